/** The first admin where somebody registered with their address before: whoever that was, the mailed link alone leads in. */
import { expect, test } from "vitest";
import { ADMINS, firstAdminSql } from "../../../scripts/deploy/first-admin";
import { call, PASSWORD, signUp, testContext } from "../../support/site";

const { env, clock } = testContext();
const run = (address: string, id = "user-of-the-first") =>
  env.DB.batch(firstAdminSql(address, id, clock.now()).map((sql) => env.DB.prepare(sql)));
const admins = async () => (await env.DB.prepare(ADMINS).all<{ user_email: string; waits: number }>()).results;
const signIn = (user_email: string, user_password: string) => call("/reception/login", { json: { user_email, user_password } });

test("an address that nobody confirmed becomes the admin's without the password that it was registered with", async () => {
  const stranger = await signUp({ emailVerifiedAt: null });
  await run(stranger.userEmail);
  expect(await admins()).toEqual([{ user_email: stranger.userEmail, waits: 1 }]);
  expect((await signIn(stranger.userEmail, PASSWORD)).status).toBe(401);
});

test("an address that was a mistake gives way to another one, until an admin came", async () => {
  await run("right.admin@metu.edu.tr", "user-of-the-right");
  expect(await admins()).toEqual([{ user_email: "right.admin@metu.edu.tr", waits: 1 }]);
  await run("right.admin@metu.edu.tr", "user-of-nobody");
  expect(await admins()).toEqual([{ user_email: "right.admin@metu.edu.tr", waits: 1 }]);
  // By Google, without a password.
  await env.DB.prepare("UPDATE users SET email_verified_at = 1 WHERE user_email = 'right.admin@metu.edu.tr'").run();
  await run("late.admin@metu.edu.tr", "user-of-the-late");
  expect(await admins()).toEqual([{ user_email: "right.admin@metu.edu.tr", waits: 0 }]);
});
