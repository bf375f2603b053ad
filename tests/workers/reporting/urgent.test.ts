/** Reports that can't wait call the staff: at once, and again while nobody decides; each call once, and without a word of anybody's. */
import { notices } from "@schema/notices";
import { outbox } from "@schema/platform";
import { reports } from "@schema/reporting";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { mailNotices } from "../../../app/engines/notices/mails.server";
import { readStaffPanel } from "../../../app/features/admin/admin.service.server";
import { readInbox } from "../../../app/features/notifications/inbox.service.server";
import { decideReport } from "../../../app/features/reporting/moderation.service.server";
import { callAgain, addReport as report } from "../../../app/features/reporting/reporting.service.server";
import { HOUR, MINUTE } from "../../../app/platform/clock";
import { see } from "../../support/pages";
import { fullScans, watchedContext } from "../../support/plans";
import { body, firstOf, member, moderator, shownExperience, uphold } from "../../support/reports";
import { addUniversity } from "../../support/rows";
import { type Person, signUp, testContext, visit } from "../../support/site";

const { db } = testContext();
const at = (ms: number) => testContext({ clock: { now: () => Date.now() + ms } });

beforeEach(async () => {
  await addUniversity();
  await db.delete(notices);
  await db.delete(reports);
});

const callsOf = async (as: Person) =>
  (await db.select().from(notices).where(eq(notices.userId, as.userId))).filter(({ kind }) => kind === "reporting.urgent");
const DANGER = { category: "self-harm" as const, details: "Zeynep wrote that she sees no way on." };

test("an urgent report calls everybody on the staff at once, and one that can wait nobody", async () => {
  const [mod, admin, blocked] = [
    await moderator(),
    await signUp({ userRole: "admin" }),
    await signUp({ userRole: "moderator", blockedAt: 1 }),
  ];
  const [reporter, id] = [await member(), await shownExperience()];
  await report(reporter.ctx, body({ subject_id: await shownExperience() }));
  await report(reporter.ctx, body({ subject_id: await shownExperience(), category: "harassment" }));
  expect(await callsOf(mod)).toEqual([]);
  await report(reporter.ctx, body({ ...DANGER, subject_id: id }));
  expect([(await callsOf(mod)).length, (await callsOf(admin)).length]).toEqual([1, 1]);
  expect([(await callsOf(blocked)).length, (await callsOf(reporter)).length]).toEqual([0, 0]);
});

test("a call says what kind and since when, in bell and mail, and neither who nor what was written", async () => {
  const [mod, author, reporter] = [await signUp({ userRole: "moderator", locale: "en" }), await signUp(), await member()];
  const id = await shownExperience({ authorId: author.userId });
  await report(reporter.ctx, body({ ...DANGER, subject_id: id }));
  const { rows } = await readInbox(mod.ctx, { skip: 0, limit: 9, isUnread: false, dateRange: "all" });
  expect(rows[0]?.title).toMatch(/^Urgent report: Someone may hurt themselves \(.+\)$/);
  expect(rows[0]?.link).toBe("/admin/panel?kind=reports");
  await mailNotices(testContext());
  const mails = JSON.stringify((await db.select().from(outbox)).filter(({ payload }) => JSON.stringify(payload).includes(mod.userEmail)));
  expect(mails).toContain("Urgent report");
  for (const each of ["Zeynep", author.userName, author.userId, reporter.userName, reporter.userId, id]) {
    expect(mails + JSON.stringify(rows)).not.toContain(each);
  }
});

test("a second report of the same danger calls nobody again, nor the same report sent twice or two at once", async () => {
  const [mod, id] = [await moderator(), await shownExperience()];
  const first = body({ ...DANGER, subject_id: id, key: "0123456789abcdef" });
  const reporter = await member();
  await Promise.all([report(reporter.ctx, first), report(reporter.ctx, first)]);
  await Promise.all([
    report((await member()).ctx, body({ ...DANGER, subject_id: id })),
    report((await member()).ctx, body({ ...DANGER, subject_id: id })),
  ]);
  expect((await callsOf(mod)).length).toBe(1);
});

test("neither whoever reported it nor whoever wrote it is called, if they are on the staff", async () => {
  const [writer, reporter, mod] = [await moderator(), await moderator(), await moderator()];
  const id = await shownExperience({ authorId: writer.userId });
  await report(reporter.ctx, body({ ...DANGER, subject_id: id }));
  expect([(await callsOf(writer)).length, (await callsOf(reporter)).length, (await callsOf(mod)).length]).toEqual([0, 0, 1]);
});

test("nobody decides: staff are called again after two hours, once however often the job runs, until somebody does", async () => {
  const [mod, id] = [await moderator(), await shownExperience()];
  await report((await member()).ctx, body({ ...DANGER, subject_id: id }));
  await callAgain(at(2 * HOUR - MINUTE));
  expect((await callsOf(mod)).length).toBe(1);
  await Promise.all([callAgain(at(2 * HOUR + MINUTE)), callAgain(at(2 * HOUR + MINUTE))]);
  expect((await callsOf(mod)).length).toBe(2);
  await db.delete(notices);
  await callAgain(at(2 * HOUR + 2 * MINUTE));
  expect((await callsOf(mod)).length).toBe(0);
  await callAgain(at(4 * HOUR + 3 * MINUTE));
  expect((await callsOf(mod)).length).toBe(1);
  await decideReport(mod.ctx, await firstOf(id), uphold);
  await callAgain(at(9 * HOUR));
  expect((await callsOf(mod)).length).toBe(1);
});

test("the job that calls again reads no table whole", async () => {
  await report((await member()).ctx, body({ ...DANGER, subject_id: await shownExperience() }));
  const { ctx, statements } = watchedContext();
  await callAgain(ctx);
  expect(await fullScans([...statements].filter((each) => each.includes("call_at")))).toEqual([]);
});

test("an urgent report stands before older ones in the queue, with a mark in words, and in the panel's tile", async () => {
  const mod = await moderator();
  await report((await member()).ctx, body({ subject_id: await shownExperience() }));
  await report((await member()).ctx, body({ ...DANGER, subject_id: await shownExperience() }));
  const { list, tiles } = await readStaffPanel(mod.ctx, { size: 20 });
  expect(list[0]).toMatchObject({ title: "Someone may hurt themselves", isUrgent: true });
  expect(tiles?.find(({ name }) => name === "urgent")?.count).toBe(1);
  const page = await see("/admin/reporting/all", { as: mod });
  expect(page.body.indexOf("Urgent")).toBeGreaterThan(0);
});

test("whoever reports that somebody may hurt themselves is shown help at once", async () => {
  const reporter = await member();
  const id = await shownExperience();
  const fields = { category: "self-harm", details: DANGER.details };
  const answer = await visit(`/reporting/add/${id}`, { as: reporter, form: fields });
  const to = answer.headers.get("location") ?? "";
  const page = await see(to, { as: reporter });
  expect(page.body).toContain("tel:112");
  expect(page.body).toContain("srm.metu.edu.tr");
  const other = await visit("/reporting/add", { as: reporter, form: { category: "broken", details: DANGER.details } });
  expect((await see(other.headers.get("location") ?? "", { as: reporter })).body).not.toContain("tel:112");
});
