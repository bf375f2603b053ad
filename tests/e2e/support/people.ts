/** People for tests: the four of the seed, and newcomers who register through the API. */
import { randomBytes, randomInt } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";

export interface Person {
  name: string;
  userName: string;
  email: string;
  password: string;
}

export const demoPassword = "hocam-demo-2026";
export const demoRoles = ["admin", "moderator", "student", "newcomer"] as const;
/** The accounts of the seed: `student` has earned the databank, `newcomer` has written nothing. */
export type DemoRole = (typeof demoRoles)[number];
export const demoEmail = (role: DemoRole) => `${role}@hocam.test`;

/** An address on which no limit has been used up: limits count by it. */
export const freshAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Somebody who doesn't exist yet. */
export function makePerson(): Person {
  const key = randomBytes(5).toString("hex");
  return { name: "Çağrı Işık", userName: `person.${key}`, email: `e${key}@metu.edu.tr`, password: "yedi tepeli sehirde bahar" };
}

/** A connection that the server ends while the next request is on its way to it says nothing of the site. */
const AGAIN = { maxRetries: 2 };

/** The link in the newest mail to this address, as a path of the site. */
export async function mailedPath(request: APIRequestContext, email: string): Promise<string> {
  const response = await request.get("/api/v1/dev/outbox", { params: { to: email }, ...AGAIN });
  const { mails } = (await response.json()) as { mails: { text: string }[] };
  const link = /https?:\/\/\S+/.exec(mails[0]?.text ?? "")?.[0];
  if (!link) throw new Error(`No mail with a link for ${email}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** Registers and verifies somebody. */
export async function register(request: APIRequestContext, person = makePerson()): Promise<Person> {
  const { name, userName, email, password } = person;
  const data = { name, user_name: userName, user_email: email, user_password: password };
  expect((await request.post("/api/v1/reception/register", { data, ...AGAIN })).status()).toBe(202);
  const token = new URLSearchParams((await mailedPath(request, email)).split("?")[1]).get("token") ?? "";
  expect((await request.get("/api/v1/reception/verify-email", { params: { token }, ...AGAIN })).status()).toBe(200);
  return person;
}

/** The codes in the newest mails to this address: another worker may sign the same person in at the same time. */
async function mailedCodes(request: APIRequestContext, email: string): Promise<string[]> {
  const response = await request.get("/api/v1/dev/outbox", { params: { to: email }, ...AGAIN });
  const { mails } = (await response.json()) as { mails: { text: string }[] };
  return mails.slice(0, 4).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
}

/**
 * Signs in with the site's own forms, as a browser without scripts would, and enters the mailed code where one is asked;
 * the context then holds the cookie.
 */
export async function signIn(request: APIRequestContext, { email, password }: Pick<Person, "email" | "password">): Promise<void> {
  const response = await request.post("/reception/login", {
    form: { user_email: email, user_password: password },
    maxRedirects: 0,
    ...AGAIN,
  });
  expect(response.status(), `${email} signs in`).toBe(302);
  const path = response.headers().location ?? "";
  if (!path.startsWith("/reception/otp")) return;
  const login_token = new URLSearchParams(path.split("?")[1]).get("token") ?? "";
  const statuses: number[] = [];
  for (const code of await mailedCodes(request, email)) {
    if (statuses.includes(302)) break;
    statuses.push((await request.post(path, { form: { login_token, code }, maxRedirects: 0, ...AGAIN })).status());
  }
  expect(statuses, `${email} enters the code`).toContain(302);
}
