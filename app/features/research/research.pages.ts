/** Calls for participants, projects and labs; staff write them. */
import { page, pagesOf } from "../../platform/pages/page";

export const researchPages = pagesOf("research", [
  page("/research/all", "all", { access: "user" }),
  page("/research/one/:research_id", "one", { access: "user" }),
  page("/research/add", "add", { access: "moderator" }),
  page("/research/edit/:research_id", "edit", { access: "moderator" }),
  page("/research/paths", "paths", { access: "moderator" }),
]);
