/** What planning refuses. */
import { defineErrors } from "~/platform/errors/define";

export const studyPlanErrors = defineErrors("study-plan", { curriculumNotFound: 404 });
