/** Graduates apply, staff decide, and those let in read the databank. */
import { mailTokens, users } from "@schema/accounts";
import { graduateApplications } from "@schema/graduates";
import { auditEntries, counters, outbox } from "@schema/platform";
import { and, eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { applySchema } from "../../../app/features/graduates/graduates.schemas";
import { apply, decide as decideOn, listApplications } from "../../../app/features/graduates/graduates.service.server";
import { userNamesFor } from "../../../app/features/reception/user-names.rules";
import { requireStaff } from "../../../app/platform/access/roles";
import { localYear } from "../../../app/platform/time";
import { fromAddress } from "../../support/network-limits";
import { see } from "../../support/pages";
import { fullScans, watchedContext } from "../../support/plans";
import { addCourse, addEntry, addUniversity, DEPARTMENT } from "../../support/rows";
import { call, PASSWORD, type Person, signUp, testContext, visit } from "../../support/site";

type Failed = { error: { code: string; message: string; details?: Record<string, unknown> } };
type Mail = { to: string; template: string; values: Record<string, string> };
type Stored = { application_id: string; name: string; user_email: string; mine: boolean; status: string; diploma_number: string | null };
type Listed = { applications: Stored[]; counts: Record<string, number>; next_cursor: number | null };

const POST = "/reception-vip/register";
const LIST = "/reception-vip/applications";
const NEW_PASSWORD = "an old library full of dust";
let serial = 0;

const applyBody = (own: Record<string, unknown> = {}) => ({
  name: "Çağrı Işık Yıldız",
  user_email: `graduate${serial++}@alumni.example`,
  phone: "+90 312 210 00 00",
  department_id: DEPARTMENT.departmentId,
  graduation_year: 2009,
  diploma_number: "2009/1234",
  alumni_link: "https://alumni.example/cagri",
  note: "I was in the robotics club.",
  ...own,
});

const outcome = ({ status, body }: { status: number; body: unknown }) => [status, (body as Failed).error?.code];
const moderator = () => signUp({ userRole: "moderator" });
const decide = (as: Person | undefined, id: string, json: unknown) => call<Failed>(`${LIST}/${id}/verify`, { as, json });
const approve = (as: Person, id: string) => decide(as, id, { decision: "approve" });
const login = (user_email: string, user_password: string) => call<Failed>("/reception-vip/login", { json: { user_email, user_password } });

async function mailsTo(to: string): Promise<Mail[]> {
  const rows = await testContext().db.select().from(outbox).orderBy(outbox.key);
  return rows.map(({ payload }) => payload as unknown as Mail).filter((mail) => mail.to === to);
}

const templatesTo = async (to: string) => (await mailsTo(to)).map(({ template }) => template.replace("graduates:mail.", ""));
const rowsOf = (email: string) => testContext().db.select().from(graduateApplications).where(eq(graduateApplications.email, email));
const accountsOf = (email: string) => testContext().db.select().from(users).where(eq(users.userEmail, email));
const auditsOf = (id: string) => testContext().db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));

/** An application that waits. */
async function applied(own: Record<string, unknown> = {}) {
  const json = applyBody(own);
  expect((await call(POST, { json })).status).toBe(202);
  const [row] = await rowsOf(json.user_email as string);
  return { email: json.user_email as string, id: row?.applicationId ?? "" };
}

beforeAll(addUniversity);

