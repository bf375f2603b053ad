/** The graduates' door opens for verified graduates alone, and tells nobody else why it stays shut. */
import { expect, test } from "vitest";
import { call, PASSWORD, signUp, visit } from "../../support/site";

type Failed = { error: { code: string; message: string } };

const login = (user_email: string, user_password: string) => call<Failed>("/reception-vip/login", { json: { user_email, user_password } });

test("a graduate signs in by the page, and the browser gets its session", async () => {
  const person = await signUp({ isVerifiedGraduate: true });
  const form = { user_email: person.userEmail.toUpperCase(), user_password: PASSWORD };
  const sent = await visit("/reception-vip/login?next=%2Fdatabank%2Fall", { form });
  expect([sent.status, sent.headers.get("location")]).toEqual([302, "/databank/all"]);
  expect(sent.headers.getSetCookie().join()).toContain("hocam_session=");
  const wrong = await visit("/reception-vip/login", { form: { ...form, user_password: "not the password" } });
  expect([wrong.status, (await wrong.text()).includes("Authentication failed")]).toEqual([401, true]);
});

test("wrong, unknown, unverified, blocked and no graduate get one answer, in the reader's language", async () => {
  const [graduate, student] = [await signUp({ isVerifiedGraduate: true }), await signUp()];
  const unverified = await signUp({ isVerifiedGraduate: true, emailVerifiedAt: null });
  const blocked = await signUp({ isVerifiedGraduate: true, blockedAt: Date.now() });
  const answers = await Promise.all([
    login(graduate.userEmail, "not the password"),
    login("nobody@alumni.example", PASSWORD),
    login(student.userEmail, PASSWORD),
    login(unverified.userEmail, PASSWORD),
    login(blocked.userEmail, PASSWORD),
  ]);
  const same = { code: "graduates.authenticationFailed", message: "Authentication failed." };
  expect(answers).toEqual(Array.from(answers, () => ({ status: 401, body: { error: same } })));
  const headers = { "accept-language": "tr" };
  const json = { user_email: student.userEmail, user_password: PASSWORD };
  expect((await call<Failed>("/reception-vip/login", { json, headers })).body.error.message).toBe("Giriş yapılamadı.");
  expect((await call("/reception/login", { json })).status).toBe(200);
});

test("guesses at the graduates' door count like those at everybody's", async () => {
  const { userEmail } = await signUp({ isVerifiedGraduate: true });
  const answers = await Promise.all(Array.from({ length: 12 }, () => login(userEmail, "a wrong guess")));
  expect([answers.filter(({ status }) => status === 401).length, answers.filter(({ status }) => status === 429).length]).toEqual([10, 2]);
  expect((await call("/reception/login", { json: { user_email: userEmail, user_password: PASSWORD } })).status).toBe(429);
});
