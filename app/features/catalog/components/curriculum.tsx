/** A curriculum as a map: what each semester asks for, and what it comes to. */
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { CourseMark } from "../../course-marks/offered/course-mark";
import type { Sums } from "../curriculum.rules";
import type { DepartmentPage } from "../departments.service.server";
import { coursePath } from "../offered/course-paths";
import { useCatalogWords } from "../offered/use-catalog-words";

type Semester = DepartmentPage["curriculum"]["semesters"][number];
type Line = Semester["choices"][number][number];

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

function LineRow({ line, isOneOf }: { line: Line; isOneOf: boolean }) {
  const { number } = useCatalogWords();
  const { creditHalves, theoryHours, practiceHours, ectsHalves } = line;
  const hours = theoryHours === null ? "" : ` (${theoryHours}-${practiceHours ?? 0})`;
  return (
    <tr className={isOneOf ? "align-top" : "border-t border-base-300 align-top"}>
      <th scope="row" className={`py-1.5 pe-2 text-start font-normal wrap-anywhere ${isOneOf ? "ps-4" : ""}`}>
        <Course line={line} /> <CourseMark code={line.currentCode ?? line.courseCode} />
      </th>
      <td className="py-1.5 ps-2 text-end whitespace-nowrap tabular-nums">
        {creditHalves === null ? "—" : `${number(creditHalves / 2)}${hours}`}
      </td>
      <td className="py-1.5 ps-2 text-end tabular-nums">{ectsHalves === null ? "—" : number(ectsHalves / 2)}</td>
    </tr>
  );
}

/** A line, or the courses of which one is taken. */
function Choice({ lines }: { lines: Line[] }) {
  const { t } = useTranslation("catalog");
  const isOneOf = lines.length > 1;
  return (
    <tbody>
      {isOneOf && (
        <tr className="border-t border-base-300">
          <th scope="rowgroup" colSpan={3} className="pt-1.5 text-start font-medium">
            {t("department.oneOf")}
          </th>
        </tr>
      )}
      {lines.map((line) => (
        <LineRow key={`${line.semester} ${line.position}`} line={line} isOneOf={isOneOf} />
      ))}
    </tbody>
  );
}

function SemesterCard({ semester, choices, sums }: Semester) {
  const { t } = useTranslation("catalog");
  const { number } = useCatalogWords();
  const known = (sum: number, unknown: number, isLeast: boolean) => {
    if (unknown === choices.length) return "—";
    return unknown > 0 || isLeast ? t("department.atLeast", { sum: number(sum) }) : number(sum);
  };
  return (
    <li className="min-w-0 rounded-box border border-base-300 p-4">
      <table className="w-full text-sm">
        <caption className="pb-2 text-start text-base font-semibold">{t("department.semester", { semester })}</caption>
        <thead>
          <tr className="text-muted">
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
        {choices.map((lines) => (
          <Choice key={lines[0]?.position} lines={lines} />
        ))}
        <tfoot>
          <tr className="border-t border-base-content/40 font-semibold">
            <th scope="row" className="pt-1.5 text-start">
              {t("department.sum")}
            </th>
            <td className="pt-1.5 ps-2 text-end tabular-nums">{known(sums.credits, sums.withoutCredits, sums.isCreditsLeast)}</td>
            <td className="pt-1.5 ps-2 text-end tabular-nums">{known(sums.ects, sums.withoutEcts, sums.isEctsLeast)}</td>
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
  const least = (text: string, isLeast: boolean) => (isLeast ? t("department.atLeast", { sum: text }) : text);
  const parts = [
    least(credits(sums.credits), sums.isCreditsLeast),
    withoutCredits > 0 && t("department.creditsUnknown", { count: withoutCredits }),
    withoutEcts < lines && least(`${number(sums.ects)} ${t("course.ects")}`, sums.isEctsLeast),
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
    <p className="mt-3 text-sm text-muted">
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
