/** What becomes of an address that an account gives up. */
import { outbox } from "@schema/platform";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { call, signUp, testContext } from "../../support/site";

const { db } = testContext();

test("of an address that was given up no mail is left but the one that says so", async () => {
  const [staff, person, other] = [await signUp({ userRole: "admin" }), await signUp(), await signUp()];
  for (const { userEmail } of [person, other]) await call("/reception/password-forgot", { json: { user_email: userEmail } });
  const mailsTo = async (address: string) =>
    (await db.select({ key: outbox.dedupeKey }).from(outbox).where(sql`json_extract(${outbox.payload}, '$.to') = ${address}`)).map(
      ({ key }) => key,
    );
  expect((await mailsTo(person.userEmail)).length).toBeGreaterThan(0);
  const before = await mailsTo(other.userEmail);
  const { name, userName } = person;
  const facts = { name, user_name: userName, user_email: `gone.${person.userEmail}`, user_role: "user" };
  expect((await call(`/admin/users/${person.userId}`, { as: staff, method: "PUT", json: facts })).status).toBe(200);
  expect(await mailsTo(person.userEmail)).toEqual([expect.stringMatching(`^moved:${person.userId}`)]);
  expect(await mailsTo(other.userEmail)).toEqual(before);
});
