import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise, type ICruiseResult, type IFlattenedRuleSet } from "dependency-cruiser";
import { afterAll, expect, test } from "vitest";
import { page, pagesOf, redirectPage } from "../../app/platform/pages/page";
import { circleOf, placesOf } from "../../scripts/feature-graph";
import { globFaults } from "../../scripts/found-by-name";
import { faultsOf } from "../../scripts/owner-rules";
import { openPages } from "../../scripts/page-loaders";
import type { Tables } from "../../scripts/table-access";

const rules: Required<Pick<IFlattenedRuleSet, "forbidden">> = createRequire(import.meta.url)("../../.dependency-cruiser.cjs");

const house = mkdtempSync(join(tmpdir(), "hocam-layers-"));
afterAll(() => rmSync(house, { recursive: true }));

/** Modules that keep every rule. */
const KEPT = {
  "node_modules/drizzle-orm/package.json": '{ "name": "drizzle-orm", "main": "index.js" }',
  "node_modules/drizzle-orm/index.js": "module.exports = {};",
  "drizzle/seed/factory.ts": "export const seed = 1;",
  "app/configuration.ts": "export const configuration = 1;",
  "app/universities/pack/places.ts": "export const places = 1;",
  "app/university/places.ts": 'export * from "../universities/pack/places";',
  "app/site-map.ts": 'export * from "./features/notes/notes.pages";',
  "app/platform/db.server.ts": 'import "../configuration";',
  "app/engines/posts.ts": 'import "../platform/db.server";',
  "app/kit/card.tsx": 'import "../engines/posts";',
  "app/features/notes/notes.pages.ts": "export const pages = 1;",
  "app/features/notes/notes.repository.server.ts": 'import "drizzle-orm"; import "../../platform/db.server";',
  "app/features/notes/notes.service.server.ts": 'import "./notes.repository.server";',
  "app/features/notes/offered/note.tsx": 'import type {} from "../notes.service.server";',
  "app/features/threads/threads.service.server.ts": 'import "../notes/notes.service.server";',
};

/** One module for each rule of imports that breaks it, types alone included. */
const BROKEN: Record<string, readonly [path: string, text: string]> = {
  // Of the two modules of a circle the cruiser names the one that it comes to last.
  "no-cycles": ["app/platform/clock-of-clock.ts", 'import type {} from "./clock";'],
  "platform-knows-nothing-above": ["app/platform/links.ts", 'import type {} from "../site-map";'],
  "engines-know-no-feature": ["app/engines/search.ts", 'import type {} from "../features/notes/notes.service.server";'],
  "kit-knows-no-feature": ["app/kit/note.tsx", 'import "../features/notes/offered/note";'],
  "universities-know-no-feature": ["app/universities/metu/places.ts", 'import type {} from "../../features/notes/notes.service.server";'],
  "the-pack-is-chosen-in-one-place": ["app/features/notes/notes.rules.ts", 'import type {} from "../../universities/pack/places";'],
  "features-know-no-list-of-features": ["app/features/threads/links.ts", 'import "../../site-map";'],
  "only-repositories-speak-sql": ["app/features/notes/count.service.server.ts", 'import "drizzle-orm";'],
  "features-meet-at-services": ["app/features/threads/list.repository.server.ts", 'import "../notes/notes.repository.server";'],
  "pages-and-endpoints-call-use-cases": ["app/features/notes/notes.api.server.ts", 'import "./notes.repository.server";'],
  "nothing-of-the-seed-is-deployed": ["app/jobs.server.ts", 'import "../drizzle/seed/factory";'],
  "tables-know-the-platform-alone": ["drizzle/schema/notes.ts", 'import "../../app/engines/posts";'],
  "browser-code-stays-apart-from-the-server": [
    "app/features/notes/components/card.tsx",
    'import { all } from "../notes.service.server"; console.log(all);',
  ],
};

function build(folder: string, modules: Record<string, string>): string {
  for (const [path, text] of Object.entries(modules)) {
    const file = join(house, folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return join(house, folder);
}

/** The rules that a folder breaks, each with the module that does. */
async function brokenIn(baseDir: string): Promise<string[]> {
  const { output } = await cruise(["app", "drizzle"], {
    baseDir,
    ruleSet: { forbidden: rules.forbidden },
    validate: true,
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".js"] },
  });
  return (output as ICruiseResult).summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
}

