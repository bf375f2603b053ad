/** Staff pause whoever wrote something, without learning who: they publish nothing, read everything, and can appeal. */

import { pauses } from "@schema/accounts";
import { notices } from "@schema/notices";
import { auditEntries } from "@schema/platform";
import { appeals } from "@schema/reporting";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { endpoints } from "../../../app/endpoints";
import { work } from "../../../app/features/admin/admin.service.server";
import { actFilters } from "../../../app/features/audit/audit.schemas";
import { listActs } from "../../../app/features/audit/audit.service.server";
import { addAppeal, decideAppeal } from "../../../app/features/reporting/appeals.service.server";
import { decideReport, liftPause, undoReport } from "../../../app/features/reporting/moderation.service.server";
import { addReport as report } from "../../../app/features/reporting/reporting.service.server";
import { DAY, MINUTE } from "../../../app/platform/clock";
import { siteMap } from "../../../app/site-map";
import { pageFiller, see } from "../../support/pages";
import { body, firstOf, later, member, moderator, shownExperience, uphold, WHY } from "../../support/reports";
import { addUniversity } from "../../support/rows";
import { call, type Person, signUp, testContext, visit } from "../../support/site";

const { db } = testContext();
beforeEach(addUniversity);

async function reported(author: Person) {
  const id = await shownExperience({ authorId: author.userId });
  await report((await member()).ctx, body({ subject_id: id }));
  return { id, reportId: await firstOf(id) };
}
const pausesOf = (as: Person) => db.select().from(pauses).where(eq(pauses.userId, as.userId));
const codeOf = (refused: { code: string }) => refused.code;
const isPaused = async (as: Person) => {
  const { status, body } = await call<{ error: { code: string } }>("/qa/pool", { as, json: {} });
  return status === 403 && body.error.code === "kit.paused";
};

/** Somebody paused for a week. */
async function paused(own: Parameters<typeof signUp>[0] = {}) {
  const [author, by] = [await signUp(own), await moderator()];
  const { id, reportId } = await reported(author);
  await decideReport(by.ctx, reportId, { ...uphold, pause_days: "7" });
  return { author, by, id, reportId };
}

test("upheld with a pause, the author publishes nothing until it is over, and hears until when, why and where to appeal", async () => {
  const { author, id } = await paused();
  expect(await isPaused(author)).toBe(true);
  const [pause] = await pausesOf(author);
  expect(Math.round(((pause?.until ?? 0) - Date.now()) / DAY)).toBe(7);
  const told = (await db.select().from(notices).where(eq(notices.userId, author.userId))).find(({ kind }) => kind === "reporting.paused");
  expect(told).toMatchObject({ path: `/reporting/personal#${id}`, mail: "now" });
  const bell = (await see("/notifications/personal", { as: author })).body;
  expect(bell).toContain(uphold.author_reason);
  const own = (await see("/reporting/personal", { as: author })).body;
  expect(own).toContain(`id="${id}"`);
  expect(own).toContain(`Reason: ${uphold.author_reason}`);
  await db.update(pauses).set({ until: Date.now() - 1 });
  expect(await isPaused(author)).toBe(false);
});

test("a longer pause wins over a shorter one, whichever came first", async () => {
  const [author, by] = [await signUp(), await moderator()];
  for (const pause_days of ["30", "1"] as const) {
    await decideReport(by.ctx, (await reported(author)).reportId, { ...uphold, pause_days });
  }
  const answer = await call<{ error: { message: string } }>("/qa/pool", { as: author, json: {} });
  const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "Europe/Istanbul" }).format(
    Date.now() + 30 * DAY,
  );
  expect(answer.body.error.message).toContain(day);
});

test("of two moderators at once one decides, and there is one pause; the queue takes it too", async () => {
  const author = await signUp();
  const { reportId } = await reported(author);
  const act = async (as: Person, pause_days: "1" | "7") =>
    work(as.ctx, { act: "uphold", inbox: "reports", id: reportId, reason: WHY, author_reason: uphold.author_reason, pause_days }).catch(
      codeOf,
    );
  const both = await Promise.all([act(await moderator(), "1"), act(await moderator(), "7")]);
  expect(both.filter((each) => each === "reporting.alreadyDecided").length).toBe(1);
  expect((await pausesOf(author)).length).toBe(1);
});

test("a dismissed report pauses nobody, and a decision taken back takes its pause back", async () => {
  const author = await signUp();
  const { reportId } = await reported(author);
  const by = await moderator();
  await decideReport(by.ctx, reportId, { decision: "dismiss", reason: WHY, pause_days: "7" });
  expect(await pausesOf(author)).toEqual([]);
  const other = await paused();
  await undoReport(other.by.ctx, other.reportId);
  expect(await isPaused(other.author)).toBe(false);
});

