/** Surveys: asking, answering once, and results in which nobody is found. */

import type { PostFilters } from "~/engines/posts/filters";
import { postErrors } from "~/engines/posts/posts.errors";
import {
  addPost,
  editPost,
  type PostView,
  readDemo,
  readList,
  readPersonal,
  readPost,
  readPostWith,
} from "~/engines/posts/posts.service.server";
import type { PostInput } from "~/engines/posts/schema";
import { departmentChoices } from "~/features/departments/departments.service.server";
import { requireSignedIn } from "~/platform/access/roles";
import type { Context, SignedInContext } from "~/platform/context";
import { anonymousId } from "~/platform/ids";
import { FLOOR } from "~/platform/small-groups";
import { recentYears } from "~/platform/time";
import { surveyPosts } from "./survey.collection";
import { surveyErrors } from "./survey.errors";
import { type Answers, askedOnly, inLanguage, type Question } from "./survey.questions";
import * as repository from "./survey.repository.server";
import { type Releases, releasesOf, tablesOf } from "./survey.results";
import { answersSchema, type SurveyInput, type SurveyTexts } from "./survey.schemas";
import { textsOf } from "./survey.texts";

const YEARS_BACK = 12;
const RESPONSES_SHOWN = 50;
const DUE_AT_ONCE = 20;

/** A survey's title and text in the reader's language. */
function inTheirs({ locale }: Pick<Context, "locale">, post: PostView): PostView {
  const { title_tr, text_tr, ...details } = post.details;
  const isTurkish = locale === "tr";
  return {
    ...post,
    title: isTurkish && typeof title_tr === "string" ? title_tr : post.title,
    text: isTurkish && typeof text_tr === "string" ? text_tr : post.text,
    details,
  };
}

/** One page of the list, in the reader's language. */
export async function readSurveyList(ctx: Context, filters: PostFilters) {
  const list = await readList(ctx, surveyPosts, filters);
  return { ...list, items: list.items.map((post) => inTheirs(ctx, post)) };
}

/** A few for guests. */
export const readSurveyDemo = async (ctx: Context) => (await readDemo(ctx, surveyPosts)).map((post) => inTheirs(ctx, post));

/** One's own. */
export const readOwnSurveys = async (ctx: SignedInContext) => (await readPersonal(ctx, surveyPosts)).map((post) => inTheirs(ctx, post));

/** What the form of a survey offers as its audience. */
export async function audienceChoices(ctx: Context, including?: string | null) {
  const years = recentYears(ctx.clock.now(), YEARS_BACK).map((year) => ({ value: year, label: year }));
  return { departments: await departmentChoices(ctx, { including: including ?? undefined }), years };
}

const questionsOf = ({ questions }: Pick<repository.SurveyRow, "questions">) => questions as Question[];

const isOver = ({ clock }: Pick<Context, "clock">, { closedAt, relevantAt }: Pick<PostView, "closedAt" | "relevantAt">) =>
  closedAt !== null || (relevantAt !== null && relevantAt <= clock.now());

interface Standing {
  post: PostView;
  survey: repository.SurveyRow;
  reader: repository.Reader | undefined;
}

/** Whether somebody may read the results: authors and staff, and who took part if the author allows it. */
function maySee(ctx: SignedInContext, { post, survey, reader }: Standing): boolean {
  if (post.isMine || ctx.actor.userRole !== "user") return true;
  return survey.readers === "participants" && reader?.hasAnswered === 1;
}

type Text = { item: string; text: string };

/** The results that may be shown, question by question, in the reader's language. */
function resultsOf({ locale }: Pick<Context, "locale">, survey: repository.SurveyRow, texts: readonly Text[]) {
  const releases = survey.releases as Releases;
  return questionsOf(survey).map((question, at) => ({
    number: at + 1,
    question: inLanguage(question, locale),
    tables: tablesOf(question, at + 1, releases),
    texts: texts.filter(({ item }) => item === `q${at + 1}`).map(({ text }) => text),
  }));
}

