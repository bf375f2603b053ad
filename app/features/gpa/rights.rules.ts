/** What the regulation allows in a term: repeats, withdrawals, load, NI, summer school, probation. Says what goes against it, and where. */
import { articles, grading } from "~/university/grading";
import { type Attempt, type Attempts, before, isFinal, isPassed, type TermAttempts } from "./attempts.rules";
import type { TermAverages } from "./averages.rules";
import { openLines, type Probation } from "./standing.rules";
import { isLastTerm, isSpringStart, type Studies, semesterOf } from "./studies.rules";

export const WITHDRAWAL_REFUSALS = [
  "withdrawalFirstTerms",
  "withdrawalRepeat",
  "withdrawalAgain",
  "withdrawalNi",
  "withdrawalNonCredit",
  "withdrawalTwice",
  "withdrawalBudget",
  "withdrawalSummer",
  "withdrawalLoad",
] as const;
export type WithdrawalRefusal = (typeof WITHDRAWAL_REFUSALS)[number];

export type FindingCode =
  | WithdrawalRefusal
  | "repeatLate"
  | "repeatBudget"
  | "probationNew"
  | "probationLimit"
  | "loadOver"
  | "loadUnder"
  | "tooManyNi"
  | "niRepeat"
  | "summerLoad"
  | "deadLink"
  | "twiceInTerm";

/** Something that goes against a rule. Its sentence is `gpa:findings.<code>`. */
export interface Finding {
  code: FindingCode;
  article: string;
  term: string;
  /** The line that it is about; null: the whole term. */
  line: string | null;
  /** How many the rule allows, or asks for; null where it names no number. */
  limit: number | null;
}

export interface Rights {
  findings: Finding[];
  /** A `most` of null where the regulation has no such limit. */
  repeats: { used: number; most: number | null };
  withdrawals: { used: number; most: number | null };
  /** For each line without a grade: why a withdrawal would be refused; empty when it would be allowed (24). */
  withdrawable: Record<string, WithdrawalRefusal[]>;
  /** Those of them whose place in the curriculum isn't known: refused too if it is one of the first two semesters. */
  placeUnknown: string[];
}

interface Facts {
  attempts: Attempts;
  averages: readonly TermAverages[];
  probation: readonly (Probation | null)[];
  studies: Studies;
}

/** What the reader is at: a term with the attempts of the major, and what held when it began. */
interface TermFacts {
  term: TermAttempts;
  at: number;
  attempts: readonly Attempt[];
  probation: Probation | null;
  cgpaBefore: number | null;
  isLast: boolean;
  /** A least load is asked for (19/3, 19/4, 32/4). */
  hasLeast: boolean;
}

type RepeatLimits = NonNullable<typeof grading.repeats>;

const isCredited = ({ halfCredits }: Attempt) => halfCredits > 0;
const isWithdrawn = ({ grade }: Attempt) => grade === grading.withdrawn;
/** A course that somebody sits in: one that they are exempt from, or that counts from elsewhere, is no load. */
const isTaken = ({ grade }: Attempt) => grade !== grading.exempt;
const isMajor = ({ programmes }: Attempt) => programmes.includes("major");

/** Walks through the terms, counting what has a budget. */
class Reader {
  readonly findings: Finding[] = [];
  readonly withdrawable: Rights["withdrawable"] = {};
  readonly placeUnknown: string[] = [];
  repeats = 0;
  withdrawals = 0;
  private readonly all: Attempts;

  constructor(private readonly known: Facts) {
    this.all = known.attempts;
  }

