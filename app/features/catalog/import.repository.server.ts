/** Imports themselves: how far each got, and which rows it refused. */
import { type ImportPreview, importRefusals, imports } from "@schema";
import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import { auditFrom } from "~/platform/audit.server";
import type { Context } from "~/platform/context";
import { type Db, eachOf, rawStatement } from "~/platform/db.server";
import type { ImportKind } from "./import-formats.rules";
import { withdrawnBy } from "./import-preview.rules";
import type { Refusal } from "./import-rows.rules";

export type ImportRow = typeof imports.$inferSelect;
export type RefusalRow = typeof importRefusals.$inferSelect;

/** Runs written SQL as one transaction. */
export async function runTogether(db: Db, [first, ...rest]: SQL[]): Promise<void> {
  if (first) await db.batch([rawStatement(db, first), ...rest.map((query) => rawStatement(db, query))]);
}

/** Letters of the known departments' courses, by the number their codes start with. */
export async function departmentPrefixes(db: Db): Promise<Map<string, string>> {
  const rows = await db.all<{ n: string; code: string }>(
    sql`SELECT numeric_code AS n, department_code AS code FROM departments WHERE department_code <> numeric_code`,
  );
  return new Map(rows.map(({ n, code }) => [n, code]));
}

export async function insertImport(db: Db, row: typeof imports.$inferInsert): Promise<void> {
  await db.insert(imports).values(row);
}

/** Refusals in one string; each has at most some 300 letters. */
const REFUSALS_PER_STATEMENT = 1000;

function insertRefusals(importId: string, refusals: Refusal[]): SQL[] {
  const pages = Array.from({ length: Math.ceil(refusals.length / REFUSALS_PER_STATEMENT) }, (_, page) =>
    refusals.slice(page * REFUSALS_PER_STATEMENT, (page + 1) * REFUSALS_PER_STATEMENT),
  );
  return pages.map(
    (page) => sql`
      INSERT INTO import_refusals (import_id, row_name, reason, detail)
      SELECT ${importId}, value ->> 'rowName', value ->> 'reason', value ->> 'detail' FROM ${eachOf(page)} WHERE true
      ON CONFLICT DO UPDATE SET reason = excluded.reason, detail = excluded.detail`,
  );
}

/** An import that has said nothing for so long was killed; the next one marks it as failed. */
const SILENT_AFTER = 5 * 60_000;

export interface Start {
  importId: string;
  kind: ImportKind;
  term: string;
  total: number;
  refusals: Refusal[];
  now: number;
}

/**
 * Starts an import with its refusals; one that is under way goes on, one that is done stays done. One runs at a time:
 * what each found before itself is what undoing gives back.
 * @returns whether it runs now
 */
export async function startImport(db: Db, { importId, kind, term, total, refusals, now }: Start): Promise<boolean> {
  const others = sql`FROM imports o WHERE o.status = 'running' AND o.import_id <> ${importId}`;
  const [, , running] = await db.batch([
    rawStatement(
      db,
      sql`UPDATE imports SET status = 'failed', failure = 'catalog.importAbandoned'
        WHERE import_id IN (SELECT o.import_id ${others} AND o.updated_at <= ${now - SILENT_AFTER})`,
    ),
    rawStatement(
      db,
      sql`UPDATE imports SET status = 'running', kind = ${kind}, term = ${term}, total = ${total}, processed = ${refusals.length},
          refused = ${refusals.length}, added = 0, changed = 0, unchanged = 0, withdrawn = 0, failure = NULL, updated_at = ${now},
          confirmed_at = iif(EXISTS (SELECT 1 FROM import_before b WHERE b.import_id = imports.import_id), confirmed_at, ${now})
        WHERE import_id = ${importId} AND status IN ('waiting', 'failed') AND confirmed_at IS NOT NULL AND undone_at IS NULL AND NOT EXISTS (SELECT 1 ${others})`,
    ),
    rawStatement<{ id: string }>(db, sql`SELECT import_id AS id FROM imports WHERE import_id = ${importId} AND status = 'running'`),
    // Chunks refuse anew what they can't write; what was foreseen may no longer be so.
    rawStatement(db, sql`DELETE FROM import_refusals WHERE import_id = ${importId}`),
    ...insertRefusals(importId, refusals).map((query) => rawStatement(db, query)),
  ]);
  return running.length > 0;
}

