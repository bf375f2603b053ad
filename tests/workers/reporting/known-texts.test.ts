/** After twenty decisions a moderator gets a text on which two others agree: it looks like any other, and nothing happens to it. */
import { experiences } from "@schema/courses";
import { auditEntries } from "@schema/platform";
import { posts } from "@schema/posts";
import { appeals, reports, reviewChecks } from "@schema/reporting";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { readStaffPanel, work } from "../../../app/features/admin/admin.service.server";
import { reviewExperiences } from "../../../app/features/courses/experiences.service.server";
import { addAppeal } from "../../../app/features/reporting/appeals.service.server";
import { threads } from "../../../app/features/thread/thread.collection";
import { DAY, MINUTE } from "../../../app/platform/clock";
import { addPost } from "../../support/posts";
import { later, moderator, send, shownExperience, statusOf } from "../../support/reports";
import { addUniversity } from "../../support/rows";
import { type Person, signUp, testContext, visit } from "../../support/site";

const { db } = testContext();
const TEXT = "It says what happened in the course and names nobody.";
const WHY = "It names a person.";

beforeEach(async () => {
  await addUniversity();
  await db.delete(reviewChecks);
  await db.delete(appeals);
  await db.delete(reports);
  await db.delete(auditEntries);
  await db.update(experiences).set({ status: "approved" });
});

interface Made {
  by?: Person;
  second?: Person;
  author?: Person;
  outcome?: "grant" | "refuse";
}

/** A text that was removed, and whose author appealed. */
async function appealed({ by, second, author, outcome = "refuse" }: Made = {}): Promise<string> {
  const [remover, other, writer] = [by ?? (await moderator()), second ?? (await moderator()), author ?? (await signUp())];
  const id = await shownExperience({ authorId: writer.userId });
  await reviewExperiences(later(remover.ctx, -11 * MINUTE), { ids: [id], decision: "reject", reason: WHY });
  await addAppeal(writer.ctx, { subject_type: "experience", subject_id: id, text: TEXT });
  const [row] = await db.select().from(appeals).where(eq(appeals.subjectId, id));
  await work(other.ctx, { act: outcome, inbox: "appeals", id: row?.appealId ?? "", answer: "We looked at it again." });
  return id;
}

/** So many decisions of somebody's, an hour ago. */
async function decided(as: Person, count: number, act = "report.dismiss"): Promise<void> {
  const rows = Array.from({ length: count }, (_, i) => ({
    auditId: `audit-${as.userId}-${act}-${i}-${crypto.randomUUID()}`,
    actorId: as.userId,
    act,
    subjectType: "report",
    subjectId: `report-${i}`,
    createdAt: Date.now() - 60 * MINUTE + i,
  }));
  for (let i = 0; i < rows.length; i += 10) await db.insert(auditEntries).values(rows.slice(i, i + 10));
}

async function busy(count = 20): Promise<Person> {
  const as = await moderator();
  await decided(as, count);
  return as;
}

const waiting = () => shownExperience({ status: "waiting", createdAt: Date.now() - 5 * MINUTE });
const listFor = async (as: Person, own: object = {}) => (await readStaffPanel(as.ctx, { size: 20, kind: "experiences", ...own })).list;
const idsFor = async (as: Person, own: object = {}) => (await listFor(as, own)).map(({ itemId }) => itemId);
const say = (as: Person, act: "approve" | "reject" | "claim" | "undo", id: string) =>
  work(as.ctx, { act, inbox: "experiences", id, reason: act === "reject" ? WHY : "" }).catch((refused: { code: string }) => refused.code);
const rowOf = async (id: string) => (await db.select().from(experiences).where(eq(experiences.experienceId, id)))[0];
const checksOf = (as: Person) => db.select().from(reviewChecks).where(eq(reviewChecks.moderatorId, as.userId));

test("it comes after twenty decisions, looks like what waits, and stays until it is decided on", async () => {
  const known = await appealed();
  const other = await waiting();
  const early = await busy(19);
  await decided(early, 30, "settings.change");
  expect(await idsFor(early)).toEqual([other]);
  const as = await busy();
  expect(await idsFor(as)).toEqual([known, other]);
  expect(await idsFor(as)).toEqual([known, other]);
  expect(await idsFor(as, { page: 2 })).toEqual([]);
  const [first, second] = await listFor(as);
  const own = { id: "", to: "", title: "", excerpt: "", itemId: "", dossier: null };
  expect({ ...first, ...own }).toEqual({ ...second, ...own });
  expect(first?.dossier?.passages.length).toBeGreaterThan(0);
  expect((await readStaffPanel(as.ctx, { size: 20 })).list.filter((item) => item.itemId === known)).toHaveLength(1);
});

test("whatever is said to it, it stays as it is, its author hears nothing, and the next comes after twenty more", async () => {
  const [one, two] = [await appealed(), await appealed()];
  await waiting();
  const before = [await rowOf(one), await rowOf(two)];
  const [careful, hasty] = [await busy(), await busy()];
  expect(await say(careful, "reject", one)).toBe("agreed");
  expect(await say(hasty, "approve", one)).toBe("differed");
  expect([await rowOf(one), await rowOf(two)]).toEqual(before);
  expect(await idsFor(careful)).not.toContain(two);
  await db.update(reviewChecks).set({ saidAt: Date.now() - 120 * MINUTE });
  expect(await idsFor(careful)).toContain(two);
  expect(await idsFor(careful)).not.toContain(one);
  expect(await checksOf(hasty)).toMatchObject([{ subjectId: one, expected: "reject", said: "approve" }]);
});

