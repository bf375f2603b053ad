/** What a legal request is about is hidden by one press, kept, answered once by its author, and settled with the request. */
import { experiences } from "@schema/courses";
import { legalRequests } from "@schema/legal-requests";
import { notices } from "@schema/notices";
import { auditEntries } from "@schema/platform";
import { restrictions } from "@schema/review";
import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { eraseStatements } from "../../../app/engines/personal/personal.server";
import { review } from "../../../app/engines/review/review.server";
import { subjectById } from "../../../app/engines/review/subjects.server";
import { decideRequest } from "../../../app/features/legal-requests/legal-requests.service.server";
import { legalRequestPlaces } from "../../../app/features/legal-requests/personal-data.repository.server";
import { addStatement, liftRestriction, restrictSubject } from "../../../app/features/legal-requests/restrictions.service.server";
import { readInbox } from "../../../app/features/notifications/inbox.service.server";
import { addRequestRow } from "../../support/legal-requests";
import { mailsTo } from "../../support/mails";
import { see } from "../../support/pages";
import { addCourse, addExperience } from "../../support/rows";
import { signUp, testContext, visit } from "../../support/site";

const { db, product } = testContext();
const SAYS = "Every word of it is true, and I was there.";

beforeEach(async () => {
  for (const table of [restrictions, legalRequests]) await db.delete(table);
});

/** An open court order about an experience of somebody's. */
async function scene(own: Partial<typeof legalRequests.$inferInsert> = {}) {
  const { courseId } = await addCourse();
  const author = await signUp({ locale: "en" });
  const { experienceId } = await addExperience({ courseId, authorId: author.userId });
  const page = `/courses/one/${courseId}#${experienceId}`;
  const request = {
    kind: "court" as const,
    name: "Secret Asker",
    email: `${crypto.randomUUID()}@example.org`,
    page,
    fileNumber: "2026/17",
  };
  const requestId = await addRequestRow({ ...request, ...own });
  return { author, experienceId, requestId, page, email: request.email, staff: await signUp({ userRole: "moderator" }) };
}

const statusOf = async (id: string) =>
  (await db.select({ status: experiences.status }).from(experiences).where(eq(experiences.experienceId, id)))[0]?.status;
const heldOf = (requestId: string) => db.select().from(restrictions).where(eq(restrictions.causeId, requestId));
const firstOf = async (requestId: string) => (await heldOf(requestId))[0]?.restrictionId ?? "";
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (failed: { code: string }) => failed.code,
  );

test("one press at the request hides what it is about, and its author hears of that without learning who asked", async () => {
  const { author, experienceId, requestId, staff } = await scene();
  const one = `/admin/requests/${requestId}`;
  expect((await see(one, { as: staff })).body).toContain("Hide now");
  const { page } = (await db.select().from(legalRequests).where(eq(legalRequests.requestId, requestId)))[0] ?? {};
  const sent = await visit(one, { as: staff, form: { act: "restrict", address: page ?? "" } });
  expect([sent.status, await statusOf(experienceId)]).toEqual([303, "waiting"]);
  expect((await see(page?.split("#")[0] ?? "", { as: await signUp() })).body).not.toContain(experienceId);
  const [restriction] = await heldOf(requestId);
  const told = await db
    .select()
    .from(notices)
    .where(and(eq(notices.userId, author.userId), eq(notices.kind, "legal-requests.restricted")));
  expect(told.map(({ path }) => path)).toEqual([`/privacy/statement/${restriction?.restrictionId}`]);
  const inbox = await readInbox(author.ctx, { skip: 0, limit: 20, isUnread: false, dateRange: "all" });
  expect(inbox.rows.map(({ title }) => title)).toContain(
    "Something you wrote is hidden because of a legal request (Court order). You can reply once.",
  );
  const own = await see(told[0]?.path ?? "", { as: author });
  expect([own.status, own.body.includes("Court order"), own.body.includes("Secret Asker")]).toEqual([200, true, false]);
  expect((await visit(told[0]?.path ?? "", { as: await signUp() })).status).toBe(404);
});

test("what is hidden is shown by nobody else until it is lifted, and comes back as it was", async () => {
  const { experienceId, requestId, page, staff } = await scene();
  await restrictSubject(staff.ctx, requestId, { address: page });
  const kind = subjectById({ product }, experienceId)?.kind.reviewable;
  if (!kind) throw new Error("Experiences can be reported");
  const approving = () => code(review(staff.ctx, kind, { ids: [experienceId], decision: "approve" }));
  const isFailing = await approving();
  expect([isFailing, await statusOf(experienceId)]).toEqual([expect.stringContaining("nothingToReview"), "waiting"]);
  expect(await code(restrictSubject(staff.ctx, requestId, { address: page }))).toBe("legal-requests.alreadyRestricted");
  const restriction_id = await firstOf(requestId);
  for (let twice = 0; twice < 2; twice++) await liftRestriction(staff.ctx, requestId, { restriction_id });
  expect(await statusOf(experienceId)).toBe("approved");
  const acts = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, experienceId)).orderBy(auditEntries.key);
  expect(acts.map(({ act }) => act)).toEqual(["experience.hide", "experience.return"]);
  const ours = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, requestId)).orderBy(auditEntries.key);
  expect(ours.map(({ act }) => act)).toEqual(["request.restrict", "request.lift"]);
});

