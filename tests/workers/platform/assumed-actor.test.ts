/** A page begins with whom its session belonged to a moment ago, and is answered only to whom it belongs to now. */
import { sessions, users } from "@schema/accounts";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { openScope } from "../../../app/platform/http/scope.server";
import { product } from "../../../app/product.server";
import { env, ORIGIN, type Person, signUp, testContext, visit } from "../../support/site";

const { db } = testContext();
const OWN = "/courses/personal";
const STAFF = "/admin/courses/all";

async function read(path: string, as: Person) {
  const response = await visit(path, { as });
  const roundTrips = Number(/round trips (\d+)/.exec(response.headers.get("server-timing") ?? "")?.[1]);
  const body = await response.text();
  return { status: response.status, to: response.headers.get("location"), roundTrips, body };
}

let person: Person;
const change = (own: Partial<typeof users.$inferInsert>) => db.update(users).set(own).where(eq(users.userId, person.userId));

/** Signs somebody in whom the Worker has met already. */
async function meet(own: Partial<typeof users.$inferInsert> = {}) {
  person = await signUp(own);
  expect((await read(OWN, person)).status).toBe(200);
}

beforeEach(() => meet());

test("the second page that somebody reads costs one round trip, the first one more", async () => {
  const newcomer = await signUp();
  const first = await read(OWN, newcomer);
  const second = await read(OWN, newcomer);
  expect([first.status, second.status, first.roundTrips - second.roundTrips]).toEqual([200, 200, 1]);
  expect(second.roundTrips).toBe(1);
});

test("a session that ended a moment ago reads nothing more", async () => {
  await db.update(sessions).set({ endedAt: Date.now() }).where(eq(sessions.userId, person.userId));
  const { status, to, body } = await read(OWN, person);
  expect([status, to?.startsWith("/reception/login"), body.includes(person.name)]).toEqual([302, true, false]);
});

test("a browser whose session ended a moment ago loses its cookie", async () => {
  const email = person.userEmail;
  const signedIn = await visit("/reception/login", { form: { user_email: email, user_password: "a long enough passphrase" } });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  expect((await visit(OWN, { headers: { cookie } })).status).toBe(200);
  await db.update(sessions).set({ endedAt: Date.now() }).where(eq(sessions.userId, person.userId));
  const after = await visit(OWN, { headers: { cookie } });
  expect([after.status, after.headers.getSetCookie().some((each) => /Max-Age=0/.test(each))]).toEqual([302, true]);
});

test("who was blocked a moment ago reads nothing more", async () => {
  await change({ blockedAt: Date.now(), blockedUntil: null });
  expect((await read(OWN, person)).status).toBe(302);
});

test("who became a moderator a moment ago reads the moderators' pages, and who no longer is one doesn't", async () => {
  expect((await read(STAFF, person)).status).toBe(302);
  await change({ userRole: "moderator" });
  expect((await read(STAFF, person)).status).toBe(200);
  expect((await read(STAFF, person)).status).toBe(200);
  await change({ userRole: "user" });
  expect((await read(STAFF, person)).status).toBe(302);
});

test("a new name is on the very next page", async () => {
  await change({ name: "Somebody Renamed" });
  const { body } = await read(OWN, person);
  expect([body.includes("Somebody Renamed"), body.includes(person.name)]).toEqual([true, false]);
});

test("a page's data is confirmed as its document is", async () => {
  const path = `${STAFF}.data`;
  await change({ userRole: "moderator" });
  expect((await read(path, person)).body).toContain("routes/");
  await change({ userRole: "user" });
  const { body } = await read(path, person);
  expect(body).not.toContain("inbox");
});

/** What a request begins with that may assume: the control without which the tests above would show nothing. */
async function assumedRole() {
  const request = new Request(`${ORIGIN}${OWN}`, { headers: { authorization: `Bearer ${person.accessToken}` } });
  const scope = await openScope({
    request,
    url: new URL(request.url),
    env,
    product,
    waitUntil: () => undefined,
    translate: () => (key) => key,
  });
  scope.mayAssume = true;
  await scope.restore();
  const assumed = scope.ctx.actor?.userRole;
  return { assumed, isRight: await scope.confirm(), actual: scope.ctx.actor?.userRole };
}

test("what is assumed is a moment old until it is confirmed", async () => {
  await assumedRole();
  expect(await assumedRole()).toEqual({ assumed: "user", isRight: true, actual: "user" });
  await change({ userRole: "admin" });
  expect(await assumedRole()).toEqual({ assumed: "user", isRight: false, actual: "admin" });
});
