/** What admins do with departments; they read the database itself, never the cache. */

import { requireAdmin } from "~/platform/access/roles";
import type { AdminContext } from "~/platform/context";
import { platformErrors } from "~/platform/errors/errors";
import { pageFrom } from "~/platform/lists/paging";
import { byName } from "~/platform/order";
import { departmentErrors } from "./departments.errors";
import * as repository from "./departments.repository.server";
import type { DepartmentFilters, DepartmentWriting } from "./departments.schemas";
import { facultyName, forgetDepartments, matchingDepartments, type StoredDepartment } from "./departments.service.server";

/** A page of departments with how many are in each state, and every faculty there is. */
export async function listForAdmins(ctx: AdminContext, { q, faculty, state, page, size }: DepartmentFilters) {
  const all = await repository.loadDepartments(ctx);
  const fitting = matchingDepartments(all, q).filter((department) => !faculty || department.faculty === faculty);
  const active = fitting.filter(({ isActive }) => isActive);
  const counts = { active: active.length, inactive: fitting.length - active.length, all: fitting.length };
  const shown = state === "all" ? fitting : fitting.filter(({ isActive }) => isActive === (state === "active"));
  const rows = shown.slice((page - 1) * size, page * size + 1);
  const named = rows.map((department) => ({ ...department, facultyName: facultyName(ctx, department.faculty) }));
  return { ...pageFrom(named, shown.length, { page, size }), counts, faculties: facultyChoices(ctx, all) };
}

const facultiesOf = (all: StoredDepartment[]) => [...new Set(all.map(({ faculty }) => faculty))].sort(byName);

/** Faculties as options in the reader's language; their values are the stored names. */
const facultyChoices = (ctx: AdminContext, all: StoredDepartment[]) => {
  return facultiesOf(all)
    .map((value) => ({ value, label: facultyName(ctx, value) }))
    .sort((a, b) => byName(a.label, b.label));
};

/** What the form for a new department offers. */
export async function readNewDepartment(ctx: AdminContext) {
  return { faculties: facultiesOf(await repository.loadDepartments(ctx)) };
}

/** A department for its edit page. @throws notFound */
export async function readForAdmins(ctx: AdminContext, departmentId: string) {
  const all = await repository.loadDepartments(ctx);
  const department = all.find((each) => each.departmentId === departmentId);
  if (!department) throw departmentErrors.notFound();
  return { department, faculties: facultiesOf(all) };
}

/** The stored department, or the refusal as an error beside its field. */
function accepted(outcome: StoredDepartment | repository.Refusal | null): StoredDepartment {
  if (outcome === null) throw departmentErrors.notFound();
  if (outcome === "code") throw departmentErrors.codeTaken({ field: "department_code" });
  if (outcome === "number") throw departmentErrors.numberTaken({ field: "numeric_code" });
  if (outcome === "inUse") throw departmentErrors.inUse();
  return outcome;
}

/** Adds a department. @throws codeTaken, numberTaken */
export async function addDepartment(ctx: AdminContext, input: DepartmentWriting): Promise<StoredDepartment> {
  requireAdmin(ctx);
  const outcome = await repository.insertDepartment(ctx, input);
  // Without a number of its own its code stands there, too.
  const added = accepted(outcome === "number" && input.numeric_code === undefined ? "code" : outcome);
  await forgetDepartments(ctx);
  return added;
}

type Versioned = DepartmentWriting & { version?: number };

/** Changes a department. @throws notFound, codeTaken, numberTaken, changedMeanwhile */
export async function editDepartment(ctx: AdminContext, departmentId: string, input: Versioned): Promise<StoredDepartment> {
  requireAdmin(ctx);
  const outcome = await repository.updateDepartment(ctx, departmentId, input);
  if (outcome === null) await readForAdmins(ctx, departmentId);
  if (outcome === null) throw platformErrors.changedMeanwhile();
  const edited = accepted(outcome);
  await forgetDepartments(ctx);
  return edited;
}

/** Activates or deactivates; doing it twice changes nothing. @throws notFound */
export async function switchDepartment(ctx: AdminContext, departmentId: string, isActive: boolean): Promise<StoredDepartment> {
  requireAdmin(ctx);
  const switched = accepted(await repository.setDepartmentState(ctx, departmentId, isActive));
  await forgetDepartments(ctx);
  return switched;
}

/** Deletes a department that nothing refers to. @throws notFound, inUse */
export async function removeDepartment(ctx: AdminContext, departmentId: string): Promise<void> {
  requireAdmin(ctx);
  const outcome = await repository.deleteDepartment(ctx, departmentId);
  if (outcome === "absent") throw departmentErrors.notFound();
  if (outcome !== "deleted") throw departmentErrors.inUse();
  await forgetDepartments(ctx);
}

/** What a button of the pages does. @throws notFound, inUse */
export async function actOnDepartment(ctx: AdminContext, act: "activate" | "deactivate" | "delete", departmentId: string) {
  requireAdmin(ctx);
  if (act === "delete") return removeDepartment(ctx, departmentId);
  await switchDepartment(ctx, departmentId, act === "activate");
}
