/** What stands first in the panel: how much waits, is urgent, is in one's own hands, and whether everything runs. */
import { cronRuns, deadLetters } from "@schema/platform";
import { expect, test } from "vitest";
import { readStaffPanel, work } from "../../../app/features/admin/admin.service.server";
import { see } from "../../support/pages";
import { addCourse, addExperience, addReport } from "../../support/rows";
import { signUp, testContext } from "../../support/site";

const { db } = testContext();
type Panel = Awaited<ReturnType<typeof readStaffPanel>>;
type Reader = Parameters<typeof readStaffPanel>[0];

const tilesOf = async (ctx: Reader) => {
  const { tiles }: Panel = await readStaffPanel(ctx, { kind: undefined, size: 20, page: 1 });
  return Object.fromEntries((tiles ?? []).map(({ name, ...tile }) => [name, tile]));
};

test("the tiles count what waits, what is urgent and what one has claimed; health is for admins", async () => {
  const [admin, moderator] = [await signUp({ userRole: "admin" }), await signUp({ userRole: "moderator" })];
  const before = await tilesOf(moderator.ctx);
  expect(Object.keys(before)).toEqual(["waiting", "urgent", "mine"]);
  const course = await addCourse();
  const author = await signUp();
  const { experienceId } = await addExperience({ courseId: course.courseId, authorId: author.userId, status: "waiting" });
  await addReport({ category: "harassment", urgency: 0 });
  await work(moderator.ctx, { act: "claim", inbox: "experiences", id: experienceId });
  const after = await tilesOf(moderator.ctx);
  expect(after.waiting?.count).toBe((before.waiting?.count ?? 0) + 2);
  expect(after.urgent?.count).toBe((before.urgent?.count ?? 0) + 1);
  expect(after.mine).toMatchObject({ count: 1, to: expect.stringMatching(/^#experiences-\d+$/) });
  expect((await tilesOf(admin.ctx)).mine?.count).toBe(0);
});

test("health says what is wrong, and is fine when nothing is", async () => {
  const { ctx, ...admin } = await signUp({ userRole: "admin" });
  const now = Date.now();
  const run = { job: "outbox", ranAt: now, tookMs: 1, isOk: true, note: "" };
  await db.insert(cronRuns).values(run);
  const healthOf = async () => (await tilesOf({ ...ctx, env: { ...ctx.env, SITE_ORIGIN: "https://hocam.test" } })).health;
  expect(await healthOf()).toMatchObject({ count: 0, troubles: [], to: "#health" });
  await db.insert(cronRuns).values({ ...run, job: "zq-broken", isOk: false });
  await db.insert(deadLetters).values({ messageId: "zq-dead", queue: "jobs", body: {}, createdAt: now });
  expect(await healthOf()).toMatchObject({ count: 2, troubles: ["failed", "dead"] });
  await db.insert(cronRuns).values({ ...run, job: "unused-files", ranAt: now - 3_600_000 });
  expect((await healthOf())?.troubles).toEqual(["failed", "dead"]);
  await db.update(cronRuns).set({ ranAt: now - 3_600_000 });
  expect((await healthOf())?.troubles).toEqual(["late", "failed", "dead"]);
  const { body } = await see("/admin/panel", { as: { ...admin, ctx } });
  expect(body.indexOf('href="#health"')).toBeGreaterThan(0);
  expect(body.indexOf('href="#health"')).toBeLessThan(body.indexOf('id="queue"'));
});
