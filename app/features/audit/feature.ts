/** What this feature brings: its page, its link around every page. */
import { feature } from "../../engines/feature";
import { auditPages } from "./audit.pages";

export const auditFeature = feature("audit", {
  pages: auditPages,
  links: [{ group: "admin", order: 20, to: "/admin/audit", key: "audit" }],
});
