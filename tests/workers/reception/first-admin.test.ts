/** The account that setting up a deployment makes: nobody gets in but by the mailed link, and there is only ever one such account. */
import { expect, test } from "vitest";
import { ADMINS, firstAdminSql } from "../../../scripts/deploy/first-admin";
import { lastMailTo, tokenIn } from "../../support/mails";
import { call, signUp, testContext } from "../../support/site";

const { env, clock } = testContext();
const run = (address: string, id = "user-of-the-first") =>
  env.DB.batch(firstAdminSql(address, id, clock.now()).map((sql) => env.DB.prepare(sql)));
const admins = async () => (await env.DB.prepare(ADMINS).all<{ user_email: string; waits: number }>()).results;
const signIn = (user_email: string, user_password: string) => call("/reception/login", { json: { user_email, user_password } });

test("the first admin sets a password by the mailed link, and signs in with it", async () => {
  await run("First.Admin@metu.edu.tr");
  expect(await admins()).toEqual([{ user_email: "first.admin@metu.edu.tr", waits: 1 }]);
  expect((await signIn("first.admin@metu.edu.tr", "any password at all")).status).toBe(401);
  expect((await call("/reception/password-forgot", { json: { user_email: "first.admin@metu.edu.tr" } })).status).toBe(202);
  const token = tokenIn(await lastMailTo("first.admin@metu.edu.tr"));
  const user_password = "a passphrase of the first admin";
  expect((await call("/reception/password-reset", { json: { token, user_password } })).status).toBe(200);
  expect(await admins()).toEqual([{ user_email: "first.admin@metu.edu.tr", waits: 0 }]);
  // Staff are asked for a mailed code as well.
  expect((await signIn("first.admin@metu.edu.tr", user_password)).body).toMatchObject({ otp_required: true });
});

test("where there is an admin, nobody becomes one, and a second run changes nothing", async () => {
  const before = await admins();
  const student = await signUp();
  await run("o'hara@metu.edu.tr", "user-of-another");
  await run(student.userEmail, "user-of-a-third");
  expect(before).toHaveLength(1);
  expect(await admins()).toEqual(before);
});
