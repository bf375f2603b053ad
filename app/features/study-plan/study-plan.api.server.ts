/** Curricula for the browsers that plan with them. */
import { endpoint } from "~/platform/http/endpoint";
import { curriculumAnswer, curriculumParams } from "./study-plan.schemas";
import { readCurriculum } from "./study-plan.service.server";

const curriculum = endpoint({
  method: "GET",
  path: "/gpa/plan/:program_id",
  access: "public",
  isShared: true,
  summary: "A curriculum with the prerequisites of its courses and the terms in which they were given",
  params: curriculumParams,
  response: curriculumAnswer,
  handler: ({ params }, ctx) => readCurriculum(ctx, params.program_id),
});

export const studyPlanEndpoints = [curriculum];
