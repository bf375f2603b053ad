/** Courses as columns, aspects as rows: the name of each row stands above it, so that three columns fit a phone. */
import { useTranslation } from "react-i18next";
import { comparePath, leaveOut } from "~/features/catalog/offered/compare-choice";
import { useCatalogWords } from "~/features/catalog/offered/use-catalog-words";
import { facultyClass } from "~/kit/faculty-color";
import { Link } from "~/kit/link";
import Award from "~icons/lucide/award";
import X from "~icons/lucide/x";
import { type Aspect, bestOf } from "../compare.rules";
import type { ComparedCourse, Comparison } from "../compare.service.server";
import { Cell } from "./compare-cells";

const CELL = "p-1 text-start align-top sm:p-3";

function Head({ course, others }: { course: ComparedCourse; others: string[] }) {
  const { t } = useTranslation("compare");
  return (
    <th scope="col" className={`${facultyClass(course.color)} ${CELL} border-t-4 border-t-(--faculty) font-normal`}>
      <div className="flex items-start justify-between gap-1">
        <Link to={`/courses/one/${course.courseId}`} className="min-w-0 hover:underline">
          <strong className="block text-sm text-(--faculty) sm:text-xl">{course.courseCode}</strong>
          <span className="block text-xs/tight hyphens-auto sm:text-base/tight">{course.name}</span>
        </Link>
        <Link
          to={comparePath(others)}
          rel="nofollow"
          className="-m-1 grid size-6 shrink-0 place-items-center rounded-field hover:bg-base-200 print:hidden"
          aria-label={t("remove", { code: course.courseCode })}
          onClick={() => leaveOut(course.courseCode)}
        >
          <X size={16} aria-hidden />
        </Link>
      </div>
    </th>
  );
}

function Row({ aspect, courses, plan }: { aspect: Aspect; courses: ComparedCourse[]; plan: Comparison["plan"] }) {
  const { t } = useTranslation("compare");
  const { term } = useCatalogWords();
  const best = bestOf(aspect, courses);
  return (
    <tbody className="border-t border-base-300">
      <tr>
        <th scope="rowgroup" colSpan={courses.length} className="px-1 pt-2 text-start text-sm font-bold sm:px-3">
          {t(`aspects.${aspect}`)}
          {aspect === "fits" && plan && (
            <span className="ms-2 text-xs font-normal text-muted">{t("plan", { name: plan.name, term: term(plan.term) })}</span>
          )}
        </th>
      </tr>
      <tr className="tabular-nums">
        {courses.map((course, index) => (
          <td key={course.courseId} className={`${facultyClass(course.color)} ${CELL} pt-0.5! wrap-anywhere`}>
            <Cell aspect={aspect} course={course} />
            {best.includes(index) && (
              <span className="mt-0.5 flex items-center gap-0.5 text-xs font-bold">
                <Award size={14} aria-hidden className="shrink-0" />
                {t(`marks.${aspect as "overall"}`)}
              </span>
            )}
          </td>
        ))}
      </tr>
    </tbody>
  );
}

interface CompareTableProps {
  courses: ComparedCourse[];
  aspects: Aspect[];
  plan: Comparison["plan"];
}

export function CompareTable({ courses, aspects, plan }: CompareTableProps) {
  const { t } = useTranslation("compare");
  const codes = courses.map(({ courseCode }) => courseCode);
  return (
    <table className="w-full table-fixed">
      <caption className="sr-only">{t("table", { codes: codes.join(", ") })}</caption>
      <thead>
        <tr>
          {courses.map((course) => (
            <Head key={course.courseId} course={course} others={codes.filter((code) => code !== course.courseCode)} />
          ))}
        </tr>
      </thead>
      {aspects.map((aspect) => (
        <Row key={aspect} aspect={aspect} courses={courses} plan={plan} />
      ))}
    </table>
  );
}
