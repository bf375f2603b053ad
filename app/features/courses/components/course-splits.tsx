/** The same scores by instructor and by term, where enough people wrote. */
import { useTranslation } from "react-i18next";
import { instructorPath } from "~/features/catalog/offered/instructor-path";
import { Link } from "~/kit/link";
import type { CoursePage } from "../courses.service.server";
import { useCourseWords } from "../offered/use-course-words";
import type { Scores } from "../scores.rules";

interface SplitRow {
  key: string;
  label: string;
  /** The page that tells more of it. */
  to?: string;
  scores: Scores;
}

/** So few stand open: with whom a course is rated best is what most people come for. */
const OPEN = 6;

/** @param by what its rows are, as the first column is called */
function SplitTable({ title, by, rows, isAsked }: { title: string; by: string; rows: SplitRow[]; isAsked?: boolean }) {
  const { t } = useTranslation("courses");
  const { one } = useCourseWords();
  if (rows.length === 0) return null;
  return (
    <details className="border-b border-base-300" open={isAsked && rows.length <= OPEN}>
      <summary className="cursor-pointer py-3 font-bold">{title}</summary>
      <div className="overflow-x-auto pb-3">
        <table className="w-full text-sm">
          <thead>
            <tr className="text-start text-muted">
              <th scope="col" className="py-1 text-start font-normal">
                {by}
              </th>
              <th scope="col" className="py-1 ps-3 text-end font-normal">
                {t("list.overall")}
              </th>
              <th scope="col" className="py-1 ps-3 text-end font-normal">
                {t("list.difficulty")}
              </th>
              <th scope="col" className="py-1 ps-3 text-end font-normal">
                n
              </th>
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {rows.map(({ key, label, to, scores }) => (
              <tr key={key} className="border-t border-base-300">
                <th scope="row" className="py-1.5 text-start font-medium wrap-anywhere">
                  {to ? (
                    <Link to={to} className="link">
                      {label}
                    </Link>
                  ) : (
                    label
                  )}
                </th>
                <td className="py-1.5 ps-3 text-end">{one(scores.overall.mean ?? 0)}</td>
                <td className="py-1.5 ps-3 text-end">{one(scores.difficulty.mean ?? 0)}</td>
                <td className="py-1.5 ps-3 text-end">{scores.overall.n}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

export function CourseSplits({ byInstructor, byTerm }: Pick<CoursePage, "byInstructor" | "byTerm">) {
  const { t } = useTranslation("courses");
  const { term, person } = useCourseWords();
  const instructors = byInstructor.map(({ id, name, scores }) =>
    name ? { key: id, label: person(name), to: instructorPath(name), scores } : { key: id, label: t("form.notListed"), scores },
  );
  const terms = byTerm.map((row) => ({ key: row.term, label: term(row.term), scores: row.scores }));
  return (
    <div className="flex flex-col gap-2">
      <SplitTable title={t("one.byInstructor")} by={t("one.filterInstructor")} rows={instructors} isAsked />
      <SplitTable title={t("one.byTerm")} by={t("one.filterTerm")} rows={terms} />
    </div>
  );
}
