/** What this feature brings: its pages, its links around every page. */
import { feature } from "../../engines/feature";
import { reportingPages } from "./reporting.pages";

export const reportingFeature = feature("reporting", {
  whilePaused: "open",
  pages: reportingPages,
  links: [
    { group: "staff", order: 3, to: "/admin/reporting/all", key: "reports" },
    { group: "own", order: 11, to: "/reporting/personal", key: "myReports" },
    { group: "support", order: 3, to: "/reporting/add", key: "report" },
    { group: "policies", order: 2.5, to: "/reporting/transparency", key: "transparency" },
  ],
});
