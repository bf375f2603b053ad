/** What the catalog knows of courses and departments, in sentences, for the assistant. */
import { sql } from "drizzle-orm";
import { passageSource } from "~/engines/passages";
import { formatNumber } from "~/kit/format";
import type { Context } from "~/platform/context";
import { rawStatement } from "~/platform/db.server";

interface CourseRow {
  code: string;
  nameEn: string;
  nameTr: string;
  searchText: string;
  theory: number | null;
  practice: number | null;
  creditHalves: number | null;
  ectsHalves: number | null;
  experiences: number;
  overall: number | null;
  difficulty: number | null;
  hours: number | null;
  descriptionEn: string | null;
  descriptionTr: string | null;
  prerequisites: string | null;
}

/** Sentences of what is known; what isn't is left out. */
function factsOf(ctx: Context, row: CourseRow): string {
  const { locale } = ctx;
  const { t } = ctx.product.translators[locale];
  const number = (value: number) => formatNumber(value, locale, { maximumFractionDigits: 1 });
  const facts: (string | false | null)[] = [
    row.creditHalves !== null && t("ai:facts.credits", { code: row.code, credits: number(row.creditHalves / 2) }),
    row.theory !== null && row.practice !== null && t("ai:facts.hours", { theory: number(row.theory), practice: number(row.practice) }),
    row.ectsHalves !== null && t("ai:facts.ects", { code: row.code, ects: number(row.ectsHalves / 2) }),
    row.prerequisites
      ? t("ai:facts.prerequisites", { code: row.code, courses: row.prerequisites })
      : t("ai:facts.noPrerequisites", { code: row.code }),
    row.overall !== null &&
      row.difficulty !== null &&
      row.hours !== null &&
      t("ai:facts.ratings", {
        experiences: number(row.experiences),
        overall: number(row.overall / 100),
        difficulty: number(row.difficulty / 100),
        hours: number(row.hours / 100),
      }),
    locale === "tr" ? row.descriptionTr : row.descriptionEn,
  ];
  return facts.filter(Boolean).join(" ");
}

/** Finds active courses, best first. */
export const coursePassages = passageSource({
  name: "courses",
  access: "public",
  find: ({ db }, match, most) =>
    rawStatement<CourseRow>(
      db,
      sql`SELECT c.course_code AS code, c.name_en AS nameEn, c.name_tr AS nameTr, c.search_text AS searchText, c.theory_hours AS theory,
          c.practice_hours AS practice, c.credit_halves AS creditHalves, c.ects_halves AS ectsHalves, c.experience_count AS experiences,
          c.overall_hundredths AS overall, c.difficulty_hundredths AS difficulty, c.hours_hundredths AS hours,
          c.description_en AS descriptionEn, c.description_tr AS descriptionTr,
          (SELECT group_concat(DISTINCT r.course_code) FROM course_prerequisites AS p JOIN courses AS r ON r.course_id = p.required_course_id
            WHERE p.course_id = c.course_id) AS prerequisites
        FROM courses_fts AS f CROSS JOIN courses AS c ON c.key = f.rowid
        WHERE f.courses_fts MATCH ${match} AND c.status = 'active' ORDER BY f.rank LIMIT ${most}`,
    ),
  passageOf: (row: CourseRow, ctx) => ({
    title: `${row.code} ${ctx.locale === "tr" ? row.nameTr : row.nameEn}`,
    text: factsOf(ctx, row),
    to: `/catalog/course/${row.code}`,
    keywords: row.searchText,
  }),
});

interface DepartmentRow {
  code: string;
  numericCode: string;
  nameEn: string;
  nameTr: string;
  faculty: string;
}

/** Every active department that gives courses: there are some dozens, and none of them is written at length. */
export const departmentPassages = passageSource({
  name: "departments",
  access: "public",
  find: ({ db }) =>
    rawStatement<DepartmentRow>(
      db,
      sql`SELECT d.department_code AS code, d.numeric_code AS numericCode, d.name_en AS nameEn, d.name_tr AS nameTr, d.faculty
        FROM departments AS d WHERE d.department_is_active = 1 AND d.has_courses = 1 ORDER BY d.department_code LIMIT 200`,
    ),
  passageOf: ({ code, numericCode, nameEn, nameTr, faculty }, ctx) => ({
    title: `${ctx.locale === "tr" ? nameTr : nameEn} (${code})`,
    text: ctx.product.translators[ctx.locale].t("ai:facts.department", { code, number: numericCode, faculty }),
    to: `/catalog/department/${code}`,
    keywords: `${nameEn} ${nameTr} ${code} ${numericCode}`,
  }),
});
