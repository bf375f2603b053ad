/** What every course of the catalog is worth. */
import { sql } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { rawStatement } from "~/platform/db.server";
import type { CourseCredits } from "./catalog.schemas";

/** More than any catalog has. */
const MOST = 20_000;

interface Row {
  code: string;
  numeric: string;
  creditHalves: number | null;
  ectsHalves: number | null;
}

const whole = (halves: number | null) => (halves === null ? null : halves / 2);

/** Every course of which the catalog knows a credit, by number. */
export async function findCourseCredits({ db }: Pick<Context, "db">): Promise<CourseCredits[]> {
  const [rows] = await db.batch([
    rawStatement<Row>(
      db,
      sql`SELECT course_code AS code, numeric_code AS numeric, credit_halves AS creditHalves, ects_halves AS ectsHalves FROM courses
        WHERE status <> 'draft' AND (credit_halves IS NOT NULL OR ects_halves IS NOT NULL) ORDER BY numeric_code LIMIT ${MOST}`,
    ),
  ]);
  return rows.map(({ code, numeric, creditHalves, ectsHalves }) => [code, numeric, whole(creditHalves), whole(ectsHalves)]);
}
