/** What the timetable changed about the sections of a schedule, with what to do about each. */
import { useTranslation } from "react-i18next";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { Section } from "~/kit/section";
import type { Plan, PlanSection } from "../plan.rules";
import { choosePath, schedulePath } from "./schedule-paths";
import { useScheduleWords } from "./use-schedule-words";

type Changed = Pick<PlanSection, "id" | "courseCode" | "number" | "isGiven" | "isOpen" | "meetings" | "before">;

function Change({ scheduleId, section }: { scheduleId: string; section: Changed }) {
  const { t } = useTranslation("schedule");
  const words = useScheduleWords();
  const { id, courseCode, number, isGiven, meetings, before } = section;
  if (!before) return null;
  const said = (times: Parameters<typeof words.when>[0][]) => times.map(words.when).join(", ") || t("changes.noTime");
  const kind = !isGiven ? "gone" : before.times === null ? "back" : "moved";
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span className="min-w-0">
        <strong>{t(`changes.${kind}`, { name: courseCode, number })}</strong>
        {before.times && <span className="block text-sm">{t("changes.before", { times: said(before.times) })}</span>}
        {isGiven && <span className="block text-sm">{t("changes.now", { times: said(meetings) })}</span>}
      </span>
      <span className="flex flex-wrap gap-2">
        <Link to={choosePath(scheduleId, courseCode)} className="btn btn-sm" aria-label={t("list.changeLabel", { name: courseCode })}>
          {t("list.change")}
        </Link>
        <ActionButton
          fields={{ act: "seen", course_id: id, now: before.now }}
          action={schedulePath(scheduleId, "conflicts")}
          label={t("changes.dismissLabel", { name: courseCode })}
        >
          {t("changes.dismiss")}
        </ActionButton>
      </span>
    </li>
  );
}

/** A course that was planned before the timetable had it. */
function Arrived({ scheduleId, courseCode }: { scheduleId: string; courseCode: string }) {
  const { t } = useTranslation("schedule");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <strong>{t("changes.arrived", { name: courseCode })}</strong>
      <Link to={choosePath(scheduleId, courseCode)} className="btn btn-sm" aria-label={t("list.changeLabel", { name: courseCode })}>
        {t("list.change")}
      </Link>
    </li>
  );
}

export function TimetableChanges({ plan }: { plan: Pick<Plan, "scheduleId"> & { sections: readonly Changed[] } }) {
  const { t } = useTranslation("schedule");
  const changed = plan.sections.filter(({ before, isOpen }) => before || isOpen);
  if (changed.length === 0) return null;
  return (
    <Section title={t("changes.title")} className="mt-0 mb-8 rounded-box border border-warning p-4 print:hidden">
      <ul className="divide-y divide-base-300">
        {changed.map((section) =>
          section.isOpen ? (
            <Arrived key={section.id} scheduleId={plan.scheduleId} courseCode={section.courseCode} />
          ) : (
            <Change key={section.id} scheduleId={plan.scheduleId} section={section} />
          ),
        )}
      </ul>
    </Section>
  );
}
