/** Every call that was asked for by name is in the OpenAPI document, with what it takes and what it answers. */
import { expect, test } from "vitest";
import { departmentFields, namedCalls } from "../../support/named-calls";
import { visit } from "../../support/site";

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  $ref?: string;
}

type Content = { content?: Record<string, { schema: Schema }> };

interface Operation {
  parameters: { name: string; in: "path" | "query"; schema: Schema }[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

async function readDocument() {
  const response = await visit("/api/v1/openapi.json");
  return (await response.json()) as { paths: Record<string, Record<string, Operation> | undefined> };
}

/** The schema of what is sent or answered, whatever its kind. */
const schemaOf = (part: Content | undefined): Schema | undefined => Object.values(part?.content ?? {})[0]?.schema;

/** Its fields; of several shapes those of any. */
const fieldsOf = (schema: Schema | undefined): Record<string, Schema> =>
  Object.assign({}, schema?.properties, ...(schema?.anyOf ?? []).map(fieldsOf));

/** Whether it says what kind of value it is. */
function isTyped(schema: Schema): boolean {
  if (schema.anyOf) return schema.anyOf.every(isTyped);
  if (schema.items && !isTyped(schema.items)) return false;
  return schema.type !== undefined || schema.enum !== undefined || schema.const !== undefined;
}

const untyped = (fields: Record<string, Schema>) => Object.entries(fields).flatMap(([name, schema]) => (isTyped(schema) ? [] : [name]));

test.each(namedCalls)("$call is described with what it takes and answers", async ({ call, query = [], body = [], answer = [] }) => {
  const { paths } = await readDocument();
  const [method = "", path = ""] = call.split(" ");
  const operation = paths[`/api/v1${path}`]?.[method.toLowerCase()];
  expect(operation, "is in the document").toBeDefined();
  if (!operation) return;
  const asked = operation.parameters.filter((each) => each.in === "query").map(({ name }) => name);
  const inPath = operation.parameters.filter((each) => each.in === "path").map(({ name }) => `{${name}}`);
  const success = schemaOf(Object.entries(operation.responses).find(([status]) => status.startsWith("2"))?.[1]);
  const [taken, given] = [fieldsOf(schemaOf(operation.requestBody)), fieldsOf(success)];
  expect(asked).toEqual(expect.arrayContaining([...query]));
  expect(inPath).toEqual(path.match(/\{\w+\}/g) ?? []);
  expect(Object.keys(taken)).toEqual(expect.arrayContaining([...body]));
  expect(Object.keys(given)).toEqual(expect.arrayContaining([...answer]));
  expect(untyped(taken)).toEqual([]);
  expect(untyped(given)).toEqual([]);
  expect(isTyped(success ?? {})).toBe(true);
  expect(operation.parameters.filter(({ schema }) => !isTyped(schema))).toEqual([]);
});

test("departments by faculty are a map of names to lists of departments", async () => {
  const { paths } = await readDocument();
  const operation = paths["/api/v1/departments/by-faculty"]?.get;
  const map = schemaOf(operation?.responses["200"])?.additionalProperties as Schema;
  expect(Object.keys(fieldsOf(map.items))).toEqual(expect.arrayContaining([...departmentFields]));
});

test.each(["/event/image", "/community/one/image"])("pictures below %s are described as files", async (place) => {
  const { paths } = await readDocument();
  const answered = paths[`${place}/{subject_id}/{file}`]?.get?.responses["200"];
  expect(Object.keys(answered?.content ?? {})).toEqual(["image/webp"]);
});
