/** Departments as the catalog shows them: by faculty, and each with its curricula and courses. */

import type { Context } from "~/platform/context";
import { groupBy } from "~/platform/group";
import { byName } from "~/platform/order";
import { departmentName, facultyColor, facultyName, readDepartment, searchDepartments } from "../departments/departments.service.server";
import { catalogFilters } from "./catalog.schemas";
import { searchCatalog } from "./catalog.service.server";
import { curriculumMap } from "./curriculum.rules";
import { countPrograms, readPrograms } from "./programs.repository.server";

/** Active departments that give courses or have a curriculum, by faculty; narrowed by a word. */
export async function listFacultiesWithDepartments(ctx: Context, q: string) {
  const [found, programs] = await Promise.all([searchDepartments(ctx, { isActiveOnly: true, q }), countPrograms(ctx)]);
  const shown = found
    .filter(({ hasCourses, departmentId }) => hasCourses || programs.has(departmentId))
    .map((department) => ({
      code: department.departmentCode,
      name: departmentName(ctx, department),
      faculty: facultyName(ctx, department.faculty),
      color: facultyColor(department.faculty),
      programs: programs.get(department.departmentId) ?? 0,
    }))
    .sort((a, b) => byName(a.name, b.name));
  return [...groupBy(shown, ({ faculty }) => faculty)]
    .map(([faculty, departments]) => ({ faculty, color: departments[0]?.color ?? null, departments }))
    .sort((a, b) => byName(a.faculty, b.faculty));
}

/**
 * A department's page: its curricula, one of them whole, and a page of its courses.
 * @param query `program` says which curriculum, `page` and `size` which courses
 * @throws departments.notFound, loadFailed
 */
export async function readDepartmentPage(ctx: Context, code: string, query: URLSearchParams) {
  const department = await readDepartment(ctx, { code });
  const { page, size } = catalogFilters.parse(Object.fromEntries(query));
  const [{ programs, lines }, courses] = await Promise.all([
    readPrograms(ctx, department.departmentId, query.get("program") ?? ""),
    searchCatalog(ctx, { ...catalogFilters.parse({}), department_id: department.departmentId, page, size }),
  ]);
  const asked = programs.find(({ programId }) => programId === query.get("program"));
  return {
    department: {
      departmentId: department.departmentId,
      code: department.departmentCode,
      name: departmentName(ctx, department),
      faculty: facultyName(ctx, department.faculty),
      color: facultyColor(department.faculty),
    },
    programs,
    program: asked ?? programs[0] ?? null,
    curriculum: curriculumMap(lines),
    courses,
  };
}

export type DepartmentPage = Awaited<ReturnType<typeof readDepartmentPage>>;
