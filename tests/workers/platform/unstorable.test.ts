/** NUL and half characters in every text that endpoints and forms take: refused or harmless, never a failure. */
import { expect, test } from "vitest";
import type { z } from "zod";
import { endpoints } from "../../../app/endpoints";
import { type Person, signUp, visit } from "../../support/site";
import { swept } from "../../support/sweep";
import { sweepSettings } from "../../support/worker-sweep";

const BAD = ["a\u0000b", "half \ud800 here"];

type Def = z.core.$ZodTypeDef & Record<string, unknown>;
const defOf = (schema: unknown) => (schema as { _zod: { def: Def } })._zod.def;

/** Some value that a schema may take, with `text` wherever a free text can stand. */
function fill(schema: unknown, text: string): unknown {
  const def = defOf(schema);
  const inner = def.innerType ?? def.in;
  switch (def.type) {
    case "object":
      return Object.fromEntries(Object.entries(def.shape as Record<string, unknown>).map(([name, field]) => [name, fill(field, text)]));
    case "array":
      return [fill(def.element, text)];
    case "union":
      return fill((def.options as unknown[]).at(-1), text);
    case "enum":
      return Object.values(def.entries as Record<string, string>)[0];
    case "literal":
      return (def.values as unknown[])[0];
    case "number":
      return 1;
    case "boolean":
      return true;
    case "file":
      return new File(["x"], "x.png");
    case "string":
      return text;
    case "pipe":
      return fill(defOf(def.in).type === "transform" ? def.out : def.in, text);
    default:
      return inner ? fill(inner, text) : text;
  }
}

/** Paths with this text in the place of every parameter. */
const pathWith = (path: string, text: string) =>
  path.replace(/:(\w+)(\{[^}]*\})?/g, encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\u0000")));

/** The texts of a filled value, one at a time: the others are plain. */
function* oneByOne(value: unknown, text: string): Generator<unknown> {
  const plain = JSON.stringify(value).replaceAll(JSON.stringify(text), '"plain text"');
  const parts = JSON.stringify(value).split(JSON.stringify(text));
  if (parts.length <= 1) return void (yield JSON.parse(plain));
  for (let i = 1; i < parts.length; i++) {
    const before = parts.slice(0, i).join('"plain text"');
    yield JSON.parse(before + JSON.stringify(text) + parts.slice(i).join('"plain text"'));
  }
}

const inQuery = (value: unknown) =>
  new URLSearchParams(Object.entries(value as Record<string, unknown>).map(([name, each]) => [name, String(each)])).toString();

async function statusesOf(endpoint: (typeof endpoints)[number], as: Person): Promise<{ to: string; status: number }[]> {
  const { method, path, body, query, params } = endpoint;
  const found = [];
  for (const text of BAD) {
    const paths = params ? [pathWith(path, text)] : [pathWith(path, "x")];
    const queries = query ? [...oneByOne(fill(query, text), text)].map((each) => `?${inQuery(each)}`) : [""];
    const bodies = body ? [...oneByOne(fill(body, text), text)] : [undefined];
    for (const to of paths.flatMap((each) => queries.map((search) => each + search))) {
      for (const json of bodies) {
        const { status } = await visit(`/api/v1${to}`, { as, method, json });
        found.push({ to: `${method} ${to} ${JSON.stringify(json)}`, status });
      }
    }
  }
  return found;
}

/** One of whatever is deleted or signed out must not be the caller. */
const SPARED = new Set(["/reception/logout", "/profile/me/sessions"]);

test("no endpoint fails at a text that can't be stored, in path, query or body", async () => {
  const failed: unknown[] = [];
  let tried = 0;
  const rest = endpoints.filter(({ path }) => !SPARED.has(path));
  for (const endpoint of swept(sweepSettings, { what: "Endpoints and what can't be stored", rest, count: 120 })) {
    const as = await signUp({ userRole: "admin" });
    for (const each of await statusesOf(endpoint, as)) {
      tried += 1;
      if (each.status >= 500) failed.push(`${each.status} ${each.to.slice(0, 200)}`);
    }
  }
  expect(failed).toEqual([]);
  expect(tried).toBeGreaterThan(300);
});

/** Every schema that a feature exports, by its name. */
const modules = import.meta.glob("../../../app/{engines,features,platform}/**/*.schemas.ts", { eager: true }) as Record<
  string,
  Record<string, unknown>
>;
const isSchema = (value: unknown): value is z.ZodType => typeof value === "object" && value !== null && "_zod" in value;
const schemas = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported)
    .filter(
      ([name, value]) =>
        isSchema(value) &&
        !/Answer$|Item$|List$|^currentUser$|^codeNeeded$|^tokenPair$|^importState$|^catalogCourse$|^searchNote$/.test(name),
    )
    .map(([name, value]) => [`${file.split("/").at(-1)} ${name}`, value as z.ZodType] as const),
);

/** Texts that are compared or hashed and never kept, or that a filter drops. */
const holdsBad = (value: unknown) => /\\u0000|\\ud800/.test(JSON.stringify(value) ?? "");
const NEVER_KEPT = /password|website|confirmation/;

test.each(schemas)("%s lets no text through that can't be stored", (_, schema) => {
  const passed: string[] = [];
  for (const text of BAD) {
    for (const value of oneByOne(fill(schema, text), text)) {
      const parsed = schema.safeParse(value);
      const wrong = parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join("."));
      for (const name of holders(value, text)) {
        const isRefused = wrong.some((path) => name === path || name.startsWith(`${path}.`) || path.startsWith(`${name}.`) || path === "");
        if (!isRefused && !NEVER_KEPT.test(name) && !(parsed.success && !holdsBad(parsed.data))) passed.push(name);
      }
    }
  }
  expect(passed).toEqual([]);
});

/** Where in a value a text stands. */
function holders(value: unknown, text: string, path: string[] = []): string[] {
  if (value === text) return [path.join(".")];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => holders(each, text, [...path, name]));
}

test("the walk reaches texts: its control", () => {
  const walked = schemas.flatMap(([, schema]) => holders(fill(schema, BAD[0] ?? ""), BAD[0] ?? ""));
  expect(walked.length).toBeGreaterThan(60);
});
