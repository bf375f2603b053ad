/** How long, how large and how many: what forms and addresses take changes on purpose only. What the API takes: `platform/bounds`. */
import { expect, test } from "vitest";
import { z } from "zod";
import { boundsOf } from "../support/bounds";
import { expectedBounds, expectedFormBounds } from "../support/expected-bounds";

const modules = import.meta.glob<Record<string, unknown>>("../../app/**/*.schemas.ts", { eager: true });

/** What is asked of what is sent, and of what it is read as: `60` of a text that is taken for a number. */
const boundsOfSchema = (schema: z.ZodType) =>
  new Set((["input", "output"] as const).flatMap((io) => boundsOf("", z.toJSONSchema(schema, { io, unrepresentable: "any" }))));

/** Forms that need nothing to be made are schemas that are made for each reader. */
const schemaIn = (value: unknown): unknown => (typeof value === "function" && value.length === 0 ? value() : value);

test("forms and addresses take of every field as much as was decided, no more and no less", () => {
  const ofApi = new Set(expectedBounds.map((line) => line.slice(line.indexOf(": ") + 2)));
  const said = Object.entries(modules).flatMap(([path, exported]) =>
    Object.entries(exported).flatMap(([name, value]) => {
      const schema = schemaIn(value);
      const bounds = schema instanceof z.ZodType ? [...boundsOfSchema(schema)].join(", ") : "";
      return bounds && !ofApi.has(bounds) ? [`${/([^/]+)\.schemas\.ts$/.exec(path)?.[1]}.${name}: ${bounds}`] : [];
    }),
  );
  expect(said.sort(), "to be written into tests/support/expected-bounds.ts").toEqual([...expectedFormBounds].sort());
});
