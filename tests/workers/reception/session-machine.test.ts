/** Every state of a browser's session against every event: whether somebody is signed in afterwards. */

import { env } from "cloudflare:workers";
import { sessions, users } from "@schema/accounts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newSecret, sha256 } from "../../../app/platform/ids";
import { Browser } from "../../support/browser";
import { passProvider } from "../../support/google";
import { lastMailTo } from "../../support/mails";
import { PASSWORD, type Person, signUp, testContext } from "../../support/site";

const COOKIE = "__Host-hocam_session";

interface Scene {
  browser: Browser;
  person: Person;
  /** The page that waits for a code, while one does. */
  codePage?: string;
}

const passwordForm = ({ userEmail }: Person, user_password = PASSWORD) => ({ user_email: userEmail, user_password, remember_me: "on" });
const keyOf = async ({ browser }: Scene) => `session:${await sha256(browser.cookie(COOKIE) ?? "")}`;

async function setPair(scene: Scene, change: Record<string, string>): Promise<void> {
  const key = await keyOf(scene);
  const pair = JSON.parse((await env.KV.get(key)) ?? "{}");
  await env.KV.put(key, JSON.stringify({ ...pair, ...change }));
}

async function signedIn(): Promise<Scene> {
  const scene = { browser: new Browser(), person: await signUp({ isVerifiedGraduate: true }) };
  await scene.browser.open("/reception/login", { form: passwordForm(scene.person) });
  expect(scene.browser.cookie(COOKIE)).toBeTruthy();
  return scene;
}

/** How a browser comes into each state. */
const states: Record<string, () => Promise<Scene>> = {
  "signed out": async () => ({ browser: new Browser(), person: await signUp({ isVerifiedGraduate: true }) }),
  "a code is awaited": async () => {
    const scene = { browser: new Browser(), person: await signUp({ hasSecondStep: true, isVerifiedGraduate: true }) };
    const response = await scene.browser.open("/reception/login", { form: passwordForm(scene.person) });
    return { ...scene, codePage: response.headers.get("location") ?? "" };
  },
  "signed in": signedIn,
  "access token over": async () => {
    const scene = await signedIn();
    await setPair(scene, { accessToken: "over" });
    return scene;
  },
  "both tokens over": async () => {
    const scene = await signedIn();
    await setPair(scene, { accessToken: "over", refreshToken: newSecret() });
    return scene;
  },
  "ended on another device": async () => {
    const scene = await signedIn();
    await testContext().db.update(sessions).set({ endedAt: Date.now() }).where(eq(sessions.userId, scene.person.userId));
    return scene;
  },
};

async function enterCode({ browser, person, codePage }: Scene, spoil: (code: string) => string): Promise<void> {
  const page = codePage ?? "/reception/otp?token=a-token-that-nobody-was-given";
  const code = codePage ? ((await lastMailTo(person.userEmail)).values.code ?? "") : "123456";
  const login_token = new URLSearchParams(page.split("?")[1]).get("token") ?? "";
  await browser.open(page, { form: { login_token, code: spoil(code) } });
}

async function comeBackFromGoogle({ browser, person }: Scene, isVerified: boolean): Promise<void> {
  const away = await browser.open("/api/v1/reception/google/url");
  const email = `${person.userName}@metu.edu.tr`;
  const claims = { sub: `machine-${person.userId}`, email, email_verified: isVerified, name: person.name };
  await browser.open(await passProvider(new URL(away.headers.get("location") ?? ""), claims));
}

const events: Record<string, (scene: Scene) => Promise<unknown>> = {
  "right password": ({ browser, person }) => browser.open("/reception/login", { form: passwordForm(person) }),
  "wrong password": ({ browser, person }) => browser.open("/reception/login", { form: passwordForm(person, "not the password") }),
  "graduate's password": ({ browser, person }) => browser.open("/reception-vip/login", { form: passwordForm(person) }),
  "right code": (scene) => enterCode(scene, (code) => code),
  "wrong code": (scene) => enterCode(scene, (code) => (code === "000000" ? "000001" : "000000")),
  "Google's consent": (scene) => comeBackFromGoogle(scene, true),
  "Google's unverified address": (scene) => comeBackFromGoogle(scene, false),
  "opening a page": ({ browser }) => browser.open("/courses/personal"),
  "logging out": ({ browser }) => browser.open("/api/v1/reception/logout", { form: {} }),
  "being blocked": ({ person }) => testContext().db.update(users).set({ blockedAt: Date.now() }).where(eq(users.userId, person.userId)),
};

/** IN or out after each event, by state; the order is that of the events above. */
const IN = "in";
const out = "out";
const expected: Record<string, string[]> = {
  // right, wrong, graduate, code, wrong code, Google, unverified, page, log out, blocked
  "signed out": [IN, out, IN, out, out, IN, out, out, out, out],
  "a code is awaited": [out, out, out, IN, out, IN, out, out, out, out],
  "signed in": [IN, IN, IN, IN, IN, IN, IN, IN, out, out],
  "access token over": [IN, IN, IN, IN, IN, IN, IN, IN, out, out],
  "both tokens over": [IN, out, IN, out, out, IN, out, out, out, out],
  "ended on another device": [IN, out, IN, out, out, IN, out, out, out, out],
};

const cells = Object.keys(states).flatMap((state) =>
  Object.keys(events).map((event, i) => ({ state, event, result: expected[state]?.[i] ?? "missing" })),
);

test("the table has a cell for every state and event", () => {
  expect(Object.values(expected).map((row) => row.length)).toEqual(Object.keys(states).map(() => Object.keys(events).length));
});

test.each(cells)("$state, $event: $result", async ({ state, event, result }) => {
  const scene = (await states[state]?.()) ?? (await signedIn());
  await events[event]?.(scene);
  const response = await scene.browser.open("/profile/view");
  if (result === IN) return expect(response.status).toBe(200);
  expect([response.status, response.headers.get("location")]).toEqual([302, "/reception/login?next=%2Fprofile%2Fview"]);
  expect(scene.browser.cookie(COOKIE)).toBeUndefined();
});
