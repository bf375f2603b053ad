/** Loaders and actions of the pages on which surveys are written, read and answered. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { z } from "zod";
import { postFilters } from "~/engines/posts/filters";
import { actAction, idOf } from "~/engines/posts/pages.server";
import { readForm, submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { signedIn } from "~/platform/session/signed-in.server";
import { dayAhead } from "~/platform/time";
import { surveyPosts } from "./survey.collection";
import { inLanguage, type Question } from "./survey.questions";
import { answersForm, type SurveyInput, surveyForm, surveyTextsSchema } from "./survey.schemas";
import * as service from "./survey.service.server";
import { templateNames, templates } from "./survey.templates";

const pathOf = (surveyId: string) => `/survey/one/${surveyId}`;

const queryOf = ({ request }: LoaderFunctionArgs) => Object.fromEntries(new URL(request.url).searchParams);

export const listLoader = (args: LoaderFunctionArgs) => service.readSurveyList(args.context.ctx, postFilters.parse(queryOf(args)));

const asText = (value: number | undefined) => (value === undefined ? "" : String(value));
const asLines = (lines: readonly string[] | undefined) => lines?.join("\n") ?? "";

/** A question as its fields are filled in. */
const questionFields = ({ options, options_tr, rows, rows_tr, min, max, is_required, if_question, if_value, ...rest }: Question) => ({
  ...rest,
  text_tr: rest.text_tr ?? "",
  options: asLines(options),
  options_tr: asLines(options_tr),
  rows: asLines(rows),
  rows_tr: asLines(rows_tr),
  min: asText(min),
  max: asText(max),
  is_required: is_required ? "on" : "",
  if_question: asText(if_question),
  if_value: asText(if_value),
});

const NEW = { mode: "anonymous", readers: "participants", questions: [{ kind: "single", text: "" }] as Record<string, string>[] };
const addQuery = z.object({ template: z.enum(templateNames).optional().catch(undefined) });

/** The form of a new survey, empty or as a template fills it. */
export async function addLoader(args: LoaderFunctionArgs) {
  const ctx = signedIn(args.context);
  const { template } = addQuery.parse(queryOf(args));
  const chosen = template && templates[template];
  const begins = { ...NEW, closes_on: dayAhead(ctx.clock.now(), surveyPosts.defaultDaysAhead) };
  const filled = chosen && { ...chosen, questions: chosen.questions.map(questionFields) };
  return { ...(await service.audienceChoices(ctx)), defaultValue: { ...begins, ...filled }, template: template ?? "" };
}

/** Draws the form again with what is in it, and how its questions will look. */
const previewAction = (args: ActionFunctionArgs, formData: FormData) =>
  submitSignedInForm(args, { schema: surveyForm, feature: "survey", formData }, async (value, { locale }) => {
    const { questions, is_live, split_by, entrance_year, preview: _, updated_at: __, ...texts } = value;
    const written = { ...texts, is_live: is_live ? "on" : "", split_by: asText(split_by), entrance_year: asText(entrance_year) };
    const initialValue = { ...written, questions: questions.map(questionFields) };
    return data({ result: { initialValue }, preview: questions.map((question) => inLanguage(question, locale)) });
  });

/** Publishes a survey, or shows how it will look. */
export async function addAction(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  if (formData.has("preview")) return previewAction(args, formData);
  return submitSignedInForm(
    args,
    { schema: surveyForm, feature: "survey", formData },
    async ({ preview: _, updated_at: __, ...value }, ctx) => {
      const surveyId = await service.addSurvey(ctx, value as SurveyInput);
      return redirectWithToast(args.context, pathOf(surveyId), "survey:toasts.added");
    },
  );
}

/** @throws notFound, notYours */
export async function editLoader(args: LoaderFunctionArgs) {
  const ctx = signedIn(args.context);
  const { post, survey, hasAnswers } = await service.readSurveyForEditing(ctx, idOf(args));
  const { title_tr, text_tr, closes_on } = post.details as Record<string, string | undefined>;
  return {
    ...(await service.audienceChoices(ctx, survey.departmentId)),
    name: post.title,
    surveyId: post.postId,
    hasAnswers,
    version: post.updatedAt,
    defaultValue: {
      title: post.title,
      title_tr,
      text: post.text,
      text_tr,
      closes_on,
      mode: survey.mode,
      readers: survey.readers,
      is_live: survey.isLive ? "on" : "",
      split_by: asText(survey.splitBy ?? undefined),
      department: survey.departmentId ?? "",
      entrance_year: asText(survey.entranceYear ?? undefined),
      questions: (survey.questions as Question[]).map(questionFields),
    },
  };
}

export async function editAction(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  const surveyId = idOf(args);
  if (formData.has("preview")) return previewAction(args, formData);
  const done = () => redirectWithToast(args.context, pathOf(surveyId), "survey:toasts.saved");
  const hasQuestions = [...formData.keys()].some((name) => name.startsWith("questions"));
  if (!hasQuestions) {
    return submitSignedInForm(args, { schema: surveyTextsSchema, feature: "survey", formData }, async (value, ctx) => {
      await service.editSurveyTexts(ctx, surveyId, value);
      return done();
    });
  }
  return submitSignedInForm(
    args,
    { schema: surveyForm, feature: "survey", formData },
    async ({ preview: _, updated_at: version, ...value }, ctx) => {
      await service.editSurvey(ctx, surveyId, value as SurveyInput, version);
      return done();
    },
  );
}

export async function oneLoader(args: LoaderFunctionArgs) {
  const survey = await service.readSurvey(signedIn(args.context), idOf(args));
  return { ...survey, title: survey.post.title };
}

/** Takes answers in, or does what the buttons of a post do. */
export async function oneAction(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  if (formData.get("act") !== "answer") return actAction(surveyPosts)(args, formData);
  const surveyId = idOf(args);
  const schema = answersForm(await service.readQuestions(signedIn(args.context), surveyId));
  return submitSignedInForm(args, { schema, feature: "survey", formData }, async (answers, ctx) => {
    await service.answerSurvey(ctx, surveyId, answers);
    return redirectWithToast(args.context, pathOf(surveyId), "survey:toasts.answered");
  });
}
