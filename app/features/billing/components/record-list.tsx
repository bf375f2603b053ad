/** Billing records in a list: what was sold or went back, without the buyer. */
import { useTranslation } from "react-i18next";
import { formatMoney } from "~/kit/format";
import { Link } from "~/kit/link";
import { DateText } from "~/kit/time";
import { useWords } from "~/kit/use-words";
import type { BillingRecord } from "../billing.repository.server";

type Listed = Pick<BillingRecord, "recordId" | "kind" | "orderId" | "eventName" | "amount" | "reference" | "createdAt">;

/** `150 ₺`, and with a minus what went back. */
export function useSigned() {
  const { locale } = useWords();
  return ({ kind, amount }: Pick<BillingRecord, "kind" | "amount">) => `${kind === "refund" ? "−" : ""}${formatMoney(amount, locale)}`;
}

export function RecordList({ records }: { records: readonly Listed[] }) {
  const { t } = useTranslation("billing");
  const signed = useSigned();
  return (
    <ul className="divide-y divide-base-300">
      {records.map((record) => (
        <li key={record.recordId} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
          <span className="min-w-0 break-words">
            <Link to={`/admin/billing/${record.recordId}`} className="link font-medium">
              {record.eventName}
            </Link>
            <span className="block text-sm text-muted">
              {t(`kinds.${record.kind}`)} · <DateText at={record.createdAt} style="dateTime" /> · {record.orderId}
            </span>
            {record.reference && <span className="block text-sm">{t("reference", { reference: record.reference })}</span>}
          </span>
          <span className="tabular-nums">{signed(record)}</span>
        </li>
      ))}
    </ul>
  );
}
