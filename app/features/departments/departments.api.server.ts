/** Departments for programs; the same use cases as the pages. */
import { z } from "zod";
import type { Context } from "~/platform/context";
import { idField, storableText } from "~/platform/forms/fields";
import { endpoint } from "~/platform/http/endpoint";
import type { Locale } from "~/platform/i18n/config";
import { locales } from "~/platform/i18n/config";
import * as schemas from "./departments.schemas";
import { departmentName, listFaculties, readDepartment, type StoredDepartment, searchDepartments } from "./departments.service.server";
import { addDepartment, editDepartment, removeDepartment, switchDepartment } from "./departments-admin.service.server";

const byId = z.object({ id: idField() });
const done = z.object({ ok: z.literal(true) });

const answerOf = (ctx: Context, department: StoredDepartment) => ({
  department_id: department.departmentId,
  department_code: department.departmentCode,
  department_name: departmentName(ctx, department),
  name_en: department.nameEn,
  name_tr: department.nameTr,
  faculty: department.faculty,
  department_is_active: department.isActive,
  version: department.version,
});

/** What a call names, with its one name in the languages it is meant for. */
function writingOf({ department_name: name, ...rest }: schemas.DepartmentCall, locales: readonly Locale[]): schemas.DepartmentWriting {
  const names = locales.map((locale) => [`name_${locale}`, name]);
  return { ...(name && Object.fromEntries(names)), ...rest };
}

const list = endpoint({
  method: "GET",
  path: "/departments",
  access: "public",
  isShared: true,
  summary: "Departments by code, a page at a time; q looks in codes and names",
  query: schemas.departmentQuery,
  response: z.object({ departments: z.array(schemas.departmentAnswer), page: z.number(), limit: z.number(), total: z.number() }),
  async handler({ query: { page, limit, active_only, q } }, ctx) {
    const all = await searchDepartments(ctx, { isActiveOnly: active_only === "true", q });
    const shown = all.slice((page - 1) * limit, page * limit);
    return { departments: shown.map((each) => answerOf(ctx, each)), page, limit, total: all.length };
  },
});

const byFaculty = endpoint({
  method: "GET",
  path: "/departments/by-faculty",
  access: "public",
  isShared: true,
  summary: "Departments under the names of their faculties",
  query: schemas.activeOnly,
  response: z.record(z.string(), z.array(schemas.departmentAnswer)),
  async handler({ query }, ctx) {
    const all = await searchDepartments(ctx, { isActiveOnly: query.active_only === "true" });
    const names = [...new Set(all.map(({ faculty }) => faculty))];
    return Object.fromEntries(
      names.map((name) => [name, all.filter(({ faculty }) => faculty === name).map((each) => answerOf(ctx, each))]),
    );
  },
});

const faculties = endpoint({
  method: "GET",
  path: "/departments/faculties",
  access: "public",
  isShared: true,
  summary: "Faculties that have an active department",
  response: z.object({ faculties: z.array(z.string()) }),
  handler: async (_, ctx) => ({ faculties: await listFaculties(ctx) }),
});

const constants = endpoint({
  method: "GET",
  path: "/departments/constants",
  access: "public",
  isShared: true,
  summary: "What forms that ask for a department offer",
  query: schemas.activeOnly,
  response: z.object({
    departments: z.array(schemas.departmentAnswer.pick({ department_id: true, department_code: true, department_name: true })),
    faculties: z.array(z.string()),
  }),
  async handler({ query }, ctx) {
    const all = await searchDepartments(ctx, { isActiveOnly: query.active_only === "true" });
    const departments = all.map((each) => {
      const { department_id, department_code, department_name } = answerOf(ctx, each);
      return { department_id, department_code, department_name };
    });
    return { departments, faculties: await listFaculties(ctx) };
  },
});

const byCode = endpoint({
  method: "GET",
  path: "/departments/code/:code",
  access: "public",
  isShared: true,
  summary: "One department by its code, whatever its case",
  params: z.object({ code: storableText(40) }),
  response: schemas.departmentAnswer,
  handler: async ({ params }, ctx) => answerOf(ctx, await readDepartment(ctx, { code: params.code })),
});

const one = endpoint({
  method: "GET",
  path: "/departments/:id",
  access: "public",
  isShared: true,
  summary: "One department",
  params: byId,
  response: schemas.departmentAnswer,
  handler: async ({ params }, ctx) => answerOf(ctx, await readDepartment(ctx, { id: params.id })),
});

const add = endpoint({
  method: "POST",
  path: "/admin/departments",
  access: "admin",
  summary: "Add a department",
  status: 201,
  body: schemas.departmentCall,
  response: schemas.departmentAnswer,
  handler: async ({ body }, ctx) => answerOf(ctx, await addDepartment(ctx, writingOf(body, locales))),
});

const edit = endpoint({
  method: "PUT",
  path: "/admin/departments/:department_id",
  access: "admin",
  summary: "Change a department",
  params: z.object({ department_id: idField() }),
  body: schemas.departmentChangeCall,
  response: schemas.departmentAnswer,
  async handler({ params, body: { version, ...body } }, ctx) {
    return answerOf(ctx, await editDepartment(ctx, params.department_id, { ...writingOf(body, [ctx.locale]), version }));
  },
});

const remove = endpoint({
  method: "DELETE",
  path: "/admin/departments/:id",
  access: "admin",
  summary: "Delete a department that nothing refers to",
  params: byId,
  response: done,
  async handler({ params }, ctx) {
    await removeDepartment(ctx, params.id);
    return { ok: true as const };
  },
});

const switching = (verb: "activate" | "deactivate", summary: string) =>
  endpoint({
    method: "PUT",
    path: `/admin/departments/:id/${verb}`,
    access: "admin",
    summary,
    params: byId,
    response: schemas.departmentAnswer,
    handler: async ({ params }, ctx) => answerOf(ctx, await switchDepartment(ctx, params.id, verb === "activate")),
  });

export const departmentEndpoints = [
  list,
  byFaculty,
  faculties,
  constants,
  byCode,
  one,
  add,
  edit,
  remove,
  switching("deactivate", "Take a department out of the forms"),
  switching("activate", "Offer a department in the forms again"),
];
