/** What a row of the site map promises beside its access is kept by the guard: consent, flags, limits and headers. */
import { consents } from "@schema/platform";
import { beforeEach, expect, expectTypeOf, test } from "vitest";
import { enforcers } from "../../../app/platform/access/enforcers.server";
import { protect } from "../../../app/platform/access/protect.server";
import { HOUR } from "../../../app/platform/clock";
import { giveConsent, withdrawConsent } from "../../../app/platform/consents.server";
import { type Consent, type PageOptions, page, pagesOf } from "../../../app/platform/pages/page";
import { readStoredSettings, writeSettings } from "../../../app/platform/settings.server";
import { decisionOf, fakeBuild, OPENED, rethrow } from "../../support/guard";
import { fromAddress } from "../../support/network-limits";
import { see } from "../../support/pages";
import { type Person, signUp, testContext, visit } from "../../support/site";

/** A page with these options, behind the guard. */
function guarded(options: Partial<PageOptions>) {
  const [row] = pagesOf("pool", [page("/pool/all", "all", { access: "user", ...options })]);
  if (!row) throw new Error("No row");
  const build = protect(fakeBuild([row]), [row], rethrow);
  return { row, decide: (path: string, visitor?: Parameters<typeof decisionOf>[3]) => decisionOf(build, row, path, visitor) };
}

test("every option of a page has an enforcer: one without doesn't compile", () => {
  expectTypeOf<Exclude<keyof PageOptions, keyof typeof enforcers>>().toBeNever();
  expectTypeOf<Exclude<keyof typeof enforcers, keyof PageOptions>>().toBeNever();
  expect(Object.values(enforcers).filter((enforcer) => Object.keys(enforcer).length === 0)).toEqual([]);
});

test("a row with an option that nothing enforces makes the Worker refuse to start", () => {
  expect(() => guarded({ isSecret: true } as Partial<PageOptions>)).toThrow("Nothing enforces isSecret of /pool/all");
});

test("a page in another layout than its row names makes the Worker refuse to start", () => {
  const [row] = pagesOf("pool", [page("/pool/all", "all", { access: "user", chrome: "bare" })]);
  if (!row) throw new Error("No row");
  const build = fakeBuild([{ ...row, chrome: "full" }]);
  expect(() => protect(build, [row], rethrow)).toThrow("/pool/all isn't drawn in the layout chrome/layouts/bare");
});

test("a page is kept for reading without network only when guests may open it, and its handle says that it is kept", () => {
  expect(() => guarded({ offlinePage: {} })).toThrow("/pool/all can't be kept: what is kept is a guest's");
  const [row] = pagesOf("pool", [page("/pool/all", "all", { access: "public" })]);
  if (!row) throw new Error("No row");
  const keptRow = { ...row, offlinePage: {} };
  expect(protect(fakeBuild([keptRow]), [keptRow], rethrow)).toBeDefined();
  const differ = "/pool/all and its handle differ on whether it is kept";
  expect(() => protect(fakeBuild([row]), [keptRow], rethrow)).toThrow(differ);
  expect(() => protect(fakeBuild([keptRow]), [row], rethrow)).toThrow(differ);
});

const notice: Consent = { pool: "psychology", version: 2, askedAt: "/pool/consent" };
const ASKED = "/pool/consent?next=%2Fpool%2Fall%3Fq%3Da";

test("a page behind a consent asks for it, whoever comes, and remembers where they were going", async () => {
  const { decide } = guarded({ consent: notice });
  expect(await decide("/pool/all")).toBe("/reception/login?next=%2Fpool%2Fall");
  for (const as of [await signUp(), await signUp({ userRole: "moderator" }), await signUp({ userRole: "admin" })]) {
    expect(await decide("/pool/all?q=a", { as })).toBe(ASKED);
    expect(await decide("/pool/all?q=a", { as, method: "POST" })).toBe(ASKED);
  }
});

const shown = { text: "The text of the pool", page: "/pool/consent" };

test("a consent opens its page to whoever gave it, until it is withdrawn, and again when it is given again", async () => {
  const { decide } = guarded({ consent: notice });
  const [person, other] = [await signUp(), await signUp()];
  await giveConsent(person.ctx, notice, shown);
  expect(await decide("/pool/all", { as: person })).toBe(OPENED);
  expect(await decide("/pool/all", { as: other })).toContain("/pool/consent");
  await withdrawConsent(person.ctx, notice, shown.page);
  expect(await decide("/pool/all", { as: person })).toContain("/pool/consent");
  await giveConsent(person.ctx, notice, shown);
  expect(await decide("/pool/all", { as: person })).toBe(OPENED);
});