/** One's own named survey tells its author who said what. */
const seesNames = ({ post, survey }: Standing) => post.isMine && survey.mode === "named";

type Response = { name: string | null; answers: string };
type Found = [readonly repository.SurveyRow[], readonly repository.Reader[]];

/** @throws notFound where a post asks nothing */
function standing(post: PostView, [[survey], [reader]]: Found): Standing {
  if (!survey) throw surveyErrors.notFound();
  return { post, survey, reader };
}

/** A survey, what it asks, and what the reader has to do with it. @throws notFound */
async function findStanding(ctx: SignedInContext, surveyId: string): Promise<Standing> {
  const asked = [repository.settingsOfSurvey(ctx, surveyId), repository.readerOf(ctx, surveyId, ctx.actor.userId)] as const;
  const { post, beside } = await readPostWith(ctx, surveyPosts, surveyId, asked);
  return standing(post, [beside[0], beside[1]]);
}

/** The same with the texts that may be shown. */
async function findWithTexts(ctx: SignedInContext, surveyId: string) {
  const asked = [
    repository.settingsOfSurvey(ctx, surveyId),
    repository.readerOf(ctx, surveyId, ctx.actor.userId),
    repository.releasedTexts(ctx, surveyId),
    repository.firstResponses(ctx, surveyId, RESPONSES_SHOWN),
  ] as const;
  const { post, beside } = await readPostWith(ctx, surveyPosts, surveyId, asked);
  const [texts, responses]: [Text[], Response[]] = [beside[2], beside[3]];
  return { ...standing(post, [beside[0], beside[1]]), texts, responses };
}

/**
 * A survey as somebody finds it: its questions where they can answer, the results where they may see them. One round trip.
 * @throws notFound
 */
export async function readSurvey(ctx: SignedInContext, surveyId: string) {
  requireSignedIn(ctx);
  const found = await findWithTexts(ctx, surveyId);
  const { post, survey, reader } = found;
  const sees = maySee(ctx, found);
  const isClosed = survey.isFinal || isOver(ctx, post);
  return {
    post: inTheirs(ctx, post),
    questions: questionsOf(survey).map((question) => inLanguage(question, ctx.locale)),
    mode: survey.mode,
    readers: survey.readers,
    isLive: survey.isLive,
    isClosed,
    hasAnswered: reader?.hasAnswered === 1,
    isForThem: reader?.isForThem === 1,
    canAnswer: !isClosed && post.status === "approved" && reader?.hasAnswered === 0 && reader.isForThem === 1,
    results: sees ? resultsOf(ctx, survey, found.texts) : null,
    isFinal: survey.isFinal,
    // In steps: who watches it learns of five people at once.
    answeredAtLeast: sees ? survey.answerCount - (survey.answerCount % FLOOR) : 0,
    responses: seesNames(found)
      ? found.responses.map(({ name, answers }) => ({ name, answers: JSON.parse(answers) as Record<string, string | string[]> }))
      : [],
  };
}

/** What a survey asks, as it is kept. @throws notFound */
export async function readQuestions(ctx: SignedInContext, surveyId: string): Promise<Question[]> {
  return questionsOf((await findStanding(ctx, surveyId)).survey);
}

/** A survey's form, for those who may change it. @throws notFound, notYours */
export async function readSurveyForEditing(ctx: SignedInContext, surveyId: string) {
  requireSignedIn(ctx);
  const { post, survey } = await findStanding(ctx, surveyId);
  if (!post.canEdit) throw postErrors.notYours();
  return { post, survey, hasAnswers: survey.answerCount > 0 };
}

/** What a post keeps of a survey. */
const postOf = ({ title, text, title_tr, text_tr, closes_on }: SurveyInput): PostInput => ({ title, text, title_tr, text_tr, closes_on });

/** Writes a survey; it is open at once. @returns its id @throws what `addPost` does */
export async function addSurvey(ctx: SignedInContext, input: SurveyInput): Promise<string> {
  requireSignedIn(ctx);
  const postId = anonymousId("post");
  const beside = [repository.insertSettings(ctx, postId, repository.settingsOf(input))];
  return addPost(ctx, surveyPosts, postOf(input), { postId, beside });
}

