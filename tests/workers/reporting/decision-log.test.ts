/** The log of decisions: who decided what and why, page by page, and bringing back days later what was removed. Nobody learns who wrote what. */
import { experiences } from "@schema/courses";
import { notices } from "@schema/notices";
import { auditEntries } from "@schema/platform";
import { posts } from "@schema/posts";
import { appeals } from "@schema/reporting";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Collection } from "../../../app/engines/posts/collection";
import { reviewPosts } from "../../../app/engines/posts/posts.service.server";
import { mailDecisions } from "../../../app/engines/review/notices.server";
import { work } from "../../../app/features/admin/admin.service.server";
import { adverts } from "../../../app/features/advert/advert.collection";
import { purgeExperience, reviewExperiences } from "../../../app/features/courses/experiences.service.server";
import { addAppeal } from "../../../app/features/reporting/appeals.service.server";
import { decisionFilters } from "../../../app/features/reporting/decision-log.schemas";
import { listDecisions, restoreRemoved } from "../../../app/features/reporting/decision-log.service.server";
import { decideReport } from "../../../app/features/reporting/moderation.service.server";
import { threads } from "../../../app/features/thread/thread.collection";
import { addPost } from "../../support/posts";
import { later, moderator, shownExperience, statusOf } from "../../support/reports";
import { addReport, addUniversity } from "../../support/rows";
import { type Person, signUp, testContext, visit } from "../../support/site";

const DAY = 86_400_000;
const MINUTE = 60_000;
const WHY = "It was removed by mistake.";
const { db } = testContext();

beforeEach(async () => {
  await addUniversity();
  await db.delete(appeals);
  await db.delete(auditEntries);
});

/** Something that was removed three days ago, with the entry that says so. */
async function removed(by?: Person) {
  const [as, author] = [by ?? (await moderator()), await signUp()];
  const id = await shownExperience({ authorId: author.userId });
  await reviewExperiences(later(as.ctx, -3 * DAY), { ids: [id], decision: "reject", reason: "It names a person." });
  const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  return { id, author, by: as, auditId: entry?.auditId ?? "" };
}

const restore = (as: Person, auditId: string, own: object = {}) =>
  restoreRemoved(as.ctx, { audit_id: auditId, restore_reason: WHY, ...own }).then(
    () => "done",
    (refused: { code: string }) => refused.code,
  );
const list = (as: Person, query: object = {}) => listDecisions(as.ctx, decisionFilters.parse(query));

test("a decision stands in the log with who, what, when and why, and not with whose it was", async () => {
  const { id, author, by } = await removed();
  const reader = await moderator();
  const { items } = await list(reader);
  expect(items).toMatchObject([{ subjectId: id, actorName: by.ctx.actor.name, outcome: "reject", reason: "It names a person." }]);
  const page = await (await visit("/admin/reporting/decisions", { as: reader })).text();
  expect(page).toContain("It names a person.");
  for (const whose of [author.userId, author.userName, author.ctx.actor.name]) expect(page).not.toContain(whose);
});

test("the log is narrowed by moderator, kind and outcome, and its pages hold each decision once", async () => {
  const [one, other] = [await moderator(), await moderator()];
  for (let i = 0; i < 12; i++) await removed(i % 3 ? one : other);
  const ids = [];
  for (let before: string | undefined; ; ) {
    const page = await list(one, { size: 10, before });
    ids.push(...page.items.map(({ auditId }) => auditId));
    if (!page.nextBefore) break;
    before = page.nextBefore;
  }
  expect([ids.length, new Set(ids).size]).toEqual([12, 12]);
  expect((await list(one, { actor: other.userId })).items).toHaveLength(4);
  expect((await list(one, { outcome: "approve" })).items).toEqual([]);
  expect((await list(one, { kind: "experience", outcome: "reject" })).items).toHaveLength(10 + 2);
  expect((await list(one, { kind: "report" })).items).toEqual([]);
});

test("what was removed days ago comes back once, also of two at the same moment, and its author is told once", async () => {
  const { id, auditId, author } = await removed();
  const [one, other] = [await moderator(), await moderator()];
  expect((await list(one)).items[0]?.restorable).toEqual({ appeal: null, answer: null });
  expect((await Promise.all([restore(one, auditId), restore(other, auditId)])).sort()).toEqual(["done", "reporting.restoreGone"]);
  expect(await statusOf(id)).toBe("approved");
  await mailDecisions(testContext({ clock: { now: () => Date.now() + 11 * MINUTE } }));
  await mailDecisions(testContext({ clock: { now: () => Date.now() + 12 * MINUTE } }));
  const told = await db.select().from(notices).where(eq(notices.userId, author.userId));
  expect(told).toMatchObject([{ kind: "review.approved", subjectId: id }]);
  const { items } = await list(one);
  expect(items.map(({ outcome, reason, restorable }) => [outcome, reason, restorable])).toEqual([
    ["show", WHY, null],
    ["reject", "It names a person.", null],
  ]);
});

