/**
 * How rows were before an import first touched them. Each statement here stands in the batch of the change that it is
 * taken before, with the same condition; undoing writes the images back (`import-undo.repository.server.ts`).
 */
import { type SQL, sql } from "drizzle-orm";
import { departmentImage } from "../departments/import.service.server";

/** Columns of a course that imports write. Counters aren't among them: readers and writers of the site move those. */
export const courseColumns = [
  "course_code",
  "name_en",
  "name_tr",
  "sort_key",
  "search_text",
  "theory_hours",
  "practice_hours",
  "credit_halves",
  "ects_halves",
  "course_type",
  "level",
  "language",
  "offered_semesters",
  "non_technical_term",
  "has_prerequisites",
  "last_term",
  "catalog_hash",
  "updated_at",
] as const;

/** The field of `course_overrides` that stands for a column. */
export const overriddenField = (column: string) => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const pairs = (alias: string, columns: readonly string[]) => sql.raw(columns.map((column) => `'${column}', ${alias}.${column}`).join(", "));

const courseImage = sql`json_object(${pairs("c", courseColumns)},
  'claims', json((SELECT json_group_array(json_array(field, source, term, value, folded)) FROM course_claims x WHERE x.course_id = c.course_id)),
  'prerequisites', json((SELECT json_group_array(json_array(set_number, required_course_id)) FROM course_prerequisites x WHERE x.course_id = c.course_id)),
  'waiting', json((SELECT json_group_array(json_array(set_number, required_code)) FROM waiting_prerequisites x WHERE x.course_id = c.course_id)),
  'overrides', json((SELECT json_group_array(json_array(field, file_value)) FROM course_overrides x WHERE x.course_id = c.course_id)))`;

const sectionImage = sql`json_object('id', s.section_id, 'number', s.section_number, 'criteria', s.criteria, 'note', s.note, 'withdrawn', s.withdrawn_at,
  'teachers', json((SELECT json_group_array(instructor_id) FROM section_instructors x WHERE x.section_id = s.section_id)),
  'meetings', json((SELECT json_group_array(json_array(position, day, start_minute, end_minute, place)) FROM section_meetings x WHERE x.section_id = s.section_id)))`;

const offeringImage = sql`json_object('course', o.course_id, 'term', o.term, 'hash', o.import_hash, 'withdrawn', o.withdrawn_at,
  'created', o.created_at, 'updated', o.updated_at,
  'sections', json((SELECT json_group_array(json(${sectionImage})) FROM sections s WHERE s.offering_id = o.offering_id)))`;

/** Columns of a program, and of its lines without the program itself. */
export const programColumns = [
  "name",
  "degree",
  "department_id",
  "source",
  "source_url",
  "source_date",
  "import_hash",
  "created_at",
  "updated_at",
] as const;
export const lineColumns = [
  "semester",
  "position",
  "course_code",
  "course_id",
  "elective_kind",
  "name",
  "credit_halves",
  "theory_hours",
  "practice_hours",
  "ects_halves",
] as const;

const programImage = sql`json_object(${pairs("p", programColumns)},
  'lines', json((SELECT json_group_array(json_object(${pairs("l", lineColumns)})) FROM program_courses l WHERE l.program_id = p.program_id)))`;

const kinds = {
  course: sql`SELECT ${courseImage} FROM courses c WHERE c.course_id = k.id`,
  offering: sql`SELECT ${offeringImage} FROM offerings o WHERE o.offering_id = k.id`,
  program: sql`SELECT ${programImage} FROM programs p WHERE p.program_id = k.id`,
  alias: sql`SELECT json_object('course', a.course_id, 'created', a.created_at) FROM course_aliases a WHERE a.code = k.id`,
  instructor: sql`SELECT json_object('name', i.name) FROM instructors i WHERE i.instructor_id = k.id`,
  department: sql`SELECT ${departmentImage} FROM departments d WHERE d.department_id = k.id`,
};
export type ImageKind = keyof typeof kinds;

/**
 * The statement that keeps how rows are now, unless the import has touched them before; none where there is no row yet.
 * @param ids a query of ids, as `id`
 */
export const saveBefore = (importId: string, kind: ImageKind, ids: SQL): SQL => sql`
  INSERT INTO import_before (import_id, kind, row_id, before)
  SELECT ${importId}, ${kind}, k.id, (${kinds[kind]}) FROM (${ids}) k WHERE true
  ON CONFLICT DO NOTHING`;
