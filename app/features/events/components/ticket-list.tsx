/** What tickets there are, what they cost and what remains; for organizers, the ways to their sale and their door. */
import { useTranslation } from "react-i18next";
import { formatNumber } from "~/kit/format";
import { Link } from "~/kit/link";
import { DateText } from "~/kit/time";
import type { EventPage } from "../event-page.service.server";
import { useEventWords } from "./use-event-words";

export function TicketList({ tickets }: Pick<EventPage, "tickets">) {
  const { t, price, locale } = useEventWords();
  if (tickets.length === 0) return null;
  const remains = (left: number | null) => {
    if (left === null) return null;
    return left === 0 ? t("tickets.soldOut") : t("tickets.left", { count: left, formatted: formatNumber(left, locale) });
  };
  return (
    <section aria-labelledby="tickets">
      <h2 id="tickets" className="mb-2 text-xl">
        {t("tickets.title")}
      </h2>
      <ul className="border-t-2 border-base-content">
        {tickets.map((ticket) => (
          <li
            key={ticket.categoryId}
            className={`flex min-h-14 items-center justify-between gap-4 border-b border-base-300 py-2 ${ticket.left === 0 ? "text-muted" : ""}`}
          >
            <span className="min-w-0">
              <span className="block">{ticket.name}</span>
              {ticket.onlyAt !== null && (
                <span className="block text-sm text-muted">
                  {t("tickets.onlyAt")} <DateText at={ticket.onlyAt} style="dayTime" />
                </span>
              )}
              {ticket.description && <span className="block text-sm text-muted">{ticket.description}</span>}
              <span className="block text-sm text-muted">{remains(ticket.left)}</span>
            </span>
            <span className="shrink-0 text-xl font-black tabular-nums">{price(ticket.price)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Nothing for whoever doesn't organize it. */
export function TicketWork({ to: { checkIn, sales } }: { to: EventPage["ticketsTo"] }) {
  const { t } = useTranslation("events");
  return (
    <>
      {checkIn && (
        <Link to={checkIn} className="btn btn-sm">
          {t("tickets.checkIn")}
        </Link>
      )}
      {sales && (
        <Link to={sales} className="btn btn-sm">
          {t("tickets.sales")}
        </Link>
      )}
    </>
  );
}
