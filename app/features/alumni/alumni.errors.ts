/** What the survey of graduates refuses. */
import { defineErrors } from "~/platform/errors/define";

export const alumniErrors = defineErrors("alumni", { badLink: 410, unknownDepartment: 422, tooEarly: 422 });
