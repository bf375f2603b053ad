/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { departmentEndpoints } from "./departments.api.server";
import { departmentsFeature } from "./feature";

export const departmentsServer = serverFeature(departmentsFeature, {
  endpoints: departmentEndpoints,
  tools: [{ name: "departments", order: 3, to: "/admin/departments/all" }],
});
