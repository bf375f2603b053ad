/** What this feature brings: its pages, its links around every page. */
import { feature } from "../../engines/feature";
import { departmentPages } from "./departments.pages";

export const departmentsFeature = feature("departments", {
  pages: departmentPages,
  links: [{ group: "admin", order: 3, to: "/admin/departments/all", key: "departments" }],
});
