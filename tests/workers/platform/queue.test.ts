/** The staff's queue: its order, all that is read before deciding, undoing against others, and what authors are told. */
import { experiences } from "@schema/courses";
import { outbox } from "@schema/platform";
import { reports } from "@schema/reporting";
import { contributions } from "@schema/review";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { readStaffPanel, work } from "../../../app/features/admin/admin.service.server";
import { decideReport } from "../../../app/features/reporting/moderation.service.server";
import { addReport as report } from "../../../app/features/reporting/reporting.service.server";
import { studyTips } from "../../../app/features/study-tip/study-tip.collection";
import { frequentJobs } from "../../../app/jobs.server";
import { MINUTE } from "../../../app/platform/clock";
import { mailsTo } from "../../support/mails";
import { deliver, type Post, post, runQueue } from "../../support/messages";
import { addPost } from "../../support/posts";
import {
  AUTHOR_WHY,
  body,
  dismiss,
  firstOf,
  later,
  member,
  moderator,
  shownExperience,
  statusOf,
  uphold,
  WHY,
} from "../../support/reports";
import { addCourse, addExperience, addReport } from "../../support/rows";
import { call, type Person, signUp, testContext, visit } from "../../support/site";

const { db } = testContext();

beforeEach(async () => {
  await db.delete(reports);
  await db.update(experiences).set({ status: "deleted" }).where(eq(experiences.status, "waiting"));
});

const waiting = async (own: Partial<typeof experiences.$inferInsert> = {}) => shownExperience({ status: "waiting", ...own });
const listFor = async (as: Person, query: Parameters<typeof readStaffPanel>[1] = { size: 50 }) =>
  (await readStaffPanel(as.ctx, query)).list;
const decide = (as: Person, act: "approve" | "reject" | "undo", id: string, ms = 0) =>
  work(later(as.ctx, ms), { act, inbox: "experiences", id, reason: WHY }).then(
    () => "done",
    (refused: { code: string }) => refused.code,
  );

test("reports come before contributions however old those are, harassment first, then personal data, then the oldest", async () => {
  const as = await moderator();
  const now = Date.now();
  const old = await waiting({ createdAt: now - 5_000 * MINUTE });
  for (const [category, age] of [
    ["spam", 40],
    ["personal-data", 10],
    ["false", 30],
    ["harassment", 5],
    ["harassment", 20],
  ] as const)
    await addReport({ category, createdAt: now - age * MINUTE, details: `A report of ${age} minutes` });
  const list = await listFor(as);
  expect(list.slice(0, 5).map(({ dossier }) => dossier?.said[0]?.text)).toEqual(
    [20, 5, 10, 40, 30].map((age) => `A report of ${age} minutes`),
  );
  expect(list.slice(0, 4).map(({ isUrgent }) => isUrgent)).toEqual([true, true, true, false]);
  expect(list.findIndex(({ itemId }) => itemId === old)).toBeGreaterThan(4);
});

test("a thing is as urgent as the worst that is said of it", async () => {
  const as = await moderator();
  await addReport({ category: "spam", details: "Only an advert" });
  const id = await shownExperience();
  await report((await member()).ctx, body({ subject_id: id, category: "other" }));
  await report((await member()).ctx, body({ subject_id: id, category: "harassment", details: "It insults a lecturer." }));
  const [first] = await listFor(as);
  expect([first?.isUrgent, first?.dossier?.said.length]).toEqual([true, 2]);
});

test("a review is read whole: text, tips, scores, and how much of its author's was removed before, without who that is", async () => {
  const as = await moderator();
  const author = await signUp({ name: "Nobody Should Read This" });
  await db.insert(contributions).values({
    userId: author.userId,
    collection: "databank_entries",
    lastAt: Date.now(),
    shownRejected: 2,
  });
  const { courseId, courseCode } = await addCourse();
  const tail = "x".repeat(900);
  const { experienceId } = await addExperience({
    courseId,
    authorId: author.userId,
    status: "waiting",
    text: `Long ${tail} end of the text`,
    tips: "Avoid that idiot of a lecturer.",
    overall: 2,
    difficulty: 5,
  });
  const [item] = await listFor(as, { size: 20, kind: "experiences" });
  expect(item?.itemId).toBe(experienceId);
  const values = item?.dossier?.facts.map(({ value }) => value);
  expect(values).toEqual(expect.arrayContaining([courseCode, "2/5", "5/5"]));
  expect(item?.dossier?.passages.map(({ text }) => text)).toEqual([`Long ${tail} end of the text`, "Avoid that idiot of a lecturer."]);
  expect(item?.dossier?.removals).toBe(2);
  const page = await (await visit("/admin/panel", { as })).text();
  expect([page.includes("Avoid that idiot"), page.includes(author.name), page.includes(author.userId)]).toEqual([true, false, false]);
});

