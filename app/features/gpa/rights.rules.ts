/** What the regulation allows in a term: repeats, withdrawals, load, NI, summer school, probation. Says what goes against it, and where. */
import { metuArticles, metuGrading } from "~/universities/metu-grading";
import { type Attempt, type Attempts, before, isFinal, isPassed, type TermAttempts } from "./attempts.rules";
import type { TermAverages } from "./averages.rules";
import type { Probation } from "./standing.rules";

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
  | "repeatProbation"
  | "probationNew"
  | "probationLimit"
  | "loadOver"
  | "loadUnder"
  | "tooManyNi"
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
  repeats: { used: number; most: number };
  withdrawals: { used: number; most: number };
  /** For each line without a grade: why a withdrawal would be refused; empty when it would be allowed (24). */
  withdrawable: Record<string, WithdrawalRefusal[]>;
}

/** Semesters since the year 0; a summer school belongs to the spring before it. */
const semesterOf = (term: string) => Number(term.slice(0, 4)) * 2 + (term.endsWith("-1") ? 0 : 1);

const isCredited = ({ halfCredits }: Attempt) => halfCredits > 0;
const isWithdrawn = ({ grade }: Attempt) => grade === metuGrading.withdrawn;
const isMajor = ({ programmes }: Attempt) => programmes.includes("major");

/** Walks through the terms, counting what has a budget. */
class Reader {
  readonly findings: Finding[] = [];
  readonly withdrawable: Rights["withdrawable"] = {};
  repeats = 0;
  withdrawals = 0;
  /** Semesters with a course, up to and with this term. */
  private semesters = 0;

  constructor(
    private readonly all: Attempts,
    private readonly averages: readonly TermAverages[],
    private readonly probation: readonly (Probation | null)[],
    private readonly normalLoad: number | null,
  ) {}

  read(): Rights {
    for (const attempt of this.all.deadLinks) this.find("deadLink", metuArticles.replacement, attempt);
    for (const attempt of this.all.doubles) this.find("twiceInTerm", metuArticles.lastGrade, attempt);
    this.all.terms.forEach((term, at) => {
      const attempts = term.attempts.filter(isMajor);
      if (attempts.length === 0) return;
      if (!term.isSummer) this.semesters += 1;
      const probation = this.probation[at - 1] ?? null;
      this.readLoad(term, attempts, at);
      this.readProbation(term, attempts, probation);
      for (const attempt of attempts) this.readRepeat(term, attempt, probation);
      this.readWithdrawals(term, attempts);
    });
    return {
      findings: this.findings,
      repeats: { used: this.repeats, most: metuGrading.repeats.most },
      withdrawals: { used: this.withdrawals, most: metuGrading.withdrawals.most },
      withdrawable: this.withdrawable,
    };
  }

  private find(code: FindingCode, article: string, where: Attempt | TermAttempts, limit: number | null = null): void {
    const isLine = "id" in where;
    const term = isLine ? (this.all.terms[where.at]?.term ?? "") : where.term;
    this.findings.push({ code, article, term, line: isLine ? where.id : null, limit });
  }

  /** Courses, not credits (19); NI counts (21). */
  private readLoad(term: TermAttempts, attempts: readonly Attempt[], at: number): void {
    const credited = attempts.filter(isCredited).length;
    const ni = attempts.filter(({ isNi }) => isNi).length;
    if (ni > metuGrading.mostNotIncluded) this.find("tooManyNi", metuArticles.notIncluded, term, metuGrading.mostNotIncluded);
    if (term.isSummer) {
      const most = metuGrading.mostInSummer;
      if (attempts.length > most) this.find("summerLoad", metuArticles.summer, term, most);
      return;
    }
    const { least, more } = metuGrading.load;
    if (credited < least) this.find("loadUnder", metuArticles.load, term, least);
    if (this.normalLoad === null) return;
    const cgpa = this.averages[at - 1]?.cgpa ?? null;
    const most = this.normalLoad + (more.find(({ from }) => cgpa !== null && cgpa >= from)?.courses ?? 0);
    if (credited > most) this.find("loadOver", metuArticles.load, term, most);
  }

