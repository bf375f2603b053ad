/** Whether a section takes somebody: departments and ranges of surnames, in the order of the Turkish alphabet. */
import type { SectionCriterion } from "@schema/catalog";
import { turkishSortKey } from "~/platform/folding";
import { type AdmissionRule, admissionRules } from "../catalog/sections.rules";

/** Whom criteria are asked about; what isn't known is empty. */
export interface Candidate {
  surname: string;
  /** Letters, as criteria write them: `CENG`. */
  departmentCode: string;
}

/** `unknown`: it depends on a surname or a department that isn't known, or on criteria that aren't. */
export type Admission = "admitted" | "refused" | "unknown";

/** Bounds that leave the alphabet open on their side. */
const OPEN_FROM = "AA";
const OPEN_TO = "ZZ";

const lettersOf = (text: string): string[] => Array.from(text.normalize("NFC")).filter((letter) => /\p{L}/u.test(letter));

/** A surname is compared by as many letters as the bound has: KZ takes in all that begins with KZ. */
const keyOf = (letters: readonly string[], length: number) => turkishSortKey(letters.slice(0, length).join(""));

function isAbove(surname: readonly string[], bound: string): boolean {
  const letters = lettersOf(bound);
  return bound === OPEN_FROM || keyOf(surname, letters.length) >= turkishSortKey(letters.join(""));
}

function isBelow(surname: readonly string[], bound: string): boolean {
  const letters = lettersOf(bound);
  return bound === OPEN_TO || keyOf(surname, letters.length) <= turkishSortKey(letters.join(""));
}

/** Whether a surname lies in a range: AA–GÖ, KF–KZ, in any case; a range such as KA–KA is of one beginning. */
export function isInRange(surname: string, from: string, to: string): boolean {
  const letters = lettersOf(surname);
  return isAbove(letters, from.toLocaleUpperCase("tr")) && isBelow(letters, to.toLocaleUpperCase("tr"));
}

type Maybe = boolean | null;

const both = (a: Maybe, b: Maybe): Maybe => (a === false || b === false ? false : a === null || b === null ? null : true);

function meets(rule: AdmissionRule, { surname, departmentCode }: Candidate): Maybe {
  const department = rule.departments.length === 0 || (departmentCode === "" ? null : rule.departments.includes(departmentCode));
  const range = rule.isAnySurname || (lettersOf(surname).length === 0 ? null : isInRange(surname, rule.surnameFrom, rule.surnameTo));
  return both(department, range);
}

/** Whether a section with these criteria takes somebody; one without criteria takes everyone. @param criteria null: not known */
export function admissionOf(criteria: readonly SectionCriterion[] | null, candidate: Candidate): Admission {
  if (criteria === null) return "unknown";
  const answers = admissionRules(criteria).map((rule) => meets(rule, candidate));
  if (answers.length === 0 || answers.includes(true)) return "admitted";
  return answers.includes(null) ? "unknown" : "refused";
}

/** The surname in a full name: its last word. */
export const surnameIn = (name: string): string => name.trim().split(/\s+/).at(-1) ?? "";
