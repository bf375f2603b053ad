/** What this feature brings: its pages, its links around every page. */
import { feature } from "../../engines/feature";
import { adminPages } from "./admin.pages";

export const adminFeature = feature("admin", {
  pages: adminPages,
  links: [{ group: "staff", order: 1, to: "/admin/panel", key: "panel" }],
});
