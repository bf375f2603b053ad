/** What the panel of imports reads, and the one thing it changes. */
import { users } from "@schema/accounts";
import { importRefusals, imports } from "@schema/catalog";
import { and, asc, desc, eq, gt, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { columns } from "~/platform/db.server";
import { undoState } from "./import-undo.repository.server";
import { offeredTerms } from "./offered-terms.repository.server";

type Base = Pick<Context, "db">;

const LATEST = 20;
/** A file may have ten thousand rows, all of them refused. */
const MAX_REFUSALS = 10_000;

const shown = columns({
  importId: imports.importId,
  fileName: imports.fileName,
  kind: imports.kind,
  term: imports.term,
  status: imports.status,
  total: imports.total,
  processed: imports.processed,
  added: imports.added,
  changed: imports.changed,
  unchanged: imports.unchanged,
  refused: imports.refused,
  withdrawn: imports.withdrawn,
  undoneAt: imports.undoneAt,
  undo: undoState.as("undo"),
  failure: imports.failure,
  confirmedAt: imports.confirmedAt,
  createdAt: imports.createdAt,
  updatedAt: imports.updatedAt,
  startedBy: users.userName,
});

const chosenRow = columns({ ...shown, preview: imports.preview });

const chosenRows = ({ db }: Base, importId: string) =>
  db.select(chosenRow).from(imports).leftJoin(users, eq(users.userId, imports.startedBy)).where(eq(imports.importId, importId)).limit(1);

const importRows = ({ db }: Base) => db.select(shown).from(imports).leftJoin(users, eq(users.userId, imports.startedBy));

const refusalRows = ({ db }: Base, importId: string, afterRow: string) =>
  db
    .select({ rowName: importRefusals.rowName, reason: importRefusals.reason, detail: importRefusals.detail })
    .from(importRefusals)
    .where(and(eq(importRefusals.importId, importId), gt(importRefusals.rowName, afterRow)))
    .orderBy(asc(importRefusals.rowName));

/** The latest imports, one of them in full, a page of what it refused, and what terms have. One round trip. */
export async function readImportsPage(ctx: Base, importId: string, afterRow: string, size: number) {
  const [latest, chosen, refusals, offered] = await ctx.db.batch([
    importRows(ctx).orderBy(desc(imports.createdAt), desc(imports.key)).limit(LATEST),
    chosenRows(ctx, importId),
    refusalRows(ctx, importId, afterRow).limit(size + 1),
    offeredTerms(ctx),
  ]);
  return { latest, chosen: chosen[0] ?? null, refusals, offered };
}

export type ImportSummary = Awaited<ReturnType<typeof readImportsPage>>["latest"][number];

/** All that an import refused, with the import itself. */
export async function readAllRefusals(ctx: Base, importId: string) {
  const [chosen, refusals] = await ctx.db.batch([
    importRows(ctx).where(eq(imports.importId, importId)).limit(1),
    refusalRows(ctx, importId, "").limit(MAX_REFUSALS),
  ]);
  return { chosen: chosen[0] ?? null, refusals };
}

type Acting = Pick<Context, "db" | "clock"> & Partial<Pick<Context, "actor">>;

/** Whoever has it imported stands with it from then on; the command is nobody. */
const startedBy = ({ actor }: Acting) => (actor ? { startedBy: actor.userId } : {});

/** Lets a failed import wait again. @returns whether there was one */
export async function requeueImport(ctx: Acting, importId: string): Promise<boolean> {
  const { db, clock } = ctx;
  const rows = await db
    .update(imports)
    .set({
      ...startedBy(ctx),
      status: sql`iif(${imports.confirmedAt} IS NULL, 'reading', 'waiting')`,
      failure: null,
      processed: 0,
      total: 0,
      updatedAt: clock.now(),
    })
    .where(and(eq(imports.importId, importId), eq(imports.status, "failed"), isNull(imports.undoneAt)))
    .returning({ id: imports.importId });
  return rows.length > 0;
}

/** Has a file imported that was looked at. @returns whether there was one */
export async function confirmImport(ctx: Acting, importId: string): Promise<boolean> {
  const { db, clock } = ctx;
  const now = clock.now();
  const rows = await db
    .update(imports)
    .set({ ...startedBy(ctx), status: "waiting", confirmedAt: now, processed: 0, total: 0, updatedAt: now })
    .where(and(eq(imports.importId, importId), eq(imports.status, "shown")))
    .returning({ id: imports.importId });
  return rows.length > 0;
}

const isUnconfirmed = and(isNull(imports.confirmedAt), inArray(imports.status, ["reading", "shown", "failed"]));

async function leave({ db }: Base, which: SQL | undefined): Promise<string[]> {
  const ids = db.select({ id: imports.importId }).from(imports).where(and(isUnconfirmed, which));
  const [, left] = await db.batch([
    db.delete(importRefusals).where(inArray(importRefusals.importId, ids)),
    db.delete(imports).where(and(isUnconfirmed, which)).returning({ id: imports.importId }),
  ]);
  return left.map(({ id }) => id);
}

/** Drops a file that was only looked at. @returns whether there was one */
export const leaveImport = async (ctx: Base, importId: string): Promise<boolean> =>
  (await leave(ctx, eq(imports.importId, importId))).length > 0;

/** Drops files that were only looked at, before a moment. @returns which */
export const leaveOld = (ctx: Base, before: number): Promise<string[]> => leave(ctx, lt(imports.updatedAt, before));
