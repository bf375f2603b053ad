/** Above what was found: links to the lists with the filters and orders that a question asks for in words. */
import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { changeQuery } from "~/kit/search-links";
import { useCatalogWords } from "../offered/use-catalog-words";
import type { Wish } from "../search-wishes.rules";

const PATHS = { catalog: "/catalog/all", courses: "/courses/all" } as const;
/** Filters that the list of experiences has too. */
const SHARED = ["department_id", "level", "course_type"];
const WEEK = [0, 1, 2, 3, 4, 5, 6];
/** Of more days it is shorter to say which ones are left out. */
const FEW_DAYS = 3;

/** The address of a wish; what else was chosen on the page stays chosen, as far as the other list knows it. */
function addressOf({ list, filters }: Wish, current: URLSearchParams): string {
  const kept = list === "catalog" ? [...current] : [...current].filter(([name]) => SHARED.includes(name));
  return PATHS[list] + changeQuery(new URLSearchParams(kept), { q: null, is_exact: null, ...filters });
}

/** Says in a sentence what filters do: `Courses without lectures on Saturday`. */
function useSentence() {
  const { t } = useTranslation("catalog");
  const { day, locale } = useCatalogWords();
  const listed = (days: readonly number[], type: "conjunction" | "disjunction") =>
    new Intl.ListFormat(locale, { type }).format(days.map((each) => day(each)));

  function daysIn(text: string): string {
    const days = text.split(",").map(Number);
    if (days.length <= FEW_DAYS) return t("wishes.days", { days: listed(days, "conjunction") });
    const off = WEEK.filter((each) => !days.includes(each));
    return t("wishes.daysOff", { days: listed(off, "disjunction") });
  }

  function phraseOf(name: string, value: string): string | null {
    if (name === "days") return daysIn(value);
    if (name === "slot_from") return t("wishes.slot_from", { time: value });
    if (name === "slot_to") return t("wishes.slot_to", { time: value });
    if (name === "credits") return t("wishes.credits", { value });
    if (name === "ects") return t("wishes.ects", { value });
    if (name === "language") return t("wishes.language", { language: t(`languages.${value as "tr"}`) });
    if (name === "semester") return t("wishes.semester", { semester: t(`semesters.${value as "fall"}`) });
    if (name === "level") return t("wishes.level", { level: t(`levels.${value as "phd"}`) });
    if (name === "no_prerequisites") return t("wishes.no_prerequisites");
    if (name === "offered") return t("wishes.offered");
    if (name === "sort") return t(`wishes.sorts.${value as "views"}`);
    if (name === "q") return t("wishes.q", { q: value });
    return null;
  }

  return ({ filters }: Wish): string => {
    const kind = filters.non_technical ? "non_technical" : filters.course_type;
    const head = t(`wishes.heads.${(kind ?? "any") as "any"}`);
    const phrases = Object.entries(filters).map(([name, value]) => phraseOf(name, value));
    const what = phrases.filter((phrase) => phrase !== null).join(", ");
    const sentence = what ? t("wishes.sentence", { head, what }) : head;
    return sentence.charAt(0).toLocaleUpperCase(locale) + sentence.slice(1);
  };
}

export function WishLinks({ wishes }: { wishes: readonly Wish[] }) {
  const { t } = useTranslation("catalog");
  const [query] = useSearchParams();
  const sentenceOf = useSentence();
  if (wishes.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1">
      {t("wishes.lead")}
      {wishes.map((wish) => (
        <Link key={wish.list} to={addressOf(wish, query)} className="link font-medium">
          {sentenceOf(wish)}
        </Link>
      ))}
    </p>
  );
}
