/**
 * METU's rules in our own words, with their articles, for answers to questions and the page of rules. In force from 2026–27 on;
 * the university's own texts decide.
 */
import { abroadAndPrepRules } from "./metu-rules/abroad-prep";
import { calculatorRules } from "./metu-rules/calculator";
import { disciplineRules } from "./metu-rules/discipline";
import { enrolmentRules } from "./metu-rules/enrolment";
import { examRules } from "./metu-rules/exams";
import { gradeRules } from "./metu-rules/grades";
import { graduateRules } from "./metu-rules/graduate";
import { leavingRules } from "./metu-rules/leaving";
import { livingRules } from "./metu-rules/living";
import { programmeRules } from "./metu-rules/programmes";
import { registrationRules } from "./metu-rules/registration";
import type { MetuRule } from "./metu-rules/rule";

/** Those that the calculator computes with. */
export const metuRegulation: readonly MetuRule[] = calculatorRules;

/** All of them. */
export const metuRules: readonly MetuRule[] = [
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
