/** What an entry tells beside its text: the practical things one compares. */
import { useTranslation } from "react-i18next";
import { FactList } from "~/kit/fact-list";
import { formatMoney, formatNumber } from "~/kit/format";
import { useWords } from "~/kit/use-words";
import type { PoolEntry } from "../mental-health.service.server";

/** The facts of an entry in words, under their field's names. */
export function useEntryFacts() {
  const { t } = useTranslation("mental-health");
  const { locale } = useWords();
  return ({ meeting, city, language, sessions, fee, costBand, firstWait }: PoolEntry) =>
    [
      ["meeting", t(`options.meeting.${meeting}`)],
      ["city", city],
      ["language", t(`options.language.${language}`)],
      ["first_wait", t(`options.first_wait.${firstWait}`)],
      ["cost_band", t(`options.cost_band.${costBand}`)],
      ["fee", fee === null ? null : formatMoney(fee * 100, locale)],
      ["sessions", formatNumber(sessions, locale)],
    ] as const;
}

export function EntryFacts({ entry }: { entry: PoolEntry }) {
  const { t } = useTranslation("mental-health");
  const facts = useEntryFacts()(entry);
  return <FactList facts={facts.map(([name, value]) => [t(`fields.${name}`), value])} />;
}

/** What an entry is called: its practitioner, as far as they are named. */
export function useEntryTitle() {
  const { t } = useTranslation("mental-health");
  return ({ therapistName, pool }: Pick<PoolEntry, "therapistName" | "pool">) => therapistName ?? t(`list.unnamedTitle.${pool}`);
}
