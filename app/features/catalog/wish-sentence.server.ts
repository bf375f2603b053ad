/** Says in a sentence what was read from a question: `Electives without lectures on Friday`. */
import type { Context } from "~/platform/context";
import type { Wish } from "./search-wishes.rules";

const WEEK = [0, 1, 2, 3, 4, 5, 6];
/** Of more days it is shorter to say which ones are left out. */
const FEW_DAYS = 3;

type Say = (key: string, values?: Record<string, string>) => string;

function daysIn(text: string, say: Say, locale: string): string {
  const listed = (days: readonly number[], type: "conjunction" | "disjunction") =>
    new Intl.ListFormat(locale, { type }).format(days.map((each) => say(`days.${each}`)));
  const days = text.split(",").map(Number);
  if (days.length <= FEW_DAYS) return say("wishes.days", { days: listed(days, "conjunction") });
  const off = WEEK.filter((each) => !days.includes(each));
  return say("wishes.daysOff", { days: listed(off, "disjunction") });
}

function phraseOf(name: string, value: string, say: Say, locale: string): string | null {
  if (name === "days") return daysIn(value, say, locale);
  if (name === "slot_from") return say("wishes.slot_from", { time: value });
  if (name === "slot_to") return say("wishes.slot_to", { time: value });
  if (name === "credits") return say("wishes.credits", { value });
  if (name === "ects") return say("wishes.ects", { value });
  if (name === "language" && value.startsWith("not_")) return say("wishes.notIn", { language: say(`languages.${value.slice(4)}`) });
  if (name === "language") return say("wishes.language", { language: say(`languages.${value}`) });
  if (name === "semester") return say("wishes.semester", { semester: say(`semesters.${value}`) });
  if (name === "level") return say("wishes.level", { level: say(`levels.${value}`) });
  if (name === "no_prerequisites") return say("wishes.no_prerequisites");
  if (name === "offered") return say("wishes.offered");
  if (name === "sort") return say(`wishes.sorts.${value}`);
  if (name === "q") return say("wishes.q", { q: value });
  return null;
}

/** The wish in the reader's language. */
export function wishSentence({ locale, product }: Pick<Context, "locale" | "product">, wish: Wish): string {
  const { t } = product.translators[locale];
  const say: Say = (key, values = {}) => (t as unknown as Say)(`catalog:${key}`, { ...values });
  const kind = wish.non_technical ? "non_technical" : (wish.course_type ?? "any");
  const head = say(`wishes.heads.${kind}`);
  const what = Object.entries(wish)
    .flatMap(([name, value]) => phraseOf(name, value, say, locale) ?? [])
    .join(", ");
  const sentence = what ? say("wishes.sentence", { head, what }) : head;
  return sentence.charAt(0).toLocaleUpperCase(locale) + sentence.slice(1);
}
