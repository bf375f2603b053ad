/** What became of a ticket whose event doesn't take place or that was returned, and where its money is. */
import { useTranslation } from "react-i18next";
import { formatDate } from "~/kit/format";
import { useWords } from "~/kit/use-words";
import type { TicketPage } from "../tickets.service.server";
import { usePrice } from "./use-price";

export function TicketMoney({ ticket: { state, isReturning, isEventGone, refund, price: paid } }: { ticket: TicketPage }) {
  const { t } = useTranslation("ticket-money");
  const { locale } = useWords();
  const price = usePrice();
  const said = [
    isReturning && t(paid > 0 ? "soon" : "soonFree", { price: price(paid) }),
    state === "refunded" && isEventGone && t("returned"),
    refund && t(refund.status, { price: price(refund.amount), date: formatDate(refund.at, locale, "date") }),
  ].filter(Boolean);
  return said.length > 0 && <p className="mt-4 rounded-box border border-info p-4">{said.join(" ")}</p>;
}
