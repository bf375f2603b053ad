/** How many people ask for METU's rules, by the rules' ids: for the assistant alone, which needs more words than a search does. */
import { abroadPrepWays } from "./metu-rules/ways/abroad-prep";
import { calculatorWays } from "./metu-rules/ways/calculator";
import { disciplineWays } from "./metu-rules/ways/discipline";
import { enrolmentWays } from "./metu-rules/ways/enrolment";
import { examsWays } from "./metu-rules/ways/exams";
import { gradesWays } from "./metu-rules/ways/grades";
import { graduateWays } from "./metu-rules/ways/graduate";
import { leavingWays } from "./metu-rules/ways/leaving";
import { livingWays } from "./metu-rules/ways/living";
import { programmesWays } from "./metu-rules/ways/programmes";
import { registrationWays } from "./metu-rules/ways/registration";

export const metuWaysToAsk = {
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