test("staff lift a pause from its decision, once and never their own; it is written down without a name", async () => {
  const { author, by, reportId } = await paused();
  const page = await see("/admin/reporting/all?status=decided", { as: by });
  expect(page.body).toContain("Author paused until");
  const both = await Promise.all([liftPause(by.ctx, reportId).catch(codeOf), liftPause(by.ctx, reportId).catch(codeOf)]);
  expect(both.filter((each) => each === "reporting.nothingToLift").length).toBe(1);
  expect(await isPaused(author)).toBe(false);
  const acts = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, reportId));
  expect(acts.map(({ act }) => act).sort()).toEqual(["report.lift", "report.pause", "report.uphold"]);
  expect(JSON.stringify(acts)).not.toContain(author.userId);
  const admin = await signUp({ userRole: "admin" });
  const said = async (locale: "en" | "tr") =>
    (await listActs({ ...admin.ctx, locale }, actFilters.parse({ q: reportId }))).items.map((act) => act.said).join("; ");
  expect(await said("en")).toMatch(/paused an author for 7 days for a report, until .*20\d\d/);
  expect(await said("en")).toMatch(/lifted an author's pause that held until .*20\d\d/);
  expect(await said("tr")).toMatch(/yazarın paylaşımlarını 7 gün süreyle durdurdu \(bitiş: .*20\d\d/);
  const own = await paused({ userRole: "moderator" });
  expect(await liftPause(own.author.ctx, own.reportId).catch(codeOf)).toBe("reporting.ownReport");
});

test("an appeal that is granted lifts the pause, and the paused author can write it", async () => {
  const { author, id } = await paused();
  const after = later(author.ctx, 11 * MINUTE);
  await addAppeal(after, { subject_type: "experience", subject_id: id, text: "It says what happened and insults nobody." });
  const [row] = await db.select().from(appeals).where(eq(appeals.subjectId, id));
  await decideAppeal((await moderator()).ctx, row?.appealId ?? "", { status: "granted", answer: "You are right, nobody is named." });
  expect(await isPaused(author)).toBe(false);
});

test("nothing typed is lost in a form, and the refusal says until when, in the reader's language", async () => {
  const { author } = await paused();
  const answer = await visit("/thread/add", {
    as: author,
    form: { title: "What I typed in this field" },
    headers: { "accept-language": "tr" },
  });
  const text = await answer.text();
  expect(answer.status).toBe(403);
  expect(text).toContain("What I typed in this field");
  expect(text).toContain("paylaşım yapamazsın");
});

test("no endpoint that publishes takes anything of a paused member, and each hears a member", async () => {
  const [{ author }, other] = [await paused(), await member()];
  const writing = endpoints.filter(
    ({ method, access }) => (method === "POST" || method === "PUT") && (access === "user" || access === "public"),
  );
  const codes = async (as: Person) => {
    const found: string[] = [];
    for (const { method, path, whilePaused } of writing.filter((each) => each.whilePaused !== "open")) {
      expect(whilePaused).toBeUndefined();
      const answer = await call<{ error?: { code: string } }>(path.replaceAll(/:[a-z_]+/g, "x-1"), { as, json: {}, method });
      found.push(`${answer.body.error?.code}`);
    }
    return found;
  };
  expect(new Set(await codes(author))).toEqual(new Set(["kit.paused"]));
  expect(await codes(other)).not.toContain("kit.paused");
  expect(writing.filter(({ whilePaused }) => whilePaused === "open").map(({ feature = "platform" }) => feature)).not.toContain("thread");
  const open = new Set(writing.filter(({ whilePaused }) => whilePaused === "open").map(({ feature = "platform" }) => feature));
  expect([...open].filter((each) => !OPEN.includes(each))).toEqual([]);
});

/** Where a paused member may go on writing: their own things, and what only staff read. */
const OPEN = [
  "ai",
  "alarm",
  "catalog",
  "contacts",
  "errors",
  "gpa",
  "graduates",
  "info",
  "notifications",
  "overview",
  "payments",
  "platform",
  "profile",
  "reception",
  "reporting",
  "schedule",
  "tickets",
  "todo",
  "waitlist",
];

test("no form that publishes takes anything of a paused member, and each hears a member", async () => {
  const [{ author }, other] = [await paused(), await member()];
  const fill = await pageFiller();
  const rows = siteMap.filter(
    ({ access, redirect, whilePaused }) => (access === "user" || access === "public") && !redirect && whilePaused !== "open",
  );
  const answers = async (as: Person) => {
    const found: string[] = [];
    for (const row of rows) {
      const answer = await visit(fill(row), { as, form: { act: "none" }, headers: { accept: "text/html" } });
      const text = await answer.text();
      if (answer.status !== 405) found.push(`${text.includes("a moderator has paused your posts")}`);
    }
    return found;
  };
  expect(new Set(await answers(other))).toEqual(new Set(["false"]));
  expect((await answers(author)).filter((each) => each === "true").length).toBeGreaterThan(50);
});

test("a paused member reads, exports, keeps a GPA and may delete the account", async () => {
  const { author } = await paused();
  for (const path of ["/", "/thread/all", "/gpa-calculator", "/reporting/personal"])
    expect((await see(path, { as: author })).status).toBe(200);
  const gone = await call("/profile/me", { as: author, method: "DELETE" });
  expect(gone.status).not.toBe(403);
});

test("what staff see of a paused author is the same whoever it is", async () => {
  const one = await paused({ userName: "first_of_two" });
  const two = await paused({ userName: "other_of_two" });
  const admin = await signUp({ userRole: "admin" });
  const found: string[][] = [];
  for (const { author } of [one, two]) {
    const seen: string[] = [];
    for (const path of [
      "/admin/panel",
      "/admin/reporting/all?status=decided",
      "/admin/reporting/users",
      "/admin/users/all",
      `/admin/users/${author.userId}`,
      "/admin/audit/all",
    ]) {
      const { status, body: text } = await see(path, { as: admin });
      if (/paused/i.test(text.replaceAll(/author paused until|"?pausedUntil"?|paused an author for a report/gi, "")) && status === 200)
        seen.push(path);
    }
    found.push(seen);
  }
  expect(found).toEqual([[], []]);
});
