/** The sections of a term: who teaches, when and where, and whom each takes. */
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { useQueryLink } from "~/kit/search-links";
import { Tabs } from "~/kit/tabs";
import { UniversityTime } from "~/kit/university-time";
import type { CatalogPage } from "../catalog.service.server";
import { instructorPath } from "../offered/instructor-path";
import { SectionAdmission, SectionMeetings } from "../offered/section-facts";
import { useCatalogWords } from "../offered/use-catalog-words";
import { admissionRules, isOpenToAll, type Section } from "../sections.rules";

/** More sections than this fold away. */
const IN_SIGHT = 12;
/** Weekends are shown where something is held then. */
const FRIDAY = 4;
/** Where a section is put into a schedule of its term. */
const addPath = (course: string, term: string, section: number) =>
  `/schedule/all?${new URLSearchParams({ course, term, section: String(section) })}`;

/** The days that a section meets on, with the first hour of each. */
function WeekStrip({ meetings }: { meetings: Section["meetings"] }) {
  const { t } = useTranslation("catalog");
  const { dayShort } = useCatalogWords();
  const last = Math.max(FRIDAY, ...meetings.map(({ day }) => day));
  if (meetings.length === 0) return null;
  return (
    <ol aria-label={t("verdict.week")} className="flex gap-0.5 text-xs/tight tabular-nums">
      {Array.from({ length: last + 1 }, (_, day) => {
        const starts = meetings.filter((meeting) => meeting.day === day).map(({ start }) => start);
        const look = starts.length > 0 ? "bg-(--ground) font-bold text-white" : "bg-base-200 text-muted";
        return (
          <li key={day} className={`min-w-0 flex-1 px-1.5 py-1 [print-color-adjust:exact] ${look}`}>
            {dayShort(day)}
            <span className="block min-h-[1.25em]">{starts.sort()[0]}</span>
          </li>
        );
      })}
    </ol>
  );
}

function SectionRow({ section, addTo }: { section: Section; addTo: string }) {
  const { t } = useTranslation("catalog");
  const { number: formatted, one } = useCatalogWords();
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-2 border-b border-base-300 py-3">
      <span aria-hidden className="text-2xl/none font-black tracking-tighter text-muted tabular-nums">
        {section.number}
      </span>
      <div className="flex min-w-0 flex-col gap-2">
        <div className="flex items-start justify-between gap-3">
          <h3 className="flex min-w-0 flex-wrap items-baseline gap-x-2 font-bold">
            <span className="sr-only">{t("course.section", { number: section.number })} </span>
            <span>
              {section.instructors.map((name, index) => (
                <Fragment key={name}>
                  {index > 0 && ", "}
                  <Link to={instructorPath(name)} className="link">
                    {name}
                  </Link>
                </Fragment>
              ))}
              {section.instructors.length === 0 && t("course.noInstructor")}
            </span>
            {section.isWithdrawn && <Badge level="warning">{t("course.withdrawn")}</Badge>}
          </h3>
          {section.rating && (
            <p className="shrink-0 text-end text-xs text-muted tabular-nums">
              <span className="sr-only">{t("course.overall")} </span>
              <strong className="block text-2xl/none font-black tracking-tighter text-base-content">{one(section.rating.mean)}</strong>n ={" "}
              {section.rating.n}
            </p>
          )}
        </div>
        <WeekStrip meetings={section.meetings} />
        <SectionMeetings meetings={section.meetings} />
        <SectionAdmission criteria={section.criteria} />
        {section.note && <p className="border-s-4 border-info ps-3 text-sm">{section.note}</p>}
        {section.planners !== null && (
          <p className="text-sm text-muted">{t("course.planners", { formatted: formatted(section.planners) })}</p>
        )}
        {!section.isWithdrawn && (
          <Link
            to={addTo}
            className="btn btn-sm self-start"
            aria-label={`${t("course.section", { number: section.number })}: ${t("course.addToSchedule")}`}
          >
            {t("course.addToSchedule")}
          </Link>
        )}
      </div>
    </li>
  );
}

/** A section with neither times nor conditions, such as one of a hundred of a thesis. */
function PlainRow({ section }: { section: Section }) {
  const { t } = useTranslation("catalog");
  return (
    <li className="flex gap-3 py-1">
      <span className="w-8 shrink-0 text-end text-muted tabular-nums">{section.number}</span>
      <span className="min-w-0">
        {section.instructors.join(", ") || section.note || t("course.noInstructor")}
        {section.isWithdrawn && ` · ${t("course.withdrawn")}`}
      </span>
    </li>
  );
}

const isPlain = ({ meetings, criteria, note, instructors }: Section) =>
  meetings.length === 0 && (criteria === null || isOpenToAll(admissionRules(criteria))) && (!note || instructors.length === 0);

function PlainList({ sections }: { sections: Section[] }) {
  const { t } = useTranslation("catalog");
  return (
    <div className="py-3">
      <p className="mb-2 text-sm text-muted">
        {[t("course.noTimes"), ...new Set(sections.map(({ criteria }) => t(criteria ? "course.everyone" : "course.takesUnknown")))].join(
          " · ",
        )}
      </p>
      <ol className="gap-x-6 text-sm sm:columns-2">
        {sections.map((section) => (
          <PlainRow key={section.number} section={section} />
        ))}
      </ol>
    </div>
  );
}

function Rows({ sections, addTo }: { sections: Section[]; addTo(section: number): string }) {
  return (
    <ul className="border-t-2 border-base-content">
      {sections.map((section) => (
        <SectionRow key={section.number} section={section} addTo={addTo(section.number)} />
      ))}
    </ul>
  );
}

/** A list whose rest is folded. */
function Folding({ sections, draw }: { sections: Section[]; draw(sections: Section[]): React.ReactNode }) {
  const { t } = useTranslation("catalog");
  const rest = sections.slice(IN_SIGHT);
  return (
    <>
      {draw(sections.slice(0, IN_SIGHT))}
      {rest.length > 0 && (
        <details>
          <summary className="btn btn-sm w-fit">{t("course.moreSections", { count: rest.length })}</summary>
          <div className="mt-3">{draw(rest)}</div>
        </details>
      )}
    </>
  );
}

type SectionListProps = Pick<CatalogPage, "terms" | "term" | "sections"> & { course: CatalogPage["course"] };

export function SectionList({ terms, term, sections, course: { courseCode, courseId } }: SectionListProps) {
  const { t } = useTranslation("catalog");
  const words = useCatalogWords();
  const link = useQueryLink();
  if (term === null) return <EmptyState title={t("course.noSections")} text={t("course.noSectionsText")} />;
  const plain = sections.filter(isPlain);
  const isMostlyPlain = plain.length > IN_SIGHT;
  const others = isMostlyPlain ? sections.filter((section) => !isPlain(section)) : sections;
  return (
    <div className="flex flex-col gap-4">
      <Tabs
        label={t("fields.term")}
        tabs={terms.map((each) => ({ to: link({ term: each }), label: words.term(each), isActive: each === term }))}
      />
      <p className="text-sm text-muted">
        {t("course.sectionCount", { count: sections.length })}
        {term === terms[0] && (
          <>
            {" · "}
            <Link to={`/courses/one/${courseId}/seats`} className="link">
              {t("seats")}
            </Link>
          </>
        )}
        <UniversityTime />
      </p>
      {others.length > 0 && (
        <Folding sections={others} draw={(part) => <Rows sections={part} addTo={(section) => addPath(courseCode, term, section)} />} />
      )}
      {isMostlyPlain && <Folding sections={plain} draw={(part) => <PlainList sections={part} />} />}
    </div>
  );
}
