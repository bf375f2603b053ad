/**
 * Finds the tables that a module writes and reads, in Drizzle's calls and in SQL by hand. The tables are known by
 * `drizzle/schema`, whose files begin with the name of the folder that owns them.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";

const SCHEMA = "drizzle/schema";
/** Files of the schema without tables. */
const SHARED = ["index", "columns"];

export interface Table {
  /** As the database names it. */
  name: string;
  /** The folder whose repositories write it; undefined when no folder has the name of the schema's file. */
  owner: string | undefined;
}

/** Tables by the name of their constant in the schema. */
export type Tables = ReadonlyMap<string, Table>;

/** The folder that a file of the schema belongs to (`catalog.imports` to `catalog`); `platform` is the whole of the platform. */
function ownerOf(file: string) {
  const [name] = file.split(".");
  return ["app/", "app/platform/", "app/engines/", "app/features/"]
    .map((parent) => `${parent}${name}/`)
    .find((folder) => existsSync(folder));
}

/** Every table of the schema. */
export function readTables(): Tables {
  const files = readdirSync(SCHEMA).map((name) => name.replace(/\.ts$/, ""));
  return new Map(
    files
      .filter((file) => !SHARED.includes(file))
      .flatMap((file) => {
        const text = readFileSync(`${SCHEMA}/${file}.ts`, "utf8");
        const found = [...text.matchAll(/export const (\w+) = sqliteTable\(\s*"(\w+)"/g)];
        return found.map(([, constant = "", name = ""]) => [constant, { name, owner: ownerOf(file) }] as const);
      }),
  );
}

export interface TableAccess {
  writes: ReadonlySet<Table>;
  reads: ReadonlySet<Table>;
}

const NAME = String.raw`(?:\$\{(\w+)\}|["\x60]?(\w+))`;
const SQL_WRITES = new RegExp(String.raw`\b(?:INSERT(?: OR \w+)? INTO|REPLACE INTO|UPDATE(?: OR \w+)?|DELETE FROM)\s+${NAME}`, "g");
const SQL_READS = new RegExp(String.raw`\b(?:FROM|JOIN)\s+${NAME}`, "g");
/** `db.update(users)`; `insertIf(db, users, …)` and `insertFrom(db, { table: users, … })` write as well. */
const CALL_WRITES =
  /\.(?:insert|update|delete)\(\s*(\w+)\s*\)|\binsertIf\(\s*[\w.]+,\s*(\w+)|\binsertFrom\(\s*[\w.]+,\s*\{\s*table: (\w+)/g;
const IMPORTS = /import \{([^}]*)\} from "@schema[^"]*"/g;
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Constants of tables that a module imports, by the name that it gives them. */
function importedTables(text: string, tables: Tables): Map<string, Table> {
  const names = [...text.matchAll(IMPORTS)].flatMap(([, list = ""]) => list.split(",").map((name) => name.trim()));
  return new Map(
    names.flatMap((name) => {
      const [constant = "", alias = constant] = name.split(" as ");
      const table = tables.get(constant);
      return table ? [[alias, table] as const] : [];
    }),
  );
}

/** What a module does to which tables; a full-text index counts as its table. */
export function tableAccess(module: string, tables: Tables): TableAccess {
  const text = module.replace(COMMENTS, "");
  const imported = importedTables(text, tables);
  const byName = new Map([...tables.values()].map((table) => [table.name, table]));
  const found = (pattern: RegExp) =>
    [...text.matchAll(pattern)].flatMap(([, constant, name]) => {
      const table = constant ? imported.get(constant) : byName.get((name ?? "").replace(/_fts$/, ""));
      return table ? [table] : [];
    });
  const called = [...text.matchAll(CALL_WRITES)].flatMap((names) => names.slice(1).flatMap((name) => imported.get(name ?? "") ?? []));
  const writes = new Set([...found(SQL_WRITES), ...called]);
  return { writes, reads: new Set([...found(SQL_READS), ...imported.values()]) };
}
