/** Surveys for programs; the same use cases as the pages. */

import { z } from "zod";
import { postEndpoints } from "~/engines/posts/posts.api.server";
import { idField } from "~/platform/forms/fields";
import { attachment } from "~/platform/http/attachment";
import { endpoint, endpointsFor } from "~/platform/http/endpoint";
import { sayIn } from "~/platform/i18n/say.server";
import { surveyPosts } from "./survey.collection";
import { resultsCsv } from "./survey.csv.server";
import { answersBody, surveyEditSchema, surveySchema } from "./survey.schemas";
import { addSurvey, answerSurvey, editSurvey, readResults, readSurvey, resultsFile } from "./survey.service.server";

const bySurvey = z.object({ post_id: idField() });
const done = z.object({ ok: z.literal(true) });

const questionAnswer = z.object({
  kind: z.string(),
  text: z.string(),
  is_required: z.boolean(),
  options: z.array(z.string()),
  rows: z.array(z.string()),
  min: z.number().optional(),
  max: z.number().optional(),
  if_question: z.number().optional(),
  if_value: z.number().optional(),
});

const add = endpoint({
  method: "POST",
  path: "/survey",
  access: "user",
  summary: "Publish a survey",
  status: 201,
  body: surveySchema,
  response: z.object({ post_id: z.string() }),
  handler: async ({ body }, ctx) => ({ post_id: await addSurvey(ctx, body) }),
});

const edit = endpoint({
  method: "PUT",
  path: "/survey/:post_id",
  access: "user",
  summary: "Change one's own survey; staff any. What it asks can't change once it has answers",
  params: bySurvey,
  body: surveyEditSchema,
  response: z.object({ post_id: z.string(), title: z.string(), text: z.string() }),
  async handler({ params: { post_id }, body: { updated_at: version, ...body } }, ctx) {
    await editSurvey(ctx, post_id, body, version);
    return { post_id, title: body.title, text: body.text };
  },
});

const questions = endpoint({
  method: "GET",
  path: "/survey/:post_id/questions",
  access: "user",
  summary: "What a survey asks, in the caller's language, and whether they can answer",
  params: bySurvey,
  response: z.object({
    mode: z.string(),
    can_answer: z.boolean(),
    has_answered: z.boolean(),
    is_closed: z.boolean(),
    questions: z.array(questionAnswer),
  }),
  async handler({ params }, ctx) {
    const { mode, canAnswer, hasAnswered, isClosed, questions: all } = await readSurvey(ctx, params.post_id);
    return { mode, can_answer: canAnswer, has_answered: hasAnswered, is_closed: isClosed, questions: all };
  },
});

const answer = endpoint({
  method: "POST",
  path: "/survey/:post_id/answers",
  access: "user",
  summary: "Answer a survey, once",
  status: 201,
  params: bySurvey,
  body: answersBody,
  response: done,
  async handler({ params, body }, ctx) {
    await answerSurvey(ctx, params.post_id, body.answers);
    return { ok: true as const };
  },
});

const results = endpoint({
  method: "GET",
  path: "/survey/:post_id/results",
  access: "user",
  summary: "What may be shown of a survey's results: groups under five are counted together with others",
  params: bySurvey,
  response: z.object({
    is_final: z.boolean(),
    questions: z.array(
      z.object({
        question: questionAnswer,
        tables: z.array(
          z.object({ item: z.string(), total: z.number(), rows: z.array(z.object({ keys: z.array(z.string()), count: z.number() })) }),
        ),
        texts: z.array(z.string()),
      }),
    ),
  }),
  async handler({ params }, ctx) {
    const { results: all, isFinal } = await readResults(ctx, params.post_id);
    return {
      is_final: isFinal,
      questions: all.map(({ question, tables, texts }) => ({
        question,
        tables: tables.map(({ item, total, rows }) => ({ item, total, rows: rows.map(({ keys, count }) => ({ keys: [...keys], count })) })),
        texts,
      })),
    };
  },
});

const csv = endpoint({
  method: "GET",
  path: "/survey/:post_id/results.csv",
  access: "user",
  summary: "The same as CSV; for the author of a named survey also each answer",
  params: bySurvey,
  response: z.string(),
  async handler({ params }, ctx) {
    const file = await resultsFile(ctx, params.post_id);
    const say = (key: string) => sayIn(ctx)(`survey:${key}`);
    const words = {
      skipped: say("results.skipped"),
      ticked: say("results.ticked"),
      notTicked: say("results.notTicked"),
      only: (option: string) => ctx.product.translators[ctx.locale].t("survey:results.only", { option }),
      locale: ctx.locale,
    };
    return new Response(resultsCsv(file, words, say), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": attachment(`${params.post_id}.csv`),
      },
    });
  },
});

/** Those of every collection but the ones that write a post: a survey is more than that. */
const shared = postEndpoints(surveyPosts).filter(
  ({ method, path }) => !(path === add.path && method === "POST") && !(path === edit.path && method === "PUT"),
);

export const surveyEndpoints = [
  ...shared,
  ...endpointsFor("apps in which people ask and answer surveys", [add, edit, questions, answer, results]),
  csv,
];
