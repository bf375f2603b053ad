/** Why people chose a department, the university, a minor, or left. */
import { page, pagesOf } from "../../platform/pages/page";

export const whyPages = pagesOf("why", [
  page("/why/all", "all", { access: "user" }),
  page("/why/one/:why_id", "one", { access: "user" }),
  page("/why/add", "add", { access: "user" }),
  page("/why/personal", "personal", { access: "user" }),
]);
