/** Communities' pages: who sees which people, requests and events, what staff do there, and what searches find. */

import { users } from "@schema/accounts";
import { communities } from "@schema/community";
import { events } from "@schema/events";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { removeLeavers } from "../../../app/features/profile/leaving.service.server";
import { DAY } from "../../../app/platform/clock";
import { actsOn, addCommunity, addCommunityEvent, addRequest, communityRow, peopled, requestOf, roleOf } from "../../support/communities";
import { see } from "../../support/pages";
import { call, PASSWORD, type Person, signUp, testContext } from "../../support/site";

interface Failure {
  error: { code: string; details?: Record<string, string> };
}

const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as Partial<Failure>).error?.code];
const post = (as: Person, path: string, json: unknown = {}) => call(path, { as, method: "POST", json });

test("what an admin does in somebody's community is written down, what its own people do isn't", async () => {
  const { communityId, slug, president, member, stranger } = await peopled();
  const admin = await signUp({ userRole: "admin" });
  await addRequest(communityId, stranger);
  await post(admin, `/community/one/${slug}/requests/${stranger.userId}`, { decision: "approve" });
  await call(`/community/one/${slug}/members/${stranger.userId}`, { as: admin, method: "PUT", json: { role: "organizer" } });
  await call(`/community/one/${slug}/members/${stranger.userId}`, { as: admin, method: "DELETE" });
  await call(`/community/one/${slug}/members/${member.userId}`, { as: president, method: "DELETE" });
  expect(await actsOn(communityId)).toEqual(["community.approve", "community.set-role", "community.remove"]);
  const form = { act: "add-member", id: communityId, user_name: stranger.userName, role: "organizer" };
  expect((await see(`/community/one/${slug}`, { as: admin, form })).status).toBe(303);
  expect([await roleOf(communityId, stranger), (await actsOn(communityId)).at(-1)]).toEqual(["organizer", "community.add-member"]);
  expect((await see(`/community/one/${slug}`, { as: admin, form })).status).toBe(409);
  expect((await see(`/community/one/${slug}`, { as: admin, form: { ...form, user_name: "nobody.here" } })).status).toBe(422);
});

test("only members and staff see who is in a community, and nobody is told an email address", async () => {
  const { slug, president, organizer, member, stranger } = await peopled();
  const moderator = await signUp({ userRole: "moderator" });
  const path = `/community/one/${slug}/members`;
  expect(codeOf(await call(path, { as: stranger }))).toEqual([403, "community.membersOnly"]);
  expect((await call(path)).status).toBe(401);
  for (const as of [member, moderator]) {
    const { status, body } = await call<{ members: { user_name: string }[] }>(path, { as });
    expect([status, body.members.map(({ user_name }) => user_name)]).toEqual([
      200,
      [president.userName, organizer.userName, member.userName],
    ]);
  }
  const pages: [string, Person | undefined, boolean][] = [
    [`/community/panel?community=${slug}`, member, true],
    [`/community/panel?community=${slug}`, organizer, true],
    [`/community/panel?community=${slug}`, stranger, false],
    [`/community/demo/${slug}`, stranger, false],
    [`/community/demo/${slug}`, undefined, false],
    [`/community/demo/${slug}`, member, false],
  ];
  for (const [address, as, showsPeople] of pages) {
    for (const each of [address, address.replace(/(\?|$)/, ".data$1")]) {
      const { body } = await see(each, { as });
      expect([each, as?.userName, body.includes(president.userName)]).toEqual([each, as?.userName, showsPeople]);
      for (const { userEmail, userId } of [president, organizer, stranger]) {
        expect(body).not.toContain(userEmail);
        if (!showsPeople && as?.userId !== userId) expect(body).not.toContain(userId);
      }
    }
  }
});

test("requests and events that aren't shown are for organizers alone", async () => {
  const { communityId, slug, organizer, member, stranger } = await peopled();
  await addRequest(communityId, stranger, { note: "A note for organizers" });
  await addCommunityEvent(communityId, { name: "Secret rehearsal", showStatus: "inactive", isAwaitingReview: true });
  await addCommunityEvent(communityId, { name: "Open evening" });
  await addCommunityEvent(communityId, { name: "Long over", firstAt: Date.now() - 9 * DAY });
  const seen = async (path: string, as?: Person) => (await see(path, { as })).body;
  const forOrganizer = await seen(`/community/panel?community=${slug}`, organizer);
  for (const text of ["A note for organizers", "Secret rehearsal", "Open evening", "Long over"]) expect(forOrganizer).toContain(text);
  const forMember = await seen(`/community/panel?community=${slug}`, member);
  for (const text of ["A note for organizers", "Secret rehearsal"]) expect(forMember).not.toContain(text);
  const forGuests = await seen(`/community/demo/${slug}`);
  expect(forGuests).toContain("Open evening");
  for (const text of ["A note for organizers", "Secret rehearsal", "Long over"]) expect(forGuests).not.toContain(text);
});

