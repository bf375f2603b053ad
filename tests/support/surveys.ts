/** Surveys for tests, and what their use cases are called with. */
import { surveys } from "@schema/survey";
import { eq } from "drizzle-orm";
import { closePost } from "../../app/engines/posts/posts.service.server";
import { surveyPosts } from "../../app/features/survey/survey.collection";
import type { Question } from "../../app/features/survey/survey.questions";
import type { SurveyInput } from "../../app/features/survey/survey.schemas";
import { addSurvey, releaseDue } from "../../app/features/survey/survey.service.server";
import { type Person, signUp, testContext } from "./site";
import type { Sample } from "./use-cases";

const { db } = testContext();
let serial = 0;

export const yesNo: Question = { kind: "single", text: "Do you cycle?", options: ["Yes", "No"], is_required: true };

/** A survey as its author writes it. */
export const surveyInput = (own: Partial<SurveyInput> = {}): SurveyInput => ({
  title: `Bicycles ${serial++}`,
  text: "How we get to the campus.",
  mode: "anonymous",
  readers: "participants",
  is_live: false,
  questions: [yesNo],
  ...own,
});

/** Publishes a survey. */
export async function publish(own: Partial<SurveyInput> = {}) {
  const author = await signUp();
  return { author, surveyId: await addSurvey(author.ctx, surveyInput(own)) };
}

export const storedSurvey = async (surveyId: string) => (await db.select().from(surveys).where(eq(surveys.surveyId, surveyId)))[0];

/** Closes a survey and works its results out. */
export async function close(author: Person, surveyId: string) {
  await closePost(author.ctx, surveyPosts, surveyId);
  await releaseDue(author.ctx);
}

export const surveySamples: Record<string, Sample> = {
  addSurvey: () => ({ args: [surveyInput()] }),
  async editSurvey() {
    const { author, surveyId } = await publish();
    return { args: [surveyId, surveyInput()], people: { author } };
  },
  async editSurveyTexts() {
    const { author, surveyId } = await publish();
    return { args: [surveyId, { title: "Bicycles again", text: "How we get to the campus." }], people: { author } };
  },
  answerSurvey: async () => ({ args: [(await publish()).surveyId, { q1: "1" }] }),
};
