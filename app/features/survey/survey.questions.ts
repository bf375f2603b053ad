/** What surveys ask: kinds of questions, which apply to somebody, and what is counted of an answer. Browsers use it too. */

export const kinds = ["single", "multiple", "scale", "matrix", "short", "long", "number", "date", "section"] as const;
export type Kind = (typeof kinds)[number];

export const MOST_QUESTIONS = 30;
export const MAX_SHORT = 200;
export const MAX_LONG = 3000;

/** Texts are in the author's language; `_tr` are shown to Turkish readers where there are any. */
export interface Question {
  kind: Kind;
  text: string;
  text_tr?: string;
  is_required: boolean;
  /** Of single, multiple and matrix. */
  options?: string[];
  options_tr?: string[];
  /** Of matrix. */
  rows?: string[];
  rows_tr?: string[];
  /** Of scale and number. */
  min?: number;
  max?: number;
  /** Asked only of those who answered an earlier question so: its number, and the number of its option or the step of its scale. */
  if_question?: number;
  if_value?: number;
}

/** By field: `q2`, `q3_1` for the first row of a matrix; options by number from 1. */
export type Answers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Stands for "no answer" where one could be left out. */
export const SKIPPED = "-";

const RANGES = 10;

export const fieldOf = (number: number, row?: number): string => (row === undefined ? `q${number}` : `q${number}_${row}`);

/** Kinds whose answer another question may depend on. */
export const isChoice = ({ kind }: Pick<Question, "kind">): boolean => kind === "single" || kind === "multiple" || kind === "scale";

/** What a question of a kind consists of beside its text. */
export const hasOptions = (kind: string): boolean => kind === "single" || kind === "multiple" || kind === "matrix";
export const hasRange = (kind: string): boolean => kind === "scale" || kind === "number";
export const hasRows = (kind: string): boolean => kind === "matrix";

export const isText = ({ kind }: Pick<Question, "kind">): boolean => kind === "short" || kind === "long";

const wordsIn = (locale: string, text: string, turkish?: string) => (locale === "tr" && turkish ? turkish : text);

/** A question's texts in a reader's language. */
export function inLanguage({ text, text_tr, options = [], options_tr = [], rows = [], rows_tr = [], ...rest }: Question, locale: string) {
  return {
    ...rest,
    text: wordsIn(locale, text, text_tr),
    options: options.map((option, at) => wordsIn(locale, option, options_tr[at])),
    rows: rows.map((row, at) => wordsIn(locale, row, rows_tr[at])),
  };
}
export type ShownQuestion = ReturnType<typeof inLanguage>;

/** Whether a question is asked of somebody with these answers; an answer to what isn't asked counts for nothing. */
export function applies(
  questions: readonly Pick<Question, "kind" | "if_question" | "if_value">[],
  number: number,
  answers: Answers,
): boolean {
  const { if_question: before, if_value: value } = questions[number - 1] ?? {};
  if (before === undefined) return true;
  if (before >= number || !applies(questions, before, answers)) return false;
  const given = answers[fieldOf(before)];
  return Array.isArray(given) ? given.includes(String(value)) : given === String(value);
}

/** What somebody sent without answers to what they weren't asked. */
export function askedOnly<Value extends string | readonly string[] | undefined>(
  questions: readonly Question[],
  given: Readonly<Record<string, Value>>,
): Record<string, Value> {
  const unasked = questions.flatMap((_, at) => (applies(questions, at + 1, given) ? [] : [fieldOf(at + 1)]));
  return Object.fromEntries(
    Object.entries(given).filter(([field]) => !unasked.some((own) => field === own || field.startsWith(`${own}_`))),
  );
}

/** The ranges that numbers are counted in, at most ten of the same width. */
export function rangesOf({ min = 0, max = 100 }: Pick<Question, "min" | "max">): { from: number; until: number }[] {
  const width = Math.max(1, Math.ceil((max - min + 1) / RANGES));
  const ranges = [];
  for (let from = min; from <= max; from += width) ranges.push({ from, until: Math.min(from + width - 1, max) });
  return ranges;
}

const numbered = (length: number) => Array.from({ length }, (_, at) => String(at + 1));

/** What is counted of a question, with every value that can be given; days are counted by month as they come. */
interface Item {
  item: string;
  keys: string[];
}

/**
 * A question with two boxes of which one has to be ticked: how many ticked each would tell how many ticked both. It is counted as
 * one table: only the first, only the second, both.
 */
export const isPaired = ({ kind, options = [], is_required }: Pick<Question, "kind" | "options" | "is_required">): boolean =>
  kind === "multiple" && is_required && options.length === 2;

/** Both boxes of such a question. */
export const BOTH = "1,2";

/** The tables of a question; none for texts and headings. */
export function itemsOf(question: Question, number: number): Item[] {
  const { kind, options = [], rows = [], min = 1, max = 5, is_required } = question;
  const skipped = is_required ? [] : [SKIPPED];
  const one = (keys: string[]): Item[] => [{ item: fieldOf(number), keys: [...keys, ...skipped] }];
  switch (kind) {
    case "single":
      return one(numbered(options.length));
    case "scale":
      return one(Array.from({ length: max - min + 1 }, (_, at) => String(min + at)));
    case "number":
      return one(numbered(rangesOf(question).length));
    case "date":
      return one([]);
    case "multiple":
      if (isPaired(question)) return one(["1", "2", BOTH]);
      return options.map((_, at) => ({ item: fieldOf(number, at + 1), keys: ["1", "0"] }));
    case "matrix":
      return rows.map((_, at) => ({ item: fieldOf(number, at + 1), keys: [...numbered(options.length), ...skipped] }));
    default:
      return [];
  }
}

/** Under what an answer of one field is counted. */
function countedAs(question: Question, given: string): string {
  if (question.kind === "date") return given.slice(0, 7);
  if (question.kind !== "number") return given;
  return String(rangesOf(question).findIndex(({ until }) => Number(given) <= until) + 1);
}

/** What somebody's answers add to the counts: one value for each table of each question that was asked. */
export function countsOf(questions: readonly Question[], answers: Answers): { item: string; value: string }[] {
  return questions.flatMap((question, at) => {
    const number = at + 1;
    if (!applies(questions, number, answers)) return [];
    return itemsOf(question, number).map(({ item }, index) => {
      if (question.kind !== "multiple") {
        const given = answers[item];
        return { item, value: typeof given === "string" && given !== "" ? countedAs(question, given) : SKIPPED };
      }
      const ticked = answers[fieldOf(number)] ?? [];
      if (isPaired(question)) return { item, value: [...ticked].sort().join(",") };
      return { item, value: ticked.includes(String(index + 1)) ? "1" : "0" };
    });
  });
}

/** What somebody wrote, of the questions that were asked. */
export const textsOf = (questions: readonly Question[], answers: Answers): { item: string; text: string }[] =>
  questions.flatMap((question, at) => {
    const item = fieldOf(at + 1);
    const text = answers[item];
    return isText(question) && typeof text === "string" && text !== "" && applies(questions, at + 1, answers) ? [{ item, text }] : [];
  });
