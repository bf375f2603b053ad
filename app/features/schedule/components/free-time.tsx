/** The hours of a week in which two people are both free: the longest first, then the week. */
import { useTranslation } from "react-i18next";
import { StudyLink } from "~/features/study-room/offered/study-link";
import { studyPath } from "~/features/study-room/offered/study-path";
import { Section } from "~/kit/section";
import { type FreeWeek, nextDayOf, SHORTEST_GAP } from "../together.rules";
import { type Interval, weekdayOf } from "../week.rules";
import type { Shown } from "./entry-facts";
import { useScheduleWords } from "./use-schedule-words";
import { WeekGrid } from "./week-grid";

const HOUR = 60;
const NOTHING_CLASHES = new Set<string>();
/** The color of all free hours among those of entries. */
const COLOR = 1;

function useLength() {
  const { t } = useTranslation("schedule");
  /** `2 h 50 min` */
  return ({ start, end }: Interval) => {
    const [hours, minutes] = [Math.floor((end - start) / HOUR), (end - start) % HOUR];
    return [hours > 0 && t("together.length.hours", { hours }), minutes > 0 && t("together.length.minutes", { minutes })]
      .filter(Boolean)
      .join(" ");
  };
}

interface FreeTimeProps {
  week: FreeWeek;
  /** The reader's present: a calendar day, and minutes after midnight. */
  now: { date: string; minute: number };
}

export function FreeTime({ week: { days, hours, free, longest }, now }: FreeTimeProps) {
  const { t } = useTranslation("schedule");
  const words = useScheduleWords();
  const length = useLength();
  if (free.length === 0) return <p className="rounded-box bg-base-200 p-4 font-medium">{t("together.nothing.week")}</p>;
  const timeOf = (gap: Interval) => ({ ...gap, day: nextDayOf(gap, now) });
  const asShown = (gap: Interval): Shown => ({
    ...gap,
    id: `${gap.day}-${gap.start}`,
    title: length(gap),
    color: COLOR,
    section: null,
    place: null,
    instructors: [],
    date: null,
    to: studyPath(timeOf(gap)),
  });
  return (
    <>
      <Section title={t("together.titles.longest")} className="mt-0">
        <ol className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {longest.map((gap) => (
            <li
              key={`${gap.day} ${gap.start}`}
              className={`entry-color entry-color-${COLOR} flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-field px-3 py-2`}
            >
              <span className="tabular-nums">{words.when(gap)}</span>
              <strong className="tabular-nums">{length(gap)}</strong>
              <StudyLink time={timeOf(gap)} label={words.when(gap)} />
            </li>
          ))}
        </ol>
      </Section>
      <Section title={t("together.titles.week")} lead={t("together.weekLead", { minutes: SHORTEST_GAP })}>
        <WeekGrid
          meetings={free.map(asShown)}
          days={days}
          hours={hours}
          clashing={NOTHING_CLASHES}
          today={weekdayOf(now.date)}
          emptyDay={t("together.nothing.day")}
        />
      </Section>
    </>
  );
}
