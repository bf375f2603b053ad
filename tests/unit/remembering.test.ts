/** Functions that remember give what the libraries' own functions give. */
import { readFileSync } from "node:fs";
import { matchRoutes } from "@remix-run/react";
import { users } from "@schema/accounts";
import { Column, entityKind, getTableName, is, SQL, Subquery, sql, Table } from "drizzle-orm";
import { SQLiteColumn, SQLiteTable, SQLiteText } from "drizzle-orm/sqlite-core";
import type { createLucideIcon, IconNode, LucideIcon } from "lucide-react";
import { createElement, forwardRef } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
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

test("the modules of all routes, and the routes made of them, are listed once and as the framework lists them", () => {
  const ENTRY = "@remix-run/server-runtime/dist/esm/entry.js";
  const ROUTES = "@remix-run/react/dist/esm/routes.js";
  const manifest = { root: { id: "root", path: "" }, all: { id: "all", parentId: "root", path: "courses/all", hasLoader: true } };
  const build = { root: { module: { handle: 1 } }, all: { module: { handle: 2 } } };
  const make = (code: string, name: string) =>
    new Function("getRouteComponents", "invariant", "groupRoutesByParentId", `${code.replace(/^export .*$/gm, "")}; return ${name};`)(
      () => ({}),
      () => undefined,
      () => ({ "": [manifest.root], root: [manifest.all] }),
    );
  const [ours, theirs] = [withMemory(sourceOf(ENTRY), ENTRY) ?? "", sourceOf(ENTRY)].map((code) => make(code, "createEntryRouteModules"));
  expect(ours(build)).toEqual(theirs(build));
  expect(ours(build)).toBe(ours(build));
  const cut = (code: string) =>
    code.slice(code.search(/const routesOf|function createServerRoutes/), code.indexOf("function createClientRoutesWith"));
  const [ourRoutes, theirRoutes] = [withMemory(sourceOf(ROUTES), ROUTES) ?? "", sourceOf(ROUTES)].map((code) =>
    make(cut(code), "createServerRoutes"),
  );
  const asked = [manifest, ours(build), {}, false] as const;
  expect(JSON.stringify(ourRoutes(...asked))).toBe(JSON.stringify(theirRoutes(...asked)));
  expect(ourRoutes(...asked)).toBe(ourRoutes(...asked));
  expect(ourRoutes(...asked)[0].children).toHaveLength(1);
});

test("data routes are made once of a list of routes, and are what the router makes of it", () => {
  const SERVER = "react-router-dom/server.mjs";
  const routes = [
    { id: "root", path: "" },
    { id: "all", path: "courses/all" },
  ];
  const convert = (asked: typeof routes, _: unknown, __: unknown, manifest: Record<string, object>) =>
    asked.map((route) => {
      manifest[route.id] = { ...route, isConverted: true };
      return manifest[route.id];
    });
  const make = (code: string) =>
    new Function(
      "UNSAFE_convertRoutesToDataRoutes",
      "UNSAFE_mapRouteProperties",
      "Action",
      "IDLE_NAVIGATION",
      `${code.slice(code.search(/const dataRoutesByRoutes|function createStaticRouter/)).replace(/^export .*$/gm, "")}; return createStaticRouter;`,
    )(convert, () => ({ hasErrorBoundary: false }), { Pop: "POP" }, {});
  const [ours, theirs] = [make(withMemory(sourceOf(SERVER), SERVER) ?? ""), make(sourceOf(SERVER))];
  const context = { matches: [{ route: { id: "all" }, pathname: "/courses/all" }] };
  expect(ours(routes, context).routes).toEqual(theirs(routes, context).routes);
  expect(ours(routes, context).state.matches).toEqual(theirs(routes, context).state.matches);
  expect(ours(routes, context).routes).toBe(ours(routes, context).routes);
  expect(ours([...routes], context).routes).not.toBe(ours(routes, context).routes);
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
        { id: "home", index: true },
        { id: "person", path: ":user_name" },
        { id: "maybe", path: "lang?/about" },
        {
          id: "nested",
          path: "Admin",
          children: [
            { id: "panel", path: "panel" },
            { id: "below", index: true },
          ],
        },
      ],
    },
    { id: "rest", path: "*" },
  ];
  const list = routes();
  const idsOf = (matches: { route: { id?: string }; params: object }[] | null) => matches?.map(({ route, params }) => [route.id, params]);
  for (const path of [
    ...["/courses/all", "/courses/one/x", "/", "/nowhere/at/all", "/courses/all", "/COURSES/all/", "//courses/all", "/someone", "/about"],
    ...["/lang/about", "/admin/panel", "/ADMIN", "/courses", "/c%6Furses/all", "/%E0%A4%A", "/courses%2Fall", "", "/*", "/:user_name"],
  ])
    for (const _ of [1, 2]) expect(idsOf(ours.matchRoutes(list, path))).toEqual(idsOf(matchRoutes(routes(), path)));
  const first = ours.matchRoutes(list, "/courses/one/x")?.at(-1);
  Object.assign(first?.params ?? {}, { course_id: "another" });
  expect(ours.matchRoutes(list, "/courses/one/x")?.at(-1)?.params).toEqual({ course_id: "x" });
  expect(ours.matchRoutes(list, "/courses/one/x", "/en")).toEqual(matchRoutes(routes(), "/courses/one/x", "/en"));
});