test("modules that keep to their layers break no rule of imports", async () => {
  expect(await brokenIn(build("kept", KEPT))).toEqual([]);
});

test("each rule of imports finds a module that breaks it", async () => {
  const planted = Object.fromEntries(Object.values(BROKEN));
  const broken = await brokenIn(build("broken", { ...KEPT, ...planted, "app/platform/clock.ts": 'import "./clock-of-clock";' }));
  const wanted = Object.entries(BROKEN).map(([rule, [path]]) => `${rule}: ${path}`);
  expect(broken.sort()).toEqual(wanted.sort());
  expect(Object.keys(BROKEN)).toEqual(rules.forbidden.map(({ name }) => name));
});

const NOTES_USE_THREADS = ["app/features/notes/routes/one.tsx", 'import { title } from "../../threads/offered/title";'] as const;
const THREADS_USE_NOTES = [
  "app/features/threads/components/list.tsx",
  'import type { Note } from "~/features/notes/offered/note";',
] as const;

test("a circle of features is found, also by types alone and between folders of theirs", () => {
  expect(circleOf([NOTES_USE_THREADS, THREADS_USE_NOTES])).toEqual(["notes", "threads", "notes"]);
});

test("features that use each other one way form no circle", () => {
  expect(circleOf([NOTES_USE_THREADS, ["app/features/threads/threads.rules.ts", 'import "./choices";']])).toBeNull();
});

test("who names a feature is counted, except features that take what it offers", () => {
  const root = ["app/features.ts", 'import { notesFeature } from "./features/notes/feature";'] as const;
  const insider = ["app/features/threads/routes/all.tsx", 'import { list } from "../../notes/components/list";'] as const;
  const places = placesOf([root, insider, THREADS_USE_NOTES, NOTES_USE_THREADS]);
  expect([...places].map(([feature, where]) => [feature, [...where]])).toEqual([["notes", [root[0], insider[0]]]]);
});

const GLOB = 'const found = import.meta.glob<Found>("../features/*/pictures.ts", { eager: true });';

test("what a lower layer finds of features by a file's name is declared, each look of it", () => {
  const sources = [
    ["app/engines/pictures.ts", GLOB],
    ["app/chrome/words.ts", 'import.meta.glob("../**/*.ts")'],
  ] as const;
  expect(globFaults(sources, { "app/engines/pictures.ts": "pictures.ts" })).toEqual([]);
  expect(globFaults(sources, {})).toEqual([
    "app/engines/pictures.ts finds pictures.ts by a glob, which isn't declared in scripts/found-by-name.ts.",
  ]);
});

test.each([
  `import(\`../features/${"$"}{name}/pictures.ts\`)`,
  "import(/* @vite-ignore */ address)",
  'import("../features/" + name + "/pictures.ts")',
  `import(\n  \`~/features/notes/${"$"}{name}.ts\`,\n)`,
])("an import whose address is put together is a glob as well: %s", (text) => {
  expect(globFaults([["app/engines/all.ts", `const all = (name: string) => ${text};`]], {})).toHaveLength(1);
});

test("an import of one module that comes late is no glob", () => {
  const text = 'const late = [import("./late"), import(\n  "../platform/very-long"\n)]; type Late = typeof import("./late");';
  expect(globFaults([["app/engines/all.ts", text]], {})).toEqual([]);
});

test.each([
  "app/platform/all.ts",
  "app/engines/all.ts",
  "app/kit/all.tsx",
  "app/features/notes/all.ts",
  "app/universities/all.ts",
  "app/university/all.ts",
  "app/configuration.ts",
  "drizzle/schema/all.ts",
])("a glob that nobody declared is a fault, wherever it reaches: %s", (file) => {
  const sources = [[file, 'const all = import.meta.glob([\n  "../features/*/*.ts",\n  "!../features/notes/*.ts",\n]);']] as const;
  expect(globFaults(sources, { [file]: "pictures.ts" })).toHaveLength(1);
});

test("a declared glob that is gone is a fault", () => {
  expect(globFaults([["app/engines/pictures.ts", ""]], { "app/engines/pictures.ts": "pictures.ts" })).toEqual([
    "app/engines/pictures.ts is declared in scripts/found-by-name.ts, but finds nothing by a glob any more.",
  ]);
});

