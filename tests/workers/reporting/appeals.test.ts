/** Authors appeal against a removal once, and somebody else on the staff decides; nobody learns who wrote what. */
import { experiences } from "@schema/courses";
import { notices } from "@schema/notices";
import { counters, outbox } from "@schema/platform";
import { appeals } from "@schema/reporting";
import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { eraseStatements } from "../../../app/engines/personal/personal.server";
import { mailDecisions } from "../../../app/engines/review/notices.server";
import { readStaffPanel, work } from "../../../app/features/admin/admin.service.server";
import { reviewExperiences } from "../../../app/features/courses/experiences.service.server";
import { readInbox } from "../../../app/features/notifications/inbox.service.server";
import { addAppeal, readRemovals } from "../../../app/features/reporting/appeals.service.server";
import { decideReport, undoReport } from "../../../app/features/reporting/moderation.service.server";
import { MINUTE } from "../../../app/platform/clock";
import { product } from "../../../app/product.server";
import { see } from "../../support/pages";
import { auditsOf, firstOf, later, moderator, reportedBy, shownExperience, statusOf, uphold } from "../../support/reports";
import { addUniversity } from "../../support/rows";
import { type Person, signUp, testContext, visit } from "../../support/site";

const { db } = testContext();
const TEXT = "It says what happened in the course and names nobody.";
const ANSWER = "You are right, nobody is named.";

beforeEach(async () => {
  await addUniversity();
  await db.delete(appeals);
});

/** Something that somebody on the staff removed eleven minutes ago. */
async function removed(by?: Person, author?: Person) {
  const [as, writer] = [by ?? (await moderator()), author ?? (await signUp())];
  const id = await shownExperience({ authorId: writer.userId });
  await reviewExperiences(later(as.ctx, -11 * MINUTE), { ids: [id], decision: "reject", reason: "It names a person." });
  return { id, by: as, author: writer };
}

const appeal = (as: Person, id: string, own: object = {}) =>
  addAppeal(as.ctx, { subject_type: "experience", subject_id: id, text: TEXT, ...own });
const rowOf = async (id: string) => (await db.select().from(appeals).where(eq(appeals.subjectId, id)))[0];
const itemFor = async (as: Person) => (await readStaffPanel(as.ctx, { size: 50, kind: "appeals" })).list;
const answer = (as: Person, id: string, act: "grant" | "refuse") =>
  work(as.ctx, { act, inbox: "appeals", id, answer: ANSWER }).then(
    () => "done",
    (refused: { code: string }) => refused.code,
  );
const codeOf = (refused: { code: string }) => refused.code;

test("an author appeals once against each removal, also of two at the same moment, and nobody else does", async () => {
  const { id, author } = await removed();
  const other = await signUp();
  expect(await appeal(other, id).catch(codeOf)).toBe("reporting.nothingToAppeal");
  const both = await Promise.all([appeal(author, id).catch(codeOf), appeal(author, id, { text: `${TEXT} Really.` }).catch(codeOf)]);
  expect(both.filter((each) => each === "reporting.alreadyAppealed").length).toBe(1);
  expect((await db.select().from(appeals)).length).toBe(1);
  expect(await readRemovals(author.ctx)).toMatchObject([{ id, reason: "It names a person.", appeal: { status: "open" } }]);
  expect(await readRemovals(other.ctx)).toEqual([]);
});

test("what can still be taken back isn't appealed yet, nor what is shown", async () => {
  const [as, author] = [await moderator(), await signUp()];
  const id = await shownExperience({ authorId: author.userId });
  expect(await appeal(author, id).catch(codeOf)).toBe("reporting.nothingToAppeal");
  await reviewExperiences(as.ctx, { ids: [id], decision: "reject", reason: "It names a person." });
  expect(await appeal(author, id).catch(codeOf)).toBe("reporting.nothingToAppeal");
});

