/** Communities: who founds, joins, decides and leads; every rule holds when two ask at once. */
import { communities, communityMembers, joinRequests } from "@schema/community";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { DAY } from "../../../app/platform/clock";
import { actsOn, addCommunity, addCommunityEvent, addRequest, communityRow, peopled, requestOf, roleOf } from "../../support/communities";
import { see } from "../../support/pages";
import { call, type Person, signUp, testContext } from "../../support/site";

interface Failure {
  error: { code: string; details?: Record<string, string> };
}

const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as Partial<Failure>).error?.code];
const post = (as: Person, path: string, json: unknown = {}) => call(path, { as, method: "POST", json });

const DESCRIPTION = "We meet on Tuesdays and do things together.";
const bodyOf = (own: Record<string, unknown> = {}) => ({ name: "Gönüllü Şarkıcılar", description: DESCRIPTION, links: [], ...own });

test("an address is made of the name, folded; a taken or an impossible one is said beside its field", async () => {
  const admin = await signUp({ userRole: "admin" });
  const made = await post(admin, "/community", bodyOf({ name: "Gönüllü İşler ve Şarkıcılar" }));
  expect([made.status, made.body.slug]).toEqual([201, "gonullu-isler-ve-sarkicilar"]);
  const again = await call<Failure>("/community", { as: admin, json: bodyOf({ name: "GONULLU işler ve ŞARKICILAR" }) });
  expect([codeOf(again), again.body.error.details]).toEqual([[409, "community.slugTaken"], { field: "slug" }]);
  const nothing = await call<Failure>("/community", { as: admin, json: bodyOf({ name: "日本語" }) });
  expect([codeOf(nothing), nothing.body.error.details]).toEqual([[422, "community.slugNeeded"], { field: "slug" }]);
  for (const slug of ["Not An Address", "-a-b", "a--b", "x", "çay"]) {
    expect([slug, (await post(admin, "/community", bodyOf({ slug }))).status]).toEqual([slug, 400]);
  }
  expect(await actsOn(String(made.body.community_id))).toEqual(["community.add"]);
});

test("of two who take an address at once one gets it", async () => {
  const admin = await signUp({ userRole: "admin" });
  const answers = await Promise.all([1, 2, 3].map(() => post(admin, "/community", bodyOf({ slug: "one-for-all" }))));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});

test("no community takes the address of a page, by name neither", async () => {
  const admin = await signUp({ userRole: "admin" });
  for (const slug of ["all", "add", "one", "edit", "demo", "panel", "personal"])
    expect([slug, ...codeOf(await post(admin, "/community", bodyOf({ slug })))]).toEqual([slug, 422, "community.slugReserved"]);
  expect(codeOf(await post(admin, "/community", bodyOf({ name: "All" })))).toEqual([422, "community.slugReserved"]);
});

test("links are web addresses of hosts, and nothing else", async () => {
  const admin = await signUp({ userRole: "admin" });
  const wrong = ["javascript:alert(1)", "data:text/html,x", "ftp://example.org", "https://me:secret@example.org", "https://", "nothing"];
  for (const url of wrong) {
    expect([url, (await post(admin, "/community", bodyOf({ slug: "links", links: [{ url }] }))).status]).toEqual([url, 400]);
  }
  expect((await post(admin, "/community", bodyOf({ slug: "links", links: [{ label: "Only a label" }] }))).status).toBe(400);
  const links = [{ label: "Site", url: "https://example.org/a?b=1" }, {}, { url: "https://example.org" }];
  expect((await post(admin, "/community", bodyOf({ slug: "links", links }))).status).toBe(201);
  const kept = await call<{ links: unknown[] }>("/community/one/links", { as: admin });
  expect(kept.body.links).toEqual([
    { label: "Site", url: "https://example.org/a?b=1" },
    { label: "", url: "https://example.org" },
  ]);
});