/** Changes what a survey is called and when it closes; its questions stay. @throws what `editPost` does */
export async function editSurveyTexts(
  ctx: SignedInContext,
  surveyId: string,
  { updated_at: version, ...input }: SurveyTexts,
): Promise<void> {
  await editPost(requireSignedIn(ctx), surveyPosts, surveyId, input, { version });
}

/** Changes a survey whole, while nobody has answered. @param version of it as it was read @throws hasAnswers; what `editPost` does */
export async function editSurvey(ctx: SignedInContext, surveyId: string, input: SurveyInput, version?: number): Promise<void> {
  requireSignedIn(ctx);
  const beside = [repository.updateSettings(ctx, surveyId, repository.settingsOf(input))];
  try {
    await editPost(ctx, surveyPosts, surveyId, postOf(input), { beside, version });
  } catch (failed) {
    throw repository.isFixed(failed) ? surveyErrors.hasAnswers() : failed;
  }
}

/**
 * Takes somebody's answers in, once; what they weren't asked is left out.
 * @throws notFound, badAnswer with its field, alreadyAnswered, notForYou, closed, changed
 */
export async function answerSurvey(ctx: SignedInContext, surveyId: string, given: Answers): Promise<void> {
  requireSignedIn(ctx);
  const { post, survey, reader } = await findStanding(ctx, surveyId);
  const questions = questionsOf(survey);
  const parsed = answersSchema(questions).safeParse(askedOnly(questions, given));
  if (!parsed.success) throw surveyErrors.badAnswer({ field: String(parsed.error.issues[0]?.path[0] ?? "") });
  const taken = await repository.insertAnswers(ctx, survey, parsed.data);
  if (taken) return;
  if (taken === null || reader?.hasAnswered) throw surveyErrors.alreadyAnswered();
  if (!reader?.isForThem) throw surveyErrors.notForYou();
  throw survey.isFinal || isOver(ctx, post) || post.status !== "approved" ? surveyErrors.closed() : surveyErrors.changed();
}

/** The results as pages show them. @throws notFound, noResults */
export async function readResults(ctx: SignedInContext, surveyId: string) {
  requireSignedIn(ctx);
  const found = await findWithTexts(ctx, surveyId);
  if (!maySee(ctx, found)) throw surveyErrors.noResults();
  return { results: resultsOf(ctx, found.survey, found.texts), isFinal: found.survey.isFinal };
}

/** What the file of a survey's results is made of. @throws notFound, noResults */
export async function resultsFile(ctx: SignedInContext, surveyId: string) {
  const { results } = await readResults(ctx, surveyId);
  const post = await readPost(ctx, surveyPosts, surveyId);
  const [survey] = await repository.settingsOfSurvey(ctx, surveyId);
  const isNamed = survey?.mode === "named" && post.isMine;
  return {
    results,
    texts: (after: string, limit: number) => repository.textsAfter(ctx, surveyId, after, limit),
    responses: isNamed ? (after: string, limit: number) => repository.responsesAfter(ctx, surveyId, after, limit) : null,
  };
}

/**
 * Works out what may be shown of surveys that closed, and of open ones that show results and have enough new answers.
 * @returns how many were looked at
 */
export async function releaseDue(ctx: Context): Promise<number> {
  const due = await repository.dueSurveys(ctx, FLOOR, DUE_AT_ONCE);
  for (const { surveyId, isClosed } of due) {
    const { survey, counts, written } = await repository.findCounted(ctx, surveyId);
    if (!survey) continue;
    const asked = { questions: questionsOf(survey), splitBy: survey.splitBy };
    const before = survey.releases as Releases;
    const releases = releasesOf(asked, before, counts);
    const texts = textsOf(asked, before, releases, { counts, written, answerCount: survey.answerCount });
    await repository.saveReleases(ctx, survey, { releases: { ...releases, ...texts.kept }, texts: texts.shown }, Boolean(isClosed));
  }
  return due.length;
}
