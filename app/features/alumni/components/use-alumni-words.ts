/** What the answers of graduates are called. */
import { useTranslation } from "react-i18next";
import { useWords } from "~/kit/use-words";
import type { Item } from "../alumni.questions";

/** @param names of departments, by id */
export function useAlumniWords(names: Readonly<Record<string, string>>) {
  const { t } = useTranslation("alumni");
  const { locale, say, exists } = useWords();
  const countries = new Intl.DisplayNames([locale], { type: "region" });
  const valueName = (item: Item, key: string): string => {
    if (item === "department") return names[key] ?? t("unknown");
    if (item === "country") return /^[A-Z]{2}$/.test(key) ? (countries.of(key) ?? key) : t("unknown");
    const words = `alumni:values.${item}.${key}`;
    return exists(words) ? say(words) : key;
  };
  const list = new Intl.ListFormat(locale, { type: "disjunction" });
  /** Few answers that are counted together are all named, many are the others. */
  const groupName = (item: Item, keys: readonly string[]) =>
    keys.length === 0
      ? t("otherCities")
      : keys.length > 4
        ? t("others", { count: keys.length })
        : list.format(keys.map((key) => valueName(item, key)));
  return { t, groupName, locale };
}