test("the form takes links without a label, leaves empty rows out, and says when there are too many", async () => {
  const admin = await signUp({ userRole: "admin" });
  const { communityId, slug, name } = await addCommunity();
  const facts = { name, slug, description: DESCRIPTION };
  const rows = (urls: string[]) =>
    Object.fromEntries(
      urls.flatMap((url, at) => [
        [`links[${at}].label`, ""],
        [`links[${at}].url`, url],
      ]),
    );
  const send = (urls: string[]) => see(`/community/edit/${slug}`, { as: admin, form: { ...facts, ...rows(urls) } });
  expect((await send(["https://example.org", "", "https://example.com/a"])).location).toBe(`/community/one/${slug}`);
  expect((await communityRow(communityId))?.links.map(({ url }) => url)).toEqual(["https://example.org", "https://example.com/a"]);
  const many = Array.from({ length: 7 }, (_, at) => `https://example.org/${at}`);
  expect((await send(many)).status).toBe(400);
  const links = many.map((url) => ({ url }));
  expect((await call(`/community/one/${slug}`, { as: admin, method: "PUT", json: { ...facts, links } })).status).toBe(400);
  expect((await send([])).location).toBe(`/community/one/${slug}`);
  expect((await communityRow(communityId))?.links).toEqual([]);
});

test("a new community may get its president at once; one whom nobody knows keeps all of it from being written", async () => {
  const [admin, person] = [await signUp({ userRole: "admin" }), await signUp()];
  const unknown = await call<Failure>("/community", { as: admin, json: bodyOf({ slug: "led", president: "nobody.here" }) });
  expect([codeOf(unknown), unknown.body.error.details]).toEqual([[422, "community.unknownPerson"], { field: "president" }]);
  expect((await call("/community/one/led", { as: admin })).status).toBe(404);
  const made = await post(admin, "/community", bodyOf({ slug: "led", president: person.userName.toUpperCase() }));
  expect([made.status, await roleOf(String(made.body.community_id), person)]).toEqual([201, "president"]);
});

test("a community is changed with what it was written down, and found by its id as well", async () => {
  const admin = await signUp({ userRole: "admin" });
  const { communityId, slug } = await addCommunity();
  const changed = await call(`/community/one/${communityId}`, { as: admin, method: "PUT", json: bodyOf({ slug: "renamed-now" }) });
  expect([changed.status, changed.body.slug]).toEqual([200, "renamed-now"]);
  expect(await actsOn(communityId)).toEqual(["community.edit"]);
  expect((await see(`/community/one/${slug}`, { as: admin })).status).toBe(404);
  for (const path of ["/community/one", "/community/edit", "/community/demo"]) {
    expect((await see(`${path}/${communityId}`, { as: admin })).location).toBe(`${path}/renamed-now`);
    expect((await see(`${path}/RENAMED-now`, { as: admin })).location).toBe(`${path}/renamed-now`);
  }
  const { slug: other } = await addCommunity();
  const taken = await call(`/community/one/${other}`, { as: admin, method: "PUT", json: bodyOf({ slug: "renamed-now" }) });
  expect(codeOf(taken)).toEqual([409, "community.slugTaken"]);
});

test("each switch is written down once, and turning it again changes nothing", async () => {
  const admin = await signUp({ userRole: "admin" });
  const { communityId, slug } = await addCommunity({ isShownToGuests: false });
  for (const act of ["trust", "trust", "show", "archive", "restore", "distrust", "hide", "hide"]) {
    expect((await post(admin, `/community/one/${slug}/state`, { act })).status).toBe(200);
  }
  const acts = ["trust", "show", "archive", "restore", "distrust", "hide"].map((act) => `community.${act}`);
  expect(await actsOn(communityId)).toEqual(acts);
  expect(await communityRow(communityId)).toMatchObject({ isTrusted: false, isShownToGuests: false, status: "active" });
});

