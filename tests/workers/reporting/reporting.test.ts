/** Reports: taken in, counted towards hiding what they are about, and followed by a code. */

import { experiences } from "@schema/courses";
import { databankEntries } from "@schema/databank";
import { outbox } from "@schema/platform";
import { posts } from "@schema/posts";
import { reports } from "@schema/reporting";
import { replies } from "@schema/thread";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { reviewSchema } from "../../../app/engines/review/review.schemas";
import { review } from "../../../app/engines/review/review.server";
import { claimReport, decideReport, listReports } from "../../../app/features/reporting/moderation.service.server";
import { median, newReference, readReference } from "../../../app/features/reporting/reporting.rules";
import { reportFilters } from "../../../app/features/reporting/reporting.schemas";
import { mailAnswers, addReport as report } from "../../../app/features/reporting/reporting.service.server";
import { DAY, MINUTE } from "../../../app/platform/clock";
import { newId } from "../../../app/platform/ids";
import { fromAddress } from "../../support/network-limits";
import { see } from "../../support/pages";
import {
  auditsOf,
  body,
  DETAILS,
  dismiss,
  firstOf,
  later,
  member,
  moderator,
  outcome,
  reportedBy,
  reportsOf,
  type Status,
  send,
  shownExperience,
  statusOf,
} from "../../support/reports";
import { addCourse, addEntry, addReport, addUniversity } from "../../support/rows";
import { call, signUp, testContext, visit } from "../../support/site";

const { db } = testContext();

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
      messageClass: "transactional",
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
  for (const code of [newReference(), "report-1", "x", newReference().slice(0, 18), `${newReference()}0`])
    expect(outcome(await call(`/reporting/${code}`))).toEqual([404, "reporting.notFound"]);
  expect(outcome(await call("/reporting/%00"))).toEqual([400, "kit.invalidInput"]);
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

test("a member may report ten times an hour, and guests of one address together four hundred times", async () => {
  const member = await signUp();
  const answers = [];
  for (let i = 0; i < 11; i++) answers.push((await call("/reporting", { as: member, json: body() })).status);
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
  await fromAddress("reporting", "192.0.2.77", 399);
  const headers = { "cf-connecting-ip": "192.0.2.77" };
  const guests = [];
  for (let i = 0; i < 2; i++) guests.push((await call("/reporting", { json: body(), headers })).status);
  expect(guests).toEqual([201, 429]);
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

test("one's own reports are one's own", async () => {
  const [mine, other] = [await member(), await member()];
  const { body: sent } = await send(mine, body({ details: "Only I know of this report." }));
  expect((await see("/reporting/personal", { as: mine })).body).toContain(sent.reference);
  expect((await see("/reporting/personal", { as: other })).body).not.toContain(sent.reference);
});

test("the median is the middle, or between the two middles", () => {
  expect([median([]), median([5]), median([9, 1, 5]), median([1, 9, 3, 5])]).toEqual([null, 5, 5, 4]);
});