test("the panel's buttons do what they say, and a refusal is said on the same page", async () => {
  const { communityId, slug, president, organizer, member, stranger } = await peopled();
  await addRequest(communityId, stranger);
  const panel = `/community/panel?community=${slug}`;
  const press = (as: Person, fields: Record<string, string>) => see(panel, { as, form: { id: communityId, ...fields } });
  const toast = ({ headers }: { headers: Headers }) => decodeURIComponent(/toast=([^;]*)/.exec(headers.get("set-cookie") ?? "")?.[1] ?? "");
  expect(toast(await press(organizer, { act: "approve", user_id: stranger.userId }))).toBe("success.community:toasts.approve");
  expect(toast(await press(organizer, { act: "reject", user_id: stranger.userId }))).toBe("error.community:errors.alreadyDecided");
  expect(toast(await press(member, { act: "set-role", user_id: member.userId, role: "president" }))).toBe(
    "error.community:errors.notAllowed",
  );
  expect(toast(await press(president, { act: "set-role", user_id: member.userId, role: "president" }))).toBe(
    "success.community:toasts.set-role",
  );
  expect((await press(president, { act: "leave" })).location).toBe("/community/panel");
  expect([await roleOf(communityId, president), await roleOf(communityId, member)]).toEqual([null, "president"]);
  const own = (as: Person, fields: Record<string, string>) => see(`/community/demo/${slug}`, { as, form: fields });
  expect(toast(await own(president, { act: "join", note: "Back again" }))).toBe("success.community:toasts.join");
  expect(toast(await own(president, { act: "withdraw" }))).toBe("success.community:toasts.withdraw");
  expect((await see(`/community/demo/${slug}`, { form: { act: "join" } })).status).toBe(303);
});

test("staff show a community's event or say why not, once; its organizers read why", async () => {
  const { communityId, slug, organizer } = await peopled();
  const admin = await signUp({ userRole: "admin" });
  const { eventId } = await addCommunityEvent(communityId, { name: "First night", showStatus: "inactive", isAwaitingReview: true });
  const list = "/admin/community/events";
  const press = (fields: Record<string, string>) => see(list, { as: admin, form: { id: eventId, ...fields } });
  const stateOf = async () => {
    const [row] = await testContext().db.select().from(events).where(eq(events.eventId, eventId));
    return [row?.showStatus, row?.isAwaitingReview];
  };
  expect((await see(list, { as: admin })).body).toContain("First night");
  expect((await press({ act: "deactivate" })).status).toBe(422);
  expect((await press({ act: "activate" })).status).toBe(303);
  expect(await stateOf()).toEqual(["active", false]);
  await press({ act: "activate" });
  await Promise.all([1, 2].map(() => press({ act: "deactivate", reason: "The hall is closed that day." })));
  expect([await stateOf(), await actsOn(eventId)]).toEqual([
    ["inactive", false],
    ["event.activate", "event.deactivate"],
  ]);
  expect((await see(`/community/panel?community=${slug}`, { as: organizer })).body).toContain("The hall is closed that day.");
  expect((await see(`${list}?state=inactive&community=${slug}`, { as: admin })).body).toContain("First night");
});

test("search folds Turkish letters, for guests among what they may see", async () => {
  const admin = await signUp({ userRole: "admin" });
  await addCommunity({ name: "Çığlık Doğaçlama", slug: "ciglik-dogaclama" });
  await addCommunity({ name: "Çığlık Gizli", slug: "ciglik-gizli", isShownToGuests: false });
  await addCommunity({ name: "Çığlık Eski", slug: "ciglik-eski", status: "archived" });
  const slugs = async (path: string, as?: Person) =>
    (await call<{ communities: { slug: string }[] }>(path, { as })).body.communities.map(({ slug }) => slug);
  for (const q of ["ciglik", "ÇIĞLIK", "çığ", "Ciğlik dog"]) {
    expect(await slugs(`/community/demo/all?q=${encodeURIComponent(q)}`)).toEqual(["ciglik-dogaclama"]);
  }
  expect(await slugs("/community/all?q=ciglik", admin)).toEqual(["ciglik-eski", "ciglik-gizli", "ciglik-dogaclama"]);
  expect(await slugs("/community/all?q=ciglik&status=archived", admin)).toEqual(["ciglik-eski"]);
  expect(await slugs("/community/demo/all?q=%21%21")).toEqual([]);
});

test("members of all communities are found by name, community and role", async () => {
  const admin = await signUp({ userRole: "admin" });
  const { slug, president, member } = await peopled({ name: "Zeplin Kulübü", slug: "zeplin-kulubu" });
  await testContext().db.update(users).set({ searchText: "sukran cagri" }).where(eq(users.userId, member.userId));
  const seen = async (query: string) => (await see(`/admin/community/members?${query}`, { as: admin })).body;
  expect(await seen(`q=${encodeURIComponent("Şükran")}`)).toContain(member.userName);
  for (const community of [slug, "zeplin", "Zeplin KULÜBÜ"]) {
    const body = await seen(`community=${encodeURIComponent(community)}&role=president`);
    expect([body.includes(president.userName), body.includes(member.userName)]).toEqual([true, false]);
  }
  expect(await seen("community=zzz-nothing")).not.toContain(president.userName);
  expect((await see("/admin/community/users", { as: admin })).status).toBe(200);
});

test("whoever leaves the site leaves their communities standing", async () => {
  const { communityId, president, stranger } = await peopled({ createdBy: null });
  await testContext().db.update(communities).set({ createdBy: president.userId }).where(eq(communities.communityId, communityId));
  await addRequest(communityId, stranger);
  for (const person of [president, stranger]) {
    const left = await call("/profile/me", { as: person, method: "DELETE", json: { user_password: PASSWORD, confirmation: "delete" } });
    expect(left.status).toBe(202);
  }
  await removeLeavers(testContext({ clock: { now: () => Date.now() + 15 * DAY } }));
  expect(await communityRow(communityId)).toMatchObject({ status: "active", createdBy: null, memberCount: 2 });
  expect([await roleOf(communityId, president), await requestOf(communityId, stranger)]).toEqual([null, null]);
});
