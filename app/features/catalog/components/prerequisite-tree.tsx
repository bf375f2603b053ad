/** What a course needs, as a list within a list, and what needs it. */

import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { groupBy } from "~/platform/group";
import { CourseMark } from "../../course-marks/offered/course-mark";
import { coursePath } from "../offered/course-paths";
import { useCatalogWords } from "../offered/use-catalog-words";
import type { RequiredCourse } from "../prerequisites.rules";

/** What a required course needs itself is folded when it is more than this. */
const OPEN_UP_TO = 4;

/** A course that isn't here, by its number. */
function UnknownCourse({ code }: { code: string }) {
  const { t } = useTranslation("catalog");
  return (
    <span className="inline-flex flex-wrap gap-x-2 py-0.5">
      <strong>{code}</strong>
      <span className="text-muted">{t("course.notHere")}</span>
    </span>
  );
}

function CourseLink({ course }: { course: { courseCode: string; nameEn: string; nameTr: string } }) {
  const { name } = useCatalogWords();
  return (
    <Link to={coursePath(course.courseCode)} prefetch="intent" className="inline-flex flex-wrap gap-x-2 py-0.5 hover:underline">
      <strong className="text-primary">{course.courseCode}</strong>
      <span>{name(course)}</span>
    </Link>
  );
}

function RequiredItem({ course }: { course: RequiredCourse }) {
  const { t } = useTranslation("catalog");
  const { courseCode, nameEn, nameTr, isRepeated, sets } = course;
  return (
    <li>
      {nameEn === null || nameTr === null ? <UnknownCourse code={courseCode} /> : <CourseLink course={{ courseCode, nameEn, nameTr }} />}
      <CourseMark code={courseCode} />
      {isRepeated && <span className="text-sm text-muted"> ({t("course.repeated")})</span>}
      {sets.length > 0 && (
        <details open={sets.flat().length <= OPEN_UP_TO}>
          <summary className="w-fit cursor-pointer text-sm text-muted">{t("course.itsOwn", { code: courseCode })}</summary>
          <Sets sets={sets} />
        </details>
      )}
    </li>
  );
}

const LIST = "ms-1.5 flex flex-col border-s border-base-300 ps-4";

/** One set is a plain list; several are options, of which one is enough. */
function Sets({ sets }: { sets: RequiredCourse[][] }) {
  const { t } = useTranslation("catalog");
  if (sets.length === 1) return <Required courses={sets[0] ?? []} />;
  return (
    <div className={LIST}>
      <p className="text-sm text-muted">{t("course.anySet")}</p>
      <ul className="flex flex-col">
        {sets.map((set, index) =>
          set.length === 1 && set[0] ? (
            <RequiredItem key={set[0].courseCode} course={set[0]} />
          ) : (
            <li key={set.map(({ courseCode }) => courseCode).join()}>
              <span className="text-sm">
                {t("course.set", { number: index + 1 })} ({t("course.all")})
              </span>
              <Required courses={set} />
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

function Required({ courses }: { courses: RequiredCourse[] }) {
  return (
    <ul className={LIST}>
      {courses.map((course) => (
        <RequiredItem key={course.courseCode} course={course} />
      ))}
    </ul>
  );
}

export function PrerequisiteTree({ sets }: { sets: RequiredCourse[][] }) {
  const { t } = useTranslation("catalog");
  if (sets.length === 0) return <p className="text-muted">{t("course.noPrerequisites")}</p>;
  return <Sets sets={sets} />;
}

/** The courses that need this one, by their letters; many fold. */
export function NeededBy({ courses }: { courses: { courseCode: string; nameEn: string; nameTr: string }[] }) {
  const { t } = useTranslation("catalog");
  const byLetters = [...groupBy(courses, ({ courseCode }) => courseCode.replace(/\d.*$/, "")).values()].flat();
  if (byLetters.length === 0) return null;
  return (
    <details className="mt-4" open={byLetters.length <= 6}>
      <summary className="link w-fit cursor-pointer font-medium">
        {t("course.neededBy")} ({byLetters.length})
      </summary>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {byLetters.map((course) => (
          <li key={course.courseCode} className="min-w-0">
            <CourseLink course={course} />
          </li>
        ))}
      </ul>
    </details>
  );
}
