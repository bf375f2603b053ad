/** What an entry tells beside its text: the practical things one compares. */
import { useTranslation } from "react-i18next";
import { formatNumber } from "~/kit/format";
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
      ["fee", fee === null ? null : `₺${formatNumber(fee, locale)}`],
      ["sessions", formatNumber(sessions, locale)],
    ] as const;
}

export function EntryFacts({ entry }: { entry: PoolEntry }) {
  const { t } = useTranslation("mental-health");
  const facts = useEntryFacts()(entry);
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt className="text-sm text-base-content/80">{t(`fields.${name}`)}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** What an entry is called: its practitioner, as far as they are named. */
export function useEntryTitle() {
  const { t } = useTranslation("mental-health");
  return ({ therapistName, pool }: Pick<PoolEntry, "therapistName" | "pool">) => therapistName ?? t(`list.unnamedTitle.${pool}`);
}
