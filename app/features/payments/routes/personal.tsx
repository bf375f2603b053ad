/** One's own payments, and what came back. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { DateText } from "~/kit/time";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { useMoney } from "../components/use-money";
import { readMyPayments } from "../payments.service.server";

export const handle = pageHandle("payments", "personal");

export const loader = async ({ context }: LoaderFunctionArgs) => ({ payments: await readMyPayments(signedIn(context)) });

export default function MyPayments() {
  const { t } = useTranslation("payments");
  const money = useMoney();
  const { payments } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-2xl">
      <PageHeader title={t("pages.personal")} lead={t("personal.lead")} />
      {payments.length === 0 && <EmptyState title={t("personal.none")} />}
      <ul className="divide-y divide-base-300">
        {payments.map(({ invoiceId, eventId, eventName, amount, refunded, status, createdAt, hasContract }) => (
          <li key={invoiceId} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
            <span className="min-w-0">
              <Link to={`/event/${eventId}`} className="link font-medium">
                {eventName}
              </Link>
              <span className="block text-sm text-muted">
                <DateText at={createdAt} style="dateTime" />
                {hasContract > 0 && (
                  <>
                    {" · "}
                    <Link to={`/sipay/contract/${invoiceId}`} className="link">
                      {t("contract.link")}
                    </Link>
                  </>
                )}
              </span>
            </span>
            <span className="text-end">
              <span className="block font-semibold tabular-nums">{money(amount)}</span>
              {refunded > 0 && <span className="block text-sm">{t("personal.refunded", { price: money(refunded) })}</span>}
            </span>
            <Badge level={status === "paid" ? "success" : status === "open" ? "warning" : "neutral"}>{t(`statuses.${status}`)}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}
