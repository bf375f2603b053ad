/** Answers of the Q&A bank in the search across everything. */
import { qaQuestions } from "@schema/qa";
import { and, desc, eq, sql } from "drizzle-orm";
import { searchSource } from "~/engines/search-source";
import { columns } from "~/platform/db.server";

/** Finds answered questions; a hit leads to its place on the page of all answers. */
export const qaSource = searchSource({
  order: 3,
  name: "qa",
  access: "public",
  list: "/qa/all",
  find: ({ db }, match, most) =>
    db
      .select(columns({ qaId: qaQuestions.qaId, questionEn: qaQuestions.questionEn, questionTr: qaQuestions.questionTr }))
      .from(qaQuestions)
      .where(
        and(
          sql`${qaQuestions.key} IN (SELECT rowid FROM qa_questions_fts WHERE qa_questions_fts MATCH ${match} ORDER BY rowid DESC LIMIT ${most * 3})`,
          eq(qaQuestions.status, "answered"),
        ),
      )
      .orderBy(desc(qaQuestions.key))
      .limit(most),
  hitOf: ({ qaId, questionEn, questionTr }, { locale }) => ({
    title: locale === "tr" ? questionTr : questionEn,
    about: null,
    to: `/qa/display#${qaId}`,
  }),
});