test("an author's removals aren't told apart from three on", async () => {
  const author = await signUp();
  await db.insert(contributions).values({ userId: author.userId, collection: "posts:why", lastAt: Date.now(), shownRejected: 17 });
  await addPost(author, studyTips, { status: "waiting", createdAt: 1 });
  const [item] = await listFor(await moderator(), { size: 20, kind: "posts" });
  expect(item?.dossier?.removals).toBe(3);
});

test("what one has claimed stays on the first page, and the next page leads on", async () => {
  const [as, other] = [await moderator(), await moderator()];
  const ids: string[] = [];
  for (let i = 0; i < 13; i++) ids.push(await waiting({ createdAt: Date.now() + i }));
  const last = ids.at(-1) ?? "";
  await work(as.ctx, { act: "claim", inbox: "experiences", id: last });
  const shown = async (who: Person, page: number) =>
    (await listFor(who, { kind: "experiences", size: 10, page })).map(({ itemId }) => itemId);
  expect(await shown(as, 1)).toEqual([...ids.slice(0, 10), last]);
  expect(await shown(other, 1)).toEqual(ids.slice(0, 10));
  expect(await shown(other, 2)).toEqual(ids.slice(10));
  expect((await readStaffPanel(other.ctx, { kind: "experiences", size: 10, page: 1 })).hasMore).toBe(true);
  expect((await readStaffPanel(other.ctx, { kind: "experiences", size: 10, page: 2 })).hasMore).toBe(false);
});

test("an undo that comes after somebody else's decision leaves it and says so; without the condition it would win", async () => {
  const [first, second] = [await moderator(), await moderator()];
  const id = await waiting();
  expect(await decide(first, "reject", id)).toBe("done");
  expect(await decide(second, "approve", id, 1000)).toBe("done");
  expect(await decide(first, "undo", id, 2000)).toBe("kit.decidedSince");
  expect(await statusOf(id)).toBe("approved");
  await db.update(experiences).set({ status: "waiting" }).where(eq(experiences.experienceId, id));
  expect(await statusOf(id)).toBe("waiting");
});

test("of an undo and another's decision at the same moment, either order leaves one consistent outcome", async () => {
  const [first, second] = [await moderator(), await moderator()];
  const id = await waiting();
  expect(await decide(first, "reject", id)).toBe("done");
  const [undone, decided] = await Promise.all([decide(first, "undo", id, 5), decide(second, "approve", id, 5)]);
  expect(decided).toBe("done");
  expect([await statusOf(id), ["done", "kit.decidedSince"].includes(undone)]).toEqual(["approved", true]);
});

test("a report is decided on in the queue with a text for each side, and undone there", async () => {
  const as = await moderator();
  const id = await shownExperience();
  await report((await member()).ctx, body({ subject_id: id }));
  const reportId = await firstOf(id);
  const form = { inbox: "reports", id: reportId, act: "uphold", reason: "", template: "en.removed" };
  const refused = await visit("/admin/panel", { as, method: "POST", form });
  expect([refused.status, (await refused.text()).includes("Tell the author why")]).toEqual([400, true]);
  const sent = await visit("/admin/panel", { as, method: "POST", form: { ...form, author_template: "en.insult", next: "experiences-7" } });
  expect([sent.status, sent.headers.get("location")]).toEqual([303, "/admin/panel#experiences-7"]);
  const [row] = await db.select().from(experiences).where(eq(experiences.experienceId, id));
  expect(row).toMatchObject({ status: "rejected", reviewReason: expect.stringContaining("insults") });
  const { decided } = await readStaffPanel(as.ctx, { size: 20 });
  expect(decided.map(({ inbox, said }) => [inbox, said])).toEqual([["reports", "Upheld"]]);
  await work(as.ctx, { act: "undo", inbox: "reports", id: reportId });
  expect(await statusOf(id)).toBe("approved");
});

test("a script is answered with what was done, and stays where it is", async () => {
  const as = await moderator();
  const id = await waiting();
  const form = { inbox: "experiences", id, act: "approve", in_place: "1" };
  const answer = await visit("/admin/panel.data", { as, method: "POST", form });
  expect([answer.status, await statusOf(id)]).toEqual([200, "approved"]);
});

