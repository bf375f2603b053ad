import { users } from "@schema/accounts";
import { alumniRights } from "@schema/alumni";
import { graduateApplications } from "@schema/graduates";
import { like } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { lastMailTo, mailsTo, tokenIn } from "../../support/mails";
import { see } from "../../support/pages";
import { addUniversity, DEPARTMENT } from "../../support/rows";
import { call, PASSWORD, signUp, testContext } from "../../support/site";

const OWNERS = "the owner's own passphrase";
const { db } = testContext();
let serial = 0;

beforeAll(addUniversity);

const register = async (user_email: string, locale = "en") => {
  serial += 1;
  const json = { name: "Bilge Deneme", user_name: `mailbox.${serial}`, user_email, user_password: OWNERS };
  return (await call("/reception/register", { json, headers: { "accept-language": locale } })).status;
};
const verify = (token: string) => call(`/reception/verify-email?token=${token}`).then(({ status }) => status);
const logIn = (user_email: string, user_password: string) =>
  call("/reception/login", { json: { user_email, user_password } }).then(({ status }) => status);
const accountsOf = (start: string) =>
  db
    .select()
    .from(users)
    .where(like(users.userEmail, `${start}%`));

test.each(["owner+1", "owner+2", "owner+a.b", "owner+", "OWNER+x"])(
  "%s@ is answered as owner@ is, and its mail names the account",
  async (name) => {
    const [known] = await accountsOf("owner@");
    const account = known ?? (await signUp({ userEmail: "owner@metu.edu.tr" }));
    const spelt = `${name}@metu.edu.tr`;
    expect(await register(spelt)).toBe(await register(`free-${serial}@metu.edu.tr`));
    const mail = await lastMailTo(spelt.toLowerCase());
    expect(mail).toMatchObject({ template: "reception:mail.already-registered", values: { email: account.userEmail } });
    expect(await accountsOf("owner")).toHaveLength(1);
  },
);

test("of five spellings that wait, opened at once, one becomes the account", async () => {
  const spellings = ["five", "five+1", "five+2", "five+3", "five+x+y"].map((name) => `${name}@metu.edu.tr`);
  for (const each of spellings) expect(await register(each)).toBe(202);
  const tokens = await Promise.all(spellings.map(async (each) => tokenIn(await lastMailTo(each))));
  expect((await Promise.all(tokens.map(verify))).sort()).toEqual([200, 410, 410, 410, 410]);
  expect(await accountsOf("five")).toHaveLength(1);
});

test("the mails of one mailbox are counted together", async () => {
  const spellings = Array.from({ length: 8 }, (_, index) => `flood+${index}@metu.edu.tr`);
  for (const each of spellings) await register(each);
  const mailed = await Promise.all(spellings.map(mailsTo));
  expect(mailed.flat()).toHaveLength(5);
});

test("an admin neither adds nor moves an account into a mailbox that has one", async () => {
  const admin = await signUp({ userRole: "admin" });
  await signUp({ userEmail: "taken.one@gmail.com" });
  const other = await signUp({ userEmail: "other@gmail.com" });
  for (const user_email of ["takenone@gmail.com", "t.akenone+1@googlemail.com"]) {
    const facts = { name: "Yeni Biri", user_name: `m${serial++}`, user_email, user_role: "user" };
    expect((await call("/admin/users", { as: admin, json: { ...facts, locale: "tr" } })).status).toBe(409);
    expect((await call(`/admin/users/${other.userId}`, { as: admin, method: "PUT", json: facts })).status).toBe(409);
  }
});

test("a graduate applies once a mailbox, and an approval opens the account that the mailbox has, by its own address", async () => {
  const account = await signUp({ userEmail: "old.grad@gmail.com" });
  const body = (user_email: string) => ({
    name: "Çağrı Işık",
    user_email,
    phone: "+90 312 210 00 00",
    department_id: DEPARTMENT.departmentId,
    graduation_year: 2009,
    diploma_number: "2009/1234",
  });
  for (const each of ["oldgrad@gmail.com", "oldgrad+1@gmail.com", "old.grad@googlemail.com"]) {
    expect((await call("/reception-vip/register", { json: body(each) })).status).toBe(202);
  }
  const [application, ...others] = await db.select().from(graduateApplications);
  expect(others).toEqual([]);
  const path = `/reception-vip/applications/${application?.applicationId}/verify`;
  const himself = await signUp({ userRole: "moderator", userEmail: "x@metu.edu.tr" });
  expect((await call(path, { as: himself, json: { decision: "approve" } })).status).toBe(200);
  expect(await accountsOf("oldgrad")).toEqual([]);
  expect(await accountsOf("old.grad")).toMatchObject([{ userId: account.userId, isVerifiedGraduate: true }]);
  expect((await mailsTo("old.grad@gmail.com")).map(({ template }) => template)).toEqual(["graduates:mail.approved"]);
});

test("a mailbox answers the graduates' survey once", async () => {
  for (const email of ["answers@example.org", "answers+1@example.org", "answers+2@example.org"]) {
    expect((await see("/alumni-analytics/survey", { form: { act: "link", email } })).status).toBe(303);
  }
  expect(await db.select().from(alumniRights)).toHaveLength(1);
});

test("old accounts of one mailbox go on: they sign in, set a password anew, and are changed by an admin", async () => {
  const admin = await signUp({ userRole: "admin" });
  const old = [await signUp({ userEmail: "twice+1@metu.edu.tr" }), await signUp({ userEmail: "twice+2@metu.edu.tr", mailbox: null })];
  for (const { userId, userEmail, userName } of old) {
    expect(await logIn(userEmail, PASSWORD)).toBe(200);
    expect((await call("/reception/password-forgot", { json: { user_email: userEmail } })).status).toBeLessThan(300);
    expect((await lastMailTo(userEmail)).template).toBe("reception:mail.password-reset");
    const facts = { name: "Yeni Ad", user_name: userName, user_email: userEmail, user_role: "user" };
    expect((await call(`/admin/users/${userId}`, { as: admin, method: "PUT", json: facts })).status).toBe(200);
  }
});