test("a removal stands with its reason at once, and says from when it can be appealed against: the minute when nobody takes it back", async () => {
  const [by, author] = [await moderator(), await signUp()];
  const id = await shownExperience({ authorId: author.userId });
  const at = Math.floor(Date.now() / MINUTE) * MINUTE + 1;
  await reviewExperiences({ ...by.ctx, clock: { now: () => at } }, { ids: [id], decision: "reject", reason: "It names a person." });
  const opens = at - 1 + 11 * MINUTE;
  expect(await readRemovals(author.ctx)).toMatchObject([{ id, reason: "It names a person.", appeal: null, opensAt: opens }]);
  const hour = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: "Europe/Istanbul" }).format(opens);
  for (const [locale, words] of [
    ["en", `You can appeal from ${hour}.`],
    ["tr", `${hour} itibarıyla itiraz edebilirsin.`],
  ]) {
    const { body } = await see("/reporting/personal", { as: author, headers: { "accept-language": locale ?? "" } });
    expect(body).toContain(words);
    expect(body).toContain("It names a person.");
    expect(body).not.toContain('name="subject_id"');
  }
  const then = { ...author, ctx: { ...author.ctx, clock: { now: () => opens } } };
  expect(await readRemovals(then.ctx)).toMatchObject([{ id, opensAt: null }]);
  await appeal(then, id);
  expect(await readRemovals(author.ctx)).toMatchObject([{ id, opensAt: null, appeal: { text: TEXT } }]);
});

test("what was taken back stands no longer among what was removed", async () => {
  const [by, author] = [await moderator(), await signUp()];
  const id = await shownExperience({ authorId: author.userId });
  await reportedBy(1, id);
  const reportId = await firstOf(id);
  await decideReport(by.ctx, reportId, uphold);
  expect(await readRemovals(author.ctx)).toMatchObject([{ id }]);
  await undoReport(by.ctx, reportId);
  expect(await readRemovals(author.ctx)).toEqual([]);
});

test("whoever removed it can't decide on its appeal, nor its author; the queue says so, and names nobody", async () => {
  const by = await moderator();
  const { id, author } = await removed(by, await moderator());
  await appeal(author, id);
  const row = await rowOf(id);
  for (const act of ["grant", "refuse"] as const) {
    expect(await answer(by, row?.appealId ?? "", act)).toBe("reporting.ownDecision");
    expect(await answer(author, row?.appealId ?? "", act)).toBe("reporting.ownAppeal");
  }
  expect(await work(by.ctx, { act: "claim", inbox: "appeals", id: row?.appealId ?? "" }).catch(codeOf)).toBe("reporting.ownDecision");
  expect(await rowOf(id)).toMatchObject({ status: "open", decidedBy: null });
  expect(await itemFor(by)).toMatchObject([{ isDecidedByMe: true, isMine: false, asks: "appeal" }]);
  const seen = JSON.stringify(await itemFor(await moderator()));
  expect(seen).toContain(TEXT);
  expect(seen).toContain("It names a person.");
  expect(seen).not.toContain(author.userId);
  expect((await see("/admin/panel?kind=appeals", { as: by })).body).toContain("You made this decision");
});

test("granted, it is shown again, its author is told with the answer, and both are in the log", async () => {
  const { id, author } = await removed();
  await appeal(author, id);
  const row = await rowOf(id);
  const other = await moderator();
  expect(await answer(other, row?.appealId ?? "", "grant")).toBe("done");
  expect(await statusOf(id)).toBe("approved");
  expect(await rowOf(id)).toMatchObject({ status: "granted", decidedBy: other.userId, answer: ANSWER });
  expect((await auditsOf(id)).map(({ act }) => act)).toEqual(["experience.reject", "experience.show"]);
  expect(await auditsOf(row?.appealId ?? "")).toMatchObject([{ act: "appeal.grant", actorId: other.userId, reason: ANSWER }]);
  await mailDecisions(testContext({ clock: { now: () => Date.now() + 11 * MINUTE } }));
  const told = await db.select().from(notices).where(eq(notices.userId, author.userId));
  expect(told.map(({ kind }) => kind).filter((kind) => kind !== "review.rejected")).toEqual(["reporting.appealed"]);
  const { rows } = await readInbox(author.ctx, { skip: 0, limit: 9, isUnread: false, dateRange: "all" });
  expect(rows.find(({ link }) => link === `/reporting/personal#${id}`)?.text).toBe(ANSWER);
  expect(await readRemovals(author.ctx)).toMatchObject([{ id, appeal: { status: "granted", answer: ANSWER } }]);
});