test("addresses longer than any page's are matched and not remembered", async () => {
  const source = withMemory(sourceOf(ROUTER), ROUTER) ?? "";
  const ours = (await import(`data:text/javascript,${encodeURIComponent(`${source}//long`)}`)) as { matchRoutes: typeof matchRoutes };
  const list = [
    { id: "one", path: "courses/one/:course_id" },
    { id: "rest", path: "*" },
  ];
  const set = vi.spyOn(Map.prototype, "set");
  const long = Array.from({ length: 300 }, (_, at) => `/courses/one/${at}${"x".repeat(7000)}`);
  for (const path of [...long, ...long.map((each) => `/nowhere${each}`), `/${"%C3%A7".repeat(900)}`]) ours.matchRoutes(list, path);
  ours.matchRoutes(list, "/courses/one/short");
  const keys = set.mock.calls.map(([key]) => String(key));
  set.mockRestore();
  expect(keys.some((key) => key.includes("/courses/one/short"))).toBe(true);
  expect(Math.max(...keys.map((key) => key.length))).toBeLessThanOrEqual(250);
  expect(ours.matchRoutes(list, long[0] ?? "")?.[0]?.params).toEqual({ course_id: long[0]?.slice("/courses/one/".length) });
});

test("rows are read as Drizzle reads them, side by side, below one another and from a join that found nothing", () => {
  const UTILS = "drizzle-orm/utils.js";
  const make = (code: string) =>
    new Function(
      "is",
      "Column",
      "SQL",
      "Subquery",
      "getTableName",
      `${code.slice(0, code.indexOf("function orderSelectedFields")).replace(/^import .*$/gm, "")}; return mapResultRow;`,
    )(is, Column, SQL, Subquery, getTableName);
  const [ours, theirs] = [withMemory(sourceOf(UTILS), UTILS) ?? "", sourceOf(UTILS)].map(make);
  const flat = [
    { path: ["name"], field: users.name },
    { path: ["isStaff"], field: sql`1`.mapWith(Boolean) },
    { path: ["blocked"], field: users.blockedAt },
    { path: ["alias"], field: sql`${users.createdAt}`.mapWith(users.createdAt).as("alias") },
  ];
  const nested = flat.map(({ path, field }) => ({ path: ["users", ...path], field }));
  for (const columns of [flat, nested, []])
    for (const row of [
      ["Ada", 1, null, 1_700_000_000_000],
      [null, null, null, null],
      ["", 0, 5, 0],
    ])
      for (const joins of [undefined, { users: true }, { users: false }])
        for (const _ of [1, 2]) expect(ours(columns, row, joins)).toStrictEqual(theirs(columns, row, joins));
});

test("loaders are given the request as it came, and without the router's own parameters where it has them", () => {
  const DATA = "@remix-run/server-runtime/dist/esm/data.js";
  const cut = (code: string) => code.slice(code.indexOf("function stripIndexParam"), code.indexOf("export {"));
  const make = (code: string) => new Function(`${cut(code)}; return (request) => stripRoutesParam(stripIndexParam(request));`)();
  const [ours, theirs] = [withMemory(sourceOf(DATA), DATA) ?? "", sourceOf(DATA)].map(make);
  for (const query of ["", "?a=1", "?index", "?index=2&_routes=root", "?q=index", "?_routes=root&b=%20"]) {
    const url = `https://hocam.test/courses/all${query}`;
    expect(ours(new Request(url)).url).toBe(theirs(new Request(url)).url);
  }
  const plain = new Request("https://hocam.test/");
  expect(ours(plain)).toBe(plain);
});

test("another version of a library stops the build", () => {
  expect(() => withMemory("export const is = 1;", ENTITY)).toThrow("vite.remembering.ts");
  expect(withMemory("anything", "app/root.tsx")).toBeNull();
});

test("icons are drawn as lucide draws them", async () => {
  const ICON = "lucide-react/dist/esm/Icon.js";
  const CREATE = "lucide-react/dist/esm/createLucideIcon.js";
  const cut = (code: string) => code.slice(code.indexOf("*/") + 2).replace(/^import .*$|^export .*$/gm, "");
  const part = async (path: string) => (await import(`lucide-react/dist/esm/${path}.js`)) as Record<string, unknown>;
  const { mergeClasses } = await part("shared/src/utils/mergeClasses");
  const { toKebabCase } = await part("shared/src/utils/toKebabCase");
  const { toPascalCase } = await part("shared/src/utils/toPascalCase");
  const { hasA11yProp } = await part("shared/src/utils/hasA11yProp");
  const { default: defaultAttributes } = await part("defaultAttributes");
  const given = { forwardRef, createElement, mergeClasses, toKebabCase, toPascalCase, hasA11yProp, defaultAttributes };
  const code = [ICON, CREATE].map((path) => cut(withMemory(sourceOf(path), path) ?? "")).join("\n");
  const make = new Function(...Object.keys(given), `${code}; return createLucideIcon;`)(...Object.values(given)) as typeof createLucideIcon;
  const looks = [
    {},
    { size: 16, className: "x", "aria-hidden": true },
    { "aria-label": "a<b", strokeWidth: 3, absoluteStrokeWidth: true, size: 48 },
  ];
  const names = ["calendar-days", "chart-no-axes-column", "circle-question-mark", "house", "messages-square", "wifi-off"];
  for (const name of names) {
    const { default: theirs, __iconNode } = (await import(`lucide-react/dist/esm/icons/${name}.js`)) as {
      default: LucideIcon;
      __iconNode: IconNode;
    };
    const ours = make(name, __iconNode);
    for (const look of [...looks, { children: createElement("title", { key: "t" }, "t") }])
      expect(renderToStaticMarkup(createElement(ours, look))).toBe(renderToStaticMarkup(createElement(theirs, look)));
  }
});