test("only a community that never had members or events is deleted, with the requests that nobody granted", async () => {
  const admin = await signUp({ userRole: "admin" });
  const remove = async (slug: string) => codeOf(await call(`/community/one/${slug}`, { as: admin, method: "DELETE" }));
  const empty = await addCommunity();
  await addRequest(empty.communityId, await signUp());
  await addRequest(empty.communityId, await signUp(), { status: "rejected", decidedAt: 1 });
  expect(await remove(empty.slug)).toEqual([200, undefined]);
  expect([await communityRow(empty.communityId), await actsOn(empty.communityId)]).toEqual([undefined, ["community.delete"]]);
  const { slug: peopledSlug } = await peopled();
  expect(await remove(peopledSlug)).toEqual([409, "community.notEmpty"]);
  const eventful = await addCommunity();
  await addCommunityEvent(eventful.communityId, { deletedAt: Date.now() });
  expect(await remove(eventful.slug)).toEqual([409, "community.notEmpty"]);
  const left = await addCommunity();
  await addRequest(left.communityId, await signUp(), { status: "approved", decidedAt: 1 });
  expect(await remove(left.slug)).toEqual([409, "community.notEmpty"]);
  expect(await remove("no-such-community")).toEqual([404, "community.notFound"]);
});

test("a community that was founded without a president is deleted again, one that had a president isn't", async () => {
  const admin = await signUp({ userRole: "admin" });
  const president = await signUp();
  const found = async (own: Record<string, unknown>) => {
    const { body } = await post(admin, "/community", bodyOf(own));
    await testContext()
      .db.delete(communityMembers)
      .where(eq(communityMembers.communityId, String(body.community_id)));
    return codeOf(await call(`/community/one/${own.slug}`, { as: admin, method: "DELETE" }));
  };
  expect(await found({ slug: "never-led" })).toEqual([200, undefined]);
  expect(await found({ slug: "once-led", president: president.userName })).toEqual([409, "community.notEmpty"]);
});

test("one asks, sees it waiting, takes it back, asks again and is let in", async () => {
  const { communityId, slug, organizer, stranger } = await peopled();
  const join = `/community/one/${slug}/join`;
  expect((await post(stranger, join, { note: "  I sing.  " })).status).toBe(202);
  expect(codeOf(await post(stranger, join))).toEqual([409, "community.alreadyAsked"]);
  expect((await see(`/community/demo/${slug}`, { as: stranger })).body).toContain("I sing.");
  expect((await call(join, { as: stranger, method: "DELETE" })).status).toBe(200);
  expect(codeOf(await call(join, { as: stranger, method: "DELETE" }))).toEqual([404, "community.noRequest"]);
  expect((await post(stranger, join)).status).toBe(202);
  const decide = `/community/one/${slug}/requests/${stranger.userId}`;
  expect((await post(organizer, decide, { decision: "approve" })).status).toBe(200);
  expect([await roleOf(communityId, stranger), (await communityRow(communityId))?.memberCount]).toEqual(["member", 4]);
  expect(codeOf(await post(organizer, decide, { decision: "reject" }))).toEqual([409, "community.alreadyDecided"]);
  expect(codeOf(await post(stranger, join))).toEqual([409, "community.alreadyMember"]);
  expect(await actsOn(communityId)).toEqual([]);
});

test("whoever left may ask at once, whoever was turned down after a week", async () => {
  const { communityId, slug, organizer, stranger, member } = await peopled();
  const join = `/community/one/${slug}/join`;
  await post(stranger, join);
  await post(organizer, `/community/one/${slug}/requests/${stranger.userId}`, { decision: "reject" });
  expect(codeOf(await post(stranger, join))).toEqual([409, "community.rejectedLately"]);
  expect((await see(`/community/demo/${slug}`, { as: stranger })).body).not.toContain('value="join"');
  const long = { decidedAt: Date.now() - 8 * DAY };
  await testContext().db.update(joinRequests).set(long).where(eq(joinRequests.userId, stranger.userId));
  expect((await post(stranger, join)).status).toBe(202);
  expect((await post(member, `/community/one/${slug}/leave`)).status).toBe(200);
  expect(codeOf(await post(member, `/community/one/${slug}/leave`))).toEqual([404, "community.noMember"]);
  expect((await post(member, join)).status).toBe(202);
  expect([await requestOf(communityId, member), await requestOf(communityId, stranger)]).toEqual(["waiting", "waiting"]);
});

