/** The sections of a term: who teaches, when and where, and whom each takes. */
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { EmptyState } from "~/kit/empty-state";
import { useQueryLink } from "~/kit/search-links";
import { Tabs } from "~/kit/tabs";
import { UniversityTime } from "~/kit/university-time";
import type { CatalogPage } from "../catalog.service.server";
import { useCatalogWords } from "../offered/use-catalog-words";
import { type AdmissionRule, admissionRules, isOpenToAll, type Section } from "../sections.rules";

/** More sections than this fold away. */
const IN_SIGHT = 12;
/** More departments than this are counted instead of listed. */
const MANY_DEPARTMENTS = 8;

function Meetings({ meetings }: { meetings: Section["meetings"] }) {
  const { t } = useTranslation("catalog");
  const { day } = useCatalogWords();
  if (meetings.length === 0) return <p className="text-sm text-base-content/80">{t("course.noTimes")}</p>;
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {meetings.map((meeting) => (
        <li key={`${meeting.day} ${meeting.start} ${meeting.place}`} className="grid grid-cols-[5.5rem_6rem_minmax(0,1fr)] gap-2">
          <span className="font-medium">{day(meeting.day)}</span>
          <span className="tabular-nums">
            {meeting.start}–{meeting.end}
          </span>
          <span className={meeting.place ? "wrap-anywhere" : "text-base-content/80"}>{meeting.place ?? t("course.noPlace")}</span>
        </li>
      ))}
    </ul>
  );
}

function Rule({ rule: { departments, surnameFrom, surnameTo, isAnySurname } }: { rule: AdmissionRule }) {
  const { t } = useTranslation("catalog");
  const listed = departments.slice(0, MANY_DEPARTMENTS).join(", ");
  const rest = departments.length - MANY_DEPARTMENTS;
  const surnames =
    surnameFrom === surnameTo ? t("course.surname", { from: surnameFrom }) : t("course.surnames", { from: surnameFrom, to: surnameTo });
  return (
    <li className="wrap-anywhere">
      {departments.length === 0 ? t("course.anyDepartment") : listed}
      {rest > 0 && <span title={departments.slice(MANY_DEPARTMENTS).join(", ")}> {t("course.departmentsMore", { count: rest })}</span>}
      {!isAnySurname && `: ${surnames}`}
    </li>
  );
}

function Admission({ criteria }: { criteria: Section["criteria"] }) {
  const { t } = useTranslation("catalog");
  const rules = admissionRules(criteria);
  if (isOpenToAll(rules)) return <p className="text-sm text-base-content/80">{t("course.everyone")}</p>;
  return (
    <div className="text-sm">
      <p className="text-base-content/80">{t("course.takes")}</p>
      <ul className="flex flex-col">
        {rules.map((rule) => (
          <Rule key={`${rule.surnameFrom} ${rule.surnameTo}`} rule={rule} />
        ))}
      </ul>
    </div>
  );
}

function SectionCard({ section }: { section: Section }) {
  const { t } = useTranslation("catalog");
  return (
    <li className="flex min-w-0 flex-col gap-2 rounded-box border border-base-300 p-4">
      <h3 className="flex flex-wrap items-baseline gap-x-2 font-semibold">
        {t("course.section", { number: section.number })}
        <span className="font-normal wrap-anywhere">{section.instructors.join(", ") || t("course.noInstructor")}</span>
        {section.isWithdrawn && <Badge level="warning">{t("course.withdrawn")}</Badge>}
      </h3>
      <Meetings meetings={section.meetings} />
      <Admission criteria={section.criteria} />
      {section.note && <p className="border-s-2 border-info ps-3 text-sm wrap-anywhere">{section.note}</p>}
    </li>
  );
}

/** A section with neither times nor conditions, such as one of a hundred of a thesis. */
function PlainRow({ section }: { section: Section }) {
  const { t } = useTranslation("catalog");
  return (
    <li className="flex gap-3 py-1">
      <span className="w-8 shrink-0 text-end text-base-content/80 tabular-nums">{section.number}</span>
      <span className="min-w-0 wrap-anywhere">
        {section.instructors.join(", ") || section.note || t("course.noInstructor")}
        {section.isWithdrawn && ` · ${t("course.withdrawn")}`}
      </span>
    </li>
  );
}

const isPlain = ({ meetings, criteria, note, instructors }: Section) =>
  meetings.length === 0 && isOpenToAll(admissionRules(criteria)) && (!note || instructors.length === 0);

function PlainList({ sections }: { sections: Section[] }) {
  const { t } = useTranslation("catalog");
  return (
    <div className="rounded-box border border-base-300 p-4">
      <p className="mb-2 text-sm text-base-content/80">
        {t("course.noTimes")} · {t("course.everyone")}
      </p>
      <ol className="gap-x-6 text-sm sm:columns-2">
        {sections.map((section) => (
          <PlainRow key={section.number} section={section} />
        ))}
      </ol>
    </div>
  );
}

function Cards({ sections }: { sections: Section[] }) {
  return (
    <ul className="grid items-start gap-3 lg:grid-cols-2">
      {sections.map((section) => (
        <SectionCard key={section.number} section={section} />
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

export function SectionList({ terms, term, sections }: Pick<CatalogPage, "terms" | "term" | "sections">) {
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
      <p className="text-sm text-base-content/80">
        {t("course.sectionCount", { count: sections.length })}
        <UniversityTime />
      </p>
      {others.length > 0 && <Folding sections={others} draw={(part) => <Cards sections={part} />} />}
      {isMostlyPlain && <Folding sections={plain} draw={(part) => <PlainList sections={part} />} />}
    </div>
  );
}
