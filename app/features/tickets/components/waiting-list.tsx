/** Waiting for a seat: joining the list of a category that is sold out, one's place on it, and offers. */

import { useTranslation } from "react-i18next";
import { formatNumber } from "~/kit/format";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { DateText } from "~/kit/time";
import { useWords } from "~/kit/use-words";
import Hourglass from "~icons/lucide/hourglass";
import type { Sale } from "../orders.service.server";

/** Categories that somebody can wait for, or does. */
export function WaitingList({ categories }: Pick<Sale, "categories">) {
  const { t } = useTranslation("tickets");
  const { locale } = useWords();
  const shown = categories.filter(({ canWait, myPlace }) => canWait || myPlace !== null);
  if (shown.length === 0) return null;
  return (
    <ul className="mt-6 flex flex-col gap-3">
      {shown.map(({ categoryId, name, onlyAt, waiting, myPlace }) => (
        <li key={categoryId} className="flex flex-wrap items-center justify-between gap-3 rounded-box border border-base-300 p-4">
          <p className="min-w-0 flex-1 basis-56">
            <span className="block font-medium">
              {name} {onlyAt !== null && <DateText at={onlyAt} style="dayTime" />}
            </span>
            <span className="block text-sm text-muted">
              {myPlace === null
                ? t("buy.waiting", { count: waiting, formatted: formatNumber(waiting, locale) })
                : t("buy.place", { place: formatNumber(myPlace, locale) })}
            </span>
          </p>
          {myPlace === null ? (
            <ActionButton fields={{ act: "wait", category_id: categoryId }} className="btn-primary" label={t("buy.waitFor", { name })}>
              <Hourglass size={18} aria-hidden />
              {t("buy.wait")}
            </ActionButton>
          ) : (
            <ActionButton fields={{ act: "leave", category_id: categoryId }} label={t("buy.leaveFor", { name })}>
              {t("buy.leave")}
            </ActionButton>
          )}
        </li>
      ))}
    </ul>
  );
}

/** An order of one's own that isn't paid, or a seat that is offered. */
export function PendingOrder({ order, eventId }: { order: Sale["pending"][number]; eventId: string }) {
  const { t } = useTranslation("tickets");
  const { orderId, kind, amount, expiresAt } = order;
  const isOffer = kind !== "bought";
  return (
    <div className="mb-6 flex flex-wrap items-center gap-3 rounded-box border border-warning p-4">
      <span className="min-w-0 basis-full">
        {t(`buy.${kind === "bought" ? "pending" : kind}`)} {isOffer && expiresAt !== null && <DateText at={expiresAt} style="dayTime" />}
        {kind === "offered" && <span className="block text-sm text-muted">{t("buy.declineOffer")}</span>}
      </span>
      {amount > 0 ? (
        <Link to={`/sipay/payment/${eventId}?order=${orderId}`} className="btn btn-sm btn-primary">
          {t("buy.pay")}
        </Link>
      ) : (
        <ActionButton fields={{ act: "take", order_id: orderId }} className="btn-sm btn-primary">
          {t("buy.take")}
        </ActionButton>
      )}
      <ActionButton fields={{ act: "cancel", order_id: orderId }}>{isOffer ? t("buy.decline") : t("buy.giveUp")}</ActionButton>
    </div>
  );
}
