/** Today row by row, and the days that come, each on a line. */
import { useTranslation } from "react-i18next";
import { planned } from "~/engines/planned";
import type { PlannerEntry } from "~/engines/planner";
import type { HeldOrder } from "~/features/tickets/tickets.service.server";
import { formatDate, untilStyle } from "~/kit/format";
import { Link } from "~/kit/link";
import { Section } from "~/kit/section";
import { useWords } from "~/kit/use-words";
import { clockTime, momentOf } from "~/platform/time";
import Ticket from "~icons/lucide/ticket";
import { type DayAhead, headOf, isOn, isPast, type TodayEntry } from "../today.rules";

const kinds = new Map(planned.map((each) => [each.kind, each]));
/** So many things of a day to come are named. */
const NAMED = 4;

/** An entry with what its kind says of it. */
export const withMark = (entry: PlannerEntry): TodayEntry => ({ ...entry, mark: kinds.get(entry.kind)?.mark });

interface RowProps {
  entry: TodayEntry;
  /** How soon it is, or that it is over. */
  note: string;
  isNow: boolean;
  isOver: boolean;
}

function Row({ entry: { kind, title, detail, start, to, isOverdue }, note, isNow, isOver }: RowProps) {
  const { t } = useTranslation(["home", "overview"]);
  const { icon: Icon, isAllDay } = kinds.get(kind) ?? {};
  const line = (
    <>
      <span className="w-14 shrink-0 text-sm font-bold tabular-nums">
        {start === null ? isAllDay && t("today.allDay") : clockTime(start)}
      </span>
      {Icon && <Icon size={18} aria-hidden className="shrink-0" />}
      <span className="min-w-0 grow">
        <span className="sr-only">{t(`overview:planner.kinds.${kind}`)}: </span>
        <span className={isOver ? "" : "font-bold"}>{title}</span>
        {detail && <span className="block text-sm">{detail}</span>}
      </span>
      <span className="shrink-0 text-end text-sm font-semibold tabular-nums">{isOverdue ? t("today.overdue") : note}</span>
    </>
  );
  const look = `flex min-h-12 items-center gap-3 py-1.5 ${isNow ? "border-s-4 border-base-content bg-base-200 px-3" : ""} ${
    isOver ? "text-muted" : ""
  }`;
  return to ? (
    <Link to={to} prefetch="intent" className={`${look} hover:bg-base-200`}>
      {line}
    </Link>
  ) : (
    <span className={look}>{line}</span>
  );
}

interface DaysProps {
  days: readonly DayAhead[];
}

/** A seat that is the reader's only until then. */
function HeldRow({ held: { eventName, isToPay, expiresAt, to }, now }: { held: HeldOrder; now: number }) {
  const { t } = useTranslation("home");
  const { locale } = useWords();
  const until = formatDate(expiresAt, locale, untilStyle(expiresAt, now));
  return (
    <Link to={to} className="flex min-h-12 items-center gap-3 border-s-4 border-warning bg-base-200 px-3 py-1.5">
      <Ticket size={18} aria-hidden className="shrink-0" />
      <span className="min-w-0 grow">
        <span className="font-bold">{eventName}</span>
        <span className="block text-sm">{t(isToPay ? "today.payUntil" : "today.takeUntil", { time: until })}</span>
      </span>
    </Link>
  );
}

export function TodayRows({ days, now, held }: DaysProps & { now: number; held: readonly HeldOrder[] }) {
  const { t } = useTranslation("home");
  const stillHeld = held.filter(({ expiresAt }) => expiresAt > now);
  const entries = days[0]?.entries ?? [];
  const head = headOf(days, now);
  const noteOf = (entry: TodayEntry) => {
    if (isPast(entry, now)) return t("today.over");
    if (isOn(entry, now)) return t("today.now");
    return head?.entry === entry && head.is === "soon" ? t("today.left", { count: head.minutes }) : "";
  };
  return (
    <Section title={t("today.title")} className="mt-6!">
      <ul className="divide-y divide-base-300 border-b border-base-300">
        {stillHeld.map((each) => (
          <li key={each.orderId}>
            <HeldRow held={each} now={now} />
          </li>
        ))}
        {entries.map((entry) => (
          <li key={`${entry.kind} ${entry.id}`}>
            <Row
              entry={entry}
              note={noteOf(entry)}
              isNow={isOn(entry, now) || (head?.entry === entry && head.is === "soon")}
              isOver={isPast(entry, now)}
            />
          </li>
        ))}
        {entries.length + stillHeld.length === 0 && <li className="py-2.5 text-muted">{t("today.nothing")}</li>}
      </ul>
    </Section>
  );
}

/** Nothing where no other day of the week has anything on. */
export function NextDays({ days }: DaysProps) {
  const { t } = useTranslation("home");
  const { locale } = useWords();
  const others = days.filter(({ isToday, entries }) => !isToday && entries.length > 0);
  if (others.length === 0) return null;
  return (
    <Section
      title={t("today.week")}
      act={
        <Link to="/my-space" prefetch="intent" className="link py-1">
          {t("work.all")}
        </Link>
      }
    >
      <ul className="divide-y divide-base-300 border-b border-base-300">
        {others.map(({ day, entries }) => (
          <li key={day} className="flex min-h-11 items-baseline gap-3 py-2">
            <span className="w-14 shrink-0 text-sm font-bold">
              {formatDate(momentOf(day, "12:00"), locale, "weekday")} {formatDate(momentOf(day, "12:00"), locale, "dayNumber")}
            </span>
            <span className="flex min-w-0 flex-wrap gap-x-3 text-sm tabular-nums">
              {entries.slice(0, NAMED).map(({ kind, id, start, title }) => (
                <span key={`${kind} ${id}`}>
                  {start !== null && <span className="text-muted">{clockTime(start)} </span>}
                  {title}
                </span>
              ))}
              {entries.length > NAMED && <span className="text-muted">{t("today.more", { count: entries.length - NAMED })}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
