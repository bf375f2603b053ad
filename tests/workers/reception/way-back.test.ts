/** Every door leads on to where somebody was going, whichever way they turn there and whatever is refused. */
import { registrations } from "@schema/reception";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { PageRow } from "../../../app/platform/pages/page";
import { product } from "../../../app/product.server";
import { passProvider } from "../../support/google";
import { lastMailTo } from "../../support/mails";
import { PASSWORD, signUp, testContext, visit } from "../../support/site";

const GOAL = "/catalog/course/MATH119?tab=2&q=%C3%A7ay";
const NEXT = new URLSearchParams({ next: GOAL }).toString();
const HTML = { accept: "text/html" };

/** The pages of the door: those for guests alone, the confirmation of an address, and their like that lead to them. */
const isDoor = ({ path, access, redirect }: PageRow) =>
  access === "guest" || /^\/reception\/(verify|password-reset|otp)/.test(redirect ?? path);
const doors = product.siteMap.filter((row) => isDoor(row) && !row.redirect).map(({ path }) => path);
const isDoorsAddress = (at: string) => doors.includes(at.split("?")[0] ?? "") || at.startsWith("/api/v1/reception/google/url");

const nextIn = (address: string) => new URL(address, "https://hocam.test").searchParams.get("next");

/** The links of a page that lead to a door. */
const doorsIn = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, at = ""]) => at.replaceAll("&amp;", "&")).filter((at) => isDoorsAddress(at));

const lost = (addresses: string[]) => addresses.filter((at) => nextIn(at) !== GOAL);

test("the door tells what is behind it for a feature's own pages, and not for those of its staff", async () => {
  const behind = product.translators.en.t("advert:behind" as never) as string;
  const read = async (next: string) => (await visit(`/reception/login?next=${next}`, { headers: { ...HTML, cookie: "locale=en" } })).text();
  const [own, staffs] = [await read("/advert/all"), await read("/admin/advert/all")];
  expect([own.includes(behind), staffs.includes(behind)]).toEqual([true, false]);
  expect(staffs).toContain(product.translators.en.t("advert:pages.admin-all" as never));
});

test("the doors are those that are known", () => {
  expect(doors).toEqual(expect.arrayContaining(["/reception/login", "/reception/register", "/reception/otp", "/reception-vip/login"]));
  expect(doors.length).toBeGreaterThanOrEqual(8);
});

test.each(["", "&token=over", "&token=over&email=somebody%40metu.edu.tr&isVip=true", "&notice=google", "&notice=reset"])(
  "every link from a door to another (%j) carries it along",
  async (more) => {
    const found: Record<string, string[]> = {};
    let count = 0;
    for (const path of doors) {
      const response = await visit(`${path}?${NEXT}${more}`, { headers: HTML });
      const links =
        response.status === 200 ? doorsIn(await response.text()) : [response.headers.get("location") ?? ""].filter(isDoorsAddress);
      count += links.length;
      if (lost(links).length > 0) found[path] = lost(links);
    }
    expect(found).toEqual({});
    expect(count).toBeGreaterThan(8);
  },
);

test("the door's old address hands it on", async () => {
  expect(nextIn((await visit(`/login?${NEXT}`)).headers.get("location") ?? "")).toBe(GOAL);
});

test("an address that waits for its confirmation: the way to another mail, that mail, and what it leads to", async () => {
  const user_email = "waits-for-mail@metu.edu.tr";
  const form = { user_email, name: "Bekleyen Biri", user_name: "waits_for_mail", user_password: PASSWORD, password_confirmation: PASSWORD };
  expect((await visit(`/reception/register?${NEXT}`, { form })).status).toBe(200);
  expect(nextIn(String((await lastMailTo(user_email)).values.url))).toBe(GOAL);
  await visit(`/reception/verify-email?${NEXT}`, { form: { user_email } });
  const link = new URL(String((await lastMailTo(user_email)).values.url));
  expect([link.pathname, nextIn(link.href)]).toEqual(["/reception/verify-email", GOAL]);
  const confirmed = await visit(link.pathname + link.search, { form: { token: link.searchParams.get("token") ?? "" } });
  expect(nextIn(confirmed.headers.get("location") ?? "")).toBe(GOAL);
  expect(await testContext().db.select().from(registrations).where(eq(registrations.userEmail, user_email))).toEqual([]);
});

test("whoever registers again, or under an address that has an account, is mailed a way that leads there", async () => {
  const known = await signUp({ userEmail: "known-already@metu.edu.tr" });
  const formOf = (user_email: string, user_name: string) => ({
    user_email,
    user_name,
    name: "Yeniden Gelen",
    user_password: PASSWORD,
    password_confirmation: PASSWORD,
  });
  await visit(`/reception/register?${NEXT}`, { form: formOf(known.userEmail, "known_again") });
  expect(nextIn(String((await lastMailTo(known.userEmail)).values.url))).toBe(GOAL);
  const twice = "registered-twice@metu.edu.tr";
  for (const name of ["twice_one", "twice_two"]) await visit("/reception/register", { form: formOf(twice, name) });
  await visit(`/reception/verify-email?${NEXT}`, { form: { user_email: twice } });
  const { template, values } = await lastMailTo(twice);
  expect([template, nextIn(String(values.url))]).toEqual(["reception:mail.register-again", GOAL]);
});

