/** The curricula that have a course, by programme, with the semester. */
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import type { CatalogPage } from "../catalog.service.server";
import { departmentPath } from "../offered/course-paths";

/** More than these fold away: a course that everybody takes is in forty. */
const IN_SIGHT = 6;

type Line = CatalogPage["curricula"][number];

function Lines({ lines }: { lines: Line[] }) {
  const { t } = useTranslation("catalog");
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2">
      {lines.map(({ programId, name, degree, semester, departmentCode }) => {
        const label = degree ? `${name} (${degree})` : name;
        return (
          <li key={`${programId} ${semester}`} className="min-w-0 py-0.5">
            {departmentCode ? (
              <Link to={`${departmentPath(departmentCode)}?program=${programId}`} className="link link-hover">
                {label}
              </Link>
            ) : (
              <span>{label}</span>
            )}{" "}
            <span className="text-sm text-muted">{t("course.inSemester", { semester })}</span>
          </li>
        );
      })}
    </ul>
  );
}

export function CurriculaOf({ curricula }: { curricula: Line[] }) {
  const { t } = useTranslation("catalog");
  const rest = curricula.slice(IN_SIGHT);
  return (
    <>
      <Lines lines={curricula.slice(0, IN_SIGHT)} />
      {rest.length > 0 && (
        <details className="mt-2">
          <summary className="link w-fit cursor-pointer">{t("course.moreCurricula", { count: rest.length })}</summary>
          <Lines lines={rest} />
        </details>
      )}
    </>
  );
}