test("what changed since, one's own, and what nobody decided on aren't brought back", async () => {
  const { id, auditId, author } = await removed();
  const as = await moderator();
  await db.update(experiences).set({ authorId: as.userId }).where(eq(experiences.experienceId, id));
  expect(await restore(as, auditId)).toBe("reporting.restoreOwn");
  await db.update(experiences).set({ authorId: author.userId, status: "waiting" }).where(eq(experiences.experienceId, id));
  expect(await restore(as, auditId)).toBe("reporting.restoreGone");
  expect(await restore(as, "audit-none")).toBe("reporting.restoreGone");
  expect((await list(as)).items[0]?.restorable).toBeNull();
});

test("an appeal that waits is decided on instead; one that was refused is overruled by name alone, and the log says so", async () => {
  const { id, auditId, author, by } = await removed();
  const as = await moderator();
  await addAppeal(author.ctx, { subject_type: "experience", subject_id: id, text: "It says what happened and names nobody." });
  expect(await restore(as, auditId)).toBe("reporting.restoreAppealOpen");
  expect(await restore(as, auditId, { overrules: "1" })).toBe("reporting.restoreAppealOpen");
  const [appeal] = await db.select().from(appeals).where(eq(appeals.subjectId, id));
  await work(as.ctx, { act: "refuse", inbox: "appeals", id: appeal?.appealId ?? "", answer: "It does name somebody." } as never);
  expect(await restore(by, auditId)).toBe("reporting.restoreAppealRefused");
  expect(await statusOf(id)).toBe("rejected");
  const page = await (await visit("/admin/reporting/decisions?outcome=reject", { as: by })).text();
  expect(page).toContain("It does name somebody.");
  expect(await restore(by, auditId, { overrules: "1" })).toBe("done");
  expect(await statusOf(id)).toBe("approved");
  const said = (await list(as, { actor: by.userId, outcome: "overrule" })).items;
  expect(said).toMatchObject([{ outcome: "overrule", reason: WHY, excerpt: (await list(as, { outcome: "reject" })).items[0]?.excerpt }]);
  expect((await list(as, { actor: by.userId })).items.map(({ outcome }) => outcome).sort()).toEqual(["overrule", "reject", "show"]);
});

/** A post that was removed on its collection's own page, as everywhere but in the queue. */
async function removedPost(collection: Collection) {
  const [as, author] = [await moderator(), await signUp()];
  const id = await addPost(author, collection);
  await reviewPosts(later(as.ctx, -3 * DAY), collection, { ids: [id], decision: "reject", reason: "It is sold elsewhere." });
  const { items } = await list(as, { actor: as.userId });
  return { id, author, as, items };
}

test.each([adverts, threads])(
  "what was removed on $feature's own page stands in the log, by its kind, and comes back",
  async (collection) => {
    const { id, as, items } = await removedPost(collection);
    expect(items).toMatchObject([{ subjectId: id, outcome: "reject", restorable: { appeal: null } }]);
    expect((await list(as, { kind: collection.feature })).items.map(({ subjectId }) => subjectId)).toEqual([id]);
    expect(await restore(as, items[0]?.auditId ?? "")).toBe("done");
    expect((await db.select().from(posts).where(eq(posts.postId, id)))[0]?.status).toBe("approved");
    expect((await list(as, { actor: as.userId })).items.map(({ outcome }) => outcome)).toEqual(["show", "reject"]);
  },
);

test("whoever decides on an appeal reads why it was removed on its collection's own page", async () => {
  const { id, author } = await removedPost(adverts);
  await addAppeal(author.ctx, { subject_type: "post", subject_id: id, text: "Nobody else sells it, and it says so." });
  const page = await (await visit("/admin/panel?kind=appeals", { as: await moderator() })).text();
  expect(page).toContain("It is sold elsewhere.");
});

test("whoever restores reads what it is and where it stands, of reports and appeals as well, and of what its author deleted nothing", async () => {
  const { id, author, items, as } = await removedPost(adverts);
  const text = "A desk lamp, hardly used";
  await db.update(posts).set({ title: text, isAnonymous: true }).where(eq(posts.postId, id));
  const [shown] = (await list(as, { actor: as.userId })).items;
  expect(shown).toMatchObject({ excerpt: expect.stringContaining(text), to: `/advert/one/${id}` });
  const page = await (await visit("/admin/reporting/decisions", { as })).text();
  expect(page).toContain(text);
  for (const whose of [author.userId, author.userName, author.ctx.actor.name]) expect(page).not.toContain(whose);
  await db.update(posts).set({ status: "deleted" }).where(eq(posts.postId, id));
  expect((await list(as, { actor: as.userId })).items).toMatchObject([{ auditId: items[0]?.auditId, excerpt: null, to: null }]);
});

test("what is deleted for good and who was paused for a report stand in the log", async () => {
  const [as, admin] = [await moderator(), await signUp({ userRole: "admin" })];
  const id = await shownExperience();
  const { reportId } = await addReport({ subjectType: "experience", subjectId: id });
  await decideReport(as.ctx, reportId, { decision: "uphold", reason: WHY, author_reason: WHY, pause_days: "1" });
  await purgeExperience(admin.ctx as never, id, WHY);
  const { items } = await list(as);
  expect(items.map(({ outcome }) => outcome).sort()).toEqual(["pause", "purge", "remove", "uphold"]);
});
