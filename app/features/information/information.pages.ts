/** Information projects: one page to read, two to write. */
import { page, pagesOf } from "../../platform/pages/page";

export const informationPages = pagesOf("information", [
  page("/information/all", "all", { access: "public", failure: "information.loadFailed" }),
  page("/information/add", "add", { access: "admin" }),
  page("/information/edit/:id", "edit", { access: "admin", failure: "information.loadFailed" }),
]);
