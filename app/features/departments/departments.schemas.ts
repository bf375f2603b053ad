/** What is asked of departments and written into them; forms and API share these. */
import { z } from "zod";
import { idField, storableText, trimmedText } from "~/platform/forms/fields";
import { pagingShape } from "~/platform/lists/paging";
import { DEFAULT_LIMIT, MAX_LIMIT } from "./departments.limits";
import { departmentStates } from "./states";

/** Capitals without Turkish dots: `ceng` and `CENG` are one code. */
const capitals = (text: string) => text.trim().replace(/[ıİ]/g, "I").toUpperCase();

/** A department as admins write it. */
export const departmentSchema = z.strictObject({
  department_code: z
    .string()
    .overwrite(capitals)
    .regex(/^[A-Z0-9]{2,10}$/, "@departments:form.code"),
  numeric_code: z
    .string()
    .trim()
    .regex(/^\d{3}$/, "@departments:form.number"),
  name_en: trimmedText(2, 120),
  name_tr: trimmedText(2, 120),
  faculty: trimmedText(2, 120),
  has_courses: z.boolean().optional().default(false),
});
export type DepartmentInput = z.infer<typeof departmentSchema>;

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
});
