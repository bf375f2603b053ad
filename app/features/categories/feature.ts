/** What this feature brings: its pages, its links around every page. */
import { feature } from "../../engines/feature";
import { categoryPages } from "./categories.pages";

export const categoriesFeature = feature("categories", {
  pages: categoryPages,
  links: [{ group: "admin", order: 10, to: "/admin/categories/all", key: "categories" }],
});
