/** Whom a message can be for, in words. */
import { useTranslation } from "react-i18next";
import { formatDate } from "~/kit/format";
import { useWords } from "~/kit/use-words";
import type { Messages } from "../messages.service.server";

const CAME = ["in", "notIn"] as const;

/** What may be chosen of an event. */
export function useAudienceChoices({ categories, dates }: Pick<Messages, "categories" | "dates">) {
  const { t } = useTranslation("tickets");
  const { locale } = useWords();
  const day = (at: number) => formatDate(at, locale, "dayTime");
  return {
    categories: categories.map(({ categoryId, name, onlyAt }) => ({
      value: categoryId,
      label: onlyAt === null ? name : `${name} · ${day(onlyAt)}`,
    })),
    dates: dates.map(({ dateKey, startsAt }) => ({ value: String(dateKey), label: day(startsAt) })),
    came: CAME.map((value) => ({ value, label: t(`messages.came.${value}`) })),
  };
}

/** What was chosen of it. */
export function useAudienceWords() {
  const { t } = useTranslation("tickets");
  const { locale } = useWords();
  return ({ category, startsAt, came }: Messages["messages"][number]["audience"]): string => {
    const chosen = [category, startsAt && formatDate(startsAt, locale, "dayTime"), came && t(`messages.came.${came}`)].filter(Boolean);
    return chosen.length === 0 ? t("messages.everybody") : chosen.join(" · ");
  };
}