test("what its author changed meanwhile waits for review when it is lifted, as after a report", async () => {
  const { experienceId, requestId, page, staff } = await scene();
  await restrictSubject(staff.ctx, requestId, { address: page });
  await db
    .update(experiences)
    .set({ updatedAt: Date.now() + 1000 })
    .where(eq(experiences.experienceId, experienceId));
  await liftRestriction(staff.ctx, requestId, { restriction_id: await firstOf(requestId) });
  expect(await statusOf(experienceId)).toBe("waiting");
});

test("authors answer once, and a decision made before their answer was read is refused", async () => {
  const { author, requestId, page, staff } = await scene();
  await restrictSubject(staff.ctx, requestId, { address: page });
  const restrictionId = await firstOf(requestId);
  const path = `/privacy/statement/${restrictionId}`;
  expect((await visit(path, { as: author, form: { statement: "short" } })).status).toBe(400);
  const answers = await Promise.all([1, 2].map(() => code(addStatement(author.ctx, restrictionId, { statement: SAYS }))));
  expect(answers.sort()).toEqual(["done", "legal-requests.statementClosed"]);
  expect(await code(addStatement((await signUp()).ctx, restrictionId, { statement: SAYS }))).toBe("legal-requests.notFound");
  const decision = { decision: "refused" as const, answer: "It stays up." };
  expect(await code(decideRequest(staff.ctx, requestId, { ...decision, seen: "1-0-0" }))).toBe("legal-requests.decidedUnseen");
  const one = await see(`/admin/requests/${requestId}`, { as: staff });
  expect([one.body.includes(SAYS), one.body.includes('value="1-1-0"'), one.body.includes(author.userEmail)]).toEqual([true, true, false]);
  expect(await code(decideRequest(staff.ctx, requestId, { ...decision, seen: "1-1-0" }))).toBe("done");
  expect(await code(addStatement(author.ctx, restrictionId, { statement: SAYS }))).toBe("legal-requests.statementClosed");
});

test("refused, it is shown again; granted, it is removed and stays hidden; both sides are told", async () => {
  for (const [decision, status, says] of [
    ["refused", "approved", "no longer hidden"],
    ["granted", "rejected", "stays hidden"],
  ] as const) {
    const { author, experienceId, requestId, page, email, staff } = await scene();
    await restrictSubject(staff.ctx, requestId, { address: page });
    await decideRequest(staff.ctx, requestId, { decision, answer: "We looked at it." });
    expect([decision, await statusOf(experienceId)]).toEqual([decision, status]);
    expect((await mailsTo(email)).map(({ values }) => values.answer)).toEqual(["We looked at it."]);
    const inbox = await readInbox(author.ctx, { skip: 0, limit: 20, isUnread: false, dateRange: "all" });
    expect(inbox.rows.map(({ title }) => title).filter((title) => title.includes(says))).toHaveLength(1);
  }
});

test("an order that is lifted after it was granted shows what was removed again", async () => {
  const { experienceId, requestId, page, staff } = await scene();
  await restrictSubject(staff.ctx, requestId, { address: page });
  await decideRequest(staff.ctx, requestId, { decision: "granted", answer: "It is gone." });
  await liftRestriction(staff.ctx, requestId, { restriction_id: await firstOf(requestId) });
  expect(await statusOf(experienceId)).toBe("approved");
});

test("only what is asked about a page by those who may have it removed is hidden, and only what an address names", async () => {
  const { requestId, page, staff, author } = await scene();
  const refused = (id: string, address: string, ctx = staff.ctx) => code(restrictSubject(ctx, id, { address }));
  expect(await refused(requestId, "/courses/all")).toBe("legal-requests.noSubject");
  expect(await refused(requestId, "/courses/one/any#experience-isnthere")).toBe("legal-requests.notShown");
  expect(await refused(await addRequestRow({ kind: "aboutMe", page }), page)).toBe("legal-requests.notRestricting");
  expect(await refused(requestId, page, author.ctx)).toBe("kit.forbidden");
  const answered = await addRequestRow({ kind: "court", page, status: "refused", answer: "No.", answeredAt: Date.now() });
  expect(await refused(answered, page)).toBe("legal-requests.notRestricting");
  const answer = await visit(`/admin/requests/${requestId}`, { as: staff, form: { act: "restrict", address: "/courses/all" } });
  expect([answer.status, (await answer.text()).includes("This address names no contribution")]).toEqual([400, true]);
});

test("with an account go its words, not what is hidden", async () => {
  const { author, experienceId, requestId, page, staff } = await scene();
  await restrictSubject(staff.ctx, requestId, { address: page });
  await addStatement(author.ctx, await firstOf(requestId), { statement: SAYS });
  const person = { userId: author.userId, userEmail: author.userEmail, userName: author.userName, name: author.name };
  for (const statement of eraseStatements({ db }, legalRequestPlaces, person)) await db.batch([statement]);
  expect(await heldOf(requestId)).toMatchObject([{ authorId: null, statement: "", subjectId: experienceId, endedAt: null }]);
});
