/** What a legal request is about is hidden by one press, kept, answered once by its author, and settled with the request. */
import { experiences } from "@schema/courses";
import { legalRequests } from "@schema/legal-requests";
import { notices } from "@schema/notices";
import { auditEntries } from "@schema/platform";
import { posts } from "@schema/posts";
import { reports } from "@schema/reporting";
import { restrictions } from "@schema/review";
import { replies } from "@schema/thread";
import { and, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { eraseStatements } from "../../../app/engines/personal/personal.server";
import { postPlaces } from "../../../app/engines/posts/personal-data.server";
import { review } from "../../../app/engines/review/review.server";
import { subjectById } from "../../../app/engines/review/subjects.server";
import { deleteOwnExperience } from "../../../app/features/courses/experiences.service.server";
import { coursePlaces } from "../../../app/features/courses/personal-data.repository.server";
import { oldRequests } from "../../../app/features/legal-requests/legal-requests.repository.server";
import { decideRequest } from "../../../app/features/legal-requests/legal-requests.service.server";
import { legalRequestPlaces } from "../../../app/features/legal-requests/personal-data.repository.server";
import { addStatement, liftRestriction, restrictSubject } from "../../../app/features/legal-requests/restrictions.service.server";
import { readInbox } from "../../../app/features/notifications/inbox.service.server";
import { decideReport, undoReport } from "../../../app/features/reporting/moderation.service.server";
import { threadPlaces } from "../../../app/features/thread/personal-data.repository.server";
import { DAY } from "../../../app/platform/clock";
import { newId } from "../../../app/platform/ids";
import { addRequestRow, addRestrictionRow } from "../../support/legal-requests";
import { mailsTo } from "../../support/mails";
import { see } from "../../support/pages";
import { addPoolEntry } from "../../support/pools";
import { reportedBy } from "../../support/reports";
import { addCourse, addExperience } from "../../support/rows";
import { type Person, signUp, testContext, visit } from "../../support/site";

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
  const [{ text = "" } = {}] = await db
    .select({ text: experiences.text })
    .from(experiences)
    .where(eq(experiences.experienceId, experienceId));
  expect([text.length > 0, own.body.includes(text.slice(0, 40))]).toEqual([true, true]);
  expect((await see(one, { as: staff })).body).toContain(`>${experienceId}<`);
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

test("what it said when it was hidden is kept for staff, whatever its author makes of it since, and not what is sealed", async () => {
  const { author, experienceId, requestId, page, staff } = await scene();
  await db
    .update(experiences)
    .set({ text: "Zqwords of that day, long enough to be read." })
    .where(eq(experiences.experienceId, experienceId));
  await restrictSubject(staff.ctx, requestId, { address: page });
  await deleteOwnExperience(author.ctx, experienceId);
  await db.update(experiences).set({ text: "Zqnothing of it" }).where(eq(experiences.experienceId, experienceId));
  expect((await heldOf(requestId)).map(({ kept }) => kept)).toEqual(["Zqwords of that day, long enough to be read."]);
  expect((await see(`/admin/requests/${requestId}`, { as: staff })).body).toContain("Zqwords of that day");
  const entryId = await addPoolEntry(author.userId);
  await restrictSubject(staff.ctx, requestId, { address: `/psychology/one/${entryId}` });
  expect((await heldOf(requestId)).map(({ kept }) => kept)).toEqual(["Zqwords of that day, long enough to be read.", null]);
});

test("what was said of a request goes with it when its years are over; what is still hidden stays so", async () => {
  const years = 3 * 365 * DAY;
  const of = async (own: Partial<typeof restrictions.$inferInsert>, answeredAt: number | null) => {
    const answered = answeredAt === null ? {} : { status: "granted" as const, answer: "Done.", answeredAt };
    const causeId = await addRequestRow({ kind: "court", ...answered });
    const said = { authorId: (await signUp()).userId, statement: SAYS, statedAt: 1, kept: "Words" };
    return addRestrictionRow({ ...said, ...own, causeId });
  };
  const now = Date.now();
  const [held, recent, open] = [await of({}, now - years - 1), await of({ endedAt: 2 }, now - years + DAY), await of({ endedAt: 2 }, null)];
  const lifted = await of({ endedAt: 2 }, now - years - 1);
  for (const statement of oldRequests({ db, clock: { now: () => now } })) await db.batch([statement]);
  const rows = new Map((await db.select().from(restrictions)).map((row) => [row.restrictionId, row]));
  expect(rows.has(lifted)).toBe(false);
  expect(rows.get(held)).toMatchObject({ endedAt: null, authorId: null, statement: null, statedAt: null, kept: null });
  for (const id of [recent, open]) expect(rows.get(id)).toMatchObject({ statement: SAYS, kept: "Words", authorId: expect.any(String) });
});

/** What becomes of two statements of an author at the same moment. */
const twoStatements = async ({ ctx }: Person, restrictionId: string) =>
  (await Promise.all([1, 2].map(() => code(addStatement(ctx, restrictionId, { statement: SAYS }))))).sort();

test("authors answer once, and a decision made before their answer was read is refused", async () => {
  const { author, requestId, page, staff } = await scene();
  await restrictSubject(staff.ctx, requestId, { address: page });
  const restrictionId = await firstOf(requestId);
  const path = `/privacy/statement/${restrictionId}`;
  expect((await visit(path, { as: author, form: { statement: "short" } })).status).toBe(400);
  expect(await twoStatements(author, restrictionId)).toEqual(["done", "legal-requests.statementClosed"]);
  expect(await code(addStatement((await signUp()).ctx, restrictionId, { statement: SAYS }))).toBe("legal-requests.notFound");
  const decision = { decision: "refused" as const, answer: "It stays up." };
  expect(await code(decideRequest(staff.ctx, requestId, { ...decision, seen: "1-0-0" }))).toBe("legal-requests.decidedUnseen");
  const one = await see(`/admin/requests/${requestId}`, { as: staff });
  expect([one.body.includes(SAYS), one.body.includes('value="1-1-0"'), one.body.includes(author.userEmail)]).toEqual([true, true, false]);
  expect(await code(decideRequest(staff.ctx, requestId, { ...decision, seen: "1-1-0" }))).toBe("done");
  expect(await code(addStatement(author.ctx, restrictionId, { statement: SAYS }))).toBe("legal-requests.statementClosed");
});

test("if what was said weren't known to be said both would be taken in: the control of the test above", async () => {
  const { author, requestId, page, staff } = await scene();
  await restrictSubject(staff.ctx, requestId, { address: page });
  await db.run(sql`CREATE TRIGGER forgetful AFTER UPDATE OF stated_at ON restrictions WHEN new.stated_at IS NOT NULL
    BEGIN UPDATE restrictions SET statement = NULL, stated_at = NULL WHERE key = new.key; END`);
  const answers = await twoStatements(author, await firstOf(requestId));
  await db.run(sql`DROP TRIGGER forgetful`);
  expect(answers).toEqual(["done", "done"]);
});

/** What becomes of two people on the staff who hide the same for two requests at the same moment, and how often it is hidden now. */
async function twoAtOnce() {
  const { requestId, page, experienceId, staff } = await scene();
  const [other, second] = [await signUp({ userRole: "moderator" }), await addRequestRow({ kind: "court", page, fileNumber: "2026/18" })];
  const both = [restrictSubject(staff.ctx, requestId, { address: page }), restrictSubject(other.ctx, second, { address: page })];
  const answers = (await Promise.all(both.map(code))).sort();
  return { answers, holding: await db.$count(restrictions, eq(restrictions.subjectId, experienceId)) };
}

test("two who hide the same at the same moment hide it once", async () => {
  expect(await twoAtOnce()).toEqual({ answers: ["done", "legal-requests.alreadyRestricted"], holding: 1 });
});

test("without its index it would be hidden twice, if it still seemed shown: the control of the test above", async () => {
  await db.run(sql`DROP INDEX restrictions_holding`);
  const { answers, holding } = await twoAtOnce();
  await db.delete(restrictions);
  await db.run(sql`CREATE UNIQUE INDEX restrictions_holding ON restrictions (subject_id) WHERE ended_at IS NULL`);
  expect([answers, holding]).toEqual([["done", "done"], 2]);
});

/** What becomes of two who decide on the same request at the same moment, differently. */
async function decidedTwice() {
  const { requestId, page, experienceId, email, staff } = await scene();
  await restrictSubject(staff.ctx, requestId, { address: page });
  const other = await signUp({ userRole: "moderator" });
  const decide = ({ ctx }: Person, decision: "granted" | "refused") =>
    code(decideRequest(ctx, requestId, { decision, answer: "We looked at it.", seen: "1-0-0" }));
  const answers = await Promise.all([decide(staff, "granted"), decide(other, "refused")]);
  const [request] = await db.select().from(legalRequests).where(eq(legalRequests.requestId, requestId));
  return { answers, status: request?.status, thing: await statusOf(experienceId), mails: (await mailsTo(email)).length };
}

test("of two who decide at the same moment one does, and what is hidden follows that one", async () => {
  const { answers, status, thing, mails } = await decidedTwice();
  expect([answers.filter((each) => each === "done").length, mails]).toEqual([1, 1]);
  expect(thing).toBe(status === "granted" ? "rejected" : "approved");
});

test("if a decided request went on being open both would decide: the control of the test above", async () => {
  await db.run(sql`CREATE TRIGGER forgetful AFTER UPDATE OF status ON legal_requests WHEN new.status <> 'open'
    BEGIN UPDATE legal_requests SET status = 'open', answer = NULL, answered_at = NULL, answered_by = NULL WHERE key = new.key; END`);
  const { answers } = await decidedTwice();
  await db.run(sql`DROP TRIGGER forgetful`);
  expect(answers).toEqual(["done", "done"]);
});

/** A moderator, so many seconds from now. */
const staffIn = async (seconds: number) => {
  const at = Date.now() + seconds * 1000;
  return { ...(await signUp({ userRole: "moderator" })).ctx, clock: { now: () => at } };
};
const changeText = (id: string, seconds: number) =>
  db
    .update(experiences)
    .set({ updatedAt: Date.now() + seconds * 1000 })
    .where(eq(experiences.experienceId, id));

test("what its author changed before the request was granted waits for review when the order is lifted later", async () => {
  const { experienceId, requestId, page, staff } = await scene();
  await restrictSubject(staff.ctx, requestId, { address: page });
  await changeText(experienceId, 10);
  await decideRequest(await staffIn(20), requestId, { decision: "granted", answer: "It is gone." });
  await liftRestriction(await staffIn(30), requestId, { restriction_id: await firstOf(requestId) });
  expect(await statusOf(experienceId)).toBe("rejected");
});

test("what was lifted before the request was granted isn't said to stay hidden", async () => {
  const { author, experienceId, requestId, page, staff } = await scene();
  await restrictSubject(staff.ctx, requestId, { address: page });
  await liftRestriction(await staffIn(10), requestId, { restriction_id: await firstOf(requestId) });
  await decideRequest(await staffIn(20), requestId, { decision: "granted", answer: "Something else went." });
  expect(await statusOf(experienceId)).toBe("approved");
  const inbox = await readInbox(author.ctx, { skip: 0, limit: 20, isUnread: false, dateRange: "all" });
  const said = inbox.rows.map(({ title }) => title).join("\n");
  expect([said.includes("stays hidden"), said.includes("no longer hidden")]).toEqual([false, true]);
});

/** Three trusted reports hide what a court order is about; then it is restricted too. @returns one of the reports */
async function hiddenByBoth() {
  const made = await scene();
  await reportedBy(3, made.experienceId);
  expect(await statusOf(made.experienceId)).toBe("waiting");
  await restrictSubject(await staffIn(10), made.requestId, { address: made.page });
  const [one] = await db.select().from(reports).where(eq(reports.subjectId, made.experienceId)).limit(1);
  return { ...made, restriction_id: await firstOf(made.requestId), reportId: one?.reportId ?? "" };
}
const dismissal = { decision: "dismiss" as const, reason: "Nothing is wrong with it." };

test("hidden by reports and for a request, it is shown once both are over, whichever is first", async () => {
  const one = await hiddenByBoth();
  await decideReport(await staffIn(20), one.reportId, dismissal);
  expect(await statusOf(one.experienceId)).toBe("waiting");
  await liftRestriction(await staffIn(30), one.requestId, { restriction_id: one.restriction_id });
  expect(await statusOf(one.experienceId)).toBe("approved");
  const other = await hiddenByBoth();
  await liftRestriction(await staffIn(20), other.requestId, { restriction_id: other.restriction_id });
  expect(await statusOf(other.experienceId)).toBe("waiting");
  await decideReport(await staffIn(30), other.reportId, dismissal);
  expect(await statusOf(other.experienceId)).toBe("approved");
});

test("reports that were dismissed, and then weren't, keep it hidden after the request; so does a change of its author", async () => {
  const one = await hiddenByBoth();
  const ctx = await staffIn(20);
  await decideReport(ctx, one.reportId, dismissal);
  await undoReport({ ...ctx, clock: { now: () => Date.now() + 25_000 } }, one.reportId);
  await liftRestriction(await staffIn(30), one.requestId, { restriction_id: one.restriction_id });
  expect(await statusOf(one.experienceId)).toBe("waiting");
  const other = await hiddenByBoth();
  await decideReport(await staffIn(20), other.reportId, dismissal);
  await changeText(other.experienceId, 25);
  await liftRestriction(await staffIn(30), other.requestId, { restriction_id: other.restriction_id });
  expect(await statusOf(other.experienceId)).toBe("waiting");
});

test("what is restricted outlives its author's account, as what readers see does, and comes back", async () => {
  const { author, experienceId, requestId, page, staff } = await scene();
  await restrictSubject(staff.ctx, requestId, { address: page });
  const now = Date.now();
  const shared = { authorId: author.userId, status: "waiting" as const, createdAt: now, updatedAt: now };
  const [postId, replyId, lone] = [newId("post", now), newId("reply", now), newId("reply", now)];
  await db.insert(posts).values({ ...shared, postId, kind: "study-tip", title: "A tip", text: "Sleep", details: {}, searchText: "tip" });
  for (const id of [replyId, lone]) await db.insert(replies).values({ ...shared, replyId: id, postId, depth: 1, text: "A reply" });
  for (const subjectId of [postId, replyId]) await addRestrictionRow({ subjectId, causeId: requestId, authorId: author.userId });
  const person = { userId: author.userId, userEmail: author.userEmail, userName: author.userName, name: author.name };
  const places = [...coursePlaces, ...threadPlaces, ...postPlaces([]), ...legalRequestPlaces];
  for (const statement of eraseStatements({ db }, places, person)) await db.batch([statement]);
  expect(await statusOf(experienceId)).toBe("waiting");
  const textOf = async (id: string) => (await db.select().from(replies).where(eq(replies.replyId, id)))[0];
  expect([await textOf(replyId), await textOf(lone)]).toMatchObject([
    { text: "A reply", status: "waiting", authorId: null },
    { text: "", status: "deleted" },
  ]);
  expect(await db.select().from(posts).where(eq(posts.postId, postId))).toMatchObject([
    { text: "Sleep", status: "waiting", authorId: null },
  ]);
  await liftRestriction(staff.ctx, requestId, { restriction_id: await firstOf(requestId) });
  expect(await statusOf(experienceId)).toBe("approved");
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
