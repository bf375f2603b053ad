/** Study tips. */
import { page, pagesOf } from "../../platform/pages/page";

export const studyTipPages = pagesOf("study-tip", [
  page("/study-tip/demo", "demo", { access: "public" }),
  page("/study-tip/all", "all", { access: "user" }),
  page("/study-tip/personal", "personal", { access: "user" }),
  page("/study-tip/add", "add", { access: "user" }),
  page("/study-tip/edit/:study_tip_id", "edit", { access: "user" }),
  page("/study-tip/one/:study_tip_id", "one", { access: "user" }),
  page("/admin/study-tip/users", "admin-users", { access: "admin" }),
  page("/admin/study-tip/tips", "admin-all", { access: "admin" }),
  page("/admin/paths/study-tip", "paths", { access: "user" }),
]);
