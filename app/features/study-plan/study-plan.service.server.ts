/** Curricula for whoever plans with one. Nothing here goes by the reader. */
import { semesterBits } from "@schema/catalog";
import type { Context } from "~/platform/context";
import { groupBy } from "~/platform/group";
import { studyPlanErrors } from "./study-plan.errors";
import { findCurriculum, findPrograms, type ProgramRow } from "./study-plan.repository.server";
import type { CurriculumAnswer } from "./study-plan.schemas";

/** All curricula, one of each department and name: what the catalog says goes before the list of must courses. */
export async function listCurricula(ctx: Pick<Context, "db">): Promise<Pick<ProgramRow, "programId" | "name" | "departmentCode">[]> {
  const rows = await findPrograms(ctx);
  const known = new Set(rows.filter(({ source }) => source === "catalog").map(({ departmentCode }) => departmentCode));
  const shown = rows.filter(({ source, departmentCode }) => source === "catalog" || !known.has(departmentCode));
  return shown.map(({ programId, name, departmentCode }) => ({ programId, name, departmentCode }));
}

const SEASONS = ["fall", "spring", "summer"] as const;

/** One curriculum with what each of its courses needs, and when it was given. @throws curriculumNotFound */
export async function readCurriculum(ctx: Pick<Context, "db" | "locale">, programId: string): Promise<CurriculumAnswer> {
  const found = await findCurriculum(ctx, programId);
  if (!found) throw studyPlanErrors.curriculumNotFound();
  const { program, lines, needs, given, terms } = found;
  const needsOf = groupBy(needs, ({ courseCode }) => courseCode);
  const givenOf = groupBy(given, ({ courseCode }) => courseCode);
  const bitsOf = (bits: number | null) => (bits === null ? null : SEASONS.filter((season) => bits & semesterBits[season]));
  return {
    program_id: program.programId,
    name: program.name,
    department_code: program.departmentCode,
    department_id: program.departmentId,
    terms,
    lines: lines.map(({ semester, courseCode, electiveKind, name, nameEn, nameTr, creditHalves, offeredSemesters }) => ({
      semester,
      course_code: courseCode,
      elective_kind: electiveKind,
      name: (ctx.locale === "tr" ? nameTr : nameEn) ?? name,
      credits: creditHalves === null ? null : creditHalves / 2,
      prerequisites: [...groupBy(needsOf.get(courseCode ?? "") ?? [], ({ setNumber }) => setNumber).values()].map((set) =>
        set.map(({ required }) => required),
      ),
      given: (givenOf.get(courseCode ?? "") ?? []).map(({ term }) => term),
      catalog_semesters: bitsOf(offeredSemesters),
    })),
  };
}
