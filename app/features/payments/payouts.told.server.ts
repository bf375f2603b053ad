/** What the audit says of payouts: how much, and of which day. */
import type { ToldAct } from "~/engines/audited";
import { formatDate, formatMoney } from "~/kit/format";
import { startOfDay } from "~/platform/time";

export const toldPayouts: ToldAct[] = [
  {
    act: "payout.add",
    values: ({ locale }, { after }) => ({
      amount: formatMoney(Number(after.amount), locale),
      day: formatDate(startOfDay(String(after.paidOn)), locale),
    }),
  },
  { act: "payout.undo", values: ({ locale }, { before }) => ({ amount: formatMoney(Number(before.amount), locale) }) },
];
