/** Answers of the Q&A bank, for the assistant. */
import { sql } from "drizzle-orm";
import { withoutMarks } from "~/engines/markup/markdown.server";
import { passageSource } from "~/engines/passages";
import { rawStatement } from "~/platform/db.server";

interface Row {
  qaId: string;
  questionEn: string;
  questionTr: string;
  answerEn: string;
  answerTr: string;
}

/** Finds answered questions, best first. */
export const qaPassages = passageSource({
  name: "qa",
  access: "public",
  find: ({ db }, match, most) =>
    rawStatement<Row>(
      db,
      sql`SELECT q.qa_id AS qaId, q.question_en AS questionEn, q.question_tr AS questionTr, q.answer_en AS answerEn, q.answer_tr AS answerTr
        FROM qa_questions_fts AS f CROSS JOIN qa_questions AS q ON q.key = f.rowid
        WHERE f.qa_questions_fts MATCH ${match} AND q.status = 'answered' ORDER BY f.rank LIMIT ${most}`,
    ),
  passageOf: ({ qaId, questionEn, questionTr, answerEn, answerTr }, { locale }) => ({
    title: locale === "tr" ? questionTr : questionEn,
    text: withoutMarks(locale === "tr" ? answerTr : answerEn),
    to: `/qa/display#${qaId}`,
  }),
});
