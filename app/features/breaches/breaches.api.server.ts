/** An entry of the breach log as a file, for whoever fills in the Board's form. */
import { z } from "zod";
import { idField } from "~/platform/forms/fields";
import { attachment } from "~/platform/http/attachment";
import { endpoint } from "~/platform/http/endpoint";
import { breachFormQuery } from "./breaches.schemas";
import { readBreachForm } from "./breaches.service.server";

const form = endpoint({
  method: "GET",
  path: "/breaches/:breach_id/form.txt",
  access: "admin",
  summary: "An entry of the breach log as text, in the order of the form of the Personal Data Protection Board",
  params: z.object({ breach_id: idField() }),
  query: breachFormQuery,
  response: z.string(),
  handler: async ({ params, query }, ctx) =>
    new Response(await readBreachForm(ctx, params.breach_id, query.language), {
      headers: { "Content-Type": "text/plain; charset=utf-8", "Content-Disposition": attachment(`${params.breach_id}.txt`) },
    }),
});

export const breachEndpoints = [form];
