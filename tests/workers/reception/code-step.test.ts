/** The mailed code: who is asked for it, and that it works once, for its own sign-in, for a while. */
import { users } from "@schema/accounts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { passCodeStep, resendCode } from "../../../app/features/reception/code-step.service.server";
import { signIn } from "../../../app/features/reception/sign-in.service.server";
import { MINUTE } from "../../../app/platform/clock";
import { isDomainError } from "../../../app/platform/errors/define";
import { lastMailTo, mailsTo } from "../../support/mails";
import { call, PASSWORD, type Person, signUp, testContext, visit } from "../../support/site";

const login = ({ userEmail }: Person) => ({ user_email: userEmail, user_password: PASSWORD });
const at = (now: number) => testContext({ clock: { now: () => now }, address: crypto.randomUUID() });
const codeOf = async ({ userEmail }: Person) => (await lastMailTo(userEmail)).values.code ?? "";
const wrong = (code: string) => (code === "000000" ? "000001" : "000000");
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => "signed in",
    (thrown) => (isDomainError(thrown) ? thrown.code : Promise.reject(thrown)),
  );

interface CodeNeeded {
  otp_required?: true;
  login_token: string;
  access_token?: string;
}

async function begin(person: Person): Promise<string> {
  const { body } = await call<CodeNeeded>("/reception/login", { json: login(person) });
  expect(body.otp_required).toBe(true);
  return body.login_token;
}

test("a student signs in without a code, until they ask for one in every sign-in", async () => {
  const student = await signUp();
  expect((await call<CodeNeeded>("/reception/login", { json: login(student) })).body.access_token).toBeTruthy();
  await testContext().db.update(users).set({ hasSecondStep: true }).where(eq(users.userId, student.userId));
  const login_token = await begin(student);
  const passed = await call<{ device_token: string }>("/reception/otp/verify", { json: { login_token, code: await codeOf(student) } });
  expect(passed).toMatchObject({ status: 200, body: { user_current: { user_id: student.userId } } });
  const known = { ...login(student), device_token: passed.body.device_token };
  expect((await call<CodeNeeded>("/reception/login", { json: known })).body.otp_required).toBe(true);
});

test("staff are asked on a new device and not on a known one; another's device doesn't count", async () => {
  const [moderator, admin] = [await signUp({ userRole: "moderator" }), await signUp({ userRole: "admin" })];
  const login_token = await begin(moderator);
  const passed = await call<{ device_token: string }>("/reception/otp/verify", { json: { login_token, code: await codeOf(moderator) } });
  const { device_token } = passed.body;
  expect((await call<CodeNeeded>("/reception/login", { json: { ...login(moderator), device_token } })).body.access_token).toBeTruthy();
  expect((await call<CodeNeeded>("/reception/login", { json: { ...login(admin), device_token } })).body.otp_required).toBe(true);
});

test("a code works once, and only with the token of its own sign-in", async () => {
  const person = await signUp({ hasSecondStep: true });
  const first = await begin(person);
  const firstCode = await codeOf(person);
  const second = await begin(person);
  const crossed = await call<{ error: { code: string } }>("/reception/otp/verify", { json: { login_token: second, code: firstCode } });
  expect([crossed.status, crossed.body.error.code]).toEqual([401, "reception.codeWrong"]);
  const twice = await Promise.all(
    [1, 2].map(() => call("/reception/otp/verify", { json: { login_token: first, code: firstCode } }).then(({ status }) => status)),
  );
  expect(twice.filter((status) => status === 200)).toHaveLength(1);
  expect((await call("/reception/otp/verify", { json: { login_token: first, code: firstCode } })).status).toBe(410);
});