test("the whole way: apply, approve, mailed link, password, graduates' login, and the databank opens", async () => {
  const { courseId } = await addCourse();
  await addEntry({ courseId, authorId: (await signUp()).userId, topics: "Only those inside can read this" });
  const { email, id } = await applied();
  expect((await approve(await moderator(), id)).status).toBe(200);
  const [account] = await accountsOf(email);
  expect(account).toMatchObject({
    isVerifiedGraduate: true,
    passwordHash: "",
    emailVerifiedAt: null,
    userRole: "user",
    entranceYear: null,
  });
  expect(account?.userName).toMatch(/^cagri\.isik\.yildiz\d*$/);
  expect((await rowsOf(email))[0]).toMatchObject({ status: "approved", userId: account?.userId });
  expect(outcome(await login(email, "anything at all"))).toEqual([401, "graduates.authenticationFailed"]);
  const mail = (await mailsTo(email)).at(-1);
  const url = new URL(mail?.values.url ?? "");
  expect(url.pathname).toBe("/reception/password-reset");
  expect((await see(url.pathname + url.search)).body).toContain("user_password");
  const form = { token: url.searchParams.get("token") ?? "", user_password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
  const sent = await visit(url.pathname + url.search, { form });
  expect(sent.headers.get("location")).toBe("/reception-vip/login?notice=reset");
  expect(outcome(await call("/reception/password-reset", { json: { token: form.token, user_password: NEW_PASSWORD } }))).toEqual([
    410,
    "reception.linkInvalid",
  ]);
  const signedIn = await call<{ access_token: string }>("/reception-vip/login", {
    json: { user_email: email, user_password: NEW_PASSWORD },
  });
  expect(signedIn.status).toBe(200);
  const as = { accessToken: signedIn.body.access_token } as Person;
  expect((await see(`/databank/one/${courseId}.data`, { as })).body).toContain("Only those inside can read this");
  expect((await see(`/databank/one/${courseId}.data`, { as: await signUp() })).body).not.toContain("Only those inside can read this");
});

test.each([
  ["name", "x"],
  ["user_email", "no address"],
  ["phone", "call me maybe"],
  ["phone", "+------"],
  ["department_id", "a b"],
  ["graduation_year", 1900],
  ["graduation_year", "the year 2009"],
  ["alumni_link", "javascript:alert(1)"],
  ["alumni_link", "ftp://alumni.example/x"],
  ["note", "x".repeat(1001)],
  ["diploma_number", "x".repeat(61)],
  ["status", "approved"],
])("an application whose %s is %j is refused by that field's name", async (field, value) => {
  const answer = await call<Failed>(POST, { json: applyBody({ [field]: value }) });
  expect(outcome(answer)).toEqual([400, "kit.invalidInput"]);
  expect(JSON.stringify(answer.body.error.details)).toContain(field);
});

test("one proof is enough, none isn't", async () => {
  await applied({ diploma_number: undefined });
  await applied({ alumni_link: "" });
  const none = await call<Failed>(POST, { json: applyBody({ diploma_number: " ", alumni_link: undefined }) });
  expect([...outcome(none), none.body.error.details]).toEqual([
    400,
    "kit.invalidInput",
    { diploma_number: "Enter a diploma number or an alumni link." },
  ]);
});

test("a department that isn't ours and a year to come are refused", async () => {
  const year = localYear(Date.now()) + 1;
  expect(outcome(await call(POST, { json: applyBody({ graduation_year: year }) }))).toEqual([422, "graduates.futureYear"]);
  expect(outcome(await call(POST, { json: applyBody({ department_id: "department-none" }) }))).toEqual([
    422,
    "graduates.unknownDepartment",
  ]);
});

test("the form keeps what was typed, and says what is wrong in Turkish too", async () => {
  const form: Record<string, string> = { ...applyBody({ phone: "12" }), graduation_year: "2009" };
  const sent = await visit("/reception-vip/register", { form, headers: { "accept-language": "tr" } });
  const body = await sent.text();
  expect([sent.status, body.includes("En az 7 rakam"), body.includes("Çağrı Işık Yıldız")]).toEqual([400, true, true]);
  const right = await visit("/reception-vip/register", { form: { ...form, phone: "03122100000" } });
  expect([right.status, (await right.text()).includes("We have your application")]).toEqual([200, true]);
});

test("applying again while one is open answers the same, keeps one, and reminds once an hour", async () => {
  const { email } = await applied();
  const answers = await Promise.all([1, 2, 3].map(() => call(POST, { json: applyBody({ user_email: email.toUpperCase() }) })));
  const first = await call(POST, { json: applyBody() });
  for (const answer of answers) expect(answer).toEqual(first);
  expect([(await rowsOf(email)).length, await templatesTo(email)]).toEqual([1, ["received", "waits"]]);
  const later = testContext({ clock: { now: () => Date.now() + 10 * 3_600_000 } });
  await apply(later, applySchema.parse(applyBody({ user_email: email })));
  expect(await templatesTo(email)).toEqual(["received", "waits", "waits"]);
});

test("of applications at the same moment one is kept", async () => {
  const json = applyBody();
  const answers = await Promise.all([1, 2, 3, 4].map(() => call(POST, { json })));
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
  expect(await rowsOf(json.user_email as string)).toHaveLength(1);
});

test("whoever fills in the field that nobody sees is answered like everyone, and nothing is kept", async () => {
  const json = applyBody({ website: "https://spam.example" });
  expect(await call(POST, { json })).toEqual(await call(POST, { json: applyBody() }));
  expect([await rowsOf(json.user_email as string), await templatesTo(json.user_email as string)]).toEqual([[], []]);
});

test("one address can't flood the staff", async () => {
  const headers = { "cf-connecting-ip": "203.0.113.77" };
  await fromAddress("graduates:apply", "203.0.113.77", 399);
  const statuses = [];
  for (let i = 0; i < 2; i++) statuses.push((await call(POST, { json: applyBody(), headers })).status);
  expect(statuses).toEqual([202, 429]);
});

test("an application that can't be written says so, in both languages", async () => {
  const { db } = testContext();
  await db.run(sql`CREATE TRIGGER broken BEFORE INSERT ON graduate_applications BEGIN SELECT RAISE(ABORT, 'broken'); END`);
  const english = await call<Failed>(POST, { json: applyBody() });
  const turkish = await call<Failed>(POST, { json: applyBody(), headers: { "accept-language": "tr" } });
  await db.run(sql`DROP TRIGGER broken`);
  expect([...outcome(english), english.body.error.message]).toEqual([500, "graduates.submissionFailed", "Application submission failed."]);
  expect(turkish.body.error.message).toBe("Başvuru gönderilemedi.");
});

test("applications are for staff", async () => {
  const { id } = await applied();
  const [user, staff] = [await signUp(), await moderator()];
  for (const path of [LIST, `${LIST}/${id}`]) {
    expect(outcome(await call(path))).toEqual([401, "kit.needsSignIn"]);
    expect(outcome(await call(path, { as: user }))).toEqual([403, "kit.forbidden"]);
    expect((await call(path, { as: staff })).status).toBe(200);
  }
  expect(outcome(await decide(undefined, id, { decision: "approve" }))).toEqual([401, "kit.needsSignIn"]);
  expect(outcome(await decide(user, id, { decision: "approve" }))).toEqual([403, "kit.forbidden"]);
  expect(outcome(await call(`${LIST}/graduate-none`, { as: staff }))).toEqual([404, "graduates.notFound"]);
  expect(outcome(await decide(staff, "graduate-none", { decision: "approve" }))).toEqual([404, "graduates.notFound"]);
});

test.each([
  [{}],
  [{ decision: "maybe" }],
  [{ decision: "reject" }],
  [{ decision: "reject", reason: " x " }],
  [{ decision: "approve", role: "admin" }],
])("the decision %j is refused", async (json) => {
  const { id, email } = await applied();
  expect(outcome(await decide(await moderator(), id, json))).toEqual([400, "kit.invalidInput"]);
  expect((await rowsOf(email))[0]?.status).toBe("waiting");
});

test.each(["status=deleted", "cursor=x", "limit=51", "limit=0"])("the list refuses %s", async (query) => {
  expect(outcome(await call(`${LIST}?${query}`, { as: await moderator() }))).toEqual([400, "kit.invalidInput"]);
});

test("the list is searched without Turkish marks, paged by cursor, and counted by the database", async () => {
  const as = await moderator();
  for (let i = 0; i < 3; i++) await applied({ name: "Ümit Şenöğüt", diploma_number: `X-77${i}` });
  const first = await call<Listed>(`${LIST}?q=senogut&limit=2`, { as });
  expect([first.body.applications.length, typeof first.body.next_cursor]).toEqual([2, "number"]);
  const second = await call<Listed>(`${LIST}?q=SENÖGÜT&limit=2&cursor=${first.body.next_cursor}`, { as });
  expect([second.body.applications.map(({ diploma_number }) => diploma_number), second.body.next_cursor]).toEqual([["X-770"], null]);
  const [waiting] = await testContext()
    .db.select({ n: sql<number>`count(*)` })
    .from(graduateApplications)
    .where(eq(graduateApplications.status, "waiting"));
  const [kept] = await testContext()
    .db.select()
    .from(counters)
    .where(and(eq(counters.name, "graduate_applications"), eq(counters.facet, "waiting")));
  expect([first.body.counts.waiting, kept?.value]).toEqual([waiting?.n, waiting?.n]);
});

test("the page shows an application with its proof and decides on it, and says when somebody else did", async () => {
  const as = await signUp({ userRole: "admin" });
  const { id, email } = await applied({ name: "Sayfa Mezunu" });
  const page = await see(`${LIST}?q=sayfa`, { as });
  expect(["Sayfa Mezunu", "2009/1234", "https://alumni.example/cagri", email].filter((text) => !page.body.includes(text))).toEqual([]);
  const noReason = await visit(LIST, { as, form: { application_id: id, decision: "reject", reason: "" } });
  expect([noReason.status, (await noReason.text()).includes("Write a reason")]).toEqual([400, true]);
  const sent = await visit(LIST, { as, form: { application_id: id, decision: "approve" } });
  expect([sent.status, sent.headers.getSetCookie().join()]).toEqual([303, expect.stringContaining("list.approved")]);
  const again = await visit(LIST, { as, form: { application_id: id, decision: "approve" } });
  expect(again.headers.getSetCookie().join()).toContain("error.graduates%3Aerrors.alreadyDecided");
  expect((await see("/admin/panel", { as })).body).toContain("/reception-vip/applications");
});

/** Two moderators who decide on the same application at the same moment. */
async function bothApprove() {
  const { id, email } = await applied();
  const [a, b] = [await moderator(), await moderator()];
  const answers = await Promise.all([approve(a, id), approve(b, id)]);
  const tokens = await testContext()
    .db.select()
    .from(mailTokens)
    .where(sql`user_id IN (SELECT user_id FROM users WHERE user_email = ${email})`);
  return {
    codes: answers.map(({ status }) => status).sort(),
    accounts: (await accountsOf(email)).length,
    mails: (await templatesTo(email)).filter((template) => template === "approved").length,
    links: tokens.length,
    audits: (await auditsOf(id)).length,
  };
}

test("of two approvals at the same moment one wins: one account, one mail, one link, one audit row", async () => {
  expect(await bothApprove()).toEqual({ codes: [200, 409], accounts: 1, mails: 1, links: 1, audits: 1 });
});

test("if approved applications went on waiting both would win: the control of the test above", async () => {
  const { db } = testContext();
  await db.run(sql`CREATE TRIGGER forgetful AFTER UPDATE OF status ON graduate_applications WHEN new.status = 'approved'
    BEGIN UPDATE graduate_applications SET status = 'waiting' WHERE key = new.key; END`);
  const both = await bothApprove();
  await db.run(sql`DROP TRIGGER forgetful`);
  expect(both).toMatchObject({ codes: [200, 200], links: 2, audits: 2 });
});

test("an approval and a rejection at the same moment don't both happen", async () => {
  const { id, email } = await applied();
  const [a, b] = [await moderator(), await moderator()];
  const answers = await Promise.all([approve(a, id), decide(b, id, { decision: "reject", reason: "No such number" })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [row] = await rowsOf(email);
  expect([await accountsOf(email).then((rows) => rows.length), await templatesTo(email)]).toEqual(
    row?.status === "approved" ? [1, ["received", "approved"]] : [0, ["received", "rejected"]],
  );
});

test("a rejection mails its reason, and the person may apply again and be approved", async () => {
  const { id, email } = await applied();
  const staff = await moderator();
  const reason = "We found no diploma with this number";
  expect((await decide(staff, id, { decision: "reject", reason })).status).toBe(200);
  expect((await mailsTo(email)).at(-1)).toMatchObject({ template: "graduates:mail.rejected", values: { reason } });
  expect(await accountsOf(email)).toEqual([]);
  expect(outcome(await approve(staff, id))).toEqual([409, "graduates.alreadyDecided"]);
  const again = await applied({ user_email: email, diploma_number: "2009/1235" });
  expect(await templatesTo(email)).toEqual(["received", "rejected", "received"]);
  const [second] = (await rowsOf(email)).filter(({ status }) => status === "waiting");
  expect([again.id === id, (await approve(staff, second?.applicationId ?? "")).status]).toEqual([true, 200]);
  const audits = await auditsOf(id);
  expect(audits.map(({ act, actorId, before, after, reason: why }) => [act, actorId, before, after, why])).toEqual([
    ["graduate-application.reject", staff.userId, { status: "waiting" }, { status: "rejected" }, reason],
  ]);
});

test("an account that the address has already becomes a graduate's, and keeps its password", async () => {
  const person = await signUp({ userEmail: `Known${serial++}@alumni.example`.toLowerCase() });
  const { id, email } = await applied({ user_email: person.userEmail });
  expect((await login(email, PASSWORD)).status).toBe(401);
  expect((await approve(await moderator(), id)).status).toBe(200);
  const accounts = await accountsOf(email);
  expect(accounts.map(({ userId, userName, isVerifiedGraduate }) => [userId, userName, isVerifiedGraduate])).toEqual([
    [person.userId, person.userName, true],
  ]);
  expect((await login(email, PASSWORD)).status).toBe(200);
  await call(POST, { json: applyBody({ user_email: email }) });
  expect((await templatesTo(email)).at(-1)).toBe("already-in");
});

test("nobody decides on their own application", async () => {
  const staff = await signUp({ userRole: "admin" });
  const { id } = await applied({ user_email: staff.userEmail });
  for (const json of [{ decision: "approve" }, { decision: "reject", reason: "Because" }]) {
    expect(outcome(await decide(staff, id, json))).toEqual([403, "graduates.ownApplication"]);
  }
  expect((await call<Stored>(`${LIST}/${id}`, { as: staff })).body.mine).toBe(true);
  expect((await approve(await moderator(), id)).status).toBe(200);
});

test("the link works for seven days", async () => {
  const { id, email } = await applied();
  await approve(await moderator(), id);
  const [{ userId = "" } = {}] = await accountsOf(email);
  const [token] = await testContext().db.select().from(mailTokens).where(eq(mailTokens.userId, userId));
  expect((token?.expiresAt ?? 0) - (token?.createdAt ?? 0)).toBe(7 * 86_400_000);
  await testContext()
    .db.update(mailTokens)
    .set({ expiresAt: Date.now() - 1 })
    .where(eq(mailTokens.userId, userId));
  const link = new URL((await mailsTo(email)).at(-1)?.values.url ?? "").searchParams.get("token") ?? "";
  expect(outcome(await call("/reception/password-reset", { json: { token: link, user_password: NEW_PASSWORD } }))).toEqual([
    410,
    "reception.linkInvalid",
  ]);
});

test("a taken user name makes way for the next, and a name without letters gets one all the same", async () => {
  const staff = await moderator();
  const people = [];
  for (const name of ["Tekin Tekin", "Tekin Tekin", "李 明"]) {
    const { id, email } = await applied({ name });
    await approve(staff, id);
    people.push((await accountsOf(email))[0]);
  }
  expect(people.map((person) => person?.userName)).toEqual(["tekin.tekin", "tekin.tekin2", "graduate"]);
  expect(people.map((person) => person?.userNameKey)).toEqual(people.map((person) => person?.userName.toLowerCase()));
  expect(userNamesFor("A".repeat(80)).every((name) => /^[a-z0-9_.]{3,30}$/.test(name))).toBe(true);
});

test("applying, listing, searching and deciding read no table from end to end", async () => {
  const { email, id } = await applied();
  const staff = await moderator();
  const watched = watchedContext({ actor: staff.ctx.actor });
  const ctx = requireStaff(watched.ctx);
  await apply(ctx, applySchema.parse(applyBody({ user_email: email })));
  for (const q of [undefined, "yildiz"]) await listApplications(ctx, { status: "waiting", q, before: 1_000_000, size: 20 });
  await decideOn(ctx, id, { decision: "approve" });
  expect(watched.statements.size).toBeGreaterThan(8);
  expect(await fullScans(watched.statements)).toEqual([]);
});
