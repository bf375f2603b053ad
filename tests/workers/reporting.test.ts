/** Reports: taken in, counted, decided and taken back; nobody learns whose they are. */
import { databankEntries } from "@schema/databank";
import { experiences } from "@schema/experiences";
import { auditEntries, counters, outbox } from "@schema/platform";
import { posts, replies, reports } from "@schema/posts";
import { and, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { readStaffPanel } from "../../app/features/admin/admin.service.server";
import { claimReport, decideReport, listReports, undoReport } from "../../app/features/reporting/moderation.service.server";
import { median, newReference, readReference } from "../../app/features/reporting/reporting.rules";
import { reportFilters } from "../../app/features/reporting/reporting.schemas";
import { mailAnswers, addReport as report } from "../../app/features/reporting/reporting.service.server";
import { DAY, HOUR, MINUTE } from "../../app/platform/clock";
import type { SignedInContext } from "../../app/platform/context";
import { newId } from "../../app/platform/ids";
import { reviewSchema } from "../../app/platform/review/review.schemas";
import { review } from "../../app/platform/review/review.server";
import { see } from "../support/pages";
import { fullScans, watchedContext } from "../support/plans";
import { addCourse, addEntry, addExperience, addReport, addUniversity } from "../support/rows";
import { call, type Person, signUp, testContext, visit } from "../support/site";

type Failed = { error: { code: string; message: string; details?: Record<string, unknown> } };
type Status = { reference: string; status: string; answer: string | null; claimed_at: number | null; decided_at: number | null };
type Groups = { groups: { report_id: string; subject_id: string | null; count: number; categories: string[] }[]; median_ms: number | null };

const { db } = testContext();
const DETAILS = "This is not true at all, please look.";
const WHY = "It breaks our rules.";
const body = (own: Record<string, unknown> = {}) => ({ category: "false" as const, details: DETAILS, ...own });
const send = (as: Person | undefined, json: object) => call<Failed & { reference: string }>("/reporting", { as, json });
const outcome = ({ status, body: answer }: { status: number; body: unknown }) => [status, (answer as Failed).error?.code];
const member = (own = {}) => signUp({ createdAt: Date.now() - 8 * DAY, ...own });
const moderator = () => signUp({ userRole: "moderator" });
const staff = (as: Person | undefined, id: string, act: string, json?: object) =>
  call<Failed>(`/admin/reporting/${id}/${act}`, { as, json, method: "POST" });
const uphold = { decision: "uphold", reason: WHY } as const;
const dismiss = { decision: "dismiss", reason: "It is an opinion." } as const;
const reportsOf = (subjectId: string) => db.select().from(reports).where(eq(reports.subjectId, subjectId)).orderBy(reports.key);
const auditsOf = (subjectId: string) =>
  db.select().from(auditEntries).where(eq(auditEntries.subjectId, subjectId)).orderBy(auditEntries.key);
const later = (ctx: SignedInContext, ms: number): SignedInContext => ({ ...ctx, clock: { now: () => Date.now() + ms } });

async function shownExperience(own: Partial<typeof experiences.$inferInsert> = {}): Promise<string> {
  const { courseId } = await addCourse();
  const row = await addExperience({ courseId, authorId: (await signUp()).userId, ...own });
  return row.experienceId;
}

const statusOf = async (id: string) =>
  (await db.select({ status: experiences.status }).from(experiences).where(eq(experiences.experienceId, id)))[0]?.status;

/** So many distinct trusted people report it, one after the other. */
async function reportedBy(count: number, subjectId: string): Promise<void> {
  for (let i = 0; i < count; i++) await report((await member()).ctx, body({ subject_id: subjectId }));
}

const firstOf = async (subjectId: string) => (await reportsOf(subjectId))[0]?.reportId ?? "";

beforeEach(addUniversity);

test("a guest reports a problem, follows its code in any spelling, and is mailed the answer once it can't be taken back", async () => {
  const { status, body: sent } = await send(undefined, body({ category: "broken", email: " Reporter@Example.org " }));
  expect([status, sent.reference]).toEqual([201, expect.stringMatching(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)]);
  const spelled = sent.reference.toLowerCase().replaceAll("-", "").replaceAll("0", "o").replaceAll("1", "l");
  const read = await call<Status>(`/reporting/${spelled}`);
  expect([read.status, read.body]).toEqual([200, expect.objectContaining({ reference: sent.reference, status: "open", answer: null })]);
  const [row] = await db.select().from(reports).where(eq(reports.reference, sent.reference.toLowerCase()));
  expect(row).toMatchObject({ email: "reporter@example.org", reporterId: null, isTrusted: false, subjectId: null });
  const { ctx } = await moderator();
  await claimReport(ctx, row?.reportId ?? "");
  await decideReport(ctx, row?.reportId ?? "", { decision: "uphold", reason: "We fixed it, thank you." });
  expect((await call<Status>(`/reporting/${sent.reference}`)).body).toMatchObject({ status: "upheld", answer: "We fixed it, thank you." });
  expect(await mailAnswers(testContext())).toBe(0);
  const afterwards = testContext({ clock: { now: () => Date.now() + 11 * MINUTE } });
  expect([await mailAnswers(afterwards), await mailAnswers(afterwards)]).toEqual([1, 0]);
  const mails = (await db.select().from(outbox)).map(({ payload }) => payload as Record<string, unknown>);
  expect(mails.filter(({ to }) => to === "reporter@example.org")).toEqual([
    {
      to: "reporter@example.org",
      locale: "en",
      template: "reporting:mail.upheld",
      values: {
        reference: sent.reference,
        answer: "We fixed it, thank you.",
        url: `https://hocam.test/reporting/one/${sent.reference.toLowerCase()}`,
      },
    },
  ]);
  expect(
    (
      await db
        .select()
        .from(reports)
        .where(eq(reports.reportId, row?.reportId ?? ""))
    )[0]?.email,
  ).toBeNull();
});

test("codes have eighty random bits, and one that was never given leads nowhere", async () => {
  const codes = Array.from({ length: 500 }, newReference);
  expect(new Set(codes).size).toBe(500);
  for (const place of [0, 7, 18]) expect(new Set(codes.map((code) => code[place])).size).toBe(32);
  for (const code of [newReference(), "report-1", "x", newReference().slice(0, 18), `${newReference()}0`, "%00"])
    expect(outcome(await call(`/reporting/${code}`))).toEqual([404, "reporting.notFound"]);
  expect((await see(`/reporting/one/${newReference()}`)).status).toBe(404);
  expect([readReference("AAAA bbbb CCCC dddd"), readReference("uuuu-uuuu-uuuu-uuuu")]).toEqual(["aaaa-bbbb-cccc-dddd", null]);
});

test.each([
  ["category", "boring"],
  ["details", "too short"],
  ["details", "x".repeat(2001)],
  ["email", "nowhere"],
  ["subject_id", "a b"],
  ["is_trusted", true],
])("a report whose %s is %j is refused by that field's name", async (field, value) => {
  const answer = await send(undefined, body({ [field]: value }));
  expect(outcome(answer)).toEqual([400, "kit.invalidInput"]);
  expect(JSON.stringify(answer.body.error.details)).toContain(field);
});

test("what isn't there, isn't shown, or is nothing that can be reported is not found", async () => {
  const gone = [await shownExperience({ status: "deleted" }), await shownExperience({ status: "rejected" })];
  for (const subject_id of [...gone, "experience-none", "user-1", "experience", "post-none", "reply-none", "databank-none"]) {
    expect(outcome(await send(undefined, body({ subject_id })))).toEqual([404, "reporting.subjectNotFound"]);
    expect((await see(`/reporting/add/${subject_id}`)).status).toBe(404);
  }
});

test("who falls into the trap gets a code like everyone else, and nothing is kept", async () => {
  const before = await db.$count(reports);
  const trapped = await send(undefined, body({ website: "http://spam.example" }));
  expect([trapped.status, Object.keys(trapped.body), await db.$count(reports)]).toEqual([201, ["reference"], before]);
});

test("an address may report ten times an hour without an account", async () => {
  const headers = { "cf-connecting-ip": "192.0.2.77" };
  const answers = [];
  for (let i = 0; i < 11; i++) answers.push((await call("/reporting", { json: body(), headers })).status);
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
});

test("the same person reports a thing once while it is open, is told their code, and may do so again afterwards", async () => {
  const [id, person] = [await shownExperience(), await member()];
  const both = await Promise.all([1, 2].map(() => send(person, body({ subject_id: id }))));
  expect(both.map(outcome).sort()).toEqual([
    [201, undefined],
    [409, "reporting.alreadyReported"],
  ]);
  const reference = both.find(({ status }) => status === 201)?.body.reference;
  expect(both.find(({ status }) => status === 409)?.body.error.details).toEqual({ reference });
  const page = await see(`/reporting/add/${id}`, { as: person, form: { category: "false", details: DETAILS } });
  expect([page.status, page.body.includes(reference ?? "?")]).toEqual([409, true]);
  await decideReport((await moderator()).ctx, await firstOf(id), dismiss);
  expect((await send(person, body({ subject_id: id }))).status).toBe(201);
});

test("trusted is a verified account of a week with fewer than three dismissed reports in ninety days", async () => {
  const bad = await member();
  const forgiven = await member();
  for (const [person, age] of [
    [bad, DAY],
    [forgiven, 91 * DAY],
  ] as const)
    for (let i = 0; i < 3; i++) await addReport({ reporterId: person.userId, status: "dismissed", decidedAt: Date.now() - age });
  const people = [await member(), forgiven, await signUp(), await member({ emailVerifiedAt: null }), bad, undefined];
  const found = [];
  for (const as of people) {
    const id = await shownExperience();
    await send(as, body({ subject_id: id }));
    found.push((await reportsOf(id))[0]?.isTrusted);
  }
  expect(found).toEqual([true, true, false, false, false, false]);
});

test("two trusted reports hide nothing, the third hides it once, and the fourth changes nothing more", async () => {
  const id = await shownExperience();
  await reportedBy(2, id);
  for (let i = 0; i < 3; i++) await report((await signUp()).ctx, body({ subject_id: id }));
  for (let i = 0; i < 3; i++) await report(testContext(), body({ subject_id: id }));
  expect([await statusOf(id), await auditsOf(id)]).toEqual(["approved", []]);
  await reportedBy(1, id);
  expect(await statusOf(id)).toBe("waiting");
  expect(await auditsOf(id)).toMatchObject([
    { act: "experience.hide", actorId: null, before: { status: "approved" }, after: { status: "waiting" } },
  ]);
  await reportedBy(1, id);
  expect([await statusOf(id), (await auditsOf(id)).length, (await reportsOf(id)).length]).toEqual(["waiting", 1, 10]);
});

/** The third and the fourth trusted report of a thing at the same moment. */
async function twoAtOnce(): Promise<string> {
  const id = await shownExperience();
  await reportedBy(2, id);
  const people = [await member(), await member()];
  await Promise.all(people.map(({ ctx }) => report(ctx, body({ subject_id: id }))));
  return id;
}

test("two reports at the same moment that both reach the threshold hide it once", async () => {
  const id = await twoAtOnce();
  expect([await statusOf(id), (await auditsOf(id)).length]).toEqual(["waiting", 1]);
});

test("if what was hidden went on being shown it would be hidden twice: the control of the test above", async () => {
  await db.run(sql`CREATE TRIGGER forgetful AFTER UPDATE OF status ON experiences WHEN new.status = 'waiting'
    BEGIN UPDATE experiences SET status = 'approved' WHERE key = new.key; END`);
  const id = await twoAtOnce();
  await db.run(sql`DROP TRIGGER forgetful`);
  expect((await auditsOf(id)).length).toBe(2);
});

test("reports from before staff looked don't count a second time", async () => {
  const id = await shownExperience();
  await reportedBy(3, id);
  const { ctx } = await moderator();
  await review(
    later(ctx, 1000),
    { type: "experience", table: experiences, id: experiences.experienceId },
    reviewSchema.parse({ ids: [id], decision: "approve" }),
  );
  await reportedBy(1, id);
  expect(await statusOf(id)).toBe("approved");
});

test("posts and replies are hidden as well, databank entries aren't", async () => {
  const now = Date.now();
  const author = (await signUp()).userId;
  const shared = { authorId: author, status: "approved" as const, createdAt: now, updatedAt: now };
  const [postId, replyId] = [newId("post", now), newId("reply", now)];
  await db.insert(posts).values({ ...shared, postId, kind: "study-tip", title: "A tip", text: "Sleep", details: {}, searchText: "tip" });
  await db.insert(replies).values({ ...shared, replyId, postId, depth: 1, text: "No" });
  const { entryId } = await addEntry({ courseId: (await addCourse()).courseId, authorId: author });
  for (const id of [replyId, postId, entryId]) await reportedBy(3, id);
  const states = await db.batch([
    db.select({ status: posts.status }).from(posts).where(eq(posts.postId, postId)),
    db.select({ status: replies.status }).from(replies).where(eq(replies.replyId, replyId)),
    db.select({ status: databankEntries.status }).from(databankEntries).where(eq(databankEntries.entryId, entryId)),
  ]);
  expect(states.map(([row]) => row?.status)).toEqual(["waiting", "waiting", "approved"]);
  const { groups } = await listReports((await moderator()).ctx, reportFilters.parse({ size: "50" }));
  const excerpts = groups.filter(({ subjectId }) => [postId, replyId].includes(subjectId ?? "")).map(({ excerpt }) => excerpt);
  expect(excerpts.sort()).toEqual(["A tip: Sleep", "No"]);
});

test("upholding decides on all reports of a thing together and rejects it with the reason", async () => {
  const id = await shownExperience();
  await reportedBy(2, id);
  const as = await moderator();
  expect(await staff(as, await firstOf(id), "decide", uphold)).toMatchObject({ status: 200, body: { status: "upheld" } });
  const [row] = await db.select().from(experiences).where(eq(experiences.experienceId, id));
  expect(row).toMatchObject({ status: "rejected", reviewReason: WHY, reviewedBy: as.userId });
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
  expect([empty.status, empty.body.includes("Write the answer, or choose a sentence.")]).toEqual([400, true]);
  expect((await act({ act: "uphold", reason: "", template: "tr.removed" })).status).toBe(303);
  expect((await reportsOf(id))[0]).toMatchObject({ status: "upheld", answer: expect.stringContaining("Teşekkürler.") });
  expect((await see("/admin/reporting/all?status=decided", { as })).body).toContain("Take back");
  expect((await act({ act: "undo" })).status).toBe(303);
  expect(await statusOf(id)).toBe("approved");
});

test("the form leads to its code and the code to its status, without an account and in Turkish", async () => {
  const headers = { "accept-language": "tr" };
  const wrong = await visit("/reporting/add", { form: { category: "broken", details: "kısa" }, headers });
  expect([wrong.status, (await wrong.text()).includes("en az 10")]).toEqual([400, true]);
  const sent = await visit("/reporting/add", {
    form: { category: "broken", details: "Takvim açılmıyor, bakar mısınız?", email: "" },
    headers,
  });
  const thanks = sent.headers.get("location") ?? "";
  const reference = new URL(thanks, "https://hocam.test").searchParams.get("reference") ?? "";
  expect((await see(thanks, { headers })).body).toContain(`/reporting/one/${reference}`);
  const status = await see(`/reporting/one/${reference}`, { headers });
  expect([status.status, status.body.includes("Alındı")]).toEqual([200, true]);
  expect((await see(`/reporting/add?reference=${reference.toLowerCase()}`)).location).toBe(`/reporting/one/${reference}`);
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

test("one's own reports are one's own", async () => {
  const [mine, other] = [await member(), await member()];
  const { body: sent } = await send(mine, body({ details: "Only I know of this report." }));
  expect((await see("/reporting/personal", { as: mine })).body).toContain(sent.reference);
  expect((await see("/reporting/personal", { as: other })).body).not.toContain(sent.reference);
});

test("the panel lists what waits of all kinds, the oldest first, in two round trips", async () => {
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
    ["Course experiences", courseCode],
    ["Reports", "Spam or advertising"],
    ["Databank entries", courseCode],
  ]);
  expect(panel.list[0]?.to).toMatch(/^\/admin\/courses\/all\?before=\d+$/);
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
  expect(panel.queues.find(({ name }) => name === "reports")?.waiting).toBe((open?.value ?? 0) + (claimed?.value ?? 0));
  const page = await see("/admin/panel?kind=reports", { as });
  expect([page.body.includes("An old report"), page.status]).toEqual([true, 200]);
  const first = await see(panel.list[0]?.to ?? "", { as });
  expect(first.body).toContain(courseCode);
});

test("no statement of reporting reads a table from end to end, and a page reads ten rows for each it shows at most", async () => {
  for (let i = 0; i < 60; i++)
    await addReport({ subjectType: "experience", subjectId: `experience-${i % 40}`, createdAt: Date.now() - HOUR });
  const { actor } = (await moderator()).ctx;
  const { ctx: watched, statements } = watchedContext({ actor });
  const ctx = watched as SignedInContext;
  const before = ctx.meter.rowsRead;
  const { groups } = await listReports(ctx, reportFilters.parse({}));
  expect(ctx.meter.rowsRead - before).toBeLessThanOrEqual(10 * groups.length + 500);
  await listReports(ctx, reportFilters.parse({ status: "decided", category: "spam" }));
  await readStaffPanel(ctx, { size: 20 });
  const id = await shownExperience();
  await report(ctx, body({ subject_id: id }));
  await claimReport((await moderator()).ctx, await firstOf(id));
  expect(await fullScans(statements)).toEqual([]);
});

test("the median is the middle, or between the two middles", () => {
  expect([median([]), median([5]), median([9, 1, 5]), median([1, 9, 3, 5])]).toEqual([null, 5, 5, 4]);
});
