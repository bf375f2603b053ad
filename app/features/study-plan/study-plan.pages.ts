/** The pages on which people plan their way to graduation. */
import { page, pagesOf } from "../../platform/pages/page";

export const PLAN_PAGE = "/gpa/plan";
export const ABROAD_PAGE = "/gpa/plan/abroad";

export const studyPlanPages = pagesOf("study-plan", [
  page(PLAN_PAGE, "plan", { access: "public", offlinePage: { words: ["gpa"] } }),
  page(ABROAD_PAGE, "abroad", { access: "user" }),
]);
