/** Courses side by side, for the assistant. */
import type { IntentDraft } from "~/engines/intents";
import { formatNumber } from "~/kit/format";
import { readComparison } from "./compare.service.server";

export const compareIntents: readonly IntentDraft[] = [
  {
    name: "side-by-side",
    access: "public",
    utterances: {
      en: [
        "compare {course} and {course}",
        "{course} or {course}",
        "{course} vs {course}",
        "difference between {course} and {course}",
        "which is easier {course} or {course}",
        "should I take {course} or {course}",
        "which one is better {course} or {course}",
        "is {course} harder than {course}",
      ],
      tr: [
        "{course} mi {course} mı",
        "{course} ile {course} karşılaştır",
        "{course} mi yoksa {course} mi",
        "{course} ve {course} arasındaki fark",
        "hangisi daha kolay {course} mi {course} mi",
        "{course} mı alayım {course} mı",
        "{course} {course} hangisi daha iyi",
        "{course} {course} dersinden daha mı zor",
      ],
    },
    async answer(ctx, { courses: codes }) {
      if (codes.length < 2) return null;
      const { t } = ctx.product.translators[ctx.locale];
      const { courses } = await readComparison(ctx, codes);
      if (courses.length < 2) return null;
      const number = (value: number) => formatNumber(value, ctx.locale, { maximumFractionDigits: 1 });
      const lines = courses.map(({ courseCode: code, name, credits, scores: { overall, difficulty, weekly_hours: hours } }) =>
        [
          t("compare:assistant.course", { code, title: name }),
          credits !== null && t("compare:assistant.credits", { credits: number(credits) }),
          overall.mean === null || difficulty.mean === null || hours.mean === null
            ? t("compare:assistant.unrated")
            : t("compare:assistant.rated", {
                overall: number(overall.mean),
                difficulty: number(difficulty.mean),
                hours: number(hours.mean),
                count: overall.n,
              }),
        ]
          .filter(Boolean)
          .join(", "),
      );
      const to = `/courses/compare?${new URLSearchParams({ with: courses.map(({ courseCode }) => courseCode).join(",") })}`;
      return { title: t("compare:pages.compare"), to, text: `${lines.join(". ")}.` };
    },
  },
];
