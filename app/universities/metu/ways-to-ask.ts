/** How many people ask for METU's rules, by the rules' ids: for the assistant alone, which needs more words than a search does. */
import type { RuleWays } from "../rule";
import { abroadPrepWays } from "./rules/ways/abroad-prep";
import { calculatorWays } from "./rules/ways/calculator";
import { disciplineWays } from "./rules/ways/discipline";
import { enrolmentWays } from "./rules/ways/enrolment";
import { examsWays } from "./rules/ways/exams";
import { gradesWays } from "./rules/ways/grades";
import { graduateWays } from "./rules/ways/graduate";
import { leavingWays } from "./rules/ways/leaving";
import { livingWays } from "./rules/ways/living";
import { programmesWays } from "./rules/ways/programmes";
import { registrationWays } from "./rules/ways/registration";

export const waysToAsk: RuleWays = {
  ...abroadPrepWays,
  ...calculatorWays,
  ...disciplineWays,
  ...enrolmentWays,
  ...examsWays,
  ...gradesWays,
  ...graduateWays,
  ...leavingWays,
  ...livingWays,
  ...programmesWays,
  ...registrationWays,
};
