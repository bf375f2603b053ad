/** Hides what readers see without deciding on it: it waits for review, is kept as it is, and comes back as it was. */
import { type SQL, sql } from "drizzle-orm";
import { auditFrom } from "../../platform/audit.server";
import type { Context } from "../../platform/context";
import { rawStatement } from "../../platform/db.server";
import { rowOf, type Subject } from "./subjects.server";

interface Hiding {
  /** A condition more, on the row as `t` or on what the batch did before. */
  alsoIf: SQL;
  at: number;
  /** The product itself hides it, whoever set it off. */
  isNobodys?: boolean;
}

/** The statements that send a shown thing back to review, for a batch: its audit row, then the change. */
export function hideStatements(ctx: Pick<Context, "db" | "clock" | "actor">, subject: Subject, { alsoIf, at, isNobodys }: Hiding) {
  const { table, where } = rowOf(subject);
  const condition = sql`${where} AND t.status = 'approved' AND ${alsoIf}`;
  return [
    auditFrom(
      ctx,
      {
        act: `${subject.type}.hide`,
        subjectType: subject.type,
        subjectId: subject.id,
        before: sql`json_object('status', t.status)`,
        after: sql`json_object('status', 'waiting')`,
        isNobodys,
        at,
      },
      sql`FROM ${table} AS t WHERE ${condition}`,
    ),
    rawStatement(ctx.db, sql`UPDATE ${table} AS t SET status = 'waiting', updated_at = ${at} WHERE ${condition}`),
  ] as const;
}
