/** Reports and appeals as each use case is tried with them. */
import { pauses } from "@schema/accounts";
import { auditEntries } from "@schema/platform";
import { appeals } from "@schema/reporting";
import { eq } from "drizzle-orm";
import { reviewExperiences } from "../../app/features/courses/experiences.service.server";
import { HOUR } from "../../app/platform/clock";
import type { StaffContext } from "../../app/platform/context";
import { newId } from "../../app/platform/ids";
import { addCourse, addExperience, addReport } from "./rows";
import { signUp, testContext } from "./site";
import type { Sample } from "./use-cases";

const now = () => Date.now();

/** An appeal that waits, of somebody against a removal by nobody who is tried. */
async function openAppeal() {
  const author = await signUp();
  const row = await addExperience({ courseId: (await addCourse()).courseId, authorId: author.userId });
  const appealId = newId("appeal", now());
  const removal = { subjectType: "experience", subjectId: row.experienceId, removedAt: now(), removedBy: null };
  await testContext()
    .db.insert(appeals)
    .values({ ...removal, appealId, authorId: author.userId, text: "It names nobody at all.", createdAt: now() });
  return appealId;
}

export const reportingSamples: Record<string, Sample> = {
  async addAppeal({ userId }) {
    const { courseId } = await addCourse();
    const removal = { status: "rejected" as const, reviewedAt: now() - HOUR, reviewReason: "It names a person." };
    const { experienceId } = await addExperience({ courseId, authorId: userId, ...removal });
    return { args: [{ subject_type: "experience", subject_id: experienceId, text: "It names nobody at all." }] };
  },
  claimAppeal: async () => ({ args: [await openAppeal()] }),
  decideAppeal: async () => ({ args: [await openAppeal(), { status: "refused", answer: "It names a person." }] }),
  async restoreRemoved() {
    const author = await signUp();
    const moderator = await signUp({ userRole: "moderator" });
    const { experienceId } = await addExperience({ courseId: (await addCourse()).courseId, authorId: author.userId, status: "approved" });
    await reviewExperiences(moderator.ctx as StaffContext, { ids: [experienceId], decision: "reject", reason: "It names a person." });
    const { db } = testContext();
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, experienceId));
    return { args: [{ audit_id: entry?.auditId ?? "", restore_reason: "It names nobody." }] };
  },
  claimReport: async () => ({ args: [(await addReport()).reportId] }),
  decideReport: async () => ({ args: [(await addReport()).reportId, { decision: "dismiss", reason: "It is an opinion." }] }),
  async liftPause() {
    const author = await signUp();
    const { experienceId: subjectId } = await addExperience({ courseId: (await addCourse()).courseId, authorId: author.userId });
    const report = await addReport({ subjectType: "experience", subjectId, status: "upheld", decidedAt: now(), createdAt: now() - 1 });
    const pause = { pauseId: newId("pause", now()), userId: author.userId, subjectId, until: now() + HOUR, reason: "It insults someone." };
    await testContext()
      .db.insert(pauses)
      .values({ ...pause, createdAt: report.decidedAt ?? 0 });
    return { args: [report.reportId] };
  },
  async undoReport({ userId }) {
    const report = await addReport({ status: "dismissed", decidedBy: userId, decidedAt: now(), createdAt: now() - 1 });
    return { args: [report.reportId] };
  },
};
