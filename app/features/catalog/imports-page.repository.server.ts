/** What the panel of imports reads, and the one thing it changes. */
import { users } from "@schema/accounts";
import { importRefusals, imports } from "@schema/catalog";
import { and, asc, desc, eq, gt, isNull } from "drizzle-orm";
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
  createdAt: imports.createdAt,
  updatedAt: imports.updatedAt,
  startedBy: users.userName,
});

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
    importRows(ctx).where(eq(imports.importId, importId)).limit(1),
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

/** Lets a failed import wait again. @returns whether there was one */
export async function requeueImport({ db, clock }: Pick<Context, "db" | "clock">, importId: string): Promise<boolean> {
  const rows = await db
    .update(imports)
    .set({ status: "waiting", failure: null, processed: 0, total: 0, updatedAt: clock.now() })
    .where(and(eq(imports.importId, importId), eq(imports.status, "failed"), isNull(imports.undoneAt)))
    .returning({ id: imports.importId });
  return rows.length > 0;
}
