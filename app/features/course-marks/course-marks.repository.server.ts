/** What marks are read from: one's saved transcript while one agrees, and codes that courses had before. */
import { sql } from "drizzle-orm";
import type { Context, SignedInContext } from "~/platform/context";
import { rawStatement } from "~/platform/db.server";
import type { Consent } from "~/platform/pages/page";

export interface MarksRow {
  /** JSON; null without a transcript, and without its owner's consent. */
  content: string | null;
  hasTranscript: number;
  /** Null: never asked. */
  consent: "given" | "refused" | null;
}

/** The statement for what the reader's marks are made of: one row. */
export const marksSource = ({ db, actor }: SignedInContext, { pool, version }: Pick<Consent, "pool" | "version">) =>
  rawStatement<MarksRow>(
    db,
    sql`SELECT CASE WHEN said.consent = 'given' THEN t.content END AS content, t.content IS NOT NULL AS hasTranscript, said.consent AS consent
      FROM (SELECT (SELECT CASE WHEN k.withdrawn_at IS NULL THEN 'given' ELSE 'refused' END FROM consents k
        WHERE k.user_id = ${actor.userId} AND k.pool = ${pool} AND k.version = ${version}) AS consent) said
      LEFT JOIN gpa_transcripts t ON t.user_id = ${actor.userId}`,
  );

/** More than any catalog renames. */
const MOST_RENAMED = 5_000;

/** Codes that lead to another course, with that course's: left out are ids of merged courses, and codes that a course has now. */
export async function findRenamed({ db }: Pick<Context, "db">): Promise<[string, string][]> {
  const [rows] = await db.batch([
    rawStatement<{ former: string; code: string }>(
      db,
      sql`SELECT a.code AS former, c.course_code AS code FROM course_aliases a CROSS JOIN courses c ON c.course_id = a.course_id
        WHERE a.code GLOB '[A-Z0-9]*' AND instr(a.code, '-') = 0 AND NOT EXISTS (SELECT 1 FROM courses o WHERE o.course_code = a.code)
        ORDER BY a.code LIMIT ${MOST_RENAMED}`,
    ),
  ]);
  return rows.map(({ former, code }) => [former, code]);
}
