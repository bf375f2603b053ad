/** What was reported in some months, by the reason given, and what became of it. */
import { BarTable } from "~/kit/charts";
import type { Period } from "../openness.service.server";
import { usePeriodWords } from "./use-period-words";

interface KindsTableProps {
  period: Period;
  isOpen: boolean;
}

export function KindsTable({ period, isOpen }: KindsTableProps) {
  const { t, when, told } = usePeriodWords();
  const { kinds } = period.numbers;
  if (kinds.length === 0) return null;
  const rows = kinds.map(({ categories, count, removed }) => ({
    key: categories.join(),
    name: categories.map((each) => t(`categories.${each}`)).join(" · "),
    count,
    more: told(removed),
  }));
  const hasOutcomes = kinds.some(({ removed }) => removed !== null);
  return (
    <details open={isOpen} className="mb-3 max-w-2xl">
      <summary className="link w-fit cursor-pointer py-2">{when(period)}</summary>
      <BarTable
        caption={t("openness.kindsOf", { when: when(period) })}
        header={t("openness.kind")}
        countHeader={t("openness.columns.decided")}
        {...(hasOutcomes && { moreHeader: t("openness.columns.removed") })}
        rows={rows}
      />
    </details>
  );
}