const tables: Tables = new Map([
  ["notes", { name: "note_rows", owner: "app/features/notes/" }],
  ["users", { name: "users", owner: "app/platform/accounts/" }],
]);
const OWN = "app/features/notes/notes.repository.server.ts";
const FOREIGN = "app/features/threads/threads.repository.server.ts";
const declared = [
  { by: "everyone", tables: ["users"], why: "names" },
  { by: "app/features/threads/", tables: ["note_rows"], why: "a list with notes" },
];
const importing = (text: string) => `import { notes as rows, users } from "@schema";\n${text}`;
const READING = importing("db.select().from(users); sql`SELECT 1 FROM note_rows JOIN users`");

test("an owner writes its tables, and others read what is declared", () => {
  const writing = importing("db.batch([db.update(rows), sql`INSERT INTO note_rows SELECT 1`, sql`DELETE FROM note_rows`])");
  expect(
    faultsOf(
      [
        [OWN, writing],
        [FOREIGN, READING],
      ],
      tables,
      declared,
    ),
  ).toEqual([]);
});

test.each([
  "db.insert(rows)",
  "db.update(rows)",
  "db.delete(rows)",
  "insertIf(ctx.db, rows, {})",
  "insertFrom(db, { table: rows })",
  `sql\`INSERT OR IGNORE INTO ${"$"}{rows} (id) VALUES (1)\``,
  "sql`\n      INSERT INTO note_rows (id) VALUES (1)`",
  "sql`UPDATE note_rows AS n SET id = 1`",
  "sql`DELETE FROM note_rows`",
  "sql`REPLACE INTO note_rows (id) VALUES (1)`",
])("a foreign table that is written is a fault: %s", (statement) => {
  const faults = faultsOf([[FOREIGN, importing(statement)]], tables, declared.slice(1));
  expect(faults).toContain(`${FOREIGN} writes note_rows, which app/features/notes/ alone may.`);
});

test.each([
  "sql`SELECT 1 FROM note_rows`",
  "sql`SELECT 1 FROM users u CROSS JOIN note_rows_fts`",
  'import { notes } from "@schema/notes";',
])("a foreign table that is read where that isn't declared is a fault: %s", (statement) => {
  const faults = faultsOf([[FOREIGN, statement]], tables, declared.slice(0, 1));
  expect(faults).toContain(`${FOREIGN} reads note_rows of app/features/notes/, which isn't declared in scripts/owner-rules.ts.`);
});

test("comments about a table are no access to it", () => {
  const comments = "/* UPDATE note_rows */\n  // DELETE FROM note_rows\n/** `INSERT INTO note_rows` */";
  expect(faultsOf([[FOREIGN, comments]], tables, [])).toEqual([]);
});

test("a declared read that nobody does any more is a fault", () => {
  expect(faultsOf([[FOREIGN, "db.select()"]], tables, declared)).toEqual([
    "It is declared, but not done any more: everyone users.",
    "It is declared, but not done any more: app/features/threads/ note_rows.",
  ]);
});

test("a table whose file in the schema has no folder's name is a fault", () => {
  expect(faultsOf([], new Map([["loose", { name: "loose", owner: undefined }]]), [])).toEqual([
    "loose has no owner: no folder has the name of its file in drizzle/schema.",
  ]);
});

test("a page that isn't public and exports no loader is a fault, however others export theirs", () => {
  const rows = pagesOf("notes", [
    page("/notes/open", "open", { access: "public" }),
    redirectPage("/notes", "/notes/all", { access: "user" }),
    ...["all", "add", "one", "edit"].map((name) => page(`/notes/${name}`, name, { access: "user" })),
  ]);
  const texts = {
    open: "export default Page;",
    all: "export const loader = () => null;",
    add: 'export { action, loader } from "../write.server";',
    one: "export const { loader, action } = onePage(notes);",
    edit: 'import { loader } from "./all";\nexport const handle = pageHandle("notes", "loader");\nexport default function Edit() { return loader; }',
  };
  const sources = Object.entries(texts).map(([name, text]) => [`app/features/notes/routes/${name}.tsx`, text] as const);
  expect(openPages(rows, sources)).toEqual([
    "/notes/edit isn't public, so app/features/notes/routes/edit.tsx needs a loader: the guard stands before it.",
  ]);
});
