/** A schedule as a list by day. */
import { useTranslation } from "react-i18next";
import { Section } from "~/kit/section";
import type { Plan } from "../plan.rules";
import { daysIn, shownDays } from "../week.rules";
import { type Shown, shownMeetings } from "./entry-facts";
import { useScheduleWords } from "./use-schedule-words";

function Row({ shown }: { shown: Shown }) {
  const { t } = useTranslation("schedule");
  const { hours } = useScheduleWords();
  return (
    <li
      className={`entry-color entry-color-${shown.color} grid gap-x-4 rounded-field px-3 py-2 sm:grid-cols-[7rem_minmax(0,1fr)_minmax(0,1fr)]`}
    >
      <span className="font-medium tabular-nums">{hours(shown)}</span>
      <span className="min-w-0">
        <strong>{shown.title}</strong>
        {shown.section !== null && ` · ${t("section", { number: shown.section })}`}
        {shown.date && ` · ${shown.date}`}
      </span>
      <span className="min-w-0">{[shown.place, shown.instructors.join(", ")].filter(Boolean).join(" · ")}</span>
    </li>
  );
}

type Listed = Pick<Plan, "scheduleId" | "hiddenDays" | "items"> & { sections: Parameters<typeof shownMeetings>[0]["sections"] };

export function DayList({ plan }: { plan: Listed }) {
  const { t } = useTranslation("schedule");
  const words = useScheduleWords();
  const meetings = shownMeetings(plan);
  const days = shownDays(
    meetings.map(({ day }) => day),
    plan.hiddenDays,
  );
  const hidden = daysIn(plan.hiddenDays).filter((day) => meetings.some((meeting) => meeting.day === day));
  return (
    <>
      {[...days, ...hidden.filter((day) => !days.includes(day))].map((day) => {
        const own = meetings.filter((meeting) => meeting.day === day);
        return (
          <Section key={day} title={words.day(day)} className="first:mt-0">
            {own.length === 0 ? (
              <p className="text-muted">{t("grid.free")}</p>
            ) : (
              <ol className="flex flex-col gap-2">
                {own.map((shown) => (
                  <Row key={`${shown.id} ${shown.start}`} shown={shown} />
                ))}
              </ol>
            )}
          </Section>
        );
      })}
    </>
  );
}