test("refused, it stays away; of two decisions at the same moment one is made, and the total follows", async () => {
  const { id, author } = await removed();
  await appeal(author, id);
  const count = async () => (await readStaffPanel(author2.ctx, { size: 5 })).inbox.find(({ name }) => name === "appeals")?.waiting;
  const [a, author2] = [await moderator(), await moderator()];
  expect(await count()).toBe(1);
  const row = await rowOf(id);
  const answers = await Promise.all([answer(a, row?.appealId ?? "", "refuse"), answer(author2, row?.appealId ?? "", "refuse")]);
  expect(answers.sort()).toEqual(["done", "reporting.appealDecided"]);
  expect([await statusOf(id), await count()]).toEqual(["rejected", 0]);
  expect(
    (
      await db
        .select()
        .from(notices)
        .where(and(eq(notices.userId, author.userId), eq(notices.kind, "reporting.appealed")))
    ).length,
  ).toBe(1);
  expect(await appeal(author, id).catch(codeOf)).toBe("reporting.alreadyAppealed");
});

test("what its author wrote anew isn't shown unread by granting; the removal after it can be appealed again", async () => {
  const { id, author, by } = await removed();
  await appeal(author, id);
  const row = await rowOf(id);
  await db.update(experiences).set({ status: "waiting", reviewedAt: null, reviewedBy: null }).where(eq(experiences.experienceId, id));
  const other = await moderator();
  expect(await answer(other, row?.appealId ?? "", "grant")).toBe("reporting.appealOutdated");
  expect([await statusOf(id), (await rowOf(id))?.status]).toEqual(["waiting", "open"]);
  expect(await answer(other, row?.appealId ?? "", "refuse")).toBe("done");
  await reviewExperiences(later(by.ctx, -10.5 * MINUTE), { ids: [id], decision: "reject", reason: "Still." });
  await appeal(author, id);
  expect((await db.select().from(appeals).where(eq(appeals.subjectId, id))).length).toBe(2);
});

test("a removal after a report is appealed as well, and nobody who has it claimed is overtaken", async () => {
  const [as, author] = [await moderator(), await signUp()];
  const id = await shownExperience({ authorId: author.userId });
  await reportedBy(1, id);
  await decideReport(later(as.ctx, -11 * MINUTE), await firstOf(id), uphold);
  await appeal(author, id);
  expect(await rowOf(id)).toMatchObject({ removedBy: as.userId });
  const [a, b] = [await moderator(), await moderator()];
  const appealId = (await rowOf(id))?.appealId ?? "";
  await work(a.ctx, { act: "claim", inbox: "appeals", id: appealId });
  expect(await answer(b, appealId, "grant")).toBe("kit.claimedByOther");
  expect(await answer(a, appealId, "grant")).toBe("done");
});

test("the notification of a removal and the page of one's own lead to the form, which works without scripts and keeps what was typed", async () => {
  const { id, author } = await removed();
  await mailDecisions(testContext());
  const { rows } = await readInbox(author.ctx, { skip: 0, limit: 9, isUnread: false, dateRange: "all" });
  expect(rows.map(({ appeal: to }) => to)).toEqual([`/reporting/personal#${id}`]);
  const [mail] = await db
    .select()
    .from(outbox)
    .where(
      eq(outbox.dedupeKey, `review:${id}:${(await db.select().from(experiences).where(eq(experiences.experienceId, id)))[0]?.reviewedAt}`),
    );
  expect(JSON.stringify(mail?.payload)).toContain(`/reporting/personal#${id}`);
  expect((await see("/reporting/personal", { as: author })).body).toContain(`id="${id}"`);
  expect((await see("/my-space", { as: author })).body).toContain(`/reporting/personal#${id}`);
  const send = (text: string) =>
    visit("/reporting/personal", { as: author, form: { subject_type: "experience", subject_id: id, text, key: crypto.randomUUID() } });
  const refused = await send("No");
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain(">No</textarea>");
  expect((await send(TEXT)).status).toBe(303);
  expect(await rowOf(id)).toMatchObject({ text: TEXT });
});

test("with an account its appeals go", async () => {
  const { id, author } = await removed();
  await appeal(author, id);
  await db.batch(eraseStatements(testContext(), product.personalData, author) as never);
  expect(await rowOf(id)).toBeUndefined();
  const [open] = await db
    .select()
    .from(counters)
    .where(and(eq(counters.name, "appeals"), eq(counters.facet, "open")));
  expect(open?.value).toBe(0);
});
