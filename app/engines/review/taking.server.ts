/** Somebody on the staff takes a thing for as long as it takes, hands it over or lets it go; and what staff note about it among themselves. */
import { getTableName, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Act, Thing } from "../../platform/acts/acts";
import { auditFrom } from "../../platform/audit.server";
import type { AdminContext } from "../../platform/context";
import { rawStatement, returning } from "../../platform/db.server";
import { reviewErrors } from "./errors";
import type { TakingAct } from "./taking.schemas";

/** A table whose rows are taken: it has `taken_by`, `taken_at` and `staff_note`. */
export interface Takeable {
  type: Thing & ("contact" | "career-application");
  table: SQLiteTable;
  id: SQLiteColumn;
}

/** Whoever has it, and what was noted. */
export interface Taken {
  takenBy: string | null;
  takenName: string | null;
  takenAt: number | null;
  staffNote: string | null;
}

const nameOf = ({ table, id }: Takeable) => ({ table: sql`${sql.identifier(getTableName(table))}`, id: sql`${sql.identifier(id.name)}` });

/** Who has a thing, its note, and to whom it can be handed. One round trip; undefined when there is no such thing. */
export async function readTaken({ db }: AdminContext, takeable: Takeable, itemId: string) {
  const { table, id } = nameOf(takeable);
  const [[taken], staff] = await db.batch([
    rawStatement<Taken>(
      db,
      sql`SELECT t.taken_by AS takenBy, u.name AS takenName, t.taken_at AS takenAt, t.staff_note AS staffNote
        FROM ${table} AS t LEFT JOIN users AS u ON u.user_id = t.taken_by WHERE t.${id} = ${itemId}`,
    ),
    rawStatement<{ value: string; label: string }>(
      db,
      sql`SELECT user_id AS value, name AS label FROM users WHERE user_role = 'admin' ORDER BY sort_key, key`,
    ),
  ]);
  return taken && { ...taken, staff };
}

/** Whoever has it afterwards, and while what. */
function changeOf({ actor }: AdminContext, asked: Exclude<TakingAct, { act: "note" }>): { to: string | null; where: SQL } {
  if (asked.act === "hand-over") {
    const { to, from } = asked;
    const isAdmin = sql`EXISTS (SELECT 1 FROM users AS a WHERE a.user_id = ${to} AND a.user_role = 'admin')`;
    return { to, where: sql`taken_by IS ${from ?? null} AND taken_by IS NOT ${to} AND ${isAdmin}` };
  }
  if (asked.act === "take") return { to: actor.userId, where: sql`taken_by IS NULL` };
  return { to: null, where: sql`taken_by = ${actor.userId}` };
}

/** Takes, hands over or lets go, with its line in the audit; one of two at once. @returns whether this was the one */
async function changeTaken(ctx: AdminContext, takeable: Takeable, itemId: string, asked: Exclude<TakingAct, { act: "note" }>) {
  const { table, id } = nameOf(takeable);
  const { to, where } = changeOf(ctx, asked);
  const now = ctx.clock.now();
  const [, changed] = await ctx.db.batch([
    auditFrom(
      ctx,
      { act: `${takeable.type}.${asked.act}` as Act, subjectType: takeable.type, subjectId: sql`${id}` },
      sql`FROM ${table} WHERE ${id} = ${itemId} AND ${where}`,
    ),
    returning(
      ctx.db,
      sql`UPDATE ${table} SET taken_by = ${to}, taken_at = ${to === null ? null : now} WHERE ${id} = ${itemId} AND ${where}`,
      { id: takeable.id },
    ),
  ]);
  return changed.length > 0;
}

/** Writes the note, if it is as its writer read it; the audit says that it changed, and outlives what it says. @returns whether it was */
async function writeNote(ctx: AdminContext, takeable: Takeable, itemId: string, { note, before }: { note: string; before: string }) {
  const { table, id } = nameOf(takeable);
  const [, changed] = await ctx.db.batch([
    auditFrom(
      ctx,
      { act: `${takeable.type}.note` as Act, subjectType: takeable.type, subjectId: sql`${id}` },
      sql`FROM ${table} WHERE ${id} = ${itemId} AND coalesce(staff_note, '') = ${before} AND ${before} <> ${note}`,
    ),
    returning(
      ctx.db,
      sql`UPDATE ${table} SET staff_note = nullif(${note}, '') WHERE ${id} = ${itemId} AND coalesce(staff_note, '') IN (${before}, ${note})`,
      { id: takeable.id },
    ),
  ]);
  return changed.length > 0;
}

/**
 * Does what a form of `Taking` asks for.
 * @param read finds who has it by now; throws where there is no such thing
 * @throws takenByOther, takenChanged, noteChanged
 */
export async function doTaking(
  ctx: AdminContext,
  takeable: Takeable,
  itemId: string,
  asked: TakingAct,
  read: () => Promise<Taken>,
): Promise<void> {
  if (asked.act === "note") {
    if (await writeNote(ctx, takeable, itemId, { note: asked.staff_note, before: asked.note_before })) return;
    await read();
    throw reviewErrors.noteChanged({ field: "staff_note" });
  }
  if (await changeTaken(ctx, takeable, itemId, asked)) return;
  const { takenBy, takenName } = await read();
  if (asked.act === "take" && takenBy === ctx.actor.userId) return;
  if (asked.act === "let-go" && takenBy === null) return;
  throw takenName === null ? reviewErrors.takenChanged() : reviewErrors.takenByOther({ name: takenName });
}

/** What somebody has of a kind, and where they see it. */
export interface TakenKind {
  to: string;
  count(ctx: AdminContext["actor"]): SQL;
}

/** The statement that counts what the actor has of each kind. */
export const countTaken = ({ db, actor }: Pick<AdminContext, "db" | "actor">, kinds: readonly TakenKind[]) =>
  rawStatement<{ to: string; n: number }>(
    db,
    kinds.length === 0
      ? sql`SELECT '' AS "to", 0 AS n WHERE 0`
      : sql.join(
          kinds.map(({ to, count }) => sql`SELECT ${to} AS "to", (${count(actor)}) AS n`),
          sql` UNION ALL `,
        ),
  );
