/** Scheduled jobs: what one of many can't do stops nobody else, today or tomorrow. */
import { users } from "@schema/accounts";
import { cronRuns, errorEvents, outbox } from "@schema/platform";
import { reports } from "@schema/reporting";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readStaffPanel } from "../../../app/features/admin/admin.service.server";
import { removeLeavers } from "../../../app/features/profile/leaving.service.server";
import { mailAnswers } from "../../../app/features/reporting/reporting.service.server";
import { DAY, HOUR } from "../../../app/platform/clock";
import { runJob } from "../../../app/platform/jobs.server";
import { workerContext } from "../../../workers/queues/context";
import { addReport } from "../../support/rows";
import { env, type Person, signUp, testContext } from "../../support/site";

const { db } = testContext();
const at = (ms: number) => testContext({ clock: { now: () => Date.now() + ms } });
const exists = async ({ userId }: Person) => (await db.select().from(users).where(eq(users.userId, userId))).length === 1;
const due = (person: Person, at: number) => db.update(users).set({ deletionDueAt: at }).where(eq(users.userId, person.userId));

test("an account that can't go stops neither those behind it nor the next night, and goes once it can", async () => {
  const [before, blocked, behind, nextNight] = [await signUp(), await signUp({ userRole: "admin" }), await signUp(), await signUp()];
  const now = Date.now();
  await due(before, now - 3);
  await due(blocked, now - 2);
  await due(behind, now - 1);
  await due(nextNight, now + DAY);
  await runJob(at(HOUR), "remove-leavers", removeLeavers);
  expect([await exists(before), await exists(blocked), await exists(behind)]).toEqual([false, true, false]);
  const [run] = await db.select().from(cronRuns).where(eq(cronRuns.job, "remove-leavers"));
  expect(run).toMatchObject({ isOk: true, note: "2 accounts removed, 1 couldn't go" });
  await runJob(at(26 * HOUR), "remove-leavers", removeLeavers);
  expect([await exists(blocked), await exists(nextNight)]).toEqual([true, false]);
  const admin = await signUp({ userRole: "admin" });
  const { health } = await readStaffPanel(admin.ctx, { size: 20 });
  expect(health?.skipped).toEqual([expect.objectContaining({ job: "remove-leavers", attempts: 2 })]);
  const [event] = await db
    .select()
    .from(errorEvents)
    .where(eq(errorEvents.errorId, health?.skipped[0]?.errorId ?? ""));
  expect(event?.route).toBe("cron:remove-leavers");
  await runJob(at(10 * DAY), "remove-leavers", removeLeavers);
  expect(await exists(blocked)).toBe(false);
  expect((await readStaffPanel(admin.ctx, { size: 20 })).health?.skipped).toEqual([]);
});

test("the answer to a report decided long ago is mailed, and its address forgotten", async () => {
  const decidedAt = Date.now() - 40 * DAY;
  const report = await addReport({ email: "late@example.org", status: "upheld", answer: "Mended.", decidedAt });
  expect(await mailAnswers(testContext())).toBe(1);
  const mails = (await db.select().from(outbox)).map(({ payload }) => payload.to);
  expect(mails).toContain("late@example.org");
  const [row] = await db.select({ email: reports.email }).from(reports).where(eq(reports.reportId, report.reportId));
  expect(row?.email).toBeNull();
});

test("work that no request asked for knows no origin but the configured one", () => {
  const originOf = (own: Partial<Env>) => workerContext({ ...env, ...own }).origin;
  expect(originOf({ ENVIRONMENT: "production", SITE_ORIGIN: "" })).toBe("");
  expect(originOf({ ENVIRONMENT: "production", SITE_ORIGIN: "https://hocam.example.edu" })).toBe("https://hocam.example.edu");
  expect(originOf({ ENVIRONMENT: "development", SITE_ORIGIN: "" })).toBe("http://localhost:8787");
});
