/** Addresses of the catalog's pages. */

export const coursePath = (courseCode: string) => `/catalog/course/${encodeURIComponent(courseCode)}`;

/** A department's page: its curricula and courses. */
export const departmentPath = (departmentCode: string) => `/catalog/department/${encodeURIComponent(departmentCode)}`;
