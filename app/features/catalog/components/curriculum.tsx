/** A curriculum as a map: what each semester asks for, and what it comes to. */
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import type { Sums } from "../curriculum.rules";
import type { DepartmentPage } from "../departments.service.server";
import { coursePath } from "../offered/course-paths";
import { useCatalogWords } from "../offered/use-catalog-words";

type Semester = DepartmentPage["curriculum"]["semesters"][number];
type Line = Semester["lines"][number];

function Course({ line }: { line: Line }) {
  const { t } = useTranslation("catalog");
  const { name } = useCatalogWords();
  const { currentCode, courseCode, electiveKind, nameEn, nameTr } = line;
  if (electiveKind) return <span className="italic">{t(`electives.${electiveKind}`)}</span>;
  if (currentCode === null || nameEn === null || nameTr === null) {
    return (
      <>
        <strong>{courseCode}</strong> {line.name}
      </>
    );
  }
  return (
    <Link to={coursePath(currentCode)} prefetch="intent" className="hover:underline">
      <strong className="text-primary">{currentCode}</strong> {name({ nameEn, nameTr })}
    </Link>
  );
}

function LineRow({ line }: { line: Line }) {
  const { number } = useCatalogWords();
  const { creditHalves, theoryHours, practiceHours, ectsHalves } = line;
  const hours = theoryHours === null ? "" : ` (${theoryHours}-${practiceHours ?? 0})`;
  return (
    <tr className="border-t border-base-300 align-top">
      <th scope="row" className="py-1.5 pe-2 text-start font-normal wrap-anywhere">
        <Course line={line} />
      </th>
      <td className="py-1.5 ps-2 text-end whitespace-nowrap tabular-nums">
        {creditHalves === null ? "—" : `${number(creditHalves / 2)}${hours}`}
      </td>
      <td className="py-1.5 ps-2 text-end tabular-nums">{ectsHalves === null ? "—" : number(ectsHalves / 2)}</td>
    </tr>
  );
}

function SemesterCard({ semester, lines, sums }: Semester) {
  const { t } = useTranslation("catalog");
  const { number } = useCatalogWords();
  const known = (sum: number, unknown: number) => {
    if (unknown === lines.length) return "—";
    return unknown === 0 ? number(sum) : t("department.atLeast", { sum: number(sum) });
  };
  return (
    <li className="min-w-0 rounded-box border border-base-300 p-4">
      <table className="w-full text-sm">
        <caption className="pb-2 text-start text-base font-semibold">{t("department.semester", { semester })}</caption>
        <thead>
          <tr className="text-base-content/80">
            <th scope="col" className="pb-1 text-start font-normal">
              {t("department.course")}
            </th>
            <th scope="col" className="pb-1 ps-2 text-end font-normal">
              {t("course.credits")}
            </th>
            <th scope="col" className="pb-1 ps-2 text-end font-normal">
              {t("course.ects")}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <LineRow key={line.position} line={line} />
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-base-content/40 font-semibold">
            <th scope="row" className="pt-1.5 text-start">
              {t("department.sum")}
            </th>
            <td className="pt-1.5 ps-2 text-end tabular-nums">{known(sums.credits, sums.withoutCredits)}</td>
            <td className="pt-1.5 ps-2 text-end tabular-nums">{known(sums.ects, sums.withoutEcts)}</td>
          </tr>
        </tfoot>
      </table>
    </li>
  );
}

function Total({ sums }: { sums: Sums }) {
  const lines = sums.courses + sums.electives;
  const { t } = useTranslation("catalog");
  const { number, credits } = useCatalogWords();
  const { withoutCredits, withoutEcts } = sums;
  const parts = [
    credits(sums.credits),
    withoutCredits > 0 && t("department.creditsUnknown", { count: withoutCredits }),
    withoutEcts < lines && `${number(sums.ects)} ${t("course.ects")}`,
    withoutEcts > 0 && t("department.ectsUnknown", { count: withoutEcts }),
    t("department.required", { count: sums.courses }),
    t("department.slots", { count: sums.electives }),
  ];
  return <p className="mb-4 font-medium">{parts.filter(Boolean).join(" · ")}</p>;
}

function Source({ program }: { program: NonNullable<DepartmentPage["program"]> }) {
  const { t } = useTranslation("catalog");
  const { source, sourceUrl, sourceDate } = program;
  const name = t(`sources.${source}`);
  return (
    <p className="mt-3 text-sm text-base-content/80">
      {t("department.source")}{" "}
      {sourceUrl ? (
        <a href={sourceUrl} className="link" rel="noreferrer">
          {name}
        </a>
      ) : (
        name
      )}
      {sourceDate && `, ${sourceDate}`}
    </p>
  );
}

export function Curriculum({ program, curriculum }: Pick<DepartmentPage, "program" | "curriculum">) {
  if (!program) return null;
  return (
    <>
      <Total sums={curriculum.sums} />
      <ol className="grid items-start gap-3 md:grid-cols-2">
        {curriculum.semesters.map((semester) => (
          <SemesterCard key={semester.semester} {...semester} />
        ))}
      </ol>
      <Source program={program} />
    </>
  );
}
