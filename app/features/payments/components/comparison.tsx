/** What of a day's payments differs from the provider's statuses, with what to do. */
import { useTranslation } from "react-i18next";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { Section } from "~/kit/section";
import { DateText } from "~/kit/time";
import type { reconcile } from "../reconcile.service.server";
import { useMoney } from "./use-money";

interface ComparisonProps {
  day: string;
  comparison: Awaited<ReturnType<typeof reconcile>>;
}

export function Comparison({ day, comparison: { compared, differences, isDown, next } }: ComparisonProps) {
  const { t } = useTranslation("payments");
  const money = useMoney();
  return (
    <Section title={t("compare.title")}>
      <p role="status">
        {t("compare.count", { count: compared })} {differences.length === 0 && compared > 0 && t("compare.agree")}
      </p>
      {isDown && <p className="mt-2 text-warning-content">{t("problems.providerDown")}</p>}
      <ul className="divide-y divide-base-300">
        {differences.map(({ invoiceId, createdAt, difference, captured, refunded, theirs }) => (
          <li key={invoiceId} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
            <span>
              {invoiceId} · <DateText at={createdAt} style="dateTime" />
              <br />
              {t(`compare.differences.${difference}`)}
              <br />
              <span className="text-sm text-muted">
                {t("compare.ours", { paid: money(captured), refunded: money(refunded) })} ·{" "}
                {t("compare.theirs", { paid: money(theirs.state === "paid" ? (theirs.amount ?? 0) : 0), refunded: money(theirs.refunded) })}
              </span>
            </span>
            {difference === "paidThere" && <ActionButton fields={{ invoice_id: invoiceId }}>{t("admin.ask")}</ActionButton>}
          </li>
        ))}
      </ul>
      {next !== null && (
        <Link to={`/admin/sipay?day=${day}&compare=1&after=${next}`} className="btn mt-3">
          {t("compare.more")}
        </Link>
      )}
    </Section>
  );
}