test("an old tab that decides on it again counts once, also at the same moment, and is told the same", async () => {
  const known = await appealed();
  await waiting();
  const as = await busy();
  const [first, second] = await Promise.all([say(as, "approve", known), say(as, "reject", known)]);
  expect(first).toBe(second);
  expect(await say(as, "reject", known)).toBe(first);
  expect(await checksOf(as)).toHaveLength(1);
  expect(await statusOf(known)).toBe("rejected");
});

test("it is taken in hand like any other, and what was said to it isn't taken back", async () => {
  const known = await appealed();
  await waiting();
  const as = await busy();
  expect(await say(as, "claim", known)).toBe(null);
  expect((await listFor(as)).find(({ itemId }) => itemId === known)?.claim).toBe("mine");
  expect(await idsFor(await busy())).not.toContain(known);
  expect(await say(as, "reject", known)).toBe("agreed");
  expect(await say(as, "undo", known)).toBe("kit.undoTooLate");
  expect(await statusOf(known)).toBe("rejected");
});

test("whoever wrote, reported, removed or judged it before doesn't get it, nor anybody what only one decided on", async () => {
  const [author, remover, second, reporter] = [await moderator(), await moderator(), await moderator(), await moderator()];
  const known = await appealed({ author, by: remover, second });
  await appealed({ outcome: "grant" });
  await waiting();
  await db.update(experiences).set({ status: "approved" }).where(eq(experiences.experienceId, known));
  expect((await send(reporter, { subject_id: known, category: "harassment", details: "It is about me and it isn't true." })).status).toBe(
    201,
  );
  await db.update(experiences).set({ status: "rejected" }).where(eq(experiences.experienceId, known));
  for (const as of [author, remover, second, reporter]) {
    await decided(as, 20);
    expect((await idsFor(as)).length).toBe(1);
    expect(await say(as, "approve", known)).toBe("kit.nothingToReview");
  }
  expect(await idsFor(await busy())).toContain(known);
  expect(await statusOf(known)).toBe("rejected");
});

test("what was restored, written anew, erased or written anonymously isn't shown; with none, nothing is", async () => {
  const known = await appealed();
  const other = await waiting();
  const as = await busy();
  const at = async (own: Partial<typeof experiences.$inferInsert>) => {
    await db.update(experiences).set(own).where(eq(experiences.experienceId, known));
    return await idsFor(as);
  };
  const { reviewedAt, authorId } = (await rowOf(known)) as typeof experiences.$inferSelect;
  expect(await at({ status: "approved" })).toEqual([other]);
  expect(await at({ status: "deleted" })).toEqual([other]);
  expect(await at({ status: "rejected", reviewedAt: (reviewedAt ?? 0) + 1 })).toEqual([other]);
  expect(await at({ reviewedAt, authorId: null })).toEqual([other]);
  expect(await at({ authorId })).toEqual([known, other]);
  await db.delete(appeals);
  expect(await idsFor(as)).toEqual([other]);

  const writer = await signUp();
  const post = await addPost(writer, threads, { isAnonymous: true, status: "rejected", reviewedAt: 5, reviewedBy: "user-gone" });
  const row = { appealId: "appeal-known-post", subjectType: "post", subjectId: post, authorId: writer.userId, removedAt: 5, text: TEXT };
  await db.insert(appeals).values({ ...row, status: "refused", removedBy: "user-a", decidedBy: "user-b", createdAt: 6 });
  await addPost(writer, threads, { status: "waiting" });
  expect(await idsFor(as, { kind: "posts" })).not.toContain(post);
  await db.update(posts).set({ isAnonymous: false }).where(eq(posts.postId, post));
  expect(await idsFor(as, { kind: "posts" })).toContain(post);
});

test("what was restored while somebody looked at it isn't removed by their answer", async () => {
  const known = await appealed();
  await waiting();
  const as = await busy();
  expect(await idsFor(as)).toContain(known);
  await db.update(experiences).set({ status: "approved" }).where(eq(experiences.experienceId, known));
  expect(await say(as, "reject", known)).toBe("kit.nothingToReview");
  expect(await statusOf(known)).toBe("approved");
});

test("whoever decided is told plainly on the page; admins see how many were the same, and nobody else does", async () => {
  const [one, two, old] = [await appealed(), await appealed(), await appealed()];
  await waiting();
  const as = await busy();
  const form = { act: "approve", inbox: "experiences", id: one };
  const answer = await visit("/admin/panel", { as, method: "POST", form });
  expect(decodeURIComponent(answer.headers.get("set-cookie") ?? "")).toContain("admin:known.differed");
  const inPlace = await visit("/admin/panel.data", { as, method: "POST", form: { ...form, in_place: "1" } });
  expect(await inPlace.text()).toMatch(/known[^,]*,[^,]*differed/);
  await db.insert(reviewChecks).values([
    { moderatorId: as.userId, subjectId: two, expected: "reject", said: "reject", saidAt: Date.now() - DAY },
    { moderatorId: as.userId, subjectId: old, expected: "reject", said: "reject", saidAt: Date.now() - 91 * DAY },
  ]);
  const page = async (who: Person) => (await visit("/admin/reporting/decisions", { as: who })).text();
  expect(await page(await signUp({ userRole: "admin" }))).toContain(`${as.ctx.actor.name}: 1 of 2 decided the same`);
  for (const who of [as, await moderator()]) expect(await page(who)).not.toContain("decided the same");
});
