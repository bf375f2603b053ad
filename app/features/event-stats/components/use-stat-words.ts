/** Words for what was counted. */
import { useTranslation } from "react-i18next";
import { formatDate, formatNumber } from "~/kit/format";
import { useWords } from "~/kit/use-words";
import type { NamedGroup } from "../event-stats.service.server";
import type { Dimension } from "../measures";

const NAMED = 3;

export function useStatWords() {
  const { t } = useTranslation("event-stats");
  const { locale } = useWords();
  const number = (value: number) => formatNumber(value, locale);
  const decimal = (value: number) => formatNumber(value, locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const dayText = (day: string) => formatDate(Date.parse(`${day}T09:00:00Z`), locale);
  const list = new Intl.ListFormat(locale);
  /** Days from one to another; of departments and years that are counted together a few, and how many others. */
  const groupName = (by: Dimension, { names }: NamedGroup) => {
    const said = names.map((name) => name ?? t("groups.unknown"));
    if (by === "day") return said.map(dayText).join(" – ");
    const rest = said.length - NAMED;
    return list.format(rest > 1 ? [...said.slice(0, NAMED), t("groups.more", { count: rest })] : said);
  };
  return { t, locale, number, decimal, dayText, groupName };
}
