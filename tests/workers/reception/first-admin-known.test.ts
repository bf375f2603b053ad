/** The first admin where somebody registered with their address before: whoever that was, the mailed link alone leads in. */
import { expect, test } from "vitest";
import { ADMINS, firstAdminSql } from "../../../scripts/deploy/first-admin";
import { call, PASSWORD, signUp, testContext } from "../../support/site";

const { env, clock } = testContext();
const run = (address: string) => env.DB.prepare(firstAdminSql(address, "user-of-the-first", clock.now())).run();
const admins = async () => (await env.DB.prepare(ADMINS).all<{ user_email: string; waits: number }>()).results;
const signIn = (user_email: string, user_password: string) => call("/reception/login", { json: { user_email, user_password } });

test("an address that nobody confirmed becomes the admin's without the password that it was registered with", async () => {
  const stranger = await signUp({ emailVerifiedAt: null });
  await run(stranger.userEmail);
  expect(await admins()).toEqual([{ user_email: stranger.userEmail, waits: 1 }]);
  expect((await signIn(stranger.userEmail, PASSWORD)).status).toBe(401);
});