  private readProbation(term: TermAttempts, attempts: readonly Attempt[], probation: Probation | null): void {
    if (!probation) return;
    const isNew = (attempt: Attempt) => ![...before(attempt)].some(isFinal);
    const added = attempts.filter(isNew);
    const most = metuGrading.probation.newCourses;
    if (probation === "strict") for (const attempt of added) this.find("probationNew", metuArticles.probation, attempt);
    else if (added.length > most) this.find("probationLimit", metuArticles.probation, term, most);
  }

  /** Taking a course again that was passed (28/3). */
  private readRepeat(term: TermAttempts, attempt: Attempt, probation: Probation | null): void {
    if (attempt.isNi || isWithdrawn(attempt)) return;
    const attempts = [...before(attempt)];
    const last = attempts.find(isFinal);
    if (!last || !isPassed(last)) return;
    const { most, withinSemesters } = metuGrading.repeats;
    this.repeats += 1;
    if (this.repeats > most) this.find("repeatBudget", metuArticles.repeats, attempt, most);
    const first = this.all.terms[attempts.at(-1)?.at ?? attempt.at]?.term ?? term.term;
    if (semesterOf(term.term) - semesterOf(first) > withinSemesters)
      this.find("repeatLate", metuArticles.repeats, attempt, withinSemesters);
    if (probation) this.find("repeatProbation", metuArticles.repeats, attempt);
  }

  private readWithdrawals(term: TermAttempts, attempts: readonly Attempt[]): void {
    let inTerm = 0;
    for (const attempt of attempts.filter(isWithdrawn)) {
      for (const code of this.refusals(term, attempts, attempt, inTerm)) this.findWithdrawal(code, attempt);
      inTerm += 1;
      this.withdrawals += 1;
    }
    for (const attempt of attempts.filter(({ grade }) => grade === null))
      this.withdrawable[attempt.id] = this.refusals(term, attempts, attempt, inTerm);
  }

  private findWithdrawal(code: WithdrawalRefusal, attempt: Attempt): void {
    const { most, notInFirst } = metuGrading.withdrawals;
    this.find(code, metuArticles.withdrawals, attempt, code === "withdrawalFirstTerms" ? notInFirst : most);
  }

  /** Why a withdrawal isn't allowed (24). @param inTerm withdrawals of this term before it */
  private refusals(term: TermAttempts, attempts: readonly Attempt[], attempt: Attempt, inTerm: number): WithdrawalRefusal[] {
    const { most, mostPerTerm, notInFirst } = metuGrading.withdrawals;
    const earlier = [...before(attempt)];
    const isLeast = attempts.filter(isCredited).length - inTerm <= metuGrading.load.least;
    const reasons: [boolean, WithdrawalRefusal][] = [
      [term.isSummer, "withdrawalSummer"],
      [this.semesters <= notInFirst, "withdrawalFirstTerms"],
      [earlier.some((each) => isFinal(each)), "withdrawalRepeat"],
      [earlier.some(isWithdrawn), "withdrawalAgain"],
      [attempt.isNi, "withdrawalNi"],
      [!isCredited(attempt), "withdrawalNonCredit"],
      [inTerm >= mostPerTerm, "withdrawalTwice"],
      [this.withdrawals >= most, "withdrawalBudget"],
      [!term.isSummer && isLeast, "withdrawalLoad"],
    ];
    return reasons.flatMap(([holds, code]) => (holds ? [code] : []));
  }
}

/** Reads what a transcript may and may not. @param normalLoad credited courses of the fullest term of the curriculum; null when unknown */
export function rightsOf(
  all: Attempts,
  averages: readonly TermAverages[],
  probation: readonly (Probation | null)[],
  normalLoad: number | null,
): Rights {
  return new Reader(all, averages, probation, normalLoad).read();
}
