/** What is offered in which term, and taking it away by hand. */
import { offerings } from "@schema/catalog";
import { type SQL, sql } from "drizzle-orm";
import { auditFrom } from "~/platform/audit.server";
import type { Context } from "~/platform/context";
import { rawStatement, returning } from "~/platform/db.server";
import { courseIdOf } from "./course-head.repository.server";

export interface OfferedTerm {
  term: string;
  offerings: number;
}

const MAX_TERMS = 40;

/** The statement that reads the terms with anything in them, newest first. */
export const offeredTerms = ({ db }: Pick<Context, "db">) =>
  rawStatement<OfferedTerm>(db, sql`SELECT term, count(*) AS offerings FROM offerings GROUP BY term ORDER BY term DESC LIMIT ${MAX_TERMS}`);

/**
 * Deletes what a term offers, or what it offers of one course, and writes down who did.
 * @param code of one course; empty for the whole term
 * @returns whether there was anything
 */
export async function deleteOfferings(ctx: Pick<Context, "db" | "clock" | "actor">, term: string, code: string): Promise<boolean> {
  const { db, clock } = ctx;
  const where = code ? sql`term = ${term} AND course_id = ${courseIdOf(code)}` : sql`term = ${term}`;
  const offeringIds = sql`(SELECT offering_id FROM offerings WHERE ${where})`;
  const sectionIds = sql`(SELECT section_id FROM sections WHERE offering_id IN ${offeringIds})`;
  const before = sql`json_object('offerings', count(*), 'sections', (SELECT count(*) FROM sections WHERE offering_id IN ${offeringIds}))`;
  const act = code ? "offering.delete" : "term.delete";
  const subjectId = code ? sql`min(offering_id)` : term;
  const run = (query: SQL) => rawStatement(db, query);
  const results = await db.batch([
    auditFrom(ctx, { act, subjectType: "term", subjectId, before }, sql`FROM offerings WHERE ${where} HAVING count(*) > 0`),
    run(sql`DELETE FROM section_instructors WHERE section_id IN ${sectionIds}`),
    run(sql`DELETE FROM section_meetings WHERE section_id IN ${sectionIds}`),
    run(sql`UPDATE courses AS c SET last_term = (
        SELECT max(o.term) FROM offerings o WHERE o.course_id = c.course_id AND o.withdrawn_at IS NULL AND o.offering_id NOT IN ${offeringIds}
      ), updated_at = ${clock.now()} WHERE c.course_id IN (SELECT course_id FROM offerings WHERE ${where})`),
    run(sql`DELETE FROM sections WHERE offering_id IN ${offeringIds}`),
    returning(db, sql`DELETE FROM offerings WHERE ${where}`, { id: offerings.offeringId }),
  ]);
  return results[5].length > 0;
}
