/** A form that is sent without scripts after its session has ended: the login stands in between, and nothing that was typed is lost. */
import { sessions } from "@schema/accounts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newSecret } from "../../../app/platform/ids";
import type { PageRow } from "../../../app/platform/pages/page";
import { storeTokenPair } from "../../../app/platform/session/cookie.server";
import { openSession } from "../../../app/platform/session/session.service.server";
import { siteMap } from "../../../app/site-map";
import { formsIn, type ReadForm } from "../../support/forms";
import { fromAddress } from "../../support/network-limits";
import { addressOf, writeKnown } from "../../support/pages";
import { consentToAll } from "../../support/pools";
import { env, PASSWORD, type Person, signUp, testContext, visit } from "../../support/site";

const ORIGIN = "https://hocam.test";
const TYPED = "Typed for a quarter of an hour: ığüşöç, “quotes” & <marks>";

/** A browser without scripts: it holds cookies. @param address where it asks from, another each time if it isn't said */
function browser(address?: string) {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const go = async (path: string, form?: Record<string, string>) => {
    const response = await visit(path, {
      form,
      headers: { cookie: cookie(), accept: "text/html", ...(address && { "cf-connecting-ip": address }) },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0(;|$)/.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    const at = response.headers.get("location");
    return {
      status: response.status,
      location: at && new URL(at, ORIGIN).pathname + new URL(at, ORIGIN).search,
      body: await response.text(),
    };
  };
  const logIn = (path: string, { userEmail }: Person) => go(path, { user_email: userEmail, user_password: PASSWORD });
  return { jar, go, logIn };
}

const endSessions = ({ userId }: Person) =>
  testContext().db.update(sessions).set({ endedAt: Date.now() }).where(eq(sessions.userId, userId));

/** The cookie of a session of theirs: staff are asked for a mailed code on the way through the login. */
async function cookieOf({ userId, ctx }: Person): Promise<[string, string]> {
  const tokens = await openSession(ctx, { userId, channel: "api", isRemembered: true });
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(await storeTokenPair(ctx, newSecret(), tokens, true)) ?? [];
  return [name, value];
}

const values = (forms: ReadForm[]) => forms.flatMap(({ fields }) => Object.values(fields));

/** Sends a thread's form after the session has ended. */
async function sendLate(person: Person, end: (jar: Map<string, string>) => unknown, address?: string) {
  const { jar, go, logIn } = browser(address);
  await logIn("/reception/login", person);
  const [form] = (await formsIn((await go("/thread/add?tag=x")).body)).filter(({ fields }) => "text" in fields);
  await end(jar);
  const sent = await go("/thread/add?tag=x", { ...form?.fields, title: "Where does one sit?", text: TYPED, password_note: "hidden" });
  return { jar, go, logIn, sent };
}

test.each([
  ["was ended", async (person: Person) => void (await endSessions(person))],
  [
    "lost its cookie",
    async (_: Person, jar: Map<string, string>) => void [...jar.keys()].filter((key) => /session/.test(key)).map((key) => jar.delete(key)),
  ],
])("what was typed comes back after the login when the session %s, once, and is nowhere to be read meanwhile", async (_, end) => {
  const person = await signUp();
  const { jar, go, logIn, sent } = await sendLate(person, (cookies) => end(person, cookies));
  expect([sent.status, sent.location]).toEqual([303, `/reception/login?next=${encodeURIComponent("/thread/add?tag=x")}`]);
  const { keys } = await env.KV.list({ prefix: "unsent:" });
  for (const { name } of keys) expect((await env.KV.get(name)) ?? "").not.toContain("quarter");
  const secret = [...jar].find(([name]) => name.endsWith("unsent"))?.[1] ?? "";
  expect([secret.length > 40, keys.some(({ name }) => name.includes(secret))]).toEqual([true, false]);
  expect((await logIn(sent.location ?? "", person)).location).toBe("/thread/add?tag=x");
  const back = await go("/thread/add?tag=x");
  expect([back.status, back.body.includes("Your text is back")]).toEqual([200, true]);
  expect(values(await formsIn(back.body))).toEqual(expect.arrayContaining(["Where does one sit?", TYPED]));
  expect(values(await formsIn((await go("/thread/add?tag=x")).body))).not.toContain(TYPED);
  expect((await env.KV.list({ prefix: "unsent:" })).keys.length).toBe(keys.length - 1);
});

test("somebody else who signs in with the browser doesn't get it, and it is forgotten", async () => {
  const [person, other] = [await signUp(), await signUp()];
  const { go, logIn, sent } = await sendLate(person, () => endSessions(person));
  await logIn(sent.location ?? "", other);
  expect((await go("/thread/add?tag=x")).body).not.toContain("quarter of an hour");
  await go("/api/v1/reception/logout", {});
  await logIn("/reception/login", person);
  expect((await go("/thread/add?tag=x")).body).not.toContain("quarter of an hour");
});

test("whoever's session ended keeps their text, however many forms guests of the same address sent", async () => {
  const address = "203.0.113.240";
  await fromAddress("unsent", address, 300);
  const [person, guest] = [await signUp(), browser(address)];
  await guest.go("/thread/add", { title: "A guest's", text: TYPED });
  expect([...guest.jar.keys()].some((name) => name.endsWith("unsent"))).toBe(false);
  const { go, logIn, sent } = await sendLate(person, () => endSessions(person), address);
  await logIn(sent.location ?? "", person);
  expect(values(await formsIn((await go("/thread/add?tag=x")).body))).toContain(TYPED);
});

test("a text that nobody types isn't kept", async () => {
  const { jar, go } = browser();
  const sent = await go("/thread/add", { text: "x".repeat(210_000) });
  expect([sent.status, [...jar.keys()].some((name) => name.endsWith("unsent"))]).toEqual([303, false]);
});

test.each([
  ["a member", {}, ["public", "user"]],
  ["a moderator", { userRole: "moderator" }, ["moderator"]],
  ["an admin", { userRole: "admin" }, ["admin"]],
] as const)(
  "every form with texts that %s may send comes back with them",
  async (_, own, accesses) => {
    const known = await writeKnown();
    const person = await signUp(own);
    await consentToAll(person);
    const { jar, go } = browser();
    const session = await cookieOf(person);
    jar.set(...session);
    const faults: string[] = [];
    let walked = 0;
    // A page in maintenance is admins' alone: whoever isn't one any more is sent home from it.
    const isWalked = ({ access, redirect, path, isInMaintenance }: PageRow) =>
      (accesses as readonly string[]).includes(access) && !redirect && !isInMaintenance && !path.startsWith("/reception");
    for (const row of siteMap.filter(isWalked)) {
      const path = addressOf(known, row);
      const page = await go(path);
      const forms = (await formsIn(page.body)).filter(
        ({ areas, texts, fields }) => areas.length + texts.length > 0 && !Object.keys(fields).some((name) => /password/.test(name)),
      );
      for (const { fields, areas, texts } of forms) {
        const [name = ""] = [...areas, ...texts];
        jar.delete(session[0]);
        const sent = await go(path, { ...fields, [name]: TYPED });
        jar.set(...session);
        // A form that guests may send as well is answered at once.
        if (row.access === "public" && sent.status !== 303) continue;
        walked += 1;
        const back = await go(path);
        if (sent.status !== 303) faults.push(`${path}: answers ${sent.status}`);
        else if (!values(await formsIn(back.body)).some((value) => value.trim() === TYPED))
          faults.push(`${path}: ${name} is lost (${back.status})`);
      }
    }
    expect(faults).toEqual([]);
    expect(walked).toBeGreaterThan(4);
  },
  120_000,
);
