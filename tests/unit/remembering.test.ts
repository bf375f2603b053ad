/** Functions that remember give what the libraries' own functions give. */
import { readFileSync } from "node:fs";
import { matchRoutes } from "@remix-run/react";
import { users } from "@schema/accounts";
import { Column, entityKind, is, SQL, Subquery, sql, Table } from "drizzle-orm";
import { SQLiteColumn, SQLiteTable, SQLiteText } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { withMemory } from "../../vite.remembering";

const sourceOf = (path: string) => readFileSync(`node_modules/${path}`, "utf8");
const ENTITY = "drizzle-orm/entity.js";
const ROUTER = "@remix-run/router/dist/router.js";

const isOf = (code: string) => new Function(`${code.replace(/export \{[\s\S]*$/, "")}; return is;`)() as typeof is;

test("what a value of Drizzle's is, asked twice, is what Drizzle says", () => {
  const ours = isOf(withMemory(sourceOf(ENTITY), ENTITY) ?? "");
  const values = [users, users.name, users.key, sql`1`, sql`1`.as("one"), sql.raw("x"), {}, [], null, undefined, "text", 7, new Date()];
  const types = [Column, SQLiteColumn, SQLiteText, SQL, SQL.Aliased, Subquery, Table, SQLiteTable];
  for (const _ of [1, 2]) for (const value of values) for (const type of types) expect(ours(value, type)).toBe(is(value, type));
  expect(values.some((value) => types.some((type) => is(value, type)))).toBe(true);
});

test("what is no entity is refused each time", () => {
  const ours = isOf(withMemory(sourceOf(ENTITY), ENTITY) ?? "");
  class Stranger {}
  for (const _ of [1, 2]) expect(() => ours(sql`1`, Stranger as unknown as typeof SQL)).toThrow("Drizzle entity");
  expect(entityKind in Stranger).toBe(false);
});

test("a pattern's expression is made once, and is what the router makes", () => {
  const cut = (code: string) => code.slice(code.indexOf("const compiledPaths"), code.indexOf("function decodePath("));
  const source = withMemory(sourceOf(ROUTER), ROUTER) ?? "";
  const make = new Function("warning", `${cut(source)}; return { compilePath, compilePathAnew };`);
  const { compilePath, compilePathAnew } = make(() => undefined);
  for (const path of ["/", "/courses/one/:course_id", "*", "/a/:b?/c", "/A.b(c)"])
    for (const end of [true, false]) {
      expect(compilePath(path, false, end)).toEqual(compilePathAnew(path, false, end));
      expect(compilePath(path, false, end)).toBe(compilePath(path, false, end));
    }
  expect(compilePath("/a", true, true)[0].flags).not.toBe(compilePath("/a", false, true)[0].flags);
});

test("routes match as the router matches them, asked twice", async () => {
  const source = withMemory(sourceOf(ROUTER), ROUTER) ?? "";
  const ours = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as { matchRoutes: typeof matchRoutes };
  const routes = () => [
    {
      id: "root",
      path: "",
      children: [
        { id: "one", path: "courses/one/:course_id" },
        { id: "all", path: "courses/all" },
      ],
    },
    { id: "rest", path: "*" },
  ];
  const list = routes();
  const idsOf = (matches: { route: { id?: string }; params: object }[] | null) => matches?.map(({ route, params }) => [route.id, params]);
  for (const path of ["/courses/all", "/courses/one/x", "/", "/nowhere/at/all", "/courses/all"])
    expect(idsOf(ours.matchRoutes(list, path))).toEqual(idsOf(matchRoutes(routes(), path)));
});

test("another version of a library stops the build", () => {
  expect(() => withMemory("export const is = 1;", ENTITY)).toThrow("vite.remembering.ts");
  expect(withMemory("anything", "app/root.tsx")).toBeNull();
});
