/** What one took and what is left, by one's own saved transcript, for the assistant. */
import type { IntentDraft } from "~/engines/intents";
import { requireSignedIn } from "~/platform/access/roles";
import type { Context } from "~/platform/context";
import { parseTerm } from "~/platform/terms";
import { type CourseMark, markIn } from "../course-marks/course-marks.rules";
import { marksFrom, type OwnMarks, readOwnMarks } from "../course-marks/course-marks.service.server";
import { courseNamed } from "./course-named.service.server";
import { choicesOf } from "./offered/alternatives";
import { findOwnCurriculum } from "./own-curriculum.repository.server";

const TO = "/gpa/marks";
const MOST_TOLD = 15;

const wordsOf = ({ product, locale }: Context) => product.translators[locale].t;

function sentenceOf(ctx: Context, code: string, { state, term, grade }: CourseMark): string {
  const t = wordsOf(ctx);
  const { year, key } = parseTerm(term);
  const told = t(`course-marks:terms.${key}`, { year: `${year}–${String(year + 1).slice(2)}` });
  return `${code}: ${t(`course-marks:sentences.${state}`, { term: told, grade: grade ?? "" })}`;
}

/** Why nothing can be told; null where it can. */
function lacking(ctx: Context, { state }: OwnMarks) {
  const t = wordsOf(ctx);
  if (state === "on") return null;
  const text = state === "noTranscript" ? t("course-marks:empty.text") : t("course-marks:assistant.notAllowed");
  return { title: t("course-marks:pages.marks"), to: state === "noTranscript" ? "/gpa-calculator" : TO, text };
}

export const ownIntents: readonly IntentDraft[] = [
  {
    name: "own-course",
    access: "user",
    ownTo: TO,
    utterances: {
      en: [
        "have I already taken {course}",
        "did I already take {course}",
        "did I pass {course}",
        "which grade did I get in {course}",
        "when did I take {course}",
      ],
      tr: [
        "{course} dersini aldım mı",
        "ben {course} aldım mı",
        "{course} dersini geçtim mi",
        "{course} dersinden hangi notu aldım",
        "{course} dersini hangi dönem aldım",
        "{course} geçmiş miydim",
      ],
    },
    async answer(ctx, slots) {
      const t = wordsOf(ctx);
      const code = await courseNamed(ctx, slots);
      if (!code) return null;
      const own = await readOwnMarks(requireSignedIn(ctx));
      const mark = markIn(own.marks, code);
      const text = mark ? sentenceOf(ctx, code, mark) : t("course-marks:assistant.notTaken", { code });
      return lacking(ctx, own) ?? { title: t("course-marks:pages.marks"), to: TO, text };
    },
  },
  {
    name: "still-needed",
    access: "user",
    ownTo: TO,
    utterances: {
      en: [
        "what do I still need",
        "which required courses do I still have to take",
        "what is left for me to graduate",
        "which courses of my curriculum are missing",
        "how many required courses are left for me",
        "what remains in my curriculum",
      ],
      tr: [
        "hangi derslerim kaldı",
        "mezun olmak için hangi derslerim eksik",
        "müfredatımda almadığım dersler",
        "daha hangi zorunlu dersleri almam lazım",
        "kaç zorunlu dersim kaldı",
        "müfredatımda geriye ne kaldı",
      ],
    },
    async answer(ctx) {
      const t = wordsOf(ctx);
      const { marks: rows, lines } = await findOwnCurriculum(requireSignedIn(ctx));
      const own = await marksFrom(ctx, rows);
      const isLeft = (code: string | null) => ["toRepeat", undefined].includes(markIn(own.marks, code ?? "")?.state);
      const left = choicesOf(lines).filter((choice) => choice.every(({ courseCode }) => isLeft(courseCode)));
      const codes = left.map((choice) => choice.map(({ courseCode }) => courseCode).join(" / "));
      const told = { count: codes.length, courses: codes.slice(0, MOST_TOLD).join(", ") };
      const text =
        lines.length === 0
          ? t("course-marks:assistant.noCurriculum")
          : codes.length === 0
            ? t("course-marks:assistant.nothingLeft")
            : t(codes.length > MOST_TOLD ? "course-marks:assistant.leftAmong" : "course-marks:assistant.left", told);
      return lacking(ctx, own) ?? { title: t("course-marks:pages.marks"), to: TO, text };
    },
  },
];
