/** Writes the OpenAPI 3.1 document from the endpoints' own rows. */
import { z } from "zod";
import type { Endpoint } from "./endpoint";

type Json = Record<string, unknown>;

export const errorBody = z.object({
  error: z.object({
    code: z.string().meta({ description: "Stable, for programs." }),
    message: z.string().meta({ description: "In the caller's language, for people." }),
    details: z.record(z.string(), z.unknown()).optional(),
    error_id: z.string().optional(),
  }),
});

const schemaOf = (schema: z.ZodType, io: "input" | "output"): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any", target: "draft-2020-12" }) as Json;
  return rest;
};

function parametersOf(schema: z.ZodType | undefined, place: "path" | "query"): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input") as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: shape,
  }));
}

function operationOf(endpoint: Endpoint): Json {
  const json = (schema: Json) => ({ content: { "application/json": { schema } } });
  const multipart = (schema: Json) => ({ content: { "multipart/form-data": { schema } } });
  const failure = { $ref: "#/components/responses/Failure" };
  const refusals = endpoint.access === "public" ? [400, 429] : [400, 401, 403, 429];
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split("/").filter((part) => part && !part.startsWith(":"))[0]],
    description: `Access: ${endpoint.access}${endpoint.isFor ? `. For ${endpoint.isFor}.` : ""}`,
    security: endpoint.access === "public" || endpoint.access === "guest" ? [] : [{ bearer: [] }, { cookie: [] }],
    parameters: [...parametersOf(endpoint.params, "path"), ...parametersOf(endpoint.query, "query")],
    ...(endpoint.body && { requestBody: { required: true, ...json(schemaOf(endpoint.body, "input")) } }),
    ...(endpoint.form && { requestBody: { required: true, ...multipart(schemaOf(endpoint.form, "input")) } }),
    responses: {
      [endpoint.status ?? 200]: { description: "Done", ...json(schemaOf(endpoint.response, "output")) },
      ...Object.fromEntries(refusals.map((status) => [status, failure])),
    },
  };
}

/** A prepared picture, which is a file and lies outside of `/api/v1`. */
function pictureOperation(address: string): Json {
  const names = [...address.matchAll(/:(\w+)/g)].map(([, name]) => name);
  return {
    summary: "A prepared picture, for those who may see the thing that it is of",
    tags: ["image"],
    security: [],
    parameters: names.map((name) => ({ name, in: "path", required: true, schema: { type: "string" } })),
    responses: {
      200: { description: "Done", content: { "image/webp": { schema: { type: "string", format: "binary", contentEncoding: "binary" } } } },
      404: { description: "There is none that the caller may see" },
    },
  };
}

const template = (address: string) => address.replace(/:(\w+)/g, "{$1}");

/**
 * The whole document; paths are as they are called, endpoints' below `/api/v1`.
 * @param pictures the addresses of pictures: `/event/image/:subject_id/:file`
 */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  info: { title: string; version: string },
  pictures: readonly string[],
): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints.filter(({ isHidden }) => !isHidden)) {
    const path = template(`/api/v1${endpoint.path}`);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  for (const address of pictures) paths[template(address)] = { get: pictureOperation(address) };
  return {
    openapi: "3.1.0",
    info,
    paths,
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer" },
        cookie: { type: "apiKey", in: "cookie", name: "hocam_session" },
      },
      responses: {
        Failure: { description: "Refused", content: { "application/json": { schema: schemaOf(errorBody, "output") } } },
      },
    },
  };
}
