/** Writes down what staff did to somebody else's content: who, what, when, before, after, why. */
import { auditEntries } from "@schema/platform";
import { getTableName, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Act, Thing } from "./acts/acts";
import type { Context } from "./context";
import { rawStatement } from "./db.server";
import { newId } from "./ids";

export interface AuditInput {
  /** `experience.approve` */
  act: Act;
  subjectType: Thing;
  subjectId: string;
  before?: unknown;
  after?: unknown;
  reason?: string | null;
}

/** The statement that records an act; put it in the same batch as the act. */
export function auditEntry(ctx: Context, { act, subjectType, subjectId, before, after, reason }: AuditInput) {
  const now = ctx.clock.now();
  const auditId = newId("audit", now);
  return ctx.db.insert(auditEntries).values({
    auditId,
    actorId: ctx.actor?.userId ?? null,
    act,
    subjectType,
    subjectId,
    before,
    after,
    reason: reason ?? null,
    createdAt: now,
  });
}

export interface AuditedRow {
  table: SQLiteTable;
  /** What names the row in the audit. */
  id: SQLiteColumn;
  /** What the act may change, by the names under which it is written down. */
  fields: Record<string, SQLiteColumn>;
  /** The condition of the act itself: where it changes nothing, nothing is written down. */
  where: SQL | undefined;
}

/** A column's value as JSON has it: flags true or false, documents as they are. */
function asJson(column: SQLiteColumn): SQL {
  if (column.dataType === "boolean") return sql`json(iif(${column}, 'true', 'false'))`;
  return column.dataType === "json" ? sql`json(${column})` : sql`${column}`;
}

export interface AuditedSource {
  /** `experience.approve` */
  act: Act;
  subjectType: Thing;
  subjectId: SQL | string;
  before?: SQL;
  after?: SQL;
  reason?: string | null;
  /** The product itself acted, whoever set it off. */
  isNobodys?: boolean;
  /** Who acted, where the source says so. */
  by?: SQL;
  /** When it happened, where the act writes the same moment down. */
  at?: number;
}

/**
 * The statement that records an act for each row of a source, read in the same transaction; put it before the act in its
 * batch, with the act's own condition.
 * @param source `FROM … WHERE …`, or a condition alone: `WHERE …`
 */
export function auditFrom(
  { db, clock, actor }: Pick<Context, "db" | "clock" | "actor">,
  { act, subjectType, subjectId, before, after, reason, isNobodys, by, at = clock.now() }: AuditedSource,
  source: SQL,
) {
  return rawStatement(
    db,
    sql`INSERT INTO audit_entries (audit_id, actor_id, act, subject_type, subject_id, before, after, reason, created_at)
    SELECT 'audit-' || lower(hex(randomblob(10))), ${isNobodys ? null : (by ?? actor?.userId ?? null)}, ${act}, ${subjectType}, ${subjectId},
      ${before ?? null}, ${after ?? null}, ${reason ?? null}, ${at} ${source}`,
  );
}

/** The same for an act that changes rows: what each held before it is written down. */
export function auditChange(
  ctx: Context,
  { act, subjectType, after = null, reason = null }: Omit<AuditInput, "subjectId" | "before">,
  { table, id, fields, where }: AuditedRow,
) {
  const before = sql.join(
    Object.entries(fields).map(([name, column]) => sql`${name}, ${asJson(column)}`),
    sql`, `,
  );
  const entry = {
    act,
    subjectType,
    subjectId: sql`${id}`,
    before: sql`json_object(${before})`,
    after: sql`${after === null ? null : JSON.stringify(after)}`,
    reason,
  };
  return auditFrom(ctx, entry, sql`FROM ${sql.identifier(getTableName(table))} WHERE ${where}`);
}
