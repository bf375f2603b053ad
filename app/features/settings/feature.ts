/** What this feature brings: its pages, its links around every page. */
import { feature } from "../../engines/feature";
import { settingsPages } from "./settings.pages";

export const settingsFeature = feature("settings", {
  pages: settingsPages,
  links: [{ group: "admin", order: 5, to: "/admin/settings/main", key: "settings" }],
});
