/** What the use cases of exams are called with. */
import { spanOfTerm } from "../../app/platform/terms";
import { addExam, EXAM_TERM, sayExam } from "./exams";
import { addCourse, addUniversity } from "./rows";
import { type Person, signUp } from "./site";
import type { Sample } from "./use-cases";

/** What somebody said of a midterm; with an actor, who says so too. */
async function said(actor?: Person): Promise<string> {
  await addUniversity();
  const claimId = await addExam(await addCourse(), await signUp());
  if (actor) await sayExam(claimId, actor.userId);
  return claimId;
}

export const examSamples: Record<string, Sample> = {
  async addClaim() {
    await addUniversity();
    const { courseId } = await addCourse();
    return { args: [courseId, { kind: "midterm", number: 1, date: spanOfTerm(EXAM_TERM()).endsOn, start: 540, end: 600, rooms: "BMB-1" }] };
  },
  agreeWith: async () => ({ args: [await said()] }),
  withdrawFrom: async (actor) => ({ args: [await said(actor)] }),
  confirmClaim: async () => ({ args: [await said()] }),
  removeClaim: async () => ({ args: [await said()] }),
};
