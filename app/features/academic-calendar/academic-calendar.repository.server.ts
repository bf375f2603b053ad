/** The academic calendar as staff keep it, one row a term. */
import { academicTerms } from "@schema/academic-calendar";
import { and, desc, eq, sql } from "drizzle-orm";
import { type AuditedSource, auditFrom } from "~/platform/audit.server";
import type { AdminContext, Context } from "~/platform/context";

const MAX_TERMS = 40;

export type AcademicTerm = typeof academicTerms.$inferSelect;

/** The calendars that there are, the latest term first. */
export const listAcademicTerms = ({ db }: Pick<Context, "db">): Promise<AcademicTerm[]> =>
  db.select().from(academicTerms).orderBy(desc(academicTerms.term)).limit(MAX_TERMS);

const SAID = [
  "starts_on",
  "ends_on",
  "add_drop_from",
  "add_drop_until",
  "withdrawal_from",
  "withdrawal_until",
  "finals_from",
  "finals_until",
];

/** What the audit keeps of a row: all that staff enter. */
const image = sql.raw(`json_object(${SAID.map((name) => `'${name}', ${name}`).join(", ")}, 'days', json(days), 'version', version)`);

/**
 * Writes a term's calendar, if it is still of the version that was changed.
 * @param seen that version; 0 when there was none
 * @returns whether it was
 */
export async function writeAcademicTerm(
  ctx: AdminContext,
  { term, ...dates }: Omit<AcademicTerm, "version" | "updatedAt">,
  seen: number,
): Promise<boolean> {
  const { db, clock } = ctx;
  const row = { term, ...dates, version: seen + 1, updatedAt: clock.now() };
  const isThere = sql`EXISTS (SELECT 1 FROM academic_terms WHERE term = ${term})`;
  const before = sql`(SELECT ${image} FROM academic_terms WHERE term = ${term})`;
  const holds = seen === 0 ? sql`NOT ${isThere}` : sql`EXISTS (SELECT 1 FROM academic_terms WHERE term = ${term} AND version = ${seen})`;
  const act: AuditedSource = {
    act: "academic-calendar.set",
    subjectType: "academic-calendar",
    subjectId: term,
    before,
    after: sql`${JSON.stringify(dates)}`,
  };
  const write =
    seen === 0
      ? db.insert(academicTerms).values(row).onConflictDoNothing().returning({ term: academicTerms.term })
      : db
          .update(academicTerms)
          .set(row)
          .where(and(eq(academicTerms.term, term), eq(academicTerms.version, seen)))
          .returning({ term: academicTerms.term });
  const [, written] = await db.batch([auditFrom(ctx, act, sql`WHERE ${holds}`), write]);
  return written.length > 0;
}
