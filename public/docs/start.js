// Shows the API's own description; everything comes from this site.
SwaggerUIBundle({ url: "/api/v1/openapi.json", dom_id: "#reader", deepLinking: true });
