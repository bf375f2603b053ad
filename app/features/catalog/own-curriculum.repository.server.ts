/** The required courses of one's own curriculum, with what marks are made of. */
import { sql } from "drizzle-orm";
import type { SignedInContext } from "~/platform/context";
import { rawStatement } from "~/platform/db.server";
import { marksStatement } from "../course-marks/course-marks.service.server";
import { ownProgram } from "./take.repository.server";

/** One round trip. */
export async function findOwnCurriculum(ctx: SignedInContext) {
  const [marks, lines] = await ctx.db.batch([
    marksStatement(ctx),
    rawStatement<{ courseCode: string | null }>(
      ctx.db,
      sql`SELECT coalesce(c.course_code, l.course_code) AS courseCode FROM program_courses l LEFT JOIN courses c ON c.course_id = l.course_id
        WHERE l.program_id = ${ownProgram(ctx.actor.userId)} AND l.elective_kind IS NULL ORDER BY l.semester, l.position`,
    ),
  ]);
  return { marks, lines };
}