test("whoever was turned down is told so, whatever became of others' requests", async () => {
  const { communityId, slug, organizer, stranger } = await peopled();
  const other = await signUp();
  await post(other, `/community/one/${slug}/join`);
  await post(stranger, `/community/one/${slug}/join`);
  await post(organizer, `/community/one/${slug}/requests/${stranger.userId}`, { decision: "reject" });
  expect(await requestOf(communityId, other)).toBe("waiting");
  expect(codeOf(await post(stranger, `/community/one/${slug}/join`))).toEqual([409, "community.rejectedLately"]);
});

test("nobody asks a community that is hidden or archived, and hidden ones don't exist for strangers", async () => {
  const stranger = await signUp();
  for (const own of [{ isShownToGuests: false }, { status: "archived" as const }]) {
    const { slug } = await addCommunity(own);
    expect(codeOf(await post(stranger, `/community/one/${slug}/join`))).toEqual([404, "community.notFound"]);
    for (const as of [undefined, stranger]) expect((await see(`/community/demo/${slug}`, { as })).status).toBe(404);
    expect((await call(`/community/demo/${slug}`)).status).toBe(404);
  }
  const hidden = await peopled({ isShownToGuests: false });
  expect((await see(`/community/demo/${hidden.slug}`, { as: hidden.member })).status).toBe(200);
});

