/** The sections of a compared course, and how they fit the reader's schedule. */
import { useTranslation } from "react-i18next";
import { coursePath } from "~/features/catalog/offered/course-paths";
import { instructorPath } from "~/features/catalog/offered/instructor-path";
import { useCatalogWords } from "~/features/catalog/offered/use-catalog-words";
import { Link } from "~/kit/link";
import Check from "~icons/lucide/check";
import Minus from "~icons/lucide/minus";
import type { ComparedCourse } from "../compare.service.server";

/** The others are on the course's own page. */
const IN_SIGHT = 4;

export function SectionsCell({ course: { courseCode, sections, term } }: { course: ComparedCourse }) {
  const { t } = useTranslation("compare");
  const words = useCatalogWords();
  if (sections.length === 0) return <span className="text-xs text-muted">{t("noSections")}</span>;
  const rest = sections.length - IN_SIGHT;
  return (
    <div className="text-xs">
      {term && <p className="text-muted">{words.term(term)}</p>}
      <ul className="flex flex-col">
        {sections.slice(0, IN_SIGHT).map(({ number, instructors, meetings }) => (
          <li key={number} className="border-b border-base-300 py-1.5 last:border-0">
            <span className="sr-only">{t("section", { number })} </span>
            <strong aria-hidden>{number} </strong>
            {instructors.map((name, index) => (
              <span key={name} className="wrap-anywhere">
                {index > 0 && ", "}
                <Link to={instructorPath(name)} className="link">
                  {name}
                </Link>
              </span>
            ))}
            {meetings.length === 0 && <span className="block text-muted">{t("noTimes")}</span>}
            {meetings.map(({ day, start, end }) => (
              <span key={`${day} ${start}`} className="block">
                {words.dayShort(day)} {start}–{end}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Link to={coursePath(courseCode)} className="link">
          {t("more", { count: rest })}
        </Link>
      )}
    </div>
  );
}

type Fit = NonNullable<ComparedCourse["fits"]>[number];

const isFine = ({ isRefused, clashes }: Fit) => !isRefused && clashes.length === 0;

function FitLine({ fit }: { fit: Fit }) {
  const { t } = useTranslation("compare");
  const { number, isRefused, clashes } = fit;
  const Mark = isFine(fit) ? Check : Minus;
  const text = isRefused
    ? t("fits.refused", { number })
    : clashes.length > 0
      ? t("fits.clash", { number, names: clashes.join(", ") })
      : t("fits.fine", { number });
  return (
    <li className="flex items-start gap-1">
      <Mark size={14} aria-hidden className="shrink-0" />
      <span className="min-w-0">{text}</span>
    </li>
  );
}

export function FitsCell({ course: { fits } }: { course: ComparedCourse }) {
  const { t } = useTranslation("compare");
  if (!fits || fits.length === 0) return <span className="text-xs text-muted">{t("fits.none")}</span>;
  const taken = fits.find(({ isTaken }) => isTaken);
  if (taken) return <strong className="text-sm">{t("fits.taken", { number: taken.number })}</strong>;
  return (
    <div className="flex flex-col gap-1 text-xs">
      <strong className="text-sm">{t("fits.count", { count: fits.filter(isFine).length, of: fits.length })}</strong>
      <ul className="flex flex-col gap-0.5">
        {fits.slice(0, IN_SIGHT).map((fit) => (
          <FitLine key={fit.number} fit={fit} />
        ))}
      </ul>
    </div>
  );
}
