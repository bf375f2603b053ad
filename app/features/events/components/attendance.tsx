/** The one act of an event's page, who is going, and afterwards how it was. */

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "~/kit/format";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import Check from "~icons/lucide/check";
import Ticket from "~icons/lucide/ticket";
import { eventAct, priceFrom } from "../event-act.rules";
import type { EventPage } from "../event-page.service.server";
import { useEventWords } from "./use-event-words";

const STARS = [1, 2, 3, 4, 5] as const;
const WIDE = "btn-primary flex-1";

interface AttendanceProps {
  page: EventPage;
  signInTo: string | null;
}

/** What buying says: what it costs at least. */
function useBuyWords(tickets: EventPage["tickets"]): string {
  const { t, price } = useEventWords();
  const from = priceFrom(tickets);
  if (!from || (from.isLowest && from.price === 0)) return t("tickets.buy");
  return t(from.isLowest ? "tickets.buyFrom" : "tickets.buyAt", { price: price(from.price) });
}

/** Under the thumb on phones, in its place elsewhere. */
const Bar = ({ children }: { children: ReactNode }) => (
  <div className="act-bar flex items-center print:hidden gap-3 [&>form]:grow">{children}</div>
);

function YouCome() {
  const { t } = useTranslation("events");
  return (
    <p className="flex grow items-center gap-1.5 font-semibold text-success">
      <Check size={18} aria-hidden />
      {t("page.youCome")}
    </p>
  );
}

function StayAway() {
  const { t } = useTranslation("event-page");
  return (
    <div>
      <ActionButton fields={{ act: "stay-away" }}>{t("stayAway")}</ActionButton>
    </div>
  );
}

/** Who goes to an event goes on all of its dates. */
function ForAllDates({ dates }: Pick<EventPage, "dates">) {
  const { locale } = useEventWords();
  const { t } = useTranslation("event-page");
  const count = dates.filter(({ isOver }) => !isOver).length;
  if (count < 2) return null;
  return <p className="text-sm text-muted">{t("forAllDates", { formatted: formatNumber(count, locale) })}</p>;
}

/** What this reader can do, or why there is nothing. */
export function Act({ page, signInTo }: AttendanceProps) {
  const { t } = useTranslation("events");
  const { t: said } = useTranslation("event-page");
  const over = page.dates.filter(({ isOver }) => isOver).map(({ startsAt }) => startsAt);
  const open = page.tickets.filter(({ onlyAt }) => onlyAt === null || !over.includes(onlyAt));
  const buyWords = useBuyWords(open);
  const { own, buy } = page.ticketsTo;
  const { isOver, isComing, isInvited, isFull } = page;
  const isSoldOut = open.every(({ left }) => left === 0);
  const act = eventAct({ isOver, isComing, isInvited, isFull, isSoldOut, ticketTo: own, buyTo: buy });
  const reasons = { over: said("isOver"), uninvited: said("notForYou"), full: said("isFull") };
  if (page.cancelledFor !== null && act !== "ticket") return null;
  if (act === "over" || act === "uninvited" || act === "full") return <p className="font-semibold">{reasons[act]}</p>;
  if (act === "coming")
    return (
      <>
        <Bar>
          <YouCome />
          <StayAway />
        </Bar>
        <ForAllDates dates={page.dates} />
      </>
    );
  if (act === "come")
    return (
      <>
        <Bar>
          {signInTo ? (
            <Link to={signInTo} className={`btn ${WIDE}`}>
              {said("come")}
            </Link>
          ) : (
            <ActionButton fields={{ act: "come" }} className={WIDE}>
              {said("come")}
            </ActionButton>
          )}
        </Bar>
        <ForAllDates dates={page.dates} />
      </>
    );
  const [to, words] = act === "ticket" ? [own, t("tickets.yours")] : [buy, act === "wait" ? t("tickets.waitingList") : buyWords];
  return (
    <>
      <Bar>
        <Link to={to ?? ""} className={`btn ${WIDE}`}>
          {act === "ticket" && <Ticket size={18} aria-hidden />}
          {words}
        </Link>
      </Bar>
      {page.isComing && page.cancelledFor === null && (
        <div className="flex items-center gap-3">
          <YouCome />
          {act !== "ticket" && <StayAway />}
        </div>
      )}
    </>
  );
}

/** How many go, and how many more can; before the first one, an invitation. */
export function Going({ page: { rsvpCount, capacity, isOver } }: Pick<AttendanceProps, "page">) {
  const { t, locale } = useEventWords();
  const { t: said } = useTranslation("event-page");
  const left = capacity === null ? null : Math.max(0, capacity - rsvpCount);
  return (
    <p className="font-semibold">
      {rsvpCount === 0 && !isOver ? said("comeFirst") : t("page.coming", { count: rsvpCount, formatted: formatNumber(rsvpCount, locale) })}
      {left !== null && (
        <span className="font-normal text-muted">
          {" · "}
          {said("left", { count: left, formatted: formatNumber(left, locale) })}
        </span>
      )}
    </p>
  );
}

/** How it was, by who was there. */
export function Stars({ stars }: Pick<EventPage, "stars">) {
  const { t } = useTranslation("event-page");
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{t("howWasIt")}</legend>
      <div className="flex gap-1">
        {STARS.map((value) => (
          <ActionButton
            key={value}
            fields={{ act: "rate", stars: value }}
            className={`btn-square ${stars !== null && value <= stars ? "btn-primary" : ""}`}
            label={t("starsOf", { value })}
            isPressed={stars === value}
          >
            <span aria-hidden>★</span>
          </ActionButton>
        ))}
      </div>
    </fieldset>
  );
}
