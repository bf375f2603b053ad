/** Everybody may know curricula; plans themselves never come here. */
import { defineUseCases } from "~/platform/access/use-cases";

export const studyPlanUseCases = defineUseCases({ writes: {}, reads: ["listCurricula", "readCurriculum"] });
