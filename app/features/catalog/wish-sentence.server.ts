/** Says in a sentence what was read from a question: `Electives without lectures on Friday`. */
import type { Context } from "~/platform/context";
import { NOON } from "./search-wish-times.rules";
import type { Wish } from "./search-wishes.rules";

const WEEK = [0, 1, 2, 3, 4, 5, 6];
/** Of more days it is shorter to say which ones are left out. */
const FEW_DAYS = 3;

/** A phrase of a wish. */
export interface WishPart {
  /** The filters that it stands for. */
  names: readonly string[];
  text: string;
}

/** When one meeting is enough. */
const THEN: readonly string[] = ["days", "slot_from", "slot_to", "meets_then"];

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

/** The half of the day that a time of some days means; null for another time. */
function partOfDay({ slot_from, slot_to }: Wish): "afternoons" | "mornings" | null {
  if (slot_from === NOON.from && !slot_to) return "afternoons";
  return slot_to === NOON.to && !slot_from ? "mornings" : null;
}

/** `on Tuesday afternoons`, where one meeting then is enough. */
function thenPhrase(wish: Wish, say: Say, locale: string): string {
  const days = (wish.days ?? "").split(",").map((each) => say(`days.${each}`));
  const listed = new Intl.ListFormat(locale, { type: "disjunction" }).format(days);
  const part = partOfDay(wish);
  if (part) return say(`wishes.${part}`, { days: listed });
  const times = ["slot_from", "slot_to"].flatMap((name) => (wish[name] ? (phraseOf(name, wish[name], say, locale) ?? []) : []));
  return [say("wishes.onDays", { days: listed }), ...times].join(", ");
}

/** What a wish says in phrases, each with the filters that it stands for; its kind of course aside. */
function phrasesOf(wish: Wish, say: Say, locale: string): WishPart[] {
  const isThen = wish.meets_then !== undefined && wish.days !== undefined;
  const others = Object.entries(wish).flatMap(([name, value]) => {
    const text = isThen && THEN.includes(name) ? null : phraseOf(name, value, say, locale);
    return text ? [{ names: [name], text }] : [];
  });
  return isThen ? [{ names: THEN, text: thenPhrase(wish, say, locale) }, ...others] : others;
}

/** What of a wish can be left out, in the reader's language: its kind of course, and each phrase but the order and the words. */
export function wishParts({ locale, product }: Pick<Context, "locale" | "product">, wish: Wish): WishPart[] {
  const { t } = product.translators[locale];
  const say: Say = (key, values = {}) => (t as unknown as Say)(`catalog:${key}`, { ...values });
  const kind = wish.non_technical ? "non_technical" : wish.course_type;
  const head = kind ? [{ names: ["non_technical", "course_type"], text: say(`wishes.heads.${kind}`) }] : [];
  return [...head, ...phrasesOf(wish, say, locale).filter(({ names }) => !names.includes("sort"))];
}

/** The wish in the reader's language. */
export function wishSentence({ locale, product }: Pick<Context, "locale" | "product">, wish: Wish): string {
  const { t } = product.translators[locale];
  const say: Say = (key, values = {}) => (t as unknown as Say)(`catalog:${key}`, { ...values });
  const kind = wish.non_technical ? "non_technical" : (wish.course_type ?? "any");
  const head = say(`wishes.heads.${kind}`);
  const phrases = phrasesOf(wish, say, locale);
  const what = phrases.flatMap(({ names, text }) => (names.includes("sort") ? [] : text)).join(", ");
  const order = phrases.flatMap(({ names, text }) => (names.includes("sort") ? text : []));
  const sentence = [what ? say("wishes.sentence", { head, what }) : head, ...order].join(", ");
  return sentence.charAt(0).toLocaleUpperCase(locale) + sentence.slice(1);
}
