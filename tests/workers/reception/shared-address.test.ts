/** A campus behind one address: what one person does there shuts nobody else out. */
import { knownDevices } from "@schema/accounts";
import { beforeEach, expect, test } from "vitest";
import { askForLink } from "../../../app/features/alumni/alumni.service.server";
import { resendVerification } from "../../../app/features/reception/registration.service.server";
import { newSecret, sha256 } from "../../../app/platform/ids";
import { applicationBody } from "../../support/career";
import { contactBody } from "../../support/contacts";
import { lastMailTo, tokenIn } from "../../support/mails";
import { fromAddress } from "../../support/network-limits";
import { call, PASSWORD, type Person, signUp, testContext } from "../../support/site";

let address: string;
let serial = 0;
beforeEach(() => {
  serial += 1;
  address = `203.0.113.${serial}`;
});

const from = () => ({ "cf-connecting-ip": address });
const login = (user_email: string, user_password = PASSWORD, own: Record<string, unknown> = {}, door = "/reception") =>
  call<Record<string, unknown>>(`${door}/login`, { json: { user_email, user_password, ...own }, headers: from() });
const many = async (count: number, one: (i: number) => Promise<{ status: number }>) => {
  const statuses: number[] = [];
  for (let i = 0; i < count; i += 20)
    statuses.push(
      ...(await Promise.all(Array.from({ length: Math.min(20, count - i) }, (_, j) => one(i + j)))).map(({ status }) => status),
    );
  return statuses;
};
const failed = (count: number) => fromAddress("sign-in", address, count);

test("after a thousand wrong passwords from a third, two people behind one address get in", async () => {
  const [one, two, victim] = [await signUp(), await signUp({ isVerifiedGraduate: true }), await signUp()];
  await many(1_000, () => login(victim.userEmail, "a wrong guess"));
  await many(80, (i) => login(`nobody${serial}.${i}@metu.edu.tr`, "a wrong guess"));
  expect((await login(one.userEmail)).body).toHaveProperty("access_token");
  expect((await login(two.userEmail, PASSWORD, {}, "/reception-vip")).body).toHaveProperty("access_token");
  // The account that is guessed at waits, for whoever guesses.
  expect((await login(victim.userEmail)).status).toBe(429);
});

test("an account is counted across addresses, and its owner gets in where they were before, and by the mailed link", async () => {
  const victim = await signUp();
  const device = newSecret();
  const now = Date.now();
  await testContext()
    .db.insert(knownDevices)
    .values({ userId: victim.userId, deviceHash: await sha256(device), createdAt: now, lastSeenAt: now });
  await many(20, () => login(victim.userEmail, "a wrong guess"));
  expect((await login(victim.userEmail)).status).toBe(429);
  expect((await login(victim.userEmail, PASSWORD, { device_token: newSecret() })).status).toBe(429);
  expect((await login(victim.userEmail, PASSWORD, { device_token: device })).status).toBe(200);
  const guesses = await many(12, () => login(victim.userEmail, "a wrong guess", { device_token: device }));
  expect(guesses.filter((status) => status === 401)).toHaveLength(10);
  await call("/reception/password-forgot", { json: { user_email: victim.userEmail }, headers: from() });
  const token = tokenIn(await lastMailTo(victim.userEmail));
  const next = "an entirely new passphrase";
  expect((await call("/reception/password-reset", { json: { token, user_password: next }, headers: from() })).status).toBe(200);
  expect((await login(victim.userEmail, next)).status).toBe(200);
});

test("where very many failed, a right password is asked for a mailed code, and a wrong one is wrong", async () => {
  const person = await signUp();
  await failed(1_500);
  expect((await login(person.userEmail, "a wrong guess")).status).toBe(401);
  const { body } = await login(person.userEmail);
  expect(body).toMatchObject({ otp_required: true });
  const { code } = (await lastMailTo(person.userEmail)).values;
  const passed = await call<{ device_token: string }>("/reception/otp/verify", {
    json: { login_token: body.login_token, code },
    headers: from(),
  });
  expect(passed.status).toBe(200);
  expect((await login(person.userEmail, PASSWORD, { device_token: passed.body.device_token })).body).toHaveProperty("access_token");
});

test("where an address floods the site no password is hashed but of whom the site knows by more", async () => {
  const [stranger, known, mailed]: Person[] = [await signUp(), await signUp(), await signUp()];
  await failed(6_000);
  const now = Date.now();
  const device = newSecret();
  await testContext()
    .db.insert(knownDevices)
    .values({ userId: known!.userId, deviceHash: await sha256(device), createdAt: now, lastSeenAt: now });
  const refused = await login(stranger!.userEmail);
  expect(refused.status).toBe(429);
  expect((await login(known!.userEmail, PASSWORD, { device_token: device })).body).toHaveProperty("access_token");
  await call("/reception/password-forgot", { json: { user_email: mailed!.userEmail }, headers: from() });
  const token = tokenIn(await lastMailTo(mailed!.userEmail));
  const next = "an entirely new passphrase";
  await call("/reception/password-reset", { json: { token, user_password: next }, headers: from() });
  expect((await login(mailed!.userEmail, next)).body).toMatchObject({ otp_required: true });
});

test("the wait of an address doesn't grow, however often it passes its limit", async () => {
  await failed(90_000);
  const seconds: number[] = [];
  for (let i = 0; i < 3; i++) {
    const { body } = await login(`nobody${serial}.${i}@metu.edu.tr`, "a wrong guess");
    seconds.push((body.error as { details: { seconds: number } }).details.seconds);
  }
  expect(Math.max(...seconds)).toBeLessThanOrEqual(600);
});

test.each([
  [
    "asks for a new password",
    (i: number) => call("/reception/password-forgot", { json: { user_email: `asks${i}@metu.edu.tr` }, headers: from() }),
  ],
  [
    "asks for the link again",
    (i: number) =>
      resendVerification(testContext({ address }), `again${i}@metu.edu.tr`).then(
        () => ({ status: 202 }),
        () => ({ status: 429 }),
      ),
  ],
  [
    "sends codes of sign-ins that are over",
    (i: number) => call("/reception/otp/verify", { json: { login_token: `x${i}`.padEnd(43, "x"), code: "000000" }, headers: from() }),
  ],
  ["writes to the team", () => call("/contacts", { json: contactBody(), headers: from() })],
  [
    "reports something",
    (i: number) =>
      call("/reporting", { json: { category: "other", details: `Number ${i} of what is wrong with this page.` }, headers: from() }),
  ],
  ["applies to the team", (i: number) => call("/career", { json: applicationBody({ email: `hall${i}@example.edu` }), headers: from() })],
  [
    "asks for the graduates' survey",
    (i: number) =>
      askForLink(testContext({ address }), `grad${i}@example.org`).then(
        () => ({ status: 202 }),
        () => ({ status: 429 }),
      ),
  ],
])("a hall in which everybody %s waits for nothing", async (_, ask) => {
  const statuses = await many(120, ask);
  expect(statuses.filter((status) => status >= 300 && ![401, 410].includes(status))).toEqual([]);
});

test("a first-year class registers from one address in one hour", async () => {
  const ask = (i: number) =>
    call("/reception/register", {
      json: {
        user_email: `first${i}@metu.edu.tr`,
        user_name: `first.year${i}`,
        name: "Birinci Sınıf",
        user_password: "a passphrase of my own 41",
      },
      headers: from(),
    });
  const statuses = await many(40, ask);
  expect([...new Set(statuses)]).toEqual([202]);
});
