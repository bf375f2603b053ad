/** A registration becomes an account by its own mailed link alone, and tells nobody whose address has one. */

import { users } from "@schema/accounts";
import { departments } from "@schema/departments";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { apply } from "../../../app/features/graduates/graduates.service.server";
import { forgotPassword } from "../../../app/features/reception/reception.service.server";
import { register, resendVerification } from "../../../app/features/reception/registration.service.server";
import { HOUR } from "../../../app/platform/clock";
import { isDomainError } from "../../../app/platform/errors/define";
import { foldTurkish } from "../../../app/platform/folding";
import { lastMailTo, mailsTo, tokenIn } from "../../support/mails";
import { see } from "../../support/pages";
import { addUniversity, DEPARTMENT } from "../../support/rows";
import { call, PASSWORD, signUp, testContext, visit } from "../../support/site";

const STRANGERS = "a stranger's own passphrase";
const OWNERS = "the owner's own passphrase";
let serial = 0;

const registration = (own: Record<string, unknown> = {}) => {
  serial += 1;
  return { name: "Bilge Deneme", user_name: `bilge.${serial}`, user_email: `bilge${serial}@metu.edu.tr`, user_password: OWNERS, ...own };
};
const send = (json: unknown) => call("/reception/register", { json });
const verify = (token: string) => call(`/reception/verify-email?token=${token}`).then(({ status }) => status);
const logIn = (user_email: string, user_password: string) =>
  call("/reception/login", { json: { user_email, user_password } }).then(({ status }) => status);
const tokensTo = async (to: string) => (await mailsTo(to)).map(tokenIn);

async function accountOf(userEmail: string) {
  const [row] = await testContext().db.select().from(users).where(eq(users.userEmail, userEmail));
  return row;
}

test("of two registrations of one address, the one whose link is opened becomes the account, with nothing of the other", async () => {
  await addUniversity();
  const stranger = registration({
    name: "Yabancı Biri",
    user_password: STRANGERS,
    department_id: DEPARTMENT.departmentId,
    entrance_year: 2001,
  });
  const owner = registration({ user_email: stranger.user_email, name: "Asıl Sahibi" });
  await send(stranger);
  await send(owner);
  const [strangers = "", owners = ""] = await tokensTo(owner.user_email);
  expect(await verify(owners)).toBe(200);
  expect([await logIn(owner.user_email, STRANGERS), await logIn(owner.user_email, OWNERS)]).toEqual([401, 200]);
  expect(await accountOf(owner.user_email)).toMatchObject({
    name: "Asıl Sahibi",
    userName: owner.user_name,
    searchText: foldTurkish(`Asıl Sahibi ${owner.user_name}`),
    departmentId: null,
    entranceYear: null,
  });
  expect(await verify(strangers)).toBe(410);
  expect(await logIn(owner.user_email, OWNERS)).toBe(200);
});

test("of two links of one address that are opened at once, one makes the account", async () => {
  const first = registration();
  await send(first);
  await send({ ...registration({ user_email: first.user_email }), user_password: STRANGERS });
  const answers = await Promise.all((await tokensTo(first.user_email)).map(verify));
  expect(answers.sort()).toEqual([200, 410]);
  const entries = [await logIn(first.user_email, OWNERS), await logIn(first.user_email, STRANGERS)];
  expect(entries.sort()).toEqual([200, 401]);
});

test("an account that waits for its address is taken over whole by the registration whose link is opened", async () => {
  const early = await signUp({ userEmail: "waits@metu.edu.tr", emailVerifiedAt: null, hasSecondStep: true, entranceYear: 2001 });
  const owner = registration({ user_email: early.userEmail });
  await send(owner);
  expect(await verify(tokenIn(await lastMailTo(early.userEmail)))).toBe(200);
  expect([await logIn(early.userEmail, PASSWORD), await logIn(early.userEmail, OWNERS)]).toEqual([401, 200]);
  expect(await accountOf(early.userEmail)).toMatchObject({
    userId: early.userId,
    name: owner.name,
    hasSecondStep: false,
    entranceYear: null,
  });
  expect((await call("/reception/verify-token", { as: early })).status).toBe(401);
});