test("the fifth wrong try ends the code, even for the right digits", async () => {
  const person = await signUp({ hasSecondStep: true });
  const login_token = await begin(person);
  const code = await codeOf(person);
  const answers = [];
  for (let i = 0; i < 5; i++) answers.push((await call("/reception/otp/verify", { json: { login_token, code: wrong(code) } })).status);
  expect(answers).toEqual([401, 401, 401, 401, 410]);
  expect((await call("/reception/otp/verify", { json: { login_token, code } })).status).toBe(410);
});

test("a code is over after ten minutes, and a new one comes a minute after the last at the earliest", async () => {
  const person = await signUp({ hasSecondStep: true });
  const input = { ...login(person), remember_me: false };
  const result = await signIn(at(0), input, { channel: "api" });
  const token = result.isCodeNeeded ? result.loginToken : "";
  const old = await codeOf(person);
  expect(await outcome(resendCode(at(MINUTE - 1), token))).toBe("reception.codeTooSoon");
  expect(await outcome(resendCode(at(MINUTE), token))).toBe("signed in");
  const fresh = await codeOf(person);
  expect(await mailsTo(person.userEmail)).toHaveLength(2);
  expect(await outcome(passCodeStep(at(9 * MINUTE), token, old === fresh ? wrong(fresh) : old))).toBe("reception.codeWrong");
  expect(await outcome(passCodeStep(at(10 * MINUTE), token, fresh))).toBe("reception.codeOver");
  expect(await outcome(resendCode(at(10 * MINUTE), token))).toBe("reception.codeOver");
});

test("whoever wants a code asks for it; a wrong password gets none", async () => {
  const person = await signUp();
  const asked = await call<CodeNeeded>("/reception/otp/generate", { json: login(person) });
  expect(asked).toMatchObject({ status: 200, body: { otp_required: true, expires_in: 600, resend_in: 60 } });
  expect((await call("/reception/otp/generate", { json: { ...login(person), user_password: "not the password" } })).status).toBe(401);
  expect((await call("/reception/otp/resend", { json: { login_token: asked.body.login_token } })).status).toBe(429);
  expect(await mailsTo(person.userEmail)).toHaveLength(1);
});

test.each([
  ["/reception/otp/verify", { login_token: "a token that nobody was ever given", code: "123456" }, 410],
  ["/reception/otp/resend", { login_token: "a token that nobody was ever given" }, 410],
  ["/reception/otp/verify", { login_token: "a token that nobody was ever given", code: "12345" }, 400],
  ["/reception/otp/verify", { code: "123456" }, 400],
  ["/reception/otp/resend", { login_token: 5 }, 400],
  ["/reception/otp/generate", { user_email: "nobody" }, 400],
] as const)("%s refuses %j with %i", async (path, json, status) => {
  expect((await call(path, { json })).status).toBe(status);
});

test("the pages do the same: password, code, where one was going, and no code on this browser next time", async () => {
  const admin = await signUp({ userRole: "admin" });
  const form = { user_email: admin.userEmail, user_password: PASSWORD };
  const entered = await visit("/reception/login?next=/admin/errors", { form });
  const path = entered.headers.get("location") ?? "";
  expect(path).toMatch(/^\/reception\/otp\?token=.+&email=.+&next=%2Fadmin%2Ferrors$/);
  const login_token = new URLSearchParams(path.split("?")[1]).get("token") ?? "";
  const refused = await visit(path, { form: { login_token, code: wrong(await codeOf(admin)) } });
  expect(refused.status).toBe(401);
  expect(await refused.text()).toContain("Wrong code");
  const passed = await visit(path, { form: { login_token, code: await codeOf(admin) } });
  expect([passed.status, passed.headers.get("location")]).toEqual([302, "/admin/errors"]);
  const cookies = passed.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  expect((await visit("/admin/errors", { headers: { cookie: cookies.join("; ") } })).status).toBe(200);
  const device = cookies.find((cookie) => cookie.startsWith("__Host-hocam_device=")) ?? "";
  const again = await visit("/reception/login?next=/admin/errors", { form, headers: { cookie: device } });
  expect(again.headers.get("location")).toBe("/admin/errors");
});
