/** What is asked of departments and written into them; forms and API share these. */
import { z } from "zod";
import { idField, storableText, trimmedText, versionField } from "~/platform/forms/fields";
import { pagingShape } from "~/platform/lists/paging";
import { DEFAULT_LIMIT, MAX_LIMIT } from "./departments.limits";
import { departmentStates } from "./states";

/** Capitals without Turkish dots: `ceng` and `CENG` are one code. */
const capitals = (text: string) => text.trim().replace(/[ıİ]/g, "I").toUpperCase();

const name = trimmedText(2, 120);

/** A department as admins write it. */
export const departmentSchema = z.strictObject({
  department_code: z
    .string()
    .overwrite(capitals)
    .regex(/^[A-Z0-9]{2,10}$/, "@departments:form.code"),
  /** A department that gives no courses has none. */
  numeric_code: z
    .string()
    .trim()
    .regex(/^\d{3}$/, "@departments:form.number")
    .optional(),
  name_en: name,
  name_tr: name,
  faculty: name,
  has_courses: z.boolean().optional().default(false),
});
export type DepartmentInput = z.infer<typeof departmentSchema>;

/** One that is changed. */
export const departmentEditSchema = departmentSchema.extend({ version: versionField() });
export type DepartmentEdit = z.infer<typeof departmentEditSchema>;

const calledFields = {
  department_code: departmentSchema.shape.department_code,
  department_name: name
    .optional()
    .describe("In both languages for a new department, else in the caller's. `name_en` and `name_tr` go before it."),
  name_en: name.optional(),
  name_tr: name.optional(),
  faculty: name,
  numeric_code: departmentSchema.shape.numeric_code,
  has_courses: z.boolean().optional(),
  department_is_active: z.boolean().optional(),
};

/** A new department as programs send it: with one name for both languages, or with two. */
export const departmentCall = z.strictObject(calledFields).superRefine((value, context) => {
  if (value.department_name) return;
  const missing = !(value.name_en || value.name_tr) ? "department_name" : !value.name_en ? "name_en" : !value.name_tr ? "name_tr" : null;
  if (missing) context.addIssue({ code: "custom", path: [missing], message: "@validation:required" });
});
export type DepartmentCall = z.infer<typeof departmentCall>;

/** A change of one: what is left out stays as it is. */
export const departmentChangeCall = z.strictObject({ ...calledFields, version: versionField() });

/** What is written of a department; what is absent begins with its default or stays. */
export type DepartmentWriting = Pick<DepartmentInput, "department_code" | "faculty"> &
  Partial<DepartmentInput> & { department_is_active?: boolean };

/** What the list's and the edit page's buttons send. */
export const departmentActSchema = z.object({ act: z.enum(["activate", "deactivate", "delete"]), id: idField() });

/** Filters of the admins' list; anything unreadable is left out. */
export const departmentFilters = z.object({
  q: trimmedText(0, 100).optional().catch(undefined),
  faculty: storableText(120).optional().catch(undefined),
  state: z.enum(departmentStates).default("active").catch("active"),
  ...pagingShape,
});
export type DepartmentFilters = z.infer<typeof departmentFilters>;

/** Departments that aren't in use any more are left out unless asked for. */
export const activeOnly = z.object({ active_only: z.enum(["true", "false"]).default("true") });

export const departmentQuery = activeOnly.extend({
  page: z.coerce.number().int().min(1).max(500).default(1),
  limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(DEFAULT_LIMIT),
  q: storableText(100).optional(),
});

export const departmentAnswer = z.object({
  department_id: z.string(),
  department_code: z.string(),
  department_name: z.string().meta({ description: "In the caller's language." }),
  name_en: z.string(),
  name_tr: z.string(),
  faculty: z.string(),
  department_is_active: z.boolean(),
  version: z.number().optional().describe("To be sent back with a change."),
});