test("a link that is opened after the address got an account another way changes nothing", async () => {
  const person = registration();
  await send(person);
  const token = tokenIn(await lastMailTo(person.user_email));
  await signUp({ userEmail: person.user_email });
  expect(await verify(token)).toBe(410);
  expect([await logIn(person.user_email, OWNERS), await logIn(person.user_email, PASSWORD)]).toEqual([401, 200]);
});

test("two registrations with one user name both become accounts, the later under a name beside it", async () => {
  const [first, second] = [registration({ user_name: "one.name" }), registration({ user_name: "one.name" })];
  await send(first);
  await send(second);
  expect(await verify(tokenIn(await lastMailTo(first.user_email)))).toBe(200);
  expect(await verify(tokenIn(await lastMailTo(second.user_email)))).toBe(200);
  expect((await accountOf(first.user_email))?.userName).toBe("one.name");
  expect((await accountOf(second.user_email))?.userName).toMatch(/^one\.name\d+$/);
});

test("a new link is mailed while one registration waits; where several do, nobody is given another's", async () => {
  const person = registration();
  await send(person);
  const resend = () => resendVerification(testContext({ address: crypto.randomUUID() }), person.user_email);
  await resend();
  const [, again = ""] = await tokensTo(person.user_email);
  await send(registration({ user_email: person.user_email, user_password: STRANGERS }));
  await resend();
  expect((await lastMailTo(person.user_email)).template).toBe("reception:mail.register-again");
  expect(await verify(again)).toBe(200);
  expect(await logIn(person.user_email, OWNERS)).toBe(200);
});

const states = {
  unknown: async () => `unknown${serial++}@metu.edu.tr`,
  registered: async () => {
    const { user_email } = registration();
    await send({ ...registration(), user_email });
    return user_email;
  },
  unverified: async () => (await signUp({ userEmail: `u${serial++}@metu.edu.tr`, emailVerifiedAt: null })).userEmail,
  verified: async () => (await signUp({ userEmail: `v${serial++}@metu.edu.tr` })).userEmail,
  blocked: async () => (await signUp({ userEmail: `b${serial++}@metu.edu.tr`, blockedAt: Date.now() })).userEmail,
  leaving: async () => (await signUp({ userEmail: `l${serial++}@metu.edu.tr`, deletionDueAt: Date.now() + HOUR })).userEmail,
};
const emails = () => Promise.all(Object.values(states).map((make) => make()));

/** What a caller sees of a use case, and what it cost the database. */
async function seen(work: (ctx: ReturnType<typeof testContext>) => Promise<unknown>) {
  const ctx = testContext({ address: crypto.randomUUID(), waitUntil: () => expect.unreachable("nothing happens behind the answer") });
  const answer = await work(ctx).then(
    () => "done",
    (thrown) => (isDomainError(thrown) ? thrown.code : Promise.reject(thrown)),
  );
  return { answer, roundTrips: ctx.meter.roundTrips };
}

const same = (results: unknown[]) => expect(results).toEqual(Array.from(results, () => results[0]));

test.each([
  ["a good registration", {}, "done"],
  ["an unknown department", { department_id: "nowhere" }, "reception.unknownDepartment"],
  ["a weak password", { user_password: "password1234" }, "reception.weakPassword"],
] as const)("%s is answered alike, and costs alike, whatever is behind the address", async (_, own, answer) => {
  const results = [];
  for (const user_email of await emails()) results.push(await seen((ctx) => register(ctx, registration({ ...own, user_email }) as never)));
  expect(results[0]?.answer).toBe(answer);
  same(results);
});

test.each([
  ["a forgotten password", forgotPassword],
  ["a new verification link", resendVerification],
] as const)("%s is answered alike, and costs alike, whatever is behind the address", async (_, ask) => {
  const results = [];
  for (const userEmail of await emails()) results.push(await seen((ctx) => ask(ctx, userEmail)));
  expect(results[0]?.answer).toBe("done");
  same(results);
});

