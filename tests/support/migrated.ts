/**
 * A migrated database for every file of tests. The first of an isolate runs the migrations; what they left is remembered, and made
 * again at once for the next ones: eight hundred statements each time were a tenth of a run.
 */
import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";

interface Part {
  name: string;
  type: string;
  sql: string;
}

/** What stands in a database, in the order in which it was made; D1's and SQLite's own parts, and what a full-text table makes by itself, are left out. */
const PARTS = `SELECT name, type, sql FROM sqlite_master AS part
  WHERE sql IS NOT NULL AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*' AND NOT EXISTS (
    SELECT 1 FROM sqlite_master AS virtual WHERE virtual.sql LIKE 'CREATE VIRTUAL%' AND part.name GLOB virtual.name || '_*' AND part.type = 'table')
  ORDER BY rowid`;

/** Of an isolate: files of tests have modules of their own. */
const remembered = globalThis as { migrated?: { parts: Part[]; statements: { sql: string; values: unknown[] }[] } };

const partsOf = async (db: D1Database) => (await db.prepare(PARTS).all<Part>()).results;

/** The statements that put the rows of a table there again. */
async function rowsOf(db: D1Database, table: string) {
  const { results } = await db.prepare(`SELECT * FROM "${table}"`).all<Record<string, unknown>>();
  return results.map((row) => ({
    sql: `INSERT INTO "${table}" (${Object.keys(row).map((column) => `"${column}"`)}) VALUES (${Object.keys(row).map(() => "?")})`,
    values: Object.values(row),
  }));
}

/** The statements that give a full-text table its settings again: its own tables may not be written to. */
async function settingsOf(db: D1Database, table: string) {
  const { results } = await db.prepare(`SELECT k, v FROM "${table}_config" WHERE k <> 'version'`).all<{ k: string; v: number }>();
  // Written out: D1 binds every number as a float, which isn't a setting.
  return results.map(({ k, v }) => ({ sql: `INSERT INTO "${table}" ("${table}", rank) VALUES ('${k}', ${v})`, values: [] }));
}

async function remember(db: D1Database) {
  await applyD1Migrations(db, env.TEST_MIGRATIONS ?? []);
  const parts = await partsOf(db);
  const made = (wanted: (part: Part) => boolean) => parts.filter(wanted).map(({ sql }) => ({ sql, values: [] as unknown[] }));
  const filled = parts
    .filter(({ type }) => type === "table")
    .map(({ name, sql }) => (sql.startsWith("CREATE VIRTUAL") ? settingsOf(db, name) : rowsOf(db, name)));
  // Rows come before the triggers, which would count them once more.
  const rows = (await Promise.all(filled)).flat();
  const statements = [...made(({ type }) => type !== "trigger"), ...rows, ...made(({ type }) => type === "trigger")];
  remembered.migrated = { parts, statements };
}

/** Whether a database was emptied: what another file still asks of it may have kept it. */
export const isBlank = async (db: D1Database): Promise<boolean> => (await partsOf(db)).length === 0;

/** Migrates a blank database. @throws when what was made again isn't what the migrations made */
export async function migrate(db: D1Database): Promise<void> {
  if (!remembered.migrated) return remember(db);
  const { parts, statements } = remembered.migrated;
  const made = statements.map(({ sql, values }) => db.prepare(sql).bind(...values));
  // Its jobs have as long to run for the first time as those of any new site.
  await db.batch([...made, db.prepare("UPDATE d1_migrations SET applied_at = CURRENT_TIMESTAMP")]);
  const now = await partsOf(db);
  if (JSON.stringify(now.map(({ sql }) => sql).sort()) !== JSON.stringify(parts.map(({ sql }) => sql).sort()))
    throw new Error("The database isn't as the migrations made it");
}
