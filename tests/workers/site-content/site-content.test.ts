/** What admins choose to show: nobody sees a draft, everybody what is published, and each step can be gone back. */
import { auditEntries, settings } from "@schema/platform";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { studyTips } from "../../../app/features/study-tip/study-tip.collection";
import { dayAhead } from "../../../app/platform/time";
import { see } from "../../support/pages";
import { addPost } from "../../support/posts";
import { addCourse } from "../../support/rows";
import { call, env, type Person, signUp, testContext, visit } from "../../support/site";
import { contentInput, publish, settingsVersion } from "../../support/site-content";

const { db } = testContext();
const PATH = "/admin/site-content";
const admin = () => signUp({ userRole: "admin" });
type Refusal = { error: { code: string } };
const act = async (as: Person, name: string) => call<Refusal>(PATH, { as, json: { act: name, version: await settingsVersion() } });
const page = async (path: string) => (await see(path)).body;
const inDays = (days: number) => dayAhead(Date.now(), days);
const banner = (text: string, from = 0, until = 1) => ({
  text_en: text,
  text_tr: `${text} (tr)`,
  link: "/event/all",
  from: inDays(from),
  until: inDays(until),
});

beforeEach(async () => {
  await db.delete(settings);
  await env.KV.delete("settings");
  await publish(await admin(), { numbers: ["courses", "describedCourses", "experiences", "databankEntries"] });
});

test("a draft is seen by staff alone until it is published, and undo brings back what was before", async () => {
  const [staff, moderator] = [await admin(), await signUp({ userRole: "moderator" })];
  await call(PATH, { as: staff, method: "PUT", json: await contentInput({ banners: [banner("Zqfair this week")] }) });
  expect((await see("/admin/panel2", { as: moderator })).body).toContain("Zqfair this week");
  expect(await page("/about")).not.toContain("Zqfair this week");
  expect((await act(staff, "publish")).status).toBe(200);
  expect(await page("/about")).toContain("Zqfair this week");
  expect((await see("/about", { headers: { "accept-language": "tr" } })).body).toContain("Zqfair this week (tr)");
  expect((await act(staff, "undo")).status).toBe(200);
  expect(await page("/about")).not.toContain("Zqfair this week");
  const acts = await db.select().from(auditEntries).where(eq(auditEntries.actorId, staff.userId));
  expect(acts.map((entry) => entry.act)).toEqual(["settings.change", "settings.change", "settings.change"]);
});

test("banners are shown from their first day until their last", async () => {
  const banners = [banner("Zqover", -3, -1), banner("Zqnow", 0, 0), banner("Zqlater", 1, 2)];
  await publish(await admin(), { banners });
  const html = await page("/about");
  expect(["Zqover", "Zqnow", "Zqlater"].map((text) => html.includes(text))).toEqual([false, true, false]);
});

test("a number that isn't chosen isn't on the front page, and groups of the FAQ come in their order", async () => {
  await addCourse();
  const label = "courses in the catalog";
  expect(await page("/")).toContain(label);
  await publish(await admin(), {
    numbers: ["experiences"],
    faq: [
      { group: "experiences", order: 1 },
      { group: "start", order: 2 },
    ],
  });
  expect(await page("/")).not.toContain(label);
  const html = await page("/faq");
  const places = ["Experiences and anonymity", "First steps"].map((title) => html.indexOf(title));
  expect(places.every((place) => place > 0) && (places[0] ?? 0) < (places[1] ?? 0)).toBe(true);
});

test("a demo page shows the posts that staff picked and no other, and says so where there are none; a post that isn't published can't be picked", async () => {
  const [staff, author] = [await admin(), await signUp()];
  const picked = await addPost(author, studyTips, { title: "Zqpicked by staff", likeCount: 0 } as never);
  for (let at = 0; at < 7; at++) await addPost(author, studyTips, { title: `Zqliked ${at}` });
  const hidden = await addPost(author, studyTips, { title: "Zqhidden", status: "waiting" });
  const refused = await call<Refusal>(PATH, { as: staff, method: "PUT", json: await contentInput({ demo_picks: [hidden] }) });
  expect(refused.body.error.code).toBe("site-content.unknownPost");
  const before = await page("/study-tip/demo");
  expect([before.includes("Zqpicked"), before.includes("Zqliked"), before.includes("No samples to show yet")]).toEqual([
    false,
    false,
    true,
  ]);
  await publish(staff, { demo_picks: [picked] });
  const html = await page("/study-tip/demo");
  expect([html.includes("Zqpicked by staff"), html.includes("Zqliked")]).toEqual([true, false]);
});

test("who changes an older version is refused, and bad input loses nothing", async () => {
  const staff = await admin();
  const input = await contentInput();
  await publish(staff);
  expect((await call<Refusal>(PATH, { as: staff, method: "PUT", json: input })).body.error.code).toBe("site-content.changed");
  const form = {
    "banners[0].text_en": "Zqkept words",
    "banners[0].text_tr": "Duyuru",
    "banners[0].link": "javascript:alert(1)",
    "banners[0].from": inDays(1),
    "banners[0].until": inDays(2),
    demo_picks: "",
    version: String(await settingsVersion()),
  };
  const answer = await visit("/admin/panel2", { as: staff, form });
  const html = await answer.text();
  expect([answer.status, html.includes("Zqkept words"), html.includes("Enter a page such as /event/all")]).toEqual([400, true, true]);
});

test("moderators look and change nothing", async () => {
  const moderator = await signUp({ userRole: "moderator" });
  expect((await call(PATH, { as: moderator })).status).toBe(200);
  expect((await call(PATH, { as: moderator, method: "PUT", json: await contentInput() })).status).toBe(403);
  expect((await visit("/admin/panel2", { as: moderator, form: { act: "undo", version: String(await settingsVersion()) } })).status).toBe(
    403,
  );
});
