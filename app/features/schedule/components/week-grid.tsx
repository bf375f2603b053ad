/** A week as a timetable: days side by side where there is room; on a phone one day at a time, swiped, with the week in miniature above. */

import { type ReactNode, type RefObject, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { useScrollIntoView } from "~/kit/use-scroll-into-view";
import { clockTime } from "~/platform/time";
import TriangleAlert from "~icons/lucide/triangle-alert";
import { type Placed, placeSideBySide } from "../week.rules";
import { meetingKey, type Shown } from "./entry-facts";
import { MiniDay } from "./mini-week";
import { useScheduleWords } from "./use-schedule-words";

const REM_PER_HOUR = 4;
const HOUR = 60;

interface WeekGridProps {
  meetings: readonly Shown[];
  days: readonly number[];
  hours: { from: number; to: number; lines: readonly number[] };
  /** Keys of the meetings that clash with others; allowed clashes are among them. */
  clashing: ReadonlySet<string>;
  /** 0 is Monday. */
  today: number;
  /** What a day says that has no meetings. */
  emptyDay?: string;
}

const remOf = (minutes: number) => `${(minutes / HOUR) * REM_PER_HOUR}rem`;
const dayId = (day: number) => `day-${day}`;

/** A code breaks between its letters and its number, and nowhere else while there is room. */
function Title({ text }: { text: string }) {
  const [, letters, digits] = /^([A-Z]+)(\d+)$/.exec(text) ?? [];
  return letters ? (
    <>
      {letters}
      <wbr />
      {digits}
    </>
  ) : (
    text
  );
}

/** A link where there is somewhere to go. */
function Frame({ to, label, className, children }: { to: string | null; label: string; className: string; children: ReactNode }) {
  return to === null ? (
    <div className={className}>{children}</div>
  ) : (
    <Link to={to} className={`${className} hover:underline`}>
      <span className="sr-only">{label}</span>
      <span aria-hidden className="contents">
        {children}
      </span>
    </Link>
  );
}

function Block({ shown, from, isClashing }: { shown: Placed<Shown>; from: number; isClashing: boolean }) {
  const { t } = useTranslation("schedule");
  const { when } = useScheduleWords();
  const { title, section, place, date, start, end, lane, lanes, color, to } = shown;
  const said = [title, section !== null && t("section", { number: section }), when(shown), place, date, isClashing && t("grid.clashes")];
  const width = 100 / lanes;
  return (
    <li
      className="absolute p-px"
      style={{ top: remOf(start - from), height: remOf(end - start), insetInlineStart: `${lane * width}%`, width: `${width}%` }}
    >
      <Frame
        to={to}
        label={said.filter(Boolean).join(", ")}
        className={`entry-color entry-color-${color} flex h-full min-w-0 flex-col overflow-hidden rounded-field ${lanes > 1 ? "px-1" : "px-1.5"} py-1 text-xs leading-tight ${date ? "border border-dashed border-base-content/50" : ""} ${isClashing ? "outline-2 -outline-offset-2 outline-error" : ""}`}
      >
        <span className="flex items-start justify-between gap-1">
          <strong className={`leading-tight ${lanes > 2 ? "text-[0.6875rem]" : "text-[0.8125rem]"}`}>
            <Title text={title} />
            {section !== null && <span className="font-normal"> · {section}</span>}
          </strong>
          {isClashing && lanes === 1 && <TriangleAlert size={14} aria-hidden className="shrink-0 text-error" />}
        </span>
        <span className="tabular-nums">
          {clockTime(start)}–{clockTime(end)}
        </span>
        {date && <span className="tabular-nums">{date}</span>}
        {place && <span className="truncate">{place}</span>}
      </Frame>
    </li>
  );
}

type DayProps = Omit<WeekGridProps, "days" | "today"> & { day: number; isToday: boolean };

function Day({ day, meetings, hours, clashing, isToday, emptyDay }: DayProps) {
  const { t } = useTranslation("schedule");
  const words = useScheduleWords();
  return (
    <section
      id={dayId(day)}
      aria-labelledby={`${dayId(day)}-title`}
      className={`${isToday ? "in-sight " : ""}min-w-full scroll-mt-44 snap-start sm:min-w-0 print:min-w-0`}
    >
      <h2
        id={`${dayId(day)}-title`}
        className={`border-b border-base-300 py-2 text-center text-sm font-semibold ${isToday ? "text-primary" : ""}`}
      >
        {words.day(day)}
      </h2>
      <div className="relative sm:border-s sm:border-base-300" style={{ height: remOf(hours.to - hours.from) }}>
        {hours.lines.map((line) => (
          <div
            key={line}
            aria-hidden
            className="absolute inset-x-0 border-t border-base-300 text-xs text-muted"
            style={{ top: remOf(line - hours.from) }}
          >
            <span className="tabular-nums sm:hidden print:hidden">{clockTime(line)}</span>
          </div>
        ))}
        <ol className="absolute inset-y-0 end-0 start-12 sm:start-0 print:start-0">
          {placeSideBySide(meetings).map((shown) => (
            <Block key={`${shown.id} ${shown.start}`} shown={shown} from={hours.from} isClashing={clashing.has(meetingKey(shown))} />
          ))}
        </ol>
        {meetings.length === 0 && <p className="pt-6 ps-14 text-sm text-muted sm:sr-only">{emptyDay ?? t("grid.free")}</p>}
      </div>
    </section>
  );
}

/** Which day a row shows that has one day in sight at a time: `first` before scripts come, then wherever the row is. */
function useDayInSight(row: RefObject<HTMLElement | null>, days: readonly number[], first: number) {
  const [place, setPlace] = useState(() => Math.max(0, days.indexOf(first)));
  const look = useCallback(() => {
    if (row.current) setPlace(Math.round(row.current.scrollLeft / row.current.clientWidth));
  }, [row]);
  useEffect(look, [look]);
  return { inSight: days[place], look };
}

type DayTabsProps = Omit<WeekGridProps, "clashing" | "emptyDay"> & { inSight: number | undefined };

/** The days of the week in miniature: each leads to its day. The one in sight is marked, and today in another way. */
function DayTabs({ meetings, days, hours, today, inSight }: DayTabsProps) {
  const { t } = useTranslation("schedule");
  const words = useScheduleWords();
  return (
    <nav aria-label={t("grid.days")} className="mb-2 sm:hidden print:hidden">
      <ul className="flex gap-1">
        {days.map((day) => (
          <li key={day} className="min-w-0 flex-1">
            <a
              href={`#${dayId(day)}`}
              aria-current={day === inSight ? "true" : undefined}
              className={`relative flex flex-col items-center gap-1 rounded-field border p-1.5 text-sm ${day === inSight ? "border-primary font-semibold text-primary" : "border-base-300"}`}
            >
              <span>
                {words.dayShort(day)}
                {day === today && <span className="sr-only">, {t("grid.today")}</span>}
              </span>
              {day === today && <span aria-hidden className="absolute end-1 top-1 size-1.5 rounded-full bg-primary" />}
              <MiniDay meetings={meetings.filter((meeting) => meeting.day === day)} {...hours} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function WeekGrid({ meetings, days, hours, clashing, today, emptyDay }: WeekGridProps) {
  const { t } = useTranslation("schedule");
  const row = useScrollIntoView<HTMLDivElement>(`#${dayId(today)}`, dayId(today));
  const { inSight, look } = useDayInSight(row, days, today);
  return (
    <>
      <DayTabs meetings={meetings} days={days} hours={hours} today={today} inSight={inSight} />
      <div
        ref={row}
        onScroll={look}
        // Entries that lead nowhere take no focus: those who scroll with keys need the row itself.
        {...(meetings.every(({ to }) => to === null) && { tabIndex: 0, role: "group", "aria-label": t("grid.days") })}
        className="flex snap-x snap-mandatory overflow-x-auto sm:grid sm:overflow-visible print:grid print:overflow-visible"
        style={{ gridTemplateColumns: `3.25rem repeat(${days.length}, minmax(0, 1fr))` }}
      >
        <div aria-hidden className="hidden pt-[2.3rem] sm:block print:block">
          <div className="relative" style={{ height: remOf(hours.to - hours.from) }}>
            {hours.lines.map((line) => (
              <span
                key={line}
                className="absolute -translate-y-1/2 text-xs text-muted tabular-nums"
                style={{ top: remOf(line - hours.from) }}
              >
                {clockTime(line)}
              </span>
            ))}
          </div>
        </div>
        {days.map((day) => (
          <Day
            key={day}
            day={day}
            meetings={meetings.filter((meeting) => meeting.day === day)}
            hours={hours}
            clashing={clashing}
            isToday={day === today}
            emptyDay={emptyDay}
          />
        ))}
      </div>
    </>
  );
}
