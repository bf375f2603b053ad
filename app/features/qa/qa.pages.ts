/** The Q&A bank: two pages to read, four to keep it. */
import { page, pagesOf } from "../../platform/pages/page";

export const qaPages = pagesOf("qa", [
  page("/qa/all", "all", { access: "public" }),
  page("/qa/display", "display", { access: "public" }),
  page("/qa/add", "add", { access: "admin" }),
  page("/qa/edit/:qa_id", "edit", { access: "admin" }),
  page("/qa/groups", "groups", { access: "admin" }),
  page("/admin/paths/qa", "paths", { access: "admin" }),
]);