/** The job that tells authors, at a moment, and the queue with what it wrote. */
async function tell(at: Post): Promise<void> {
  await frequentJobs["review-mails"]?.(at.ctx);
  await runQueue(at);
}

const sentTo = ({ provider }: Post, { userEmail }: Person) => provider.sent.filter(({ to }) => to === userEmail);

test("an author is mailed what was decided, in their language, once, after nobody can undo it any more", async () => {
  const at = post();
  const author = await signUp({ locale: "tr" });
  const { courseId, courseCode } = await addCourse();
  const { experienceId = "" } = await addExperience({ courseId, authorId: author.userId, status: "waiting" });
  expect(await decide(await moderator(), "reject", experienceId)).toBe("done");
  await tell(at);
  expect(sentTo(at, author)).toEqual([]);
  at.wait(11 * MINUTE);
  await tell(at);
  await tell(at);
  const [row] = await db
    .select({ id: outbox.outboxId })
    .from(outbox)
    .where(eq(outbox.dedupeKey, (await keysOf(experienceId))[0] ?? ""));
  await deliver(at, row?.id ?? "");
  await deliver(at, row?.id ?? "");
  expect(sentTo(at, author).map(({ subject }) => subject)).toEqual([`Yayımlanmadı: ${courseCode}`]);
  expect(sentTo(at, author)[0]?.text).toContain(WHY);
  expect(sentTo(at, author)[0]?.text).toContain("/courses/personal");
});

const keysOf = async (id: string) =>
  (await db.select({ key: outbox.dedupeKey }).from(outbox)).map(({ key }) => key).filter((key) => key.startsWith(`review:${id}:`));

test("two rounds of the job at once write one mail, and a decision that was undone writes none", async () => {
  const at = post();
  const [author, as] = [await signUp(), await moderator()];
  const { courseId } = await addCourse();
  const [{ experienceId: told = "" }, { experienceId: undone = "" }] = [
    await addExperience({ courseId, authorId: author.userId, status: "waiting", term: "2022-1" }),
    await addExperience({ courseId, authorId: author.userId, status: "waiting", term: "2022-2" }),
  ];
  await decide(as, "approve", told);
  await decide(as, "reject", undone);
  expect(await decide(as, "undo", undone, 10)).toBe("done");
  at.wait(11 * MINUTE);
  await Promise.all([frequentJobs["review-mails"]?.(at.ctx), frequentJobs["review-mails"]?.(at.ctx)]);
  expect([(await keysOf(told)).length, (await keysOf(undone)).length]).toEqual([1, 0]);
  expect((await mailsTo(author.userEmail)).map(({ template }) => template)).toEqual(["notices:reviewMail.approved"]);
});

test("the author of what a report removed is told in their own words, not in the reporter's; who reports something isn't told to its author", async () => {
  const at = post();
  const author = await signUp();
  const id = await shownExperience({ authorId: author.userId });
  await report((await member()).ctx, body({ subject_id: id }));
  await decideReport((await moderator()).ctx, await firstOf(id), uphold);
  at.wait(11 * MINUTE);
  await tell(at);
  const [mail] = sentTo(at, author);
  expect([mail?.text.includes(AUTHOR_WHY), mail?.text.includes(WHY)]).toEqual([true, false]);
  const page = await (await visit("/courses/personal", { as: author })).text();
  expect([page.includes(AUTHOR_WHY), page.includes(WHY)]).toEqual([true, false]);
  const untouched = await shownExperience({ authorId: author.userId });
  await report((await member()).ctx, body({ subject_id: untouched }));
  await decideReport((await moderator()).ctx, await firstOf(untouched), dismiss);
  at.wait(22 * MINUTE);
  await tell(at);
  expect(sentTo(at, author)).toHaveLength(1);
});

test("without a text for the author no program removes a thing for a report", async () => {
  const id = await shownExperience();
  await report((await member()).ctx, body({ subject_id: id }));
  const as = await moderator();
  const { status, body: answer } = await call<{ error: { code: string } }>(`/admin/reporting/${await firstOf(id)}/decide`, {
    as,
    method: "POST",
    json: { decision: "uphold", reason: WHY },
  });
  expect([status, answer.error.code, await statusOf(id)]).toEqual([400, "reporting.authorReasonNeeded", "approved"]);
});