test("a request that many decide at once is decided once, and makes one member", async () => {
  const { communityId, slug, president, organizer, stranger } = await peopled();
  await addRequest(communityId, stranger);
  const decide = (as: Person, decision: string) => post(as, `/community/one/${slug}/requests/${stranger.userId}`, { decision });
  const answers = await Promise.all([
    decide(president, "approve"),
    decide(organizer, "reject"),
    decide(president, "reject"),
    decide(organizer, "approve"),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const isIn = (await roleOf(communityId, stranger)) !== null;
  expect(await requestOf(communityId, stranger)).toBe(isIn ? "approved" : "rejected");
});

/** A database in which somebody else does something in the very moment before a write. */
function meanwhile(person: Person, work: () => Promise<unknown>): Person["ctx"] {
  const { ctx } = person;
  let isDone = false;
  const db = new Proxy(ctx.db, {
    get(target, name) {
      if (name !== "batch") return Reflect.get(target, name);
      return async (statements: never) => {
        if (!isDone) await work();
        isDone = true;
        return target.batch(statements);
      };
    },
  });
  return { ...ctx, db };
}

test("what another decides in the moment between looking and writing holds; without the other the same call decides", async () => {
  const { decideOnRequest } = await import("../../../app/features/community/members.service.server");
  for (const isLate of [true, false]) {
    const { communityId, president, organizer, stranger } = await peopled();
    await addRequest(communityId, stranger);
    const target = { communityId, userId: stranger.userId };
    const ctx = meanwhile(organizer, async () => isLate && decideOnRequest(president.ctx, target, "reject"));
    const outcome = await decideOnRequest(ctx, target, "approve").then(
      () => "done",
      ({ code }: { code: string }) => code,
    );
    expect([outcome, await roleOf(communityId, stranger)]).toEqual(isLate ? ["community.alreadyDecided", null] : ["done", "member"]);
  }
});

test("of two presidents who leave, are removed or step down at once one stays", async () => {
  for (const way of ["leave", "remove", "demote"] as const) {
    const { communityId, slug, president, organizer: other } = await peopled();
    await testContext().db.update(communityMembers).set({ role: "president" }).where(eq(communityMembers.userId, other.userId));
    const go = (as: Person, target: Person) => {
      if (way === "leave") return post(as, `/community/one/${slug}/leave`);
      const path = `/community/one/${slug}/members/${target.userId}`;
      return way === "remove" ? call(path, { as, method: "DELETE" }) : call(path, { as, method: "PUT", json: { role: "member" } });
    };
    const answers = await Promise.all([go(president, other), go(other, president)]);
    expect([way, answers.filter(({ status }) => status === 200)]).toHaveProperty("1.length", 1);
    const roles = [await roleOf(communityId, president), await roleOf(communityId, other)];
    expect([way, roles.filter((role) => role === "president")]).toEqual([way, ["president"]]);
  }
});

test("presidents who look first and go afterwards leave nobody: the control of the test above", async () => {
  const { communityId, president, organizer: other } = await peopled();
  const { db } = testContext();
  await db.update(communityMembers).set({ role: "president" }).where(eq(communityMembers.userId, other.userId));
  const leave = async ({ userId }: Person) => {
    const presidents = await db.$count(
      communityMembers,
      and(eq(communityMembers.communityId, communityId), eq(communityMembers.role, "president")),
    );
    if (presidents > 1) await db.delete(communityMembers).where(eq(communityMembers.userId, userId));
  };
  await Promise.all([leave(president), leave(other)]);
  expect([await roleOf(communityId, president), await roleOf(communityId, other)]).toEqual([null, null]);
});

test("the last president stays while there are others, and goes when there is nobody else", async () => {
  const { communityId, slug, president, organizer, member } = await peopled();
  const admin = await signUp({ userRole: "admin" });
  const path = `/community/one/${slug}/members/${president.userId}`;
  expect(codeOf(await post(president, `/community/one/${slug}/leave`))).toEqual([409, "community.lastPresident"]);
  for (const as of [president, admin]) {
    expect(codeOf(await call(path, { as, method: "PUT", json: { role: "member" } }))).toEqual([409, "community.lastPresident"]);
    expect(codeOf(await call(path, { as, method: "DELETE" }))).toEqual([409, "community.lastPresident"]);
  }
  for (const as of [organizer, member]) await post(as, `/community/one/${slug}/leave`);
  expect((await post(president, `/community/one/${slug}/leave`)).status).toBe(200);
  expect((await communityRow(communityId))?.memberCount).toBe(0);
});

test("presidents give roles, organizers decide and remove plain members, members and strangers do neither", async () => {
  const { communityId, slug, president, organizer, member, stranger } = await peopled();
  const asker = await signUp();
  await addRequest(communityId, asker);
  const role = (as: Person, target: Person, to: string) =>
    call(`/community/one/${slug}/members/${target.userId}`, { as, method: "PUT", json: { role: to } });
  const remove = (as: Person, target: Person) => call(`/community/one/${slug}/members/${target.userId}`, { as, method: "DELETE" });
  const decide = (as: Person) => post(as, `/community/one/${slug}/requests/${asker.userId}`, { decision: "approve" });
  const notAllowed = [403, "community.notAllowed"];
  for (const as of [member, stranger]) {
    expect([await decide(as), await role(as, member, "organizer"), await remove(as, organizer)].map(codeOf)).toEqual([
      notAllowed,
      notAllowed,
      notAllowed,
    ]);
  }
  expect([await role(organizer, member, "organizer"), await remove(organizer, president)].map(codeOf)).toEqual([notAllowed, notAllowed]);
  expect(codeOf(await role(organizer, organizer, "president"))).toEqual(notAllowed);
  expect((await role(president, member, "organizer")).status).toBe(200);
  expect((await role(president, member, "organizer")).status).toBe(200);
  expect(codeOf(await role(president, stranger, "member"))).toEqual([404, "community.noMember"]);
  expect(codeOf(await remove(organizer, member))).toEqual(notAllowed);
  expect((await role(president, member, "member")).status).toBe(200);
  expect((await remove(organizer, member)).status).toBe(200);
  expect((await decide(organizer)).status).toBe(200);
  expect(await roleOf(communityId, asker)).toBe("member");
  await testContext().db.update(communities).set({ status: "archived" }).where(eq(communities.communityId, communityId));
  expect(codeOf(await role(president, organizer, "member"))).toEqual(notAllowed);
});
