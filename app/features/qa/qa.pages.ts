/** The Q&A bank: two pages to read, four to keep it. */
import { page, pagesOf } from "../../platform/pages/page";

export const qaPages = pagesOf("qa", [
  page("/qa/all", "all", { access: "public", failure: "qa.listFailed" }),
  page("/qa/display", "display", { access: "public", failure: "qa.listFailed" }),
  page("/qa/add", "add", { access: "admin", failure: "qa.listFailed" }),
  page("/qa/edit/:qa_id", "edit", { access: "admin", failure: "qa.loadFailed" }),
  page("/qa/groups", "groups", { access: "admin", failure: "qa.listFailed" }),
  page("/admin/paths/qa", "paths", { access: "admin" }),
]);
