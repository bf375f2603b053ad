/** An experience as staff read it before they decide: with its tips and scores, without its author and their grade. */
import { sql } from "drizzle-orm";
import { dossierSource, passagesOf } from "~/engines/review/dossier.server";
import { personName } from "../catalog/offered/instructor-path";
import { termName } from "./offered/course-words";

interface Row {
  course: string;
  term: string;
  instructor: string | null;
  overall: number;
  difficulty: number;
  usefulness: number;
  hours: number;
  attendance: string;
  text: string;
  tips: string | null;
}

export const experienceDossier = dossierSource<Row>(
  sql`experiences AS t JOIN courses AS c ON c.course_id = t.course_id LEFT JOIN instructors AS i ON i.instructor_id = t.instructor_id`,
  sql`json_object('course', c.course_code, 'term', t.term, 'instructor', i.name, 'overall', t.overall, 'difficulty', t.difficulty,
    'usefulness', t.usefulness, 'hours', t.weekly_hours, 'attendance', t.attendance, 'text', t.text, 'tips', t.tips)`,
  (row, say) => ({
    facts: [
      { label: say("courses:fields.course_id"), value: row.course },
      { label: say("courses:fields.term"), value: termName(say, row.term) },
      {
        label: say("courses:fields.instructor_id"),
        value: row.instructor ? personName(row.instructor) : say("courses:one.notListedInstructor"),
      },
      ...(["overall", "difficulty", "usefulness"] as const).map((name) => ({
        label: say(`courses:fields.${name}`),
        value: `${row[name]}/5`,
      })),
      { label: say("courses:list.hours"), value: String(row.hours) },
      { label: say("courses:fields.attendance"), value: say(`courses:attendance.${row.attendance}`) },
    ],
    passages: passagesOf([
      [null, row.text],
      [say("courses:fields.tips"), row.tips],
    ]),
  }),
);
