/** The staff's one list of what waits: taken in hand by one at a time, decided on in place, and taken back for a while. */
import { experiences } from "@schema/courses";
import { auditEntries } from "@schema/platform";
import { posts } from "@schema/posts";
import { reviewClaims } from "@schema/review";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readStaffPanel, work } from "../../../app/features/admin/admin.service.server";
import { studyTips } from "../../../app/features/study-tip/study-tip.collection";
import { threads } from "../../../app/features/thread/thread.collection";
import { whys } from "../../../app/features/why/why.collection";
import { MINUTE } from "../../../app/platform/clock";
import type { AdminContext } from "../../../app/platform/context";
import { see } from "../../support/pages";
import { fullScans, watchedContext } from "../../support/plans";
import { addPost } from "../../support/posts";
import { later, moderator, shownExperience, statusOf } from "../../support/reports";
import { call, type Person, signUp, testContext, visit } from "../../support/site";

const { db } = testContext();
const WHY = "There is too little in it.";

const act = (as: Person, own: "claim" | "undo" | "approve" | "reject", id: string, inbox = "experiences", ms = 0) =>
  work(later(as.ctx, ms), { act: own, inbox, id, reason: own === "reject" ? WHY : "" }).then(
    () => "done",
    (refused: { code: string }) => refused.code,
  );
const waiting = () => shownExperience({ status: "waiting" });
const statusOfPost = async (id: string) => (await db.select({ status: posts.status }).from(posts).where(eq(posts.postId, id)))[0]?.status;
const actsOn = async (id: string) =>
  (await db.select({ act: auditEntries.act }).from(auditEntries).where(eq(auditEntries.subjectId, id)).orderBy(auditEntries.key)).map(
    (row) => row.act,
  );

test("what one has claimed nobody else decides on, in the list or in bulk, until half an hour is over", async () => {
  const [first, second] = [await moderator(), await moderator()];
  const id = await waiting();
  expect(await act(first, "claim", id)).toBe("done");
  expect(await act(second, "claim", id)).toBe("kit.claimedByOther");
  expect(await act(second, "approve", id)).toBe("kit.nothingToReview");
  const bulk = await call("/admin/coursefile/experiences/review", { as: second, json: { ids: [id], decision: "approve" } });
  expect([bulk.status, await statusOf(id)]).toEqual([409, "waiting"]);
  expect(await act(second, "claim", id, "experiences", 31 * MINUTE)).toBe("done");
  expect(await act(first, "approve", id, "experiences", 31 * MINUTE)).toBe("kit.nothingToReview");
  expect(await act(second, "approve", id, "experiences", 31 * MINUTE)).toBe("done");
  expect(await statusOf(id)).toBe("approved");
});

test("of many who claim at once one has it; without the condition the last would", async () => {
  const staff = await Promise.all(Array.from({ length: 6 }, moderator));
  const id = await waiting();
  const outcomes = await Promise.all(staff.map((as) => act(as, "claim", id)));
  expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(1);
  const winner = staff[outcomes.indexOf("done")];
  const holder = async () => (await db.select().from(reviewClaims).where(eq(reviewClaims.subjectId, id)))[0]?.claimedBy;
  expect(await holder()).toBe(winner?.userId);
  for (const { userId } of staff) {
    const claim = { subjectId: id, claimedBy: userId, claimedAt: Date.now() };
    await db.insert(reviewClaims).values(claim).onConflictDoUpdate({ target: reviewClaims.subjectId, set: claim });
  }
  expect(await holder()).toBe(staff.at(-1)?.userId);
});

test("one's own is neither claimed nor decided on nor taken back", async () => {
  const author = await moderator();
  const id = await addPost(author, studyTips, { status: "waiting" });
  expect(await act(author, "claim", id, "posts")).toBe("kit.claimedByOther");
  expect(await act(author, "approve", id, "posts")).toBe("kit.nothingToReview");
  const other = await moderator();
  expect(await act(other, "reject", id, "posts")).toBe("done");
  expect(await act(author, "undo", id, "posts")).toBe("kit.undoTooLate");
  expect(await statusOfPost(id)).toBe("rejected");
});

