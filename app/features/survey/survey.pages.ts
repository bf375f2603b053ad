/** Surveys. */
import { page, pagesOf } from "../../platform/pages/page";

export const surveyPages = pagesOf("survey", [
  page("/survey/demo/all", "demo", { access: "public" }),
  page("/survey/all", "all", { access: "public" }),
  page("/survey/add", "add", { access: "user" }),
  page("/survey/personal", "personal", { access: "user" }),
  page("/survey/one/:survey_id", "one", { access: "user" }),
  page("/survey/edit/:survey_id", "edit", { access: "user" }),
  page("/admin/surveys", "admin-all", { access: "moderator" }),
  page("/admin/survey/paths", "paths", { access: "moderator" }),
  page("/admin/survey/users", "admin-users", { access: "admin" }),
]);
