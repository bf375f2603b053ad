/** What an event's organizers are due, and what was paid out to them: for whoever pays, and for themselves. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DateText } from "~/kit/time";
import { startOfDay } from "~/platform/time";
import { useMoney } from "../components/use-money";
import type { EventBooks, Payout } from "../payouts.repository.server";

/** Sold less refunded less paid out is what is left. */
export function Books({ books: { sold, refunded, paid, rest } }: { books: EventBooks & { rest: number } }) {
  const { t } = useTranslation("payments");
  const money = useMoney();
  const figures = [
    ["sold", sold],
    ["refunded", refunded],
    ["paid", paid],
    ["rest", rest],
  ] as const;
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {figures.map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse rounded-box border border-base-300 p-4">
            <dt className="text-sm text-muted">{t(`payouts.${name}`)}</dt>
            <dd className="text-2xl font-semibold tabular-nums">{money(value)}</dd>
          </div>
        ))}
      </dl>
      {rest < 0 && <p className="mt-4 rounded-box border border-warning p-4">{t("payouts.overpaid", { amount: money(-rest) })}</p>}
    </>
  );
}

/** @param undo what can be done about one that isn't undone */
export function PayoutList({ payouts, undo }: { payouts: readonly Payout[]; undo?: (payout: Payout) => ReactNode }) {
  const { t } = useTranslation("payments");
  const money = useMoney();
  if (payouts.length === 0) return <p>{t("payouts.none")}</p>;
  return (
    <ul className="divide-y divide-base-300">
      {payouts.map((payout) => {
        const isUndone = payout.undoneAt !== null;
        return (
          <li key={payout.payoutId} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
            <span className="min-w-0 break-words">
              <DateText at={startOfDay(payout.paidOn)} /> · {payout.reference}
              {payout.notedBy && <span className="text-sm text-muted"> · {t("payouts.by", { name: payout.notedBy })}</span>}
              {isUndone && <span className="block text-sm text-muted">{t("payouts.undone", { reason: payout.undoReason })}</span>}
            </span>
            <span className="tabular-nums">{isUndone ? <s>{money(payout.amount)}</s> : money(payout.amount)}</span>
            {!isUndone && undo?.(payout)}
          </li>
        );
      })}
    </ul>
  );
}
