/** What this feature brings on the server. */
import { departments } from "@schema/departments";
import { serverFeature } from "~/engines/feature.server";
import { departmentEndpoints } from "./departments.api.server";
import { departmentsFeature } from "./feature";

export const departmentsServer = serverFeature(departmentsFeature, {
  audited: [
    {
      thing: "department",
      row: { table: departments, id: departments.departmentId, title: { en: departments.nameEn, tr: departments.nameTr } },
      pageOf: (id) => `/admin/departments/edit/${id}`,
    },
  ],
  endpoints: departmentEndpoints,
  tools: [{ name: "departments", order: 3, to: "/admin/departments/all" }],
});