/** Keeps what a file would change, if it is still only looked at. */
export async function savePreview(
  db: Db,
  { importId, kind, term, total, refusals, now, preview }: Start & { preview: ImportPreview },
): Promise<void> {
  const {
    added = 0,
    changed = 0,
    unchanged = 0,
  } = preview.tallies.courses ?? preview.tallies.programs ?? preview.tallies.departments ?? {};
  await runTogether(db, [
    sql`DELETE FROM import_refusals WHERE import_id = ${importId}`,
    ...insertRefusals(importId, refusals),
    sql`UPDATE imports SET status = 'shown', kind = ${kind}, term = ${term}, total = ${total}, refused = ${refusals.length}, added = ${added},
        changed = ${changed}, unchanged = ${unchanged}, withdrawn = ${withdrawnBy(preview)}, preview = ${JSON.stringify(preview)},
        failure = NULL, updated_at = ${now}
      WHERE import_id = ${importId} AND status = 'reading'`,
    // Whoever left it meanwhile left no list of its rows either.
    sql`DELETE FROM import_refusals WHERE import_id = ${importId} AND NOT EXISTS (SELECT 1 FROM imports WHERE import_id = ${importId})`,
  ]);
}

/** Notes whether what is imported differs from what was shown, once: the catalog isn't what it was after the first chunk. */
export async function noteDiffers(db: Db, importId: string, differs: boolean): Promise<void> {
  await db.run(sql`UPDATE imports SET preview = json_set(preview, '$.differs', json(${String(differs)}))
    WHERE import_id = ${importId} AND preview IS NOT NULL AND preview ->> '$.differs' IS NULL`);
}

/** What the audit says of an import: of what it was, what it did, and whether the command or somebody had it done. */
const done = sql`json_object('kind', kind, 'term', term, 'file', file_name, 'added', added, 'changed', changed, 'unchanged', unchanged,
  'refused', refused, 'withdrawn', withdrawn, 'isByCommand', json(iif(started_by IS NULL, 'true', 'false')))`;

/** Ends an import with what follows from all of its file, and writes down what it did, in one transaction. */
export async function endImport(
  { db, clock }: Pick<Context, "db" | "clock">,
  importId: string,
  now: number,
  follows: SQL[],
): Promise<void> {
  const isMine = sql`WHERE import_id = ${importId} AND status = 'running'`;
  const entry = { act: "import.add", subjectType: "import", subjectId: importId, by: sql`started_by`, after: done, at: now } as const;
  await db.batch([
    rawStatement(db, sql`UPDATE imports SET updated_at = ${now} ${isMine}`),
    ...follows.map((query) => rawStatement(db, query)),
    auditFrom({ db, clock, actor: null }, entry, sql`FROM imports ${isMine}`),
    rawStatement(db, sql`UPDATE imports SET status = 'done' ${isMine}`),
  ]);
}

export async function failImport(db: Db, importId: string, failure: string, now: number): Promise<void> {
  await db.run(sql`
    UPDATE imports SET status = 'failed', failure = ${failure}, updated_at = ${now} WHERE import_id = ${importId} AND status <> 'done'`);
}

export async function readImport(db: Db, importId: string): Promise<ImportRow | null> {
  const [row] = await db.select().from(imports).where(eq(imports.importId, importId));
  return row ?? null;
}

/** An import with a page of its refusals, by row name. */
export async function readImportWithRefusals(db: Db, importId: string, afterRow: string, limit: number) {
  const [[row], refusals] = await db.batch([
    db.select().from(imports).where(eq(imports.importId, importId)),
    db
      .select()
      .from(importRefusals)
      .where(and(eq(importRefusals.importId, importId), gt(importRefusals.rowName, afterRow)))
      .orderBy(asc(importRefusals.rowName))
      .limit(limit),
  ]);
  return { row: row ?? null, refusals };
}
