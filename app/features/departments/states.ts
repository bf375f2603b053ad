/** By what the list of departments can be narrowed; apart from the schemas, so that browsers get it without zod. */

export const departmentStates = ["active", "inactive", "all"] as const;
export type DepartmentState = (typeof departmentStates)[number];
