/** The sections of a course in a term, to put one into the schedule: whom each takes, and what it would clash with. */

import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { EmptyState } from "~/kit/empty-state";
import { ActionButton } from "~/kit/forms/action-button";
import { clockTime } from "~/platform/time";
import { SectionAdmission, SectionMeetings } from "../../catalog/offered/section-facts";
import { admissionRules, isOpenToAll } from "../../catalog/sections.rules";
import type { Plan } from "../plan.rules";
import type { OfferedSection } from "../schedule.service.server";
import { useScheduleWords } from "./use-schedule-words";

const IN_SIGHT = 12;

interface OpenCourse {
  courseId: string;
  courseCode: string;
  nameEn: string;
  nameTr: string;
  sections: OfferedSection[];
}

function Marks({ plan, section }: { plan: Plan; section: OfferedSection }) {
  const { t } = useTranslation("schedule");
  const words = useScheduleWords();
  return (
    <span className="flex flex-wrap gap-2">
      {section.isTaken && <Badge level="primary">{t("state.taken")}</Badge>}
      {section.admission === "admitted" && !isOpenToAll(admissionRules(section.criteria ?? [])) && (
        <Badge level="success">{t("state.admitted")}</Badge>
      )}
      {section.admission === "refused" && <Badge level="warning">{t("state.refused")}</Badge>}
      {section.admission === "unknown" && section.criteria && <Badge>{t("state.unknown")}</Badge>}
      {section.clashes.length > 0 && (
        <Badge level="error">{t("state.clashes", { names: section.clashes.map((id) => words.entry(plan, id)).join(", ") })}</Badge>
      )}
    </span>
  );
}

function SectionCard({ plan, course, section }: { plan: Plan; course: OpenCourse; section: OfferedSection }) {
  const { t } = useTranslation("schedule");
  const isChange = plan.sections.some(({ id }) => id === course.courseId);
  const fits = section.clashes.length === 0 && section.admission !== "refused";
  const meetings = section.meetings.map(({ day, start, end, place }) => ({ day, start: clockTime(start), end: clockTime(end), place }));
  return (
    <li className="flex min-w-0 flex-col gap-2 rounded-box border border-base-300 p-4">
      <h3 className="flex flex-wrap items-baseline gap-x-2 font-semibold">
        {t("section", { number: section.number })}
        <span className="font-normal">{section.instructors.join(", ")}</span>
      </h3>
      <Marks plan={plan} section={section} />
      <SectionMeetings meetings={meetings} />
      <SectionAdmission criteria={section.criteria} />
      {section.note && <p className="border-s-2 border-info ps-3 text-sm">{section.note}</p>}
      {!section.isTaken && (
        <span className="mt-auto">
          <ActionButton
            fields={{ act: "add", course_code: course.courseCode, section: section.number }}
            className={`btn-sm ${fits ? "btn-primary" : ""}`}
            label={t(isChange ? "add.changeLabel" : "add.addLabel", { code: course.courseCode, number: section.number })}
          >
            {t(isChange ? "add.change" : "add.add")}
          </ActionButton>
        </span>
      )}
    </li>
  );
}

export function SectionChoice({ plan, course }: { plan: Plan; course: OpenCourse }) {
  const { t } = useTranslation("schedule");
  const words = useScheduleWords();
  const cards = (sections: OfferedSection[]) => (
    <ul className="grid items-stretch gap-3 lg:grid-cols-2">
      {sections.map((section) => (
        <SectionCard key={section.number} plan={plan} course={course} section={section} />
      ))}
    </ul>
  );
  const rest = course.sections.slice(IN_SIGHT);
  return (
    <section aria-labelledby="sections-title">
      <h2 id="sections-title" className="mb-3 text-xl font-semibold">
        {course.courseCode} <span className="font-normal">{words.name(course)}</span>
      </h2>
      {course.sections.length === 0 ? (
        <EmptyState title={t("add.notOffered")} text={t("add.notOfferedText", { term: words.term(plan.term) })} />
      ) : (
        cards(course.sections.slice(0, IN_SIGHT))
      )}
      {rest.length > 0 && (
        <details className="mt-3">
          <summary className="btn btn-sm w-fit">{t("add.moreSections", { count: rest.length })}</summary>
          <div className="mt-3">{cards(rest)}</div>
        </details>
      )}
    </section>
  );
}
