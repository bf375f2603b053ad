/** People, as admins keep them: who may do what to whom, and what of it is written down. */

import { mailTokens, sessions, users } from "@schema/accounts";
import { auditEntries, outbox } from "@schema/platform";
import { contributions } from "@schema/review";
import { and, eq, isNull, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { collections } from "../../../app/collections";
import { showContributions } from "../../../app/engines/review/listing.server";
import { blockUser } from "../../../app/features/users/users.repository.server";
import * as service from "../../../app/features/users/users.service.server";
import { requireAdmin } from "../../../app/platform/access/roles";
import { insertMany } from "../../../drizzle/seed/insert-many";
import { Browser } from "../../support/browser";
import { lastMailTo } from "../../support/mails";
import { see } from "../../support/pages";
import { addCourse, addExperience, addUniversity, DEPARTMENT } from "../../support/rows";
import { call, PASSWORD, type Person, signUp, testContext } from "../../support/site";

type Failed = { error: { code: string; details?: Record<string, unknown> } };
type Answer = Record<string, unknown> & Failed;

const USERS = "/admin/users";
const HOUR = 3_600_000;
const { db } = testContext();
let serial = 0;

const admin = () => signUp({ userRole: "admin" });
const outcome = ({ status, body }: { status: number; body: Partial<Failed> }) => [status, body.error?.code];
const put = (as: Person, id: string, json: unknown) => call<Answer>(`${USERS}/${id}`, { as, json, method: "PUT" });
const post = (as: Person, path: string, json?: unknown) => call<Answer>(`${USERS}${path}`, { as, json, method: "POST" });
const read = (as: Person, id: string) => call<Answer>(`${USERS}/${id}`, { as });
const rowOf = async (id: string) => (await db.select().from(users).where(eq(users.userId, id)))[0];
const auditsOf = (id: string) => db.select().from(auditEntries).where(eq(auditEntries.subjectId, id)).orderBy(auditEntries.key);
const openSessions = (id: string) => db.$count(sessions, and(eq(sessions.userId, id), isNull(sessions.endedAt)));

const facts = (person: Person, own: Record<string, unknown> = {}) => ({
  name: person.name,
  user_name: person.userName,
  user_email: person.userEmail,
  user_role: "user",
  ...own,
});

const newcomer = (own: Record<string, unknown> = {}) => {
  serial += 1;
  const user_name = `added.${serial}`;
  return { name: "Eklenen Kişi", user_name, user_email: `${user_name}@elsewhere.example`, user_role: "user", locale: "tr", ...own };
};

async function mailTo(address: string) {
  const rows = await db.select().from(outbox);
  return rows.filter(({ payload }) => payload.to === address).at(-1)?.payload as {
    template: string;
    locale: string;
    values: { url: string };
  };
}

test("an added account gets a link that sets its password, works for a day, and lets its owner in", async () => {
  await addUniversity();
  const staff = await admin();
  const json = newcomer({ user_email: " New.Person@Elsewhere.example ", department_id: DEPARTMENT.departmentId });
  const { status, body } = await post(staff, "", json);
  expect(status).toBe(201);
  const id = `${body.user_id}`;
  const address = "new.person@elsewhere.example";
  expect(await rowOf(id)).toMatchObject({
    userEmail: address,
    passwordHash: "",
    emailVerifiedAt: null,
    departmentId: DEPARTMENT.departmentId,
  });
  const login = { user_email: address, user_password: PASSWORD };
  expect(outcome(await call<Failed>("/reception/login", { json: login }))).toEqual([401, "reception.invalidCredentials"]);
  const mail = await mailTo(address);
  expect([mail.template, mail.locale]).toEqual(["users:mail.invitation", "tr"]);
  const [token] = await db.select().from(mailTokens).where(eq(mailTokens.userId, id));
  expect((token?.expiresAt ?? 0) - (token?.createdAt ?? 0)).toBe(24 * HOUR);
  const reset = { token: new URL(mail.values.url).searchParams.get("token"), user_password: PASSWORD };
  expect((await call("/reception/password-reset", { json: reset })).status).toBe(200);
  expect((await call("/reception/login", { json: login })).status).toBe(200);
  expect(await auditsOf(id)).toMatchObject([{ act: "user.add", actorId: staff.userId, after: { ...json, user_email: address } }]);
});

test.each([
  ["name", "x"],
  ["user_name", "no spaces"],
  ["user_email", "nobody"],
  ["user_role", "owner"],
  ["locale", "de"],
  ["password_hash", "x"],
])("an account whose %s is %j is refused by that field's name", async (field, value) => {
  const answer = await post(await admin(), "", newcomer({ [field]: value }));
  expect(outcome(answer)).toEqual([400, "kit.invalidInput"]);
  expect(JSON.stringify(answer.body.error.details)).toContain(field);
});

test("an address or user name that somebody has, and a department that nobody offers, are refused to add and to change", async () => {
  const [staff, other, person] = [await admin(), await signUp(), await signUp()];
  const cases = [
    [{ user_email: other.userEmail.toUpperCase() }, 409, "users.emailTaken", "user_email"],
    [{ user_name: other.userName.toUpperCase() }, 409, "users.userNameTaken", "user_name"],
    [{ department_id: "department-none" }, 422, "users.unknownDepartment", "department_id"],
  ] as const;
  for (const [own, status, code, field] of cases) {
    for (const answer of [await post(staff, "", newcomer(own)), await put(staff, person.userId, facts(person, own))]) {
      expect([...outcome(answer), answer.body.error.details?.field]).toEqual([status, code, field]);
    }
  }
  expect(await auditsOf(person.userId)).toEqual([]);
});

test("a change is written down with before and after, and what is left out becomes empty", async () => {
  const [staff, person] = [await admin(), await signUp({ entranceYear: 2022 })];
  const next = facts(person, { name: "Yeni Ad", user_role: "moderator", is_verified_graduate: true });
  const { status, body } = await put(staff, person.userId, next);
  expect([status, body]).toMatchObject([200, { name: "Yeni Ad", user_role: "moderator", entrance_year: null, is_verified_graduate: true }]);
  const [audit] = await auditsOf(person.userId);
  expect(audit).toMatchObject({
    act: "user.edit",
    actorId: staff.userId,
    before: { name: person.name, user_role: "user", entrance_year: 2022, is_verified_graduate: false },
    after: { ...next, entrance_year: null },
  });
  expect((await call<{ users: { user_id: string }[] }>(`${USERS}?q=yeni+ad`, { as: staff })).body.users[0]?.user_id).toBe(person.userId);
  expect(await openSessions(person.userId)).toBe(1);
});

test("another address ends sessions and links of the old one", async () => {
  const [staff, person] = [await admin(), await signUp()];
  await call("/reception/password-forgot", { json: { user_email: person.userEmail } });
  expect((await put(staff, person.userId, facts(person, { user_email: `moved.${person.userEmail}` }))).status).toBe(200);
  expect((await call("/reception/verify-token", { as: person })).status).toBe(401);
  expect(await openSessions(person.userId)).toBe(0);
  expect(await db.$count(mailTokens, and(eq(mailTokens.userId, person.userId), isNull(mailTokens.usedAt)))).toBe(0);
});

test("somebody keeps a department that isn't active any more, but nobody else gets it", async () => {
  await addUniversity();
  const staff = await admin();
  const [holder, other] = [await signUp({ departmentId: DEPARTMENT.departmentId }), await signUp()];
  const own = { department_id: DEPARTMENT.departmentId };
  await call(`/admin/departments/${DEPARTMENT.departmentId}/deactivate`, { as: staff, method: "PUT" });
  expect((await put(staff, holder.userId, facts(holder, own))).status).toBe(200);
  expect(outcome(await put(staff, other.userId, facts(other, own)))).toEqual([422, "users.unknownDepartment"]);
  expect((await see(`/admin/users/edit?user_id=${holder.userId}`, { as: staff })).body).toContain(
    `value="${DEPARTMENT.departmentId}" selected`,
  );
  await call(`/admin/departments/${DEPARTMENT.departmentId}/activate`, { as: staff, method: "PUT" });
});

test("nobody changes their own role or blocks themself", async () => {
  const staff = await admin();
  expect(outcome(await put(staff, staff.userId, facts(staff, { user_role: "moderator" })))).toEqual([403, "users.ownRole"]);
  expect(outcome(await post(staff, `/${staff.userId}/block`, { reason: "a test" }))).toEqual([403, "users.ownBlock"]);
  expect((await put(staff, staff.userId, facts(staff, { user_role: "admin", name: "Own Name" }))).status).toBe(200);
});

/** Two people who are the only admins that there are. */
async function twoAdmins() {
  const pair = [await admin(), await admin()] as const;
  const ids = sql.join(
    pair.map(({ userId }) => sql`${userId}`),
    sql`, `,
  );
  await db
    .update(users)
    .set({ userRole: "user" })
    .where(and(eq(users.userRole, "admin"), sql`user_id NOT IN (${ids})`));
  return pair;
}

const admins = () => db.$count(users, and(eq(users.userRole, "admin"), isNull(users.blockedAt)));

test("of two admins who demote or block each other at once one stays, whichever way they go about it", async () => {
  for (const acts of [
    ["demote", "demote"],
    ["block", "block"],
    ["demote", "block"],
    ["block", "demote"],
  ] as const) {
    const [first, second] = await twoAdmins();
    const act = (how: "demote" | "block", by: Person, to: Person) =>
      how === "demote"
        ? service.editUser(by.ctx, to.userId, facts(to, { user_role: "user" }) as never)
        : service.blockUser(by.ctx, to.userId, { reason: "a test" });
    const results = await Promise.allSettled([act(acts[0], first, second), act(acts[1], second, first)]);
    const refused = results.filter((each) => each.status === "rejected").map(({ reason }) => [reason.status, reason.code]);
    expect([acts, refused, await admins()]).toEqual([acts, [[409, "users.lastAdmin"]], 1]);
  }
});

test("without its condition a block takes the last admin: the control of the test above", async () => {
  const [first, second] = await twoAdmins();
  expect(await blockUser(first.ctx, second.userId, { reason: "a test", blockedUntil: null })).toBe(true);
  expect(await blockUser(second.ctx, first.userId, { reason: "a test", blockedUntil: null })).toBe("lastAdmin");
  await db.update(users).set({ blockedAt: Date.now() }).where(eq(users.userId, first.userId));
  expect(await admins()).toBe(0);
});

test("an admin whose block is over counts as one", async () => {
  const [first, second] = await twoAdmins();
  await db
    .update(users)
    .set({ blockedAt: 1, blockedUntil: Date.now() - 1 })
    .where(eq(users.userId, first.userId));
  expect(await blockUser(first.ctx, second.userId, { reason: "a test", blockedUntil: null })).toBe(true);
});

const SESSION = "__Host-hocam_session";

/** A browser's session cookie, got as a browser gets it. */
async function signInWithBrowser({ userEmail }: Person): Promise<string> {
  const form = { user_email: userEmail, user_password: PASSWORD };
  const browser = new Browser();
  const page = (await browser.open("/reception/login", { form })).headers.get("location") ?? "";
  if (!page.startsWith("/reception/otp")) return `${SESSION}=${browser.cookie(SESSION)}`;
  const login_token = new URLSearchParams(page.split("?")[1]).get("token") ?? "";
  const { code = "" } = (await lastMailTo(userEmail)).values;
  await browser.open(page, { form: { login_token, code } });
  return `${SESSION}=${browser.cookie(SESSION)}`;
}

/** What somebody meets on a page and at an endpoint for admins, with a token and with a browser. */
async function doors(person: Person, cookie: string) {
  const ways = [{ as: person }, { headers: { cookie } }];
  const seen = await Promise.all(ways.flatMap((way) => [see("/admin/users/all", way), see("/api/v1/admin/users", way)]));
  return seen.map(({ status, location }) => (status === 302 ? (location === "/" ? "home" : "login") : status));
}

test("a demoted admin has lost their rights with the very next request, on pages and in the API, by token and by cookie", async () => {
  const [staff, person] = [await admin(), await admin()];
  const cookie = await signInWithBrowser(person);
  expect(await doors(person, cookie)).toEqual([200, 200, 200, 200]);
  expect((await put(staff, person.userId, facts(person))).status).toBe(200);
  expect(await doors(person, cookie)).toEqual(["home", 403, "home", 403]);
});

test("a blocked admin is out with the very next request, stays out, and gets in again after the block", async () => {
  const [staff, person] = [await admin(), await admin()];
  const cookie = await signInWithBrowser(person);
  expect(await doors(person, cookie)).toEqual([200, 200, 200, 200]);
  expect((await post(staff, `/${person.userId}/block`, { reason: "a test" })).status).toBe(200);
  expect(await doors(person, cookie)).toEqual(["login", 401, "login", 401]);
  const login = { user_email: person.userEmail, user_password: PASSWORD };
  expect(outcome(await call<Failed>("/reception/login", { json: login }))).toEqual([403, "reception.blocked"]);
  expect((await post(staff, `/${person.userId}/unblock`)).status).toBe(200);
  expect((await post(staff, `/${person.userId}/unblock`)).status).toBe(200);
  expect(await doors(person, cookie)).toEqual(["login", 401, "login", 401]);
  expect((await call("/reception/login", { json: login })).status).toBe(200);
  const acts = (await auditsOf(person.userId)).map(({ act, reason, after }) => [act, reason, (after as Answer).blocked_reason]);
  expect(acts).toEqual([
    ["user.block", "a test", "a test"],
    ["user.unblock", null, null],
  ]);
});

test("a block may end with a day that isn't over, and no other", async () => {
  const [staff, person] = [await admin(), await signUp()];
  const block = (blocked_until: string, reason = "a test") => post(staff, `/${person.userId}/block`, { reason, blocked_until });
  expect(outcome(await block("2020-01-01"))).toEqual([422, "users.untilPast"]);
  expect(outcome(await block("tomorrow"))).toEqual([400, "kit.invalidInput"]);
  expect(outcome(await block("2099-01-01", ""))).toEqual([400, "kit.invalidInput"]);
  expect((await block("2099-01-01")).status).toBe(200);
  expect((await rowOf(person.userId))?.blockedUntil).toBe(Date.parse("2099-01-01T21:00:00Z"));
  expect((await read(staff, person.userId)).body).toMatchObject({ is_blocked: true, blocked_reason: "a test" });
});

test("one session is ended, or all of them, and it is written down", async () => {
  const [staff, person] = [await admin(), await signUp()];
  const cookie = await signInWithBrowser(person);
  const path = `${USERS}/${person.userId}/sessions/${person.ctx.actor.sessionId}`;
  const stranger = await signUp();
  const wrong = `${USERS}/${person.userId}/sessions/${stranger.ctx.actor.sessionId}`;
  expect(outcome(await call<Failed>(wrong, { as: staff, method: "DELETE" }))).toEqual([404, "users.sessionNotFound"]);
  expect((await call(path, { as: staff, method: "DELETE" })).status).toBe(200);
  expect((await call("/reception/verify-token", { as: person })).status).toBe(401);
  expect((await call("/reception/verify-token", { headers: { cookie } })).status).toBe(200);
  expect((await see(`/admin/users/${person.userId}`, { as: staff, form: { act: "end-sessions" } })).status).toBe(303);
  expect((await call("/reception/verify-token", { headers: { cookie } })).status).toBe(401);
  expect((await auditsOf(person.userId)).map(({ act }) => act)).toEqual(["user.end-session", "user.end-sessions"]);
});

test("an unknown person is 404 everywhere", async () => {
  const staff = await admin();
  const answers = [
    await read(staff, "user-none"),
    await put(staff, "user-none", facts(await signUp(), { user_name: "fresh.name", user_email: "fresh@hocam.test" })),
    await post(staff, "/user-none/block", { reason: "a test" }),
    await post(staff, "/user-none/unblock"),
  ];
  expect(answers.map(outcome)).toEqual(answers.map(() => [404, "users.notFound"]));
  for (const path of ["/admin/users/user-none", "/admin/users/edit?user_id=user-none", "/admin/profile/one/user-none"])
    expect((await see(path, { as: staff })).status).toBe(404);
});

test("all of it is for admins", async () => {
  const [person, moderator] = [await signUp(), await signUp({ userRole: "moderator" })];
  const own = `${USERS}/${moderator.userId}`;
  const requests = [
    [USERS, "GET"],
    [USERS, "POST"],
    [own, "GET"],
    [own, "PUT"],
    [`${USERS}/${person.userId}/block`, "POST"],
    [`${USERS}/${person.userId}/unblock`, "POST"],
    [`${USERS}/${person.userId}/sessions/${person.ctx.actor.sessionId}`, "DELETE"],
  ] as const;
  for (const [path, method] of requests) {
    const json = method === "POST" || method === "PUT" ? facts(moderator, { user_role: "admin" }) : undefined;
    expect((await call(path, { method, json })).status).toBe(401);
    for (const as of [person, moderator]) expect((await call(path, { method, json, as })).status).toBe(403);
  }
});

test("a person's page shows facts, contributions by month, sessions and what staff did; confirming by hand lets them in", async () => {
  const [staff, { courseId }] = [await admin(), await addCourse()];
  const person = await signUp({ emailVerifiedAt: null, name: "Görülen Kişi" });
  const { experienceId } = await addExperience({ courseId, authorId: person.userId });
  await showContributions(testContext());
  const path = `/admin/users/${person.userId}`;
  const act = (form: Record<string, string>) => see(path, { as: staff, form });
  expect((await act({ act: "block", reason: "" })).status).toBe(400);
  expect((await act({ act: "verify" })).status).toBe(303);
  expect((await act({ act: "verify" })).status).toBe(303);
  const { body } = await see(path, { as: staff });
  for (const text of ["Görülen Kişi", person.userEmail, "Course experiences", "tests", "Address confirmed by hand", staff.name])
    expect(body).toContain(text);
  expect(body).not.toContain(experienceId);
  expect((await auditsOf(person.userId)).map((audit) => audit.act)).toEqual(["user.verify"]);
  expect((await see("/admin/courses/users", { as: staff })).body).toContain(`href="${path}"`);
});

test("what a person gave is called by its name, also what only staff write", async () => {
  const [staff, person] = [await admin(), await signUp()];
  const kinds = ["experiences", "databank_entries", "replies", "events", ...collections.map(({ feature }) => `posts:${feature}`)];
  const at = { lastAt: 1, shownLastAt: 1 };
  const rows = kinds.map((collection) => ({ userId: person.userId, collection, shownApproved: 1, ...at }));
  await insertMany(db, contributions, rows);
  const given = (await service.readUserWhole(requireAdmin(staff.ctx), person.userId)).contributions;
  const labels = given.map(({ label }) => label);
  expect(labels).toHaveLength(kinds.length);
  expect(labels).toEqual(expect.arrayContaining(["Course experiences", "Discussions", "Replies", "Events", "Research", "What's new"]));
  expect(labels.filter((label) => kinds.includes(label) || kinds.includes(`posts:${label}`))).toEqual([]);
});

test("what somebody publishes is listed, and taken down with a reason that is kept", async () => {
  const staff = await admin();
  const person = await signUp({ bio: "Buy my homework", links: ["https://spam.example/x", "javascript:alert(1)"], publicParts: ["bio"] });
  for (const path of ["/admin/profile/list", `/admin/profile/one/${person.userId}`]) {
    const { body } = await see(path, { as: staff });
    expect([body.includes("Buy my homework"), body.includes('href="https://spam.example/x"'), body.includes('href="javascript')]).toEqual([
      true,
      true,
      false,
    ]);
  }
  const clear = (reason: string) => see(`/admin/profile/one/${person.userId}`, { as: staff, form: { act: "clear", reason } });
  expect((await clear("")).status).toBe(400);
  expect((await clear("Advertises homework")).status).toBe(303);
  expect((await clear("Again")).status).toBe(303);
  expect(await rowOf(person.userId)).toMatchObject({ bio: "", links: [] });
  expect(await auditsOf(person.userId)).toMatchObject([
    {
      act: "user.clear-profile",
      reason: "Advertises homework",
      before: { bio: "Buy my homework", links: ["https://spam.example/x", "javascript:alert(1)"] },
    },
  ]);
});

test("the forms add and change people", async () => {
  const staff = await admin();
  const added = await see("/admin/users/add", { as: staff, form: newcomer() });
  expect([added.status, added.location?.startsWith("/admin/users/user-")]).toEqual([303, true]);
  const id = added.location?.split("/").at(-1) ?? "";
  const row = await rowOf(id);
  const form = {
    name: "Form Person",
    user_name: row?.userName ?? "",
    user_email: row?.userEmail ?? "",
    user_role: "moderator",
    entrance_year: "2021",
  };
  expect((await see(`/admin/users/edit?user_id=${id}`, { as: staff, form })).status).toBe(303);
  expect(await rowOf(id)).toMatchObject({ name: "Form Person", userRole: "moderator", entranceYear: 2021 });
  const own = await see(`/admin/users/edit?user_id=${staff.userId}`, { as: staff, form: { ...facts(staff), user_role: "user" } });
  expect([own.status, own.body.includes("You can&#x27;t change your own role")]).toEqual([403, true]);
});