test.each(["/reception/login", "/reception-vip/login"])("%s refuses and still knows where to go", async (door) => {
  const waiting = await signUp({ emailVerifiedAt: null, isVerifiedGraduate: true });
  for (const user_password of ["not the password", PASSWORD]) {
    const refused = await visit(`${door}?${NEXT}`, { form: { user_email: waiting.userEmail, user_password }, headers: HTML });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    const links = doorsIn(await refused.text());
    expect(links.length).toBeGreaterThan(1);
    expect(lost(links)).toEqual([]);
  }
});

/** Leaves for Google from the door and comes back. */
async function comeBack(spoil: (path: string) => string, claims: Record<string, unknown>, { next = GOAL, isOther = false } = {}) {
  const left = await visit(`/api/v1/reception/google/url?${new URLSearchParams({ next })}`, { headers: HTML });
  const cookie = left.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  const path = spoil(await passProvider(new URL(left.headers.get("location") ?? ""), claims));
  const back = await visit(path, { headers: { ...HTML, ...(!isOther && { cookie }) } });
  return { to: back.headers.get("location") ?? "", path, cookie };
}

const claims = { sub: "way-back", email: "way-back@metu.edu.tr", email_verified: true, name: "Dönen Biri" };
const same = (path: string) => path;

test.each([
  ["Google's refusal", (path: string) => path.replace(/code=[^&]+/, "error=access_denied"), claims],
  ["a wrong code", (path: string) => path.replace(/code=[^&]+/, "code=wrong"), claims],
  ["no code", (path: string) => path.replace(/&?code=[^&]+/, ""), claims],
  ["a wrong state", (path: string) => path.replace(/state=[^&]+/, "state=wrong"), claims],
  ["no state", (path: string) => path.replace(/&?state=[^&]+/, ""), claims],
  ["an address of elsewhere", same, { ...claims, email: "somebody@gmail.com" }],
  ["an address that isn't verified", same, { ...claims, email_verified: false }],
  ["a refusal longer than any", (path: string) => path.replace(/code=[^&]+/, `error=${"e".repeat(300)}`), claims],
  ["a state longer than any", (path: string) => path.replace(/state=[^&]+/, `state=${"s".repeat(600)}`), claims],
  ["a wrong nonce", same, { ...claims, nonce: "another" }],
] as const)("Google's way fails by %s: the login page still knows where to go", async (_, spoil, who) => {
  const { to } = await comeBack(spoil, who);
  expect(to).toMatch(/^\/reception\/login\?notice=google/);
  expect(nextIn(to)).toBe(GOAL);
});

test("a blocked person, and a return that is opened twice, come to a login page that knows it too", async () => {
  await signUp({ userEmail: "way-back-blocked@metu.edu.tr", blockedAt: Date.now() });
  const blocked = await comeBack(same, { ...claims, sub: "way-back-blocked", email: "way-back-blocked@metu.edu.tr" });
  expect(blocked.to).toContain("notice=google-blocked");
  expect(nextIn(blocked.to)).toBe(GOAL);
  const { path, cookie, to } = await comeBack(same, { ...claims, sub: "way-back-twice", email: "way-back-twice@metu.edu.tr" });
  expect(to).toBe(GOAL);
  const again = await visit(path, { headers: { ...HTML, cookie } });
  expect(nextIn(again.headers.get("location") ?? "")).toBe(GOAL);
});

test.each(["https://evil.example/", "//evil.example", "/\\evil.example"])(
  "Google's way leads nobody to %j, failed or not",
  async (next) => {
    const failed = await comeBack((path) => path.replace(/code=[^&]+/, "code=wrong"), claims, { next });
    expect(failed.to).toBe("/reception/login?notice=google");
  },
);

test("another browser isn't told where the first was going", async () => {
  expect((await comeBack(same, claims, { isOther: true })).to).toBe("/reception/login?notice=google");
});

test.each([
  ["ç", 300],
  ["ç", 900],
  ["a", 1900],
  ["a", 2500],
])("a goal of %s, %i times, doesn't break the way in", async (letter, times) => {
  const next = `/search?q=${letter.repeat(times)}`;
  const subject = `way-back-${letter === "a" ? "a" : "c"}-${times}`;
  const { to } = await comeBack(same, { ...claims, sub: subject, email: `${subject}@metu.edu.tr` }, { next });
  expect(decodeURI(to)).toBe(times > 2000 ? "/" : next);
});

test("whoever is asked to log in reads what is behind the door, in both languages, with an example where there is one", async () => {
  const behind = product.siteMap.filter(({ access, redirect }) => access === "user" && !redirect);
  const silent = behind.flatMap(({ feature, path }) =>
    (["en", "tr"] as const)
      .filter((locale) => !product.translators[locale].exists(`${feature}:behind`))
      .map((locale) => `${path} ${locale}`),
  );
  expect(silent).toEqual([]);
  const read = async (path: string, locale: string) =>
    (await visit(`/reception/login?${new URLSearchParams({ next: path })}`, { headers: { "accept-language": locale } })).text();
  for (const locale of ["en", "tr"] as const) {
    const html = await read("/advert/all", locale);
    expect(html).toContain(product.translators[locale].t("advert:behind"));
    expect(html).toContain('href="/advert/demo"');
  }
  expect(await read("/", "en")).not.toContain("border-s-4");
  const tickets = await read("/event/ticket/personal", "en");
  expect(tickets).toContain(product.translators.en.t("tickets:behind"));
  expect(tickets).not.toContain(product.translators.en.t("reception:login.example"));
});
