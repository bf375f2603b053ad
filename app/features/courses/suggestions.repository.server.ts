/** What the assistant offers about courses: the easiest electives of one's department, and a course that many wrote about. */
import { sql } from "drizzle-orm";
import type { SuggestionSource } from "~/engines/suggestions";
import { rawStatement } from "~/platform/db.server";

interface Row {
  code: string | null;
}

export const electiveSuggestion: SuggestionSource = {
  order: 3,
  statements: ({ db, actor }) => [
    rawStatement<Row>(
      db,
      sql`SELECT d.department_code AS code FROM users AS u CROSS JOIN departments AS d ON d.department_id = u.department_id
        WHERE u.user_id = ${actor.userId} AND EXISTS (
          SELECT 1 FROM courses AS c WHERE c.status = 'active' AND c.department_id = d.department_id AND c.course_type = 'elective'
            AND c.overall_hundredths IS NOT NULL AND c.difficulty_hundredths IS NOT NULL)`,
    ),
  ],
  questions: ({ product, locale }, [rows = []]) =>
    (rows as Row[]).map(({ code }) => product.translators[locale].t("courses:assistant.suggestedElectives", { code })),
};

/** Of one's own department where there is one, else of any. */
export const courseSuggestion: SuggestionSource = {
  order: 4,
  statements: ({ db, actor }) => {
    const most = sql`ORDER BY c.experience_count DESC, c.key LIMIT 1`;
    const rated = sql`c.status = 'active' AND c.difficulty_hundredths IS NOT NULL`;
    return [
      rawStatement<Row>(
        db,
        sql`SELECT coalesce(
            (SELECT c.course_code FROM users AS u CROSS JOIN courses AS c ON c.department_id = u.department_id
              WHERE u.user_id = ${actor.userId} AND ${rated} ${most}),
            (SELECT c.course_code FROM courses AS c WHERE ${rated} ${most})) AS code`,
      ),
    ];
  },
  questions: ({ product, locale }, [rows = []]) =>
    (rows as Row[])
      .filter(({ code }) => code !== null)
      .map(({ code }) => product.translators[locale].t("courses:assistant.suggested", { code })),
};
