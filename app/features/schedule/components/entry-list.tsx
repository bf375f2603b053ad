/** Everything in a schedule, with what can be done to each entry. */

import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { Section } from "~/kit/section";
import { MINUTE } from "~/platform/clock";
import { dayAfter, localDay, startOfDay } from "~/platform/time";
import Pencil from "~icons/lucide/pencil";
import X from "~icons/lucide/x";
import { RemindLink } from "../../alarm/offered/remind-link";
import { termPath } from "../../term-courses/offered/term-path";
import { NO_SECTION } from "../conflicts.rules";
import type { Plan, PlanSection } from "../plan.rules";
import { weekdayOf } from "../week.rules";
import { choosePath, itemPath, schedulePath } from "./schedule-paths";
import { useScheduleWords } from "./use-schedule-words";

const LINE = "flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3";

/** So long before something begins its alarm is meant. */
const AHEAD = 10;

/** The next moment of a weekly meeting, or that of one on a date, a little before. */
function aheadOf({ day, start }: { day: number; start: number }, date: string | null, now: number): number {
  const today = localDay(now);
  const week = [0, 7].map((more) => dayAfter(today, ((day - weekdayOf(today) + 7) % 7) + more));
  const moments = (date === null ? week : [date]).map((each) => startOfDay(each) + (start - AHEAD) * MINUTE);
  return moments.find((moment) => moment > now) ?? moments[0] ?? now;
}

interface RemindProps {
  plan: Pick<Plan, "scheduleId">;
  title: string;
  meeting: { day: number; start: number } | undefined;
  date?: string | null;
  now: number;
}

function Remind({ plan, title, meeting, date = null, now }: RemindProps) {
  return meeting ? (
    <RemindLink isSmall title={title} path={schedulePath(plan.scheduleId, "grid")} at={aheadOf(meeting, date, now)} />
  ) : null;
}

function CourseRow({ scheduleId, section, now }: { scheduleId: string; section: PlanSection; now: number }) {
  const { t } = useTranslation("schedule");
  const words = useScheduleWords();
  return (
    <li className={LINE}>
      <span className="min-w-0">
        <strong>{section.courseCode}</strong> {words.name(section)}
        <span className="block text-sm text-muted">
          {[words.section(section.number), section.credits !== null && words.credits(section.credits), section.instructors.join(", ")]
            .filter(Boolean)
            .join(" · ")}
        </span>
        {!section.isGiven && section.number !== NO_SECTION && <Badge level="error">{t("state.gone")}</Badge>}
        {section.admission === "refused" && <Badge level="warning">{t("state.refused")}</Badge>}
      </span>
      <span className="flex flex-wrap gap-2">
        <Link to={termPath(section.courseCode)} className="btn btn-sm" aria-label={`${t("list.toTerm")}: ${section.courseCode}`}>
          {t("list.toTerm")}
        </Link>
        <Remind plan={{ scheduleId }} title={section.courseCode} meeting={section.meetings[0]} now={now} />
        <Link
          to={choosePath(scheduleId, section.courseCode)}
          className="btn btn-sm"
          aria-label={t("list.changeLabel", { name: section.courseCode })}
        >
          {t("list.change")}
        </Link>
        <ActionButton
          fields={{ act: "remove", course_id: section.id }}
          className="btn-sm btn-square"
          label={t("list.removeLabel", { name: section.courseCode })}
        >
          <X size={16} aria-hidden />
        </ActionButton>
      </span>
    </li>
  );
}

/** All entries, each with its acts. */
export function EntryList({ plan, now }: { plan: Plan; now: number }) {
  const { t } = useTranslation("schedule");
  const words = useScheduleWords();
  const { scheduleId, sections, items } = plan;
  return (
    <Section title={t("list.entries")} className="print:hidden">
      <ul className="divide-y divide-base-300 border-y border-base-300">
        {sections.map((section) => (
          <CourseRow key={section.id} scheduleId={scheduleId} section={section} now={now} />
        ))}
        {items.map((item) => (
          <li key={item.id} className={LINE}>
            <span className="min-w-0">
              <strong>{item.title}</strong>
              <span className="block text-sm text-muted">
                {[item.date, ...item.meetings.map(words.when), item.place].filter(Boolean).join(" · ")}
              </span>
            </span>
            <span className="flex flex-wrap gap-2">
              <Remind plan={plan} title={item.title} meeting={item.meetings[0]} date={item.date} now={now} />
              <Link
                to={itemPath(scheduleId, item.id)}
                className="btn btn-sm btn-square"
                aria-label={t("list.editLabel", { name: item.title })}
              >
                <Pencil size={16} aria-hidden />
              </Link>
              <ActionButton
                fields={{ act: "remove-item", item_id: item.id }}
                className="btn-sm btn-square"
                label={t("list.removeLabel", { name: item.title })}
              >
                <X size={16} aria-hidden />
              </ActionButton>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
