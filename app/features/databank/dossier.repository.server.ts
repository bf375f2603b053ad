/** A databank entry as staff read it before they decide. */
import type { GradePart } from "@schema/databank";
import { sql } from "drizzle-orm";
import { dossierSource, passagesOf } from "~/engines/review/dossier.server";
import { personName } from "~/features/catalog/offered/instructor-path";
import { termName } from "~/features/courses/offered/course-words";

const TEXTS = ["exam_kinds", "topics", "boundaries", "resources", "advice"] as const;

type Row = { course: string; term: string; instructor: string | null; parts: GradePart[] } & Record<(typeof TEXTS)[number], string | null>;

export const entryDossier = dossierSource<Row>(
  sql`databank_entries AS t JOIN courses AS c ON c.course_id = t.course_id LEFT JOIN instructors AS i ON i.instructor_id = t.instructor_id`,
  sql`json_object('course', c.course_code, 'term', t.term, 'instructor', i.name, 'parts', json(t.grade_parts), 'exam_kinds', t.exam_kinds,
    'topics', t.topics, 'boundaries', t.boundaries, 'resources', t.resources, 'advice', t.advice)`,
  (row, say) => ({
    facts: [
      { label: say("databank:fields.course_id"), value: row.course },
      { label: say("databank:fields.term"), value: termName(say, row.term) },
      { label: say("databank:fields.instructor_id"), value: row.instructor ? personName(row.instructor) : say("databank:one.notListed") },
      { label: say("databank:fields.grade_parts"), value: row.parts.map(({ name, weight }) => `${name} ${weight}`).join(" · ") },
    ],
    passages: passagesOf(TEXTS.map((name) => [say(`databank:fields.${name}`), row[name]])),
  }),
);
