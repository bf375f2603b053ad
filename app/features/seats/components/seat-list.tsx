/** Sections of a course with what students say of them, and the buttons to say it oneself. */
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { ActionButton } from "~/kit/forms/action-button";
import { TimeAgo } from "~/kit/time";
import { clockTime } from "~/platform/time";
import { useCatalogWords } from "../../catalog/offered/use-catalog-words";
import type { SectionSeats } from "../seats.rules";
import type { CourseSeats } from "../seats.service.server";

function Said({ said }: Pick<SectionSeats, "said">) {
  const { t } = useTranslation("seats");
  if (!said) return <p className="text-sm text-muted">{t("silent")}</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <Badge level={said.hasRoom ? "success" : "error"}>{t(said.hasRoom ? "room" : "full")}</Badge>
      <span>
        {t("count", { count: said.count })} · <TimeAgo at={said.at} />
        {said.others > 0 && ` · ${t(said.hasRoom ? "otherwiseFull" : "otherwiseRoom", { count: said.others })}`}
      </span>
    </p>
  );
}

/** `Mon 08:40–10:30, Wed 08:40–10:30` */
function useTimes() {
  const { dayShort } = useCatalogWords();
  return (meetings: SectionSeats["meetings"]) =>
    meetings.map(({ day, start, end }) => `${dayShort(day)} ${clockTime(start)}–${clockTime(end)}`).join(", ");
}

function SectionCard({ section, course }: { section: SectionSeats; course: CourseSeats }) {
  const { t } = useTranslation("seats");
  const times = useTimes();
  const { number, isGiven, admission, said, own, isWatched, isInWeek } = section;
  const name = t("section", { number });
  const button = (act: "room" | "full" | "unsay" | "watch" | "unwatch", label: string, look: string, isPressed?: boolean) => (
    <ActionButton
      fields={{ act, course_id: course.courseId, section: number }}
      of={`${course.courseCode} ${name}`}
      className={look}
      {...(isPressed === undefined ? {} : { isPressed })}
    >
      {label}
    </ActionButton>
  );
  // Pressed again it is taken back: a thumb slips.
  const say = (what: "room" | "full", label: string) =>
    button(own === what ? "unsay" : what, label, `btn-sm ${own === what ? "btn-neutral" : ""}`, own === what);
  return (
    <li className="flex flex-col gap-2 rounded-box border border-base-300 p-4">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        {name}
        {isInWeek && <Badge level="primary">{t("inWeek")}</Badge>}
        {!isGiven && <Badge level="warning">{t("dropped")}</Badge>}
        {isGiven && admission !== "admitted" && <Badge level="warning">{t(admission)}</Badge>}
      </h3>
      <p className="text-sm text-muted wrap-anywhere">
        {[section.instructors.join(", "), times(section.meetings)].filter(Boolean).join(" · ")}
      </p>
      {isGiven && <Said said={said} />}
      <div className="flex flex-wrap gap-2">
        {isGiven && say("room", t("sayRoom"))}
        {isGiven && say("full", t("sayFull"))}
        {isWatched && button("unwatch", t("unwatch"), "btn-sm btn-ghost")}
        {isGiven && !isWatched && button("watch", t("watch"), "btn-sm")}
      </div>
    </li>
  );
}

function Cards({ sections, course }: { sections: readonly SectionSeats[]; course: CourseSeats }) {
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {sections.map((section) => (
        <SectionCard key={section.number} section={section} course={course} />
      ))}
    </ul>
  );
}

/** What takes the reader first, the rest folded away. */
export function SeatList({ course }: { course: CourseSeats }) {
  const { t } = useTranslation("seats");
  const isFitting = ({ admission, isWatched, isInWeek }: SectionSeats) => admission !== "refused" || isWatched || isInWeek;
  const fitting = course.sections.filter(isFitting);
  const rest = course.sections.filter((section) => !isFitting(section));
  return (
    <>
      <Cards sections={fitting} course={course} />
      {rest.length > 0 && (
        <details className="mt-4">
          <summary className="cursor-pointer text-sm">{t("rest")}</summary>
          <Cards sections={rest} course={course} />
        </details>
      )}
      {fitting.some(({ isGiven, isWatched }) => isGiven && !isWatched) && fitting.length > 1 && (
        <div className="mt-4">
          <ActionButton fields={{ act: "watch-all", course_id: course.courseId }} of={course.courseCode} className="btn-sm">
            {t("watchAll")}
          </ActionButton>
        </div>
      )}
    </>
  );
}
