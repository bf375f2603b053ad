/** Staff decide on reports and take decisions back; nobody learns whose reports they are. */
import { experiences } from "@schema/courses";
import { counters } from "@schema/platform";
import { reports } from "@schema/reporting";
import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { readStaffPanel } from "../../../app/features/admin/admin.service.server";
import {
  claimReport,
  decideReport,
  listReporters,
  listReports,
  undoReport,
} from "../../../app/features/reporting/moderation.service.server";
import { reportFilters } from "../../../app/features/reporting/reporting.schemas";
import { addReport as report } from "../../../app/features/reporting/reporting.service.server";
import { DAY, HOUR, MINUTE } from "../../../app/platform/clock";
import type { AdminContext } from "../../../app/platform/context";
import { product } from "../../../app/product.server";
import { see } from "../../support/pages";
import { fullScans, watchedContext } from "../../support/plans";
import {
  AUTHOR_WHY,
  auditsOf,
  body,
  DETAILS,
  dismiss,
  firstOf,
  type Groups,
  later,
  member,
  moderator,
  outcome,
  reportedBy,
  reportsOf,
  send,
  shownExperience,
  staff,
  statusOf,
  uphold,
  WHY,
} from "../../support/reports";
import { addCourse, addEntry, addExperience, addReport, addUniversity } from "../../support/rows";
import { call, type Person, signUp, testContext } from "../../support/site";

const { db } = testContext();

beforeEach(addUniversity);

test("upholding decides on all reports of a thing together and rejects it with a text of its author's own", async () => {
  const id = await shownExperience();
  await reportedBy(2, id);
  const as = await moderator();
  expect(await staff(as, await firstOf(id), "decide", uphold)).toMatchObject({ status: 200, body: { status: "upheld" } });
  const [row] = await db.select().from(experiences).where(eq(experiences.experienceId, id));
  expect(row).toMatchObject({ status: "rejected", reviewReason: AUTHOR_WHY, reviewedBy: as.userId });
  for (const each of await reportsOf(id)) {
    expect(each).toMatchObject({ status: "upheld", answer: WHY, decidedBy: as.userId });
    expect(await auditsOf(each.reportId)).toMatchObject([{ act: "report.uphold", actorId: as.userId, reason: WHY }]);
  }
  expect(outcome(await staff(as, await firstOf(id), "decide", uphold))).toEqual([409, "reporting.alreadyDecided"]);
});

test("dismissing brings back what reports had hidden, but nothing that was changed or waited for other reasons", async () => {
  const hidden = await shownExperience();
  const edited = await shownExperience();
  const waiting = await shownExperience({ status: "waiting" });
  for (const id of [hidden, edited]) await reportedBy(3, id);
  await report((await member()).ctx, body({ subject_id: waiting }));
  await db
    .update(experiences)
    .set({ text: "Something else", updatedAt: Date.now() + 5 })
    .where(eq(experiences.experienceId, edited));
  const { ctx } = await moderator();
  for (const id of [hidden, edited, waiting]) await decideReport(ctx, await firstOf(id), dismiss);
  expect([await statusOf(hidden), await statusOf(edited), await statusOf(waiting)]).toEqual(["approved", "waiting", "waiting"]);
});

