/** Cancelling an event: why, and what becomes of the tickets that are sold. */
import { useTranslation } from "react-i18next";
import { formatNumber } from "~/kit/format";
import { useWords } from "~/kit/use-words";
import { ReasonAct } from "./reason-act";

interface CancelEventProps {
  /** With how many of its tickets are sold or held. */
  event: { eventId: string; name: string; ticketCount: number };
}

export function CancelEvent({ event }: CancelEventProps) {
  const { t } = useTranslation("cancelling");
  const { locale } = useWords();
  const count = event.ticketCount;
  return (
    <ReasonAct act="cancel" event={event} text={count > 0 ? t("sold", { count, formatted: formatNumber(count, locale) }) : undefined} />
  );
}