  read(): Rights {
    const { averages, probation, studies } = this.known;
    for (const attempt of this.all.deadLinks) this.find("deadLink", articles.replacement, attempt);
    for (const attempt of this.all.doubles) this.find("twiceInTerm", articles.lastGrade, attempt);
    this.all.terms.forEach((term, at) => {
      const attempts = term.attempts.filter(isMajor);
      if (attempts.length === 0) return;
      const before = { probation: probation[at - 1] ?? null, cgpaBefore: averages[at - 1]?.cgpa ?? null };
      const isLast = isLastTerm(term.term, studies);
      const hasLeast = !term.isSummer && !before.probation && !isLast && !isSpringStart(term.term, studies);
      const facts: TermFacts = { term, at, attempts, ...before, isLast, hasLeast };
      this.readLoad(facts);
      this.readNotIncluded(facts);
      this.readProbation(facts);
      this.readRepeats(facts);
      this.readWithdrawals(facts);
    });
    return {
      findings: this.findings,
      repeats: { used: this.repeats, most: grading.repeats?.most ?? null },
      withdrawals: { used: this.withdrawals, most: grading.withdrawals.most },
      withdrawable: this.withdrawable,
      placeUnknown: this.placeUnknown,
    };
  }

  private find(code: FindingCode, article: string, where: Attempt | TermAttempts, limit: number | null = null): void {
    const isLine = "id" in where;
    const term = isLine ? (this.all.terms[where.at]?.term ?? "") : where.term;
    this.findings.push({ code, article, term, line: isLine ? where.id : null, limit });
  }

  /**
   * Courses, not credits (19); NI counts (21), but no course that counts as exempt. A term of those alone was spent elsewhere.
   * On probation there is no least, and never more than the normal load (32).
   */
  private readLoad({ term, attempts, probation, cgpaBefore, isLast, hasLeast }: TermFacts): void {
    const taken = attempts.filter(isTaken);
    if (taken.length === 0) return;
    if (term.isSummer) {
      const most = grading.mostInSummer;
      if (taken.length > most) this.find("summerLoad", articles.summer, term, most);
      return;
    }
    const credited = taken.filter(isCredited).length;
    const { least, more, graduating } = grading.load;
    if (hasLeast && credited < least) this.find("loadUnder", articles.load, term, least);
    const { normalLoad } = this.known.studies;
    if (normalLoad === null) return;
    const byAverage = more.find(({ from }) => cgpaBefore !== null && cgpaBefore >= from)?.courses ?? 0;
    const most = normalLoad + (probation ? 0 : Math.max(byAverage, isLast ? graduating : 0));
    if (credited > most) this.find("loadOver", probation ? articles.probation : articles.load, term, most);
  }

  /** At most so many courses with NI in a term, each repeated once (21). */
  private readNotIncluded({ term, attempts }: TermFacts): void {
    const { mostNotIncluded, mostNotIncludedRepeats } = grading;
    if (mostNotIncluded === null) return;
    const own = attempts.filter(({ isNi }) => isNi);
    if (own.length > mostNotIncluded) this.find("tooManyNi", articles.notIncluded, term, mostNotIncluded);
    for (const attempt of own)
      if ([...before(attempt)].filter(({ isNi }) => isNi).length > mostNotIncludedRepeats)
        this.find("niRepeat", articles.notIncluded, attempt, mostNotIncludedRepeats);
  }

  /** Below 1.80 nothing that was never taken and no W; from there on at most three that were never taken, a W not among them (32/3). */
  private readProbation({ term, attempts, probation }: TermFacts): void {
    if (!probation) return;
    const taken = attempts.filter(isTaken).map((attempt) => ({ attempt, earlier: [...before(attempt)].filter(({ isNi }) => !isNi) }));
    const most = grading.probation.newCourses;
    if (probation === "strict") {
      for (const { attempt, earlier } of taken) if (earlier.every(isWithdrawn)) this.find("probationNew", articles.probation, attempt);
    } else if (most !== null && taken.filter(({ earlier }) => earlier.length === 0).length > most)
      this.find("probationLimit", articles.probation, term, most);
  }