test("of two decisions at the same moment one is made", async () => {
  const id = await shownExperience();
  await reportedBy(1, id);
  const [a, b, first] = [await moderator(), await moderator(), await firstOf(id)];
  const answers = await Promise.all([staff(a, first, "decide", uphold), staff(b, first, "decide", dismiss)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [row] = await reportsOf(id);
  expect([row?.status, await statusOf(id)]).toEqual(row?.status === "upheld" ? ["upheld", "rejected"] : ["dismissed", "approved"]);
  expect((await auditsOf(first)).length).toBe(1);
});

test("of two claims at the same moment one holds, for half an hour, and keeps others from deciding", async () => {
  const id = await shownExperience();
  await reportedBy(2, id);
  const [a, b, first] = [await moderator(), await moderator(), await firstOf(id)];
  const answers = await Promise.all([staff(a, first, "claim"), staff(b, first, "claim")]);
  expect(answers.map(outcome).sort()).toEqual([
    [200, undefined],
    [409, "reporting.claimedByOther"],
  ]);
  const [winner, loser] = answers[0]?.status === 200 ? [a, b] : [b, a];
  expect((await reportsOf(id)).map(({ claimedBy }) => claimedBy)).toEqual([winner.userId, winner.userId]);
  await reportedBy(1, id);
  expect(outcome(await staff(loser, first, "decide", uphold))).toEqual([409, "reporting.claimedByOther"]);
  expect((await staff(winner, first, "claim")).status).toBe(200);
  await claimReport(later(loser.ctx, 31 * MINUTE), first);
  expect((await reportsOf(id)).map(({ claimedBy }) => claimedBy)).toEqual([loser.userId, loser.userId, loser.userId]);
});

test("nobody decides on what they wrote or reported themselves, not even by another's report", async () => {
  const [author, reporter] = [await moderator(), await signUp({ userRole: "moderator" })];
  const id = await shownExperience({ authorId: author.userId });
  await reportedBy(1, id);
  await report(reporter.ctx, body({ subject_id: id }));
  const first = await firstOf(id);
  for (const as of [author, reporter]) {
    for (const [act, json] of [["claim"], ["decide", uphold], ["decide", dismiss]] as const)
      expect(outcome(await staff(as, first, act, json))).toEqual([403, "reporting.ownReport"]);
  }
  expect([await statusOf(id), (await reportsOf(id)).map(({ status }) => status)]).toEqual(["approved", ["open", "open"]]);
});

test("a decision is taken back within ten minutes by whoever made it or an admin, with all it had caused", async () => {
  const id = await shownExperience();
  await reportedBy(3, id);
  const hiddenAt = (await db.select().from(experiences).where(eq(experiences.experienceId, id)))[0];
  const [as, other, first] = [await moderator(), await moderator(), await firstOf(id)];
  for (const [decision, state] of [
    [uphold, "rejected"],
    [dismiss, "approved"],
  ] as const) {
    await decideReport(as.ctx, first, decision);
    expect(await statusOf(id)).toBe(state);
    expect(outcome(await staff(other, first, "undo"))).toEqual([409, "reporting.undoTooLate"]);
    expect((await staff(as, first, "undo")).status).toBe(200);
    const [row] = await db.select().from(experiences).where(eq(experiences.experienceId, id));
    expect(row).toMatchObject({ status: "waiting", reviewReason: null, updatedAt: hiddenAt?.updatedAt });
  }
  expect((await reportsOf(id)).map(({ status, answer, decidedAt }) => [status, answer, decidedAt])).toEqual(
    Array.from({ length: 3 }, () => ["claimed", null, null]),
  );
  expect((await auditsOf(first)).map(({ act }) => act)).toEqual(["report.uphold", "report.undo", "report.dismiss", "report.undo"]);
  await decideReport(as.ctx, first, dismiss);
  await expect(undoReport(later(as.ctx, 10 * MINUTE), first)).rejects.toMatchObject({ code: "reporting.undoTooLate" });
  await undoReport((await signUp({ userRole: "admin" })).ctx, first);
  expect(await statusOf(id)).toBe("waiting");
});

test("of two who take the same decision back one does, and what was changed since stays as it is", async () => {
  const id = await shownExperience();
  await reportedBy(1, id);
  const [as, first] = [await moderator(), await firstOf(id)];
  await decideReport(as.ctx, first, uphold);
  await db
    .update(experiences)
    .set({ status: "waiting", updatedAt: Date.now() + 5 })
    .where(eq(experiences.experienceId, id));
  const answers = await Promise.all([1, 2].map(() => staff(as, first, "undo")));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect([await statusOf(id), (await auditsOf(first)).length]).toEqual(["waiting", 2]);
});

test("a decision isn't taken back once the same person reported the same again", async () => {
  const [id, person, as] = [await shownExperience(), await member(), await moderator()];
  await report(person.ctx, body({ subject_id: id }));
  const first = await firstOf(id);
  await decideReport(as.ctx, first, dismiss);
  await report(person.ctx, body({ subject_id: id }));
  expect(outcome(await staff(as, first, "undo"))).toEqual([409, "reporting.undoCollides"]);
  expect((await auditsOf(first)).length).toBe(1);
});

test("staff see each thing once, by state, category and kind, page by page; the API has the same doors", async () => {
  const as = await moderator();
  const ids = [await shownExperience(), await shownExperience()];
  for (const subject_id of ids) for (let i = 0; i < 2; i++) await report((await member()).ctx, body({ subject_id, category: "copyright" }));
  await report(testContext(), body({ subject_id: ids[0], category: "spam" }));
  const list = async (query: string) => (await call<Groups>(`/admin/reporting?${query}`, { as })).body;
  const found = (await list("category=copyright&limit=50")).groups.filter(({ subject_id }) => ids.includes(subject_id ?? ""));
  expect(found.map(({ count, categories }) => [count, categories.sort()])).toEqual([
    [3, ["copyright", "spam"]],
    [2, ["copyright"]],
  ]);
  expect((await list("category=spam&type=experience&limit=50")).groups.some(({ subject_id }) => subject_id === ids[0])).toBe(true);
  expect((await list("type=general&limit=50")).groups.every(({ subject_id }) => subject_id === null)).toBe(true);
  const seen: string[] = [];
  let cursor: number | null = 0;
  while (cursor !== null) {
    const page: Groups & { next_cursor: number | null } = (
      await call<Groups & { next_cursor: number | null }>(`/admin/reporting?limit=2${cursor ? `&cursor=${cursor}` : ""}`, { as })
    ).body;
    seen.push(...page.groups.map(({ report_id }) => report_id));
    cursor = page.next_cursor;
  }
  expect([new Set(seen).size, seen.length]).toEqual([seen.length, (await list("limit=50")).groups.length]);
  await decideReport(as.ctx, await firstOf(ids[0] ?? ""), uphold);
  const decided = await list("status=decided&limit=50");
  expect(decided.groups[0]).toMatchObject({ subject_id: ids[0], count: 3, status: "upheld" });
  expect(decided.median_ms).toBeGreaterThanOrEqual(0);
  const id = await firstOf(ids[1] ?? "");
  const doors: [string, object | undefined][] = [
    ["claim", undefined],
    ["decide", uphold],
    ["undo", undefined],
  ];
  for (const [act, json] of doors) {
    expect([(await staff(undefined, id, act, json)).status, (await staff(await signUp(), id, act, json)).status]).toEqual([401, 403]);
    expect(outcome(await staff(as, "report-none", act, json))).toEqual([404, "reporting.notFound"]);
  }
  expect([(await call("/admin/reporting")).status, (await call("/admin/reporting?status=x", { as })).status]).toEqual([401, 400]);
  expect((await staff(as, id, "decide", { decision: "uphold", reason: "" })).status).toBe(400);
});

test("the staff's page claims, decides with a ready sentence, and takes back", async () => {
  const id = await shownExperience();
  await reportedBy(1, id);
  const [as, report_id] = [await moderator(), await firstOf(id)];
  const act = (form: Record<string, string>) => see("/admin/reporting/all", { as, form: { report_id, ...form } });
  expect((await act({ act: "claim" })).status).toBe(303);
  const empty = await act({ act: "dismiss", reason: "" });
  expect([empty.status, empty.body.includes("Write the answer or choose a template.")]).toEqual([400, true]);
  expect((await act({ act: "uphold", reason: "", template: "tr.removed", author_template: "en.rules" })).status).toBe(303);
  expect((await reportsOf(id))[0]).toMatchObject({ status: "upheld", answer: expect.stringContaining("Teşekkürler.") });
  expect((await see("/admin/reporting/all?status=decided", { as })).body).toContain("Undo");
  expect((await act({ act: "undo" })).status).toBe(303);
  expect(await statusOf(id)).toBe("approved");
});

test("neither the status nor what staff see tells who reported or decided; they see what kind of person it was", async () => {
  const id = await shownExperience();
  const [trusted, young, as] = [await member({ name: "Trusted Person" }), await signUp({ name: "Young Person" }), await moderator()];
  const first = await send(trusted, body({ subject_id: id, email: "secret.reporter@example.org" }));
  await send(young, body({ subject_id: id }));
  await send(undefined, body({ subject_id: id }));
  const marks = (people: Person[]) => people.flatMap(({ userId, userEmail, userName, name }) => [userId, userEmail, userName, name]);
  const list = await see("/admin/reporting/all?size=50", { as });
  const api = await see("/api/v1/admin/reporting?limit=50", { as });
  for (const words of ["A trusted member", "A member", "A guest"]) expect(list.body).toContain(words);
  const hidden = [...marks([trusted, young]), "secret.reporter@example.org"];
  for (const { body: shown } of [list, api]) expect(hidden.filter((mark) => shown.includes(mark))).toEqual([]);
  await decideReport(as.ctx, await firstOf(id), uphold);
  const reference = first.body.reference;
  for (const path of [`/reporting/one/${reference}`, `/reporting/one/${reference}.data`, `/api/v1/reporting/${reference}`]) {
    const { status, body: shown } = await see(path);
    expect([status, [...hidden, ...marks([as])].filter((mark) => shown.includes(mark))]).toEqual([path.endsWith(".data") ? 200 : 200, []]);
  }
  const users = await see("/admin/reporting/users?size=50", { as });
  expect([users.body.includes(id), users.body.includes(reference), users.body.includes(DETAILS)]).toEqual([false, false, false]);
});

test("the panel lists what waits of all kinds, reports before the rest and then the oldest, in two round trips", async () => {
  await db.delete(reports);
  const as = await moderator();
  const now = Date.now();
  const { courseId, courseCode } = await addCourse();
  const author = (await signUp()).userId;
  await addExperience({ courseId, authorId: author, status: "waiting", createdAt: now - 4000 * DAY });
  await addEntry({ courseId, authorId: author, status: "waiting", createdAt: now - 3998 * DAY });
  await addReport({ category: "spam", details: "An old report", createdAt: now - 3999 * DAY });
  const { ctx } = as;
  const before = ctx.meter.roundTrips;
  const panel = await readStaffPanel(ctx, { size: 20 });
  expect(ctx.meter.roundTrips - before).toBeLessThanOrEqual(2);
  expect(panel.list.slice(0, 3).map(({ kind, title }) => [kind, title])).toEqual([
    ["Reports", "Spam or advertising"],
    ["Course experiences", courseCode],
    ["Databank entries", courseCode],
  ]);
  expect(panel.list[1]?.to).toMatch(/^\/admin\/courses\/all\?before=\d+$/);
  const only = await readStaffPanel(ctx, { size: 20, kind: "databank_entries" });
  expect(new Set(only.list.map(({ kind }) => kind))).toEqual(new Set(["Databank entries"]));
  const [open] = await db
    .select()
    .from(counters)
    .where(and(eq(counters.name, "reports"), eq(counters.facet, "open")));
  const [claimed] = await db
    .select()
    .from(counters)
    .where(and(eq(counters.name, "reports"), eq(counters.facet, "claimed")));
  expect(panel.inbox.find(({ name }) => name === "reports")?.waiting).toBe((open?.value ?? 0) + (claimed?.value ?? 0));
  const page = await see("/admin/panel?kind=reports", { as });
  expect([page.body.includes("An old report"), page.status]).toEqual([true, 200]);
  const first = await see(panel.list[1]?.to ?? "", { as });
  expect(first.body).toContain(courseCode);
});

test("Enter in what is said to an author upholds, and a number writes a ready reason from either list", async () => {
  await addReport({ subjectType: "experience", subjectId: await shownExperience() });
  const { body: page } = await see("/admin/panel?kind=reports", { as: await moderator() });
  const [, author = ""] = page.split('data-sends="uphold"');
  const [fields = ""] = author.split(/<button[^>]* name="act"/);
  for (const name of ["author_template", "author_reason", "pause_days"]) expect(fields).toContain(`name="${name}"`);
  expect(page).toMatch(/data-picker="[^"]*"[^>]*>(?:(?!data-picker).)*name="template"/);
});

test("no statement of reporting reads a table from end to end, and a page reads ten rows for each it shows at most", async () => {
  for (let i = 0; i < 60; i++)
    await addReport({ subjectType: "experience", subjectId: `experience-${i % 40}`, createdAt: Date.now() - HOUR });
  const { actor } = (await moderator()).ctx;
  const { ctx: watched, statements } = watchedContext({ actor });
  const ctx = watched as AdminContext;
  const before = ctx.meter.rowsRead;
  const { groups } = await listReports(ctx, reportFilters.parse({}));
  expect(ctx.meter.rowsRead - before).toBeLessThanOrEqual(10 * groups.length + 500);
  await listReports(ctx, reportFilters.parse({ status: "decided", category: "spam" }));
  for (const kind of product.inbox) await ctx.db.batch([kind.oldest(ctx, 20)]);
  const id = await shownExperience();
  await report(ctx, body({ subject_id: id }));
  await db.update(reports).set({ reporterId: null }).where(eq(reports.subjectId, id));
  await claimReport(ctx, await firstOf(id));
  await decideReport(ctx, await firstOf(id), dismiss);
  await undoReport(ctx, await firstOf(id));
  await listReporters(ctx, { size: 20 });
  expect(await fullScans(statements)).toEqual([]);
});
