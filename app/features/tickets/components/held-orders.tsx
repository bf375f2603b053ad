/** Seats that are held for the reader: until when, and where they are paid or taken. */
import { useTranslation } from "react-i18next";
import { untilStyle } from "~/kit/format";
import { Link } from "~/kit/link";
import { DateText } from "~/kit/time";
import type { HeldOrder } from "../tickets.service.server";

export function HeldOrders({ held, now }: { held: readonly HeldOrder[]; now: number }) {
  const { t } = useTranslation("tickets");
  return (
    <ul className="flex flex-col gap-3">
      {held.map(({ orderId, eventName, isToPay, expiresAt, to }) => (
        <li key={orderId} className="flex flex-wrap items-center gap-3 rounded-box border border-warning p-4">
          <p className="min-w-0 flex-1 basis-56">
            <span className="block font-medium">{eventName}</span>
            <span className="block text-sm">
              {t(isToPay ? "personal.payUntil" : "personal.takeUntil")} <DateText at={expiresAt} style={untilStyle(expiresAt, now)} />
            </span>
          </p>
          <Link to={to} className="btn btn-sm btn-primary">
            {t(isToPay ? "buy.pay" : "buy.take")}
          </Link>
        </li>
      ))}
    </ul>
  );
}
