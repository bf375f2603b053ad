/** What tickets there are, what they cost and what remains. */
import { useTranslation } from "react-i18next";
import { formatNumber } from "~/kit/format";
import { Link } from "~/kit/link";
import { Section } from "~/kit/section";
import { DateText } from "~/kit/time";
import type { EventPage } from "../event-page.service.server";
import { useEventWords } from "./use-event-words";

export function TicketList({ tickets, to }: { tickets: EventPage["tickets"]; to: EventPage["ticketsTo"] }) {
  const { t } = useTranslation("events");
  const { price, locale } = useEventWords();
  if (tickets.length === 0) return null;
  const remains = (left: number | null) => {
    if (left === null) return t("tickets.unlimited");
    return left === 0 ? t("tickets.soldOut") : t("tickets.left", { count: left, formatted: formatNumber(left, locale) });
  };
  return (
    <Section title={t("tickets.title")}>
      <ul className="flex flex-col divide-y divide-base-300 rounded-box border border-base-300">
        {tickets.map((ticket) => (
          <li key={ticket.categoryId} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 p-3">
            <span className="min-w-0">
              <span className="block font-medium wrap-anywhere">{ticket.name}</span>
              {ticket.onlyAt !== null && (
                <span className="block text-sm">
                  {t("tickets.onlyAt")} <DateText at={ticket.onlyAt} style="dayTime" />
                </span>
              )}
              {ticket.description && <span className="block text-sm text-base-content/80 wrap-anywhere">{ticket.description}</span>}
            </span>
            <span className="text-end">
              <span className="block font-semibold tabular-nums">{price(ticket.price)}</span>
              <span className="block text-sm text-base-content/80">{remains(ticket.left)}</span>
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        {to.buy && (
          <Link to={to.buy} className="btn btn-primary">
            {t(tickets.every(({ left }) => left === 0) ? "tickets.waitingList" : "tickets.buy")}
          </Link>
        )}
        {to.checkIn && (
          <Link to={to.checkIn} className="btn">
            {t("tickets.checkIn")}
          </Link>
        )}
        {to.sales && (
          <Link to={to.sales} className="btn">
            {t("tickets.sales")}
          </Link>
        )}
      </div>
    </Section>
  );
}