test("a decision is taken back within ten minutes by whoever made it or an admin, once, and leaves what was before", async () => {
  const [decider, other, admin] = [await moderator(), await moderator(), await signUp({ userRole: "admin" })];
  const id = await waiting();
  expect(await act(decider, "reject", id)).toBe("done");
  expect(await act(other, "undo", id)).toBe("kit.undoTooLate");
  expect(await act(decider, "undo", id, "experiences", 11 * MINUTE)).toBe("kit.undoTooLate");
  const both = await Promise.all([act(decider, "undo", id), act(decider, "undo", id)]);
  expect(both.sort()).toEqual(["done", "kit.undoTooLate"]);
  const [row] = await db.select().from(experiences).where(eq(experiences.experienceId, id));
  expect(row).toMatchObject({ status: "waiting", reviewReason: null, reviewedBy: null, reviewedAt: null });
  expect(await actsOn(id)).toEqual(["experience.reject", "experience.undo"]);
  expect(await act(other, "approve", id)).toBe("done");
  expect(await act(admin, "undo", id)).toBe("done");
  expect(await statusOf(id)).toBe("waiting");
});

test("a decision isn't taken back once its author has written anew", async () => {
  const decider = await moderator();
  const id = await addPost(await signUp(), threads, { status: "waiting" });
  expect(await act(decider, "reject", id, "posts")).toBe("done");
  await db
    .update(posts)
    .set({ text: "Written anew after all of this.", status: "waiting", updatedAt: Date.now() + 5 })
    .where(eq(posts.postId, id));
  expect(await act(decider, "undo", id, "posts")).toBe("kit.undoTooLate");
  expect(await statusOfPost(id)).toBe("waiting");
});

test("waiting posts of every collection stand in the list with a link to where they are read, and who decided can take it back there", async () => {
  const as = await moderator();
  const author = await signUp();
  const old = Date.now() - 4_000_000_000;
  const why = await addPost(author, whys, { title: "Why not elsewhere", status: "waiting", createdAt: old });
  const { list } = await readStaffPanel(as.ctx, { kind: "posts", size: 50 });
  const item = list.find(({ itemId }) => itemId === why);
  expect(item).toMatchObject({ title: "Why not elsewhere", to: `/why/one/${why}`, inbox: "posts", isMine: false, claim: null });
  expect((await see(item?.to ?? "", { as })).body).toContain("Why not elsewhere");
  const form = { act: "approve", inbox: "posts", id: why };
  expect((await visit("/admin/panel", { as, method: "POST", form })).status).toBe(303);
  expect(await statusOfPost(why)).toBe("approved");
  const { decided } = await readStaffPanel(as.ctx, { size: 20 });
  expect(decided.map(({ id, inbox, status }) => [id, inbox, status])).toEqual([[why, "posts", "approved"]]);
  expect((await readStaffPanel((await moderator()).ctx, { size: 20 })).decided).toEqual([]);
});

test("neither what waits nor what was decided is found by reading a table from end to end", async () => {
  const { ctx, statements } = watchedContext({ actor: (await moderator()).ctx.actor });
  await readStaffPanel(ctx as AdminContext, { size: 20 });
  expect(
    (await fullScans(statements)).filter((plan) => !/counters|cron_runs|dead_letters|outbox|error_groups/.test(JSON.stringify(plan))),
  ).toEqual([]);
});

test("rejecting without a reason is refused, and a ready sentence is one where scripts don't run", async () => {
  const as = await moderator();
  const id = await addPost(await signUp(), studyTips, { status: "waiting" });
  const form = { act: "reject", inbox: "posts", id, reason: "" };
  expect((await visit("/admin/panel", { as, method: "POST", form })).status).toBe(400);
  expect((await visit("/admin/panel", { as, method: "POST", form: { ...form, template: "en.short" } })).status).toBe(303);
  const [row] = await db.select().from(posts).where(eq(posts.postId, id));
  expect([row?.status, row?.reviewReason]).toEqual(["rejected", expect.stringContaining("too little")]);
});
