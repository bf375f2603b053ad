/** How a course's grade is made up, for the assistant: told to whoever the databank is open to. */
import type { IntentDraft } from "~/engines/intents";
import { requireSignedIn } from "~/platform/access/roles";
import type { Context } from "~/platform/context";
import { parseTerm } from "~/platform/terms";
import { coursesByCode } from "../catalog/course-head.service.server";
import { courseNamed } from "../catalog/course-named.service.server";
import { readGrading } from "./databank.service.server";

/** Of so many entries is told, the newest first. */
const MOST_TOLD = 2;

function termIn({ product, locale }: Context, term: string): string {
  const { t } = product.translators[locale];
  const { year, key } = parseTerm(term);
  return t("ai:assistant.catalog.term", { years: `${year}–${String(year + 1).slice(2)}`, semester: t(`catalog:semesters.${key}`) });
}

const gradingIntent: IntentDraft = {
  name: "grading",
  access: "user",
  utterances: {
    en: [
      "weights of the exams in {course}",
      "what percentage is the final in {course}",
      "how much does the midterm count in {course}",
      "grade breakdown of {course}",
      "how is the grade of {course} made up",
      "what share of the grade is homework in {course}",
      "how much is the final worth in {course}",
      "what counts how much in {course}",
      "percentages of midterm and final in {course}",
      "how is grading done in {course}, exam percentages",
      "is {course} graded on the final alone",
      "what part of the mark is the project in {course}",
    ],
    tr: [
      "{course} sınav ağırlıkları",
      "{course} finali yüzde kaç",
      "{course} vizesi yüzde kaç etkiliyor",
      "{course} not yüzdeleri",
      "{course} notu neyle nasıl hesaplanıyor",
      "{course} ödevlerin yüzdesi kaç",
      "{course} dersinde ne kaç puan",
      "{course} vize final oranı",
      "{course} dersinde notlandırma nasıl, yüzdeler",
      "{course} ara sınavların ağırlığı ne kadar",
      "{course} sadece finalle mi notlanıyor",
      "{course} projenin nota etkisi yüzde kaç",
    ],
  },
  async answer(ctx, slots) {
    const code = await courseNamed(ctx, slots);
    const [course] = code ? await coursesByCode(ctx, [code]) : [];
    if (!course) return null;
    const { entries } = await readGrading(requireSignedIn(ctx), course.courseCode);
    const told = entries.slice(0, MOST_TOLD).map(({ term, instructor, grade_parts: parts }) => {
      const percent = new Intl.NumberFormat(ctx.locale, { style: "percent" });
      const said = parts.map(({ name, weight }) => `${name} ${percent.format(weight / 100)}`).join(", ");
      return `${[termIn(ctx, term), instructor].filter(Boolean).join(", ")}: ${said}.`;
    });
    const title = `${course.courseCode} · ${ctx.product.translators[ctx.locale].t("chrome:links.databank")}`;
    return told.length > 0 ? { title, to: `/databank/one/${course.courseId}`, text: told.join(" "), isQuotedOnly: true } : null;
  },
};

export const databankIntents: readonly IntentDraft[] = [gradingIntent];
