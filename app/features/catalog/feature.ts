/** What this feature brings: its pages, its links around every page. */
import { feature } from "../../engines/feature";
import { catalogPages } from "./catalog.pages";

export const catalogFeature = feature("catalog", {
  pages: catalogPages,
  links: [
    { group: "study", order: 2, to: "/catalog/all", key: "catalog" },
    { group: "study", order: 4, to: "/catalog/departments", key: "departmentPages" },
    { group: "resources", order: 1.5, to: "/catalog/departments", key: "departmentPages" },
    { group: "staff", order: 4, to: "/catalog/analytics", key: "catalogAnalytics" },
    { group: "staff", order: 4.5, to: "/catalog/add", key: "addCourse" },
    { group: "own", order: 8, to: "/catalog/favorites", key: "favorites" },
    { group: "admin", order: 7, to: "/catalog/admin", key: "catalogAdmin" },
  ],
});
