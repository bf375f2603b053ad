/** Words for what was counted. */
import { useTranslation } from "react-i18next";
import { formatDate, formatNumber } from "~/kit/format";
import { useWords } from "~/kit/use-words";
import type { NamedGroup } from "../event-stats.service.server";
import { type Dimension, isUnknown, OTHERS } from "../measures";

export function useStatWords() {
  const { t } = useTranslation("event-stats");
  const { locale } = useWords();
  const number = (value: number) => formatNumber(value, locale);
  const decimal = (value: number) => formatNumber(value, locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const dayText = (day: string) => formatDate(Date.parse(`${day}T09:00:00Z`), locale);
  const groupName = (by: Dimension, { key, name }: NamedGroup) => {
    if (key === OTHERS) return t("groups.others");
    if (isUnknown(by, key)) return t("groups.unknown");
    return by === "day" ? dayText(key) : name;
  };
  return { t, locale, number, decimal, dayText, groupName };
}
