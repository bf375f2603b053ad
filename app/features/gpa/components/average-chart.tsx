/** GPA and CGPA over the terms as two lines; the numbers stand in the cards and in the table below. */
import { useTranslation } from "react-i18next";
import { Section } from "~/kit/section";
import type { TermOutcome } from "../gpa.rules";
import { useGpaWords } from "./use-gpa-words";

const WIDTH = 320;
const HEIGHT = 120;
const PAD = 12;
const HIGHEST = 400;
const FEWEST = 2;
const GRID = [0, 200, 400];

const yOf = (hundredths: number) => HEIGHT - PAD - (hundredths / HIGHEST) * (HEIGHT - 2 * PAD);

export function AverageChart({ terms }: { terms: readonly TermOutcome[] }) {
  const { t } = useTranslation("gpa");
  const { average, term: termName } = useGpaWords();
  const graded = terms.filter(({ gpa, cgpa }) => gpa !== null && cgpa !== null);
  if (graded.length < FEWEST) return null;
  const xOf = (at: number) => PAD + (at / (graded.length - 1)) * (WIDTH - 2 * PAD);
  const path = (kind: "gpa" | "cgpa") => graded.map((own, at) => `${xOf(at)},${yOf(own[kind] ?? 0)}`).join(" ");
  return (
    <Section title={t("chart.title")} className="print:hidden">
      <figure>
        <figcaption className="sr-only">{t("chart.label")}</figcaption>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full max-w-xl" aria-hidden="true">
          {GRID.map((value) => (
            <line key={value} x1={PAD} x2={WIDTH - PAD} y1={yOf(value)} y2={yOf(value)} className="stroke-base-300" />
          ))}
          <polyline points={path("gpa")} fill="none" strokeWidth={2} strokeDasharray="4 3" className="stroke-base-content" />
          <polyline points={path("cgpa")} fill="none" strokeWidth={2.5} className="stroke-primary" />
        </svg>
        <p aria-hidden className="flex gap-4 text-sm">
          <span>
            <span className="text-primary">━</span> {t("average.cgpa")}
          </span>
          <span>┅ {t("average.gpa")}</span>
        </p>
        <table className="sr-only">
          <caption>{t("chart.label")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("fields.term")}</th>
              <th scope="col">{t("average.gpa")}</th>
              <th scope="col">{t("average.cgpa")}</th>
            </tr>
          </thead>
          <tbody>
            {graded.map(({ term, gpa, cgpa }) => (
              <tr key={term}>
                <th scope="row">{termName(term)}</th>
                <td>{average(gpa)}</td>
                <td>{average(cgpa)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </figure>
    </Section>
  );
}
