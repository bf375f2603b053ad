/** Events that somebody announced, with what became of them. */

import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { ReadyImage } from "~/engines/media/image";
import { formatNumber } from "~/kit/format";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { Card } from "~/kit/section";
import { DateText } from "~/kit/time";
import Pencil from "~icons/lucide/pencil";
import Ticket from "~icons/lucide/ticket";
import Trash2 from "~icons/lucide/trash-2";
import { CancelEvent } from "./cancel-event";
import { DuplicateEvent } from "./duplicate-event";
import { EventCover } from "./event-cover";
import { StateBadge } from "./state-badge";
import { useEventWords } from "./use-event-words";

/** Few events are cancelled. */
const ResumeEvent = lazy(() => import("./resume-event").then((module) => ({ default: module.ResumeEvent })));

/** How many people would be told of a deletion, and whether some of them paid. */
interface Told {
  told: number;
  isPaid: boolean;
}

interface OwnEvent extends Told {
  eventId: string;
  name: string;
  type: string;
  picture: ReadyImage | null;
  startsAt: number;
  /** Of all its dates. */
  dateCount: number;
  /** Tickets that are sold or held. */
  ticketCount: number;
  state: "waiting" | "active" | "cancelled" | "inactive";
  isCancelled: boolean;
  /** It isn't over: it can be cancelled, or taken up again. */
  canCancel: boolean;
  /** Where its tickets are looked after; null when it sells none. */
  salesTo: string | null;
}

export function OwnEvents({ events }: { events: readonly OwnEvent[] }) {
  const { t, locale } = useEventWords();
  const { t: board } = useTranslation("board");
  const consequence = ({ told, isPaid }: Told) => {
    if (told === 0) return board("personal.removeText");
    const cancels = board("personal.removeTold", { count: told, formatted: formatNumber(told, locale) });
    return isPaid ? `${cancels} ${board("personal.removePaid")}` : cancels;
  };
  const question = (name: string, told: Told) => ({
    title: board("personal.removeTitle", { name }),
    text: consequence(told),
    confirmLabel: t("panel.remove"),
    level: "error" as const,
  });
  return (
    <ul className="flex flex-col gap-3">
      {events.map(({ eventId, name, type, picture, startsAt, dateCount, ticketCount, state, isCancelled, canCancel, salesTo, ...told }) => (
        <li key={eventId}>
          <Card className="flex flex-wrap items-start justify-between gap-3">
            <div className="flex min-w-0 gap-3">
              <EventCover event={{ eventId, type, picture, startsAt }} sizes="64px" className="size-16" />
              <div className="min-w-0">
                <h3 className="font-semibold">
                  <Link to={`/event/${eventId}`} className="link">
                    {name}
                  </Link>
                </h3>
                <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
                  <StateBadge state={state} /> <DateText at={startsAt} style="dateTime" />
                  {dateCount > 1 && <span>{board("personal.dates", { number: dateCount })}</span>}
                </p>
              </div>
            </div>
            <div className="flex flex-wrap gap-2">
              {salesTo && (
                <Link to={salesTo} className="btn btn-sm" aria-label={`${t("tickets.sales")}: ${name}`}>
                  <Ticket size={16} aria-hidden />
                  {t("tickets.sales")}
                </Link>
              )}
              <Link to={`/event/personal?edit=${eventId}`} reloadDocument className="btn btn-sm" aria-label={`${t("page.edit")}: ${name}`}>
                <Pencil size={16} aria-hidden />
                {t("page.edit")}
              </Link>
              <DuplicateEvent event={{ eventId, name }} />
              {canCancel && isCancelled && (
                <Suspense>
                  <ResumeEvent event={{ eventId, name }} />
                </Suspense>
              )}
              {canCancel && !isCancelled && <CancelEvent event={{ eventId, name, ticketCount }} />}
              <ActionButton fields={{ act: "remove", id: eventId }} confirm={question(name, told)} label={`${t("panel.remove")}: ${name}`}>
                <Trash2 size={16} aria-hidden />
                {t("panel.remove")}
              </ActionButton>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