  /** Taking courses again that were passed (28/3). The rule isn't applied on probation, nor to who passed everything and lacks the average. */
  private readRepeats(facts: TermFacts): void {
    const { term, attempts, probation, isLast, cgpaBefore, at } = facts;
    if (!grading.repeats) return;
    const { from } = grading.repeats;
    if (probation || (this.known.studies.began < from && term.term < from)) return;
    const repeats = attempts.filter((attempt) => {
      const isTry = isTaken(attempt) && !attempt.isNi && !isWithdrawn(attempt);
      const last = isTry ? [...before(attempt)].find(isFinal) : undefined;
      return last && isPassed(last);
    });
    const lacksAverage = isLast && cgpaBefore !== null && cgpaBefore < grading.graduation.least;
    if (lacksAverage && openLines({ terms: this.all.terms.slice(0, at) }).length === 0) return;
    for (const attempt of repeats) this.readRepeat(term, attempt, grading.repeats);
  }

  private readRepeat(term: TermAttempts, attempt: Attempt, { most, withinSemesters, from }: RepeatLimits): void {
    this.repeats += 1;
    if (this.repeats > most) this.find("repeatBudget", articles.repeats, attempt, most);
    if (semesterOf(term.term) - semesterOf(this.firstTaken(attempt, from)) > withinSemesters)
      this.find("repeatLate", articles.repeats, attempt, withinSemesters);
  }

  /** The term in which a course counts as first taken: for who began before the rule the last time before it (temporary 2). */
  private firstTaken(attempt: Attempt, from: string): string {
    const terms = [...before(attempt)].map(({ at }) => this.all.terms[at]?.term ?? "");
    const last = this.known.studies.began < from ? terms.find((term) => term < from) : undefined;
    return last ?? terms.at(-1) ?? "";
  }

  private readWithdrawals(facts: TermFacts): void {
    let inTerm = 0;
    for (const attempt of facts.attempts.filter(isWithdrawn)) {
      for (const code of this.refusals(facts, attempt, inTerm)) this.findWithdrawal(code, attempt);
      inTerm += 1;
      this.withdrawals += 1;
    }
    for (const attempt of facts.attempts.filter(({ grade }) => grade === null)) {
      this.withdrawable[attempt.id] = this.refusals(facts, attempt, inTerm);
      if (attempt.isFirstYear === null) this.placeUnknown.push(attempt.id);
    }
  }

  private findWithdrawal(code: WithdrawalRefusal, attempt: Attempt): void {
    const { most, notOfFirst } = grading.withdrawals;
    this.find(code, articles.withdrawals, attempt, code === "withdrawalFirstTerms" ? notOfFirst : most);
  }

  /** Why a withdrawal isn't allowed (24). @param inTerm withdrawals of this term before it */
  private refusals({ term, attempts, hasLeast }: TermFacts, attempt: Attempt, inTerm: number): WithdrawalRefusal[] {
    const { most, mostPerTerm } = grading.withdrawals;
    const earlier = [...before(attempt)];
    const load = attempts.filter((each) => isCredited(each) && isTaken(each)).length;
    const isLeast = hasLeast && load - inTerm <= grading.load.least;
    const reasons: [boolean, WithdrawalRefusal][] = [
      [term.isSummer, "withdrawalSummer"],
      [attempt.isFirstYear === true, "withdrawalFirstTerms"],
      [earlier.some((each) => isFinal(each)), "withdrawalRepeat"],
      [earlier.some(isWithdrawn), "withdrawalAgain"],
      [attempt.isNi, "withdrawalNi"],
      [!isCredited(attempt), "withdrawalNonCredit"],
      [mostPerTerm !== null && inTerm >= mostPerTerm, "withdrawalTwice"],
      [most !== null && this.withdrawals >= most, "withdrawalBudget"],
      [isLeast, "withdrawalLoad"],
    ];
    return reasons.flatMap(([holds, code]) => (holds ? [code] : []));
  }
}

/** Reads what a transcript may and may not. */
export const rightsOf = (facts: Facts): Rights => new Reader(facts).read();