test("a consent to an older text, or to another pool, opens nothing", async () => {
  const { decide } = guarded({ consent: notice });
  const person = await signUp();
  await giveConsent(person.ctx, { ...notice, version: 1 }, shown);
  await giveConsent(person.ctx, { ...notice, pool: "psychiatrist" }, shown);
  expect(await decide("/pool/all", { as: person })).toContain("/pool/consent");
});

test("when a consent was given and withdrawn stays written down, once for each version", async () => {
  const person = await signUp();
  const at = (now: number) => ({ ...person.ctx, clock: { now: () => now } });
  await giveConsent(at(1_000), { ...notice, version: 1 }, shown);
  await giveConsent(at(2_000), notice, shown);
  await giveConsent(at(2_500), notice, shown);
  await withdrawConsent(at(3_000), notice, shown.page);
  await withdrawConsent(at(4_000), notice, shown.page);
  const rows = (await testContext().db.select().from(consents)).filter(({ userId }) => userId === person.userId);
  expect(rows.map(({ version, givenAt, withdrawnAt }) => [version, givenAt, withdrawnAt])).toEqual([
    [1, 1_000, 3_000],
    [2, 2_000, 3_000],
  ]);
});

async function switchFlags(openFlags: string[]): Promise<void> {
  const { ctx } = await signUp({ userRole: "admin" });
  expect(await writeSettings(ctx, { openFlags }, (await readStoredSettings(ctx)).version)).toBe(true);
}

beforeEach(() => switchFlags([]));

test("a page behind a flag is there for nobody but staff until the flag is on", async () => {
  const { decide } = guarded({ flag: "pool", access: "public" });
  const people: Record<string, Person> = { user: await signUp(), moderator: await signUp({ userRole: "moderator" }) };
  const decisions = async () => [
    await decide("/pool/all"),
    await decide("/pool/all", { as: people.user }),
    await decide("/pool/all", { as: people.moderator }),
  ];
  expect(await decisions()).toEqual(["kit.notFound", "kit.notFound", OPENED]);
  await switchFlags(["another"]);
  expect(await decisions()).toEqual(["kit.notFound", "kit.notFound", OPENED]);
  await switchFlags(["pool"]);
  expect(await decisions()).toEqual([OPENED, OPENED, OPENED]);
});

test("a limit counts what is sent by one person, not what is read", async () => {
  const { decide } = guarded({ writeLimit: { name: "pool", max: 2, windowMs: HOUR } });
  const [person, other] = [await signUp(), await signUp()];
  const answers = [];
  for (const method of ["GET", "GET", "GET", "POST", "POST", "POST", "GET"] as const)
    answers.push(await decide("/pool/all", { as: person, method }));
  expect(answers).toEqual([OPENED, OPENED, OPENED, OPENED, OPENED, "kit.tooManyAttempts", OPENED]);
  expect(await decide("/pool/all", { as: other, method: "POST" })).toBe(OPENED);
});

test("a limit of an endpoint counts what one address sends while nobody is signed in, forty times what one person may", async () => {
  const headers = { "cf-connecting-ip": "192.0.2.77" };
  const report = async () => (await visit("/api/v1/errors", { json: { message: "It broke", route: "/" }, headers })).status;
  await fromAddress("client-errors", "192.0.2.77", 40 * 60 - 1);
  expect([await report(), await report()]).toEqual([201, 429]);
});

const headersOf = async (path: string) => {
  const { headers } = await visit(path);
  return ["cache-control", "referrer-policy", "x-robots-tag"].map((name) => headers.get(name));
};

test("a page with a mailed token is never stored nor listed, and tells nobody its address, as a document and as data", async () => {
  for (const path of ["/reception/password-reset?token=x", "/reception/password-reset.data?token=x", "/reception/otp?token=x"]) {
    expect([path, ...(await headersOf(path))]).toEqual([path, "private, no-store", "no-referrer", "noindex"]);
  }
});

test("the error screen isn't for search engines, and other pages say nothing of that", async () => {
  expect((await headersOf("/error"))[2]).toBe("noindex");
  expect(await headersOf("/about")).toEqual(["private, no-cache", "strict-origin-when-cross-origin", null]);
  expect((await see("/sitemap.xml")).body).not.toContain("/error<");
});

test("an endpoint's file is never stored", async () => {
  const { headers, status } = await visit("/api/v1/profile/me/export", { as: await signUp() });
  expect([status, headers.get("cache-control")]).toEqual([200, "private, no-store"]);
});
