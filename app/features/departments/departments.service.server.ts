/** Departments as forms, filters and the API offer them: from a cache that is five minutes old at most. */

import type { Context } from "~/platform/context";
import { recordError } from "~/platform/errors/record.server";
import { foldTurkish } from "~/platform/folding";
import { kvCopy } from "~/platform/kv-copy.server";
import { byName } from "~/platform/order";
import { colorOfFaculty, faculties } from "~/university/faculties";
import { departmentErrors } from "./departments.errors";
import { COPY_SECONDS } from "./departments.limits";
import { loadDepartments, type StoredDepartment } from "./departments.repository.server";

export { activeDepartment, departmentsBySize } from "./departments.repository.server";
export type { StoredDepartment };

const copy = kvCopy({
  key: "departments:all",
  seconds: COPY_SECONDS,
  load: loadDepartments,
  isUsable: (list: StoredDepartment[]) => list.length > 0,
});

/**
 * All departments by code, from the cache when it is fresh; failures of the cache are silent.
 * @throws loadFailed when D1 doesn't answer either; the cause is kept in the error store
 */
export async function listDepartments(ctx: Context): Promise<StoredDepartment[]> {
  try {
    return await copy.read(ctx);
  } catch (failed) {
    await recordError(ctx, failed, "server", "departments");
    throw departmentErrors.loadFailed();
  }
}

/** Refreshes the cache after departments changed; this isolate's next reading is true at once, others follow. */
export const forgetDepartments = (ctx: Pick<Context, "db" | "env" | "clock">) => copy.refresh(ctx);

/** A department's name in the reader's language. */
export const departmentName = ({ locale }: Pick<Context, "locale">, { nameEn, nameTr }: Pick<StoredDepartment, "nameEn" | "nameTr">) =>
  locale === "tr" ? nameTr : nameEn;

/** A faculty in the reader's language: rows keep the English name, and what the university pack doesn't know stays so. */
export const facultyName = ({ locale }: Pick<Context, "locale">, faculty: string) => (locale === "tr" && faculties.get(faculty)) || faculty;

/** The colour of a faculty, by its English name. */
export const facultyColor = colorOfFaculty;

/** What gives the colour of a department's faculty by the department's id. @throws loadFailed */
export async function facultyColors(ctx: Context) {
  const faculties = new Map((await listDepartments(ctx)).map(({ departmentId, faculty }) => [departmentId, faculty]));
  return (departmentId: string) => facultyColor(faculties.get(departmentId) ?? "");
}

interface ChoiceOptions {
  /** Only those that give courses, with their codes. */
  withCourses?: boolean;
  /** Also this one, even if it isn't active any more: somebody has it already. */
  including?: string | null;
}

interface Choice {
  value: string;
  label: string;
}

/** Options by the list that they were made of: sorting them takes longer than reading the list. */
const made = new WeakMap<StoredDepartment[], Map<string, Choice[]>>();

/** Active departments as options in the reader's language, by name. @throws loadFailed */
export async function departmentChoices(ctx: Context, options: ChoiceOptions = {}): Promise<Choice[]> {
  const all = await listDepartments(ctx);
  const known = made.get(all) ?? new Map<string, Choice[]>();
  made.set(all, known);
  const key = `${ctx.locale} ${options.withCourses ?? false} ${options.including ?? ""}`;
  const choices = known.get(key) ?? choicesOf(ctx, all, options);
  known.set(key, choices);
  return choices;
}

/** Choices by the list that they are: what is sent is the same for all who read one language. */
const written = new WeakMap<Choice[], string>();

/**
 * Departments that give courses, as the filter of a list offers them: `Choice[]` as JSON. As one text they cost each page a fraction
 * of what ninety objects cost. @throws loadFailed
 */
export async function departmentFilter(ctx: Context): Promise<string> {
  const choices = await departmentChoices(ctx, { withCourses: true });
  const text = written.get(choices) ?? JSON.stringify(choices);
  written.set(choices, text);
  return text;
}

function choicesOf(ctx: Context, all: StoredDepartment[], { withCourses = false, including }: ChoiceOptions): Choice[] {
  return all
    .filter(({ isActive, departmentId }) => isActive || departmentId === including)
    .filter(({ hasCourses }) => hasCourses || !withCourses)
    .map((department) => {
      const name = departmentName(ctx, department);
      const label = withCourses ? `${department.departmentCode} · ${name}` : name;
      return { value: department.departmentId, label };
    })
    .sort((a, b) => byName(a.label, b.label));
}

interface DepartmentSearch {
  isActiveOnly: boolean;
  /** Part of a code or of a name in either language. */
  q?: string;
}

/** Those whose code or name holds what was typed, whatever its case or accents. */
export function matchingDepartments(all: readonly StoredDepartment[], q: string | undefined): StoredDepartment[] {
  const wanted = foldTurkish(q ?? "");
  return all.filter(({ departmentCode, numericCode, nameEn, nameTr }) =>
    [departmentCode, numericCode, nameEn, nameTr].some((text) => foldTurkish(text).includes(wanted)),
  );
}

/** Departments by code. @throws loadFailed */
export async function searchDepartments(ctx: Context, { isActiveOnly, q }: DepartmentSearch): Promise<StoredDepartment[]> {
  const all = await listDepartments(ctx);
  return matchingDepartments(all, q).filter(({ isActive }) => isActive || !isActiveOnly);
}

/** The faculties that have an active department, in the order of the reader's alphabet. @throws loadFailed */
export async function listFaculties(ctx: Context): Promise<string[]> {
  const active = (await listDepartments(ctx)).filter(({ isActive }) => isActive);
  return [...new Set(active.map(({ faculty }) => faculty))].sort(byName);
}

/** One department by its id or, folded, by its code. @throws notFound, loadFailed */
export async function readDepartment(ctx: Context, wanted: { id: string } | { code: string }): Promise<StoredDepartment> {
  const all = await listDepartments(ctx);
  const isIt =
    "id" in wanted
      ? ({ departmentId }: StoredDepartment) => departmentId === wanted.id
      : ({ departmentCode }: StoredDepartment) => foldTurkish(departmentCode) === foldTurkish(wanted.code);
  const found = all.find(isIt);
  if (!found) throw departmentErrors.notFound();
  return found;
}
