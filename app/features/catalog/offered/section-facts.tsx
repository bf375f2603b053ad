/** When and where a section meets, and whom it takes. */
import { useTranslation } from "react-i18next";
import { type AdmissionRule, admissionRules, isOpenToAll, type Section } from "../sections.rules";
import { useCatalogWords } from "./use-catalog-words";

/** More departments than this are counted instead of listed. */
const MANY_DEPARTMENTS = 8;

export function SectionMeetings({ meetings }: { meetings: Section["meetings"] }) {
  const { t } = useTranslation("catalog");
  const { day } = useCatalogWords();
  if (meetings.length === 0) return <p className="text-sm text-muted">{t("course.noTimes")}</p>;
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {meetings.map((meeting) => (
        <li key={`${meeting.day} ${meeting.start} ${meeting.place}`} className="grid grid-cols-[5.5rem_6rem_minmax(0,1fr)] gap-2">
          <span className="font-medium">{day(meeting.day)}</span>
          <span className="tabular-nums">
            {meeting.start}–{meeting.end}
          </span>
          <span className={meeting.place ? "wrap-anywhere" : "text-muted"}>{meeting.place ?? t("course.noPlace")}</span>
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
    <li>
      {departments.length === 0 ? t("course.anyDepartment") : listed}
      {rest > 0 && <span title={departments.slice(MANY_DEPARTMENTS).join(", ")}> {t("course.departmentsMore", { count: rest })}</span>}
      {!isAnySurname && `: ${surnames}`}
    </li>
  );
}

export function SectionAdmission({ criteria }: { criteria: Section["criteria"] }) {
  const { t } = useTranslation("catalog");
  if (criteria === null) return <p className="text-sm text-muted">{t("course.takesUnknown")}</p>;
  const rules = admissionRules(criteria);
  if (isOpenToAll(rules)) return <p className="text-sm text-muted">{t("course.everyone")}</p>;
  return (
    <div className="text-sm">
      <p className="text-muted">{t("course.takes")}</p>
      <ul className="flex flex-col">
        {rules.map((rule) => (
          <Rule key={`${rule.surnameFrom} ${rule.surnameTo}`} rule={rule} />
        ))}
      </ul>
    </div>
  );
}