test("an address is mailed five times an hour at most; answers and work are alike for every address before and after", async () => {
  const runs = [];
  for (const userEmail of await emails()) {
    const before = (await mailsTo(userEmail)).length;
    const run = [];
    for (let i = 0; i < 9; i++) run.push(await seen((ctx) => register(ctx, registration({ user_email: userEmail }) as never)));
    expect((await mailsTo(userEmail)).length - before).toBeLessThanOrEqual(5);
    runs.push(run);
  }
  // The address that was registered once already has its last mail one try earlier.
  same(runs.map((run) => run.map(({ answer }) => answer)));
  same([runs[0], ...runs.slice(2)]);
});

const application = (own: Record<string, unknown> = {}) => ({
  name: "Mezun Kişi",
  user_email: `mezun${serial++}@example.org`,
  phone: "+90 312 210 00 00",
  department_id: DEPARTMENT.departmentId,
  graduation_year: 1999,
  diploma_number: "123",
  ...own,
});

test("an application is answered alike, and costs alike, whether the address has applied, has an account, or is unknown", async () => {
  await addUniversity();
  await testContext().db.select().from(departments);
  const applied = application();
  await apply(testContext(), applied);
  const addresses = [
    applied.user_email,
    (await signUp()).userEmail,
    (await signUp({ isVerifiedGraduate: true })).userEmail,
    "new@example.org",
  ];
  for (const own of [{ department_id: "nowhere" }, {}]) {
    const results = [];
    for (const user_email of addresses) results.push(await seen((ctx) => apply(ctx, application({ ...own, user_email }))));
    expect(results[0]?.answer).toBe("department_id" in own ? "graduates.unknownDepartment" : "done");
    same(results);
  }
});

test("whoever turns from registering to logging in still goes where they were going", async () => {
  const { body } = await see("/reception/register?next=%2Fcatalog%2Fcourse%2FMATH119");
  expect(body).toContain('href="/reception/login?next=%2Fcatalog%2Fcourse%2FMATH119"');
  expect((await see("/reception/register?next=https%3A%2F%2Fevil.example")).body).toContain('href="/reception/login?next=%2F"');
});

test("opening the link signs in the browser that registered, and no other: a stranger's registration opened by mistake leads to the door", async () => {
  const form = () => {
    const own = registration();
    return { ...own, password_confirmation: own.user_password };
  };
  const cookieOf = (response: Response) =>
    response.headers
      .getSetCookie()
      .map((each) => each.split(";")[0] ?? "")
      .find((each) => each.includes("registration="));
  const open = async (email: string, cookie: string | undefined) => {
    const [token = ""] = (await tokensTo(email)).slice(-1);
    const answer = await visit("/reception/verify-email?next=%2Fcourses%2Fadd", { form: { token }, headers: { cookie: cookie ?? "" } });
    const isSignedIn = answer.headers.getSetCookie().some((each) => /session/i.test(each) && !/Max-Age=0/.test(each));
    return [answer.headers.get("location")?.split("?")[0], isSignedIn];
  };
  const [own, strangers, other] = [form(), form(), form()];
  const kept = cookieOf(await visit("/reception/register", { form: own }));
  const foreign = cookieOf(await visit("/reception/register", { form: strangers }));
  await visit("/reception/register", { form: other });
  expect(kept).toBeDefined();
  expect(await open(strangers.user_email, kept)).toEqual(["/reception/login", false]);
  expect(await open(other.user_email, undefined)).toEqual(["/reception/login", false]);
  expect(await open(own.user_email, kept)).toEqual(["/courses/add", true]);
  expect(foreign).not.toBe(kept);
});

test("an address that has an account gives the browser what a new one gives", async () => {
  const settled = await signUp({ userEmail: "settled-cookie@metu.edu.tr" });
  const own = registration({ user_email: settled.userEmail });
  const answers = [own, registration()].map(async (form) => {
    const answer = await visit("/reception/register", { form: { ...form, password_confirmation: form.user_password } });
    return [answer.status, answer.headers.getSetCookie().map((each) => each.replace(/=[\w-]{20,}/, "=…"))];
  });
  const [one, another] = await Promise.all(answers);
  expect(one).toEqual(another);
});
