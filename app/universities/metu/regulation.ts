/**
 * METU's rules in our own words, with their articles, for answers to questions and the page of rules. In force from 2026–27 on;
 * the university's own texts decide.
 */

import type { Rule } from "../rule";
import { abroadAndPrepRules } from "./rules/abroad-prep";
import { calculatorRules } from "./rules/calculator";
import { disciplineRules } from "./rules/discipline";
import { enrolmentRules } from "./rules/enrolment";
import { examRules } from "./rules/exams";
import { gradeRules } from "./rules/grades";
import { graduateRules } from "./rules/graduate";
import { leavingRules } from "./rules/leaving";
import { livingRules } from "./rules/living";
import { programmeRules } from "./rules/programmes";
import { registrationRules } from "./rules/registration";

/** Those that the calculator computes with. */
export const regulation: readonly Rule[] = calculatorRules;

/** All of them. */
export const rules: readonly Rule[] = [
  ...calculatorRules,
  ...registrationRules,
  ...enrolmentRules,
  ...gradeRules,
  ...leavingRules,
  ...examRules,
  ...disciplineRules,
  ...programmeRules,
  ...abroadAndPrepRules,
  ...livingRules,
  ...graduateRules,
];

export { documents } from "./rules/documents";
