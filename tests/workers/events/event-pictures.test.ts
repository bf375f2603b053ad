/** Pictures of events and communities: who may change them, how many there are, and where they are seen. */
import { events } from "@schema/events";
import { images } from "@schema/media";
import { auditEntries } from "@schema/platform";
import { and, eq, ne } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { dailyJobs } from "../../../app/jobs.server";
import { DAY } from "../../../app/platform/clock";
import { addCommunityEvent, peopled } from "../../support/communities";
import { addEvent, addCommunity as addOrganized } from "../../support/events";
import { type Bench, bench, deliver } from "../../support/media";
import { corners, png } from "../../support/pictures";
import { fullScans, watchedContext } from "../../support/plans";
import { call, type Person, signUp, testContext, visit } from "../../support/site";

const small = png(corners(16, 12));

interface Picture {
  image_id: string;
  image_url: string;
  image_type: string;
  image_order: number;
  content_type: string;
  files: { url: string }[];
}
interface Answer {
  image_id?: string;
  data?: { images: Picture[] };
  events?: { event_id: string; images: Picture[] }[];
  images?: Picture[];
  error?: { code: string };
}

function multipart(own: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(own)) form.set(field, value);
  form.set("image", new File([small], "me.png", { type: "image/png" }));
  return form;
}

const add = (thing: string, as: Person | undefined, own: Record<string, string> = {}) =>
  call<Answer>(`${thing}/image`, { method: "POST", as, body: multipart(own) });
const ofEvent = (eventId: string) => `/event/manage/${eventId}`;
const ofCommunity = (communityId: string) => `/community/one/${communityId}`;

let at: Bench;
beforeEach(async () => {
  at = await bench();
});

/** A picture that can be shown. */
async function addReady(thing: string, as: Person, type?: string): Promise<string> {
  const { body } = await add(thing, as, type ? { image_type: type } : {});
  await deliver(at, body.image_id ?? "");
  return body.image_id ?? "";
}

const countOf = (subjectId: string) =>
  testContext().db.$count(images, and(eq(images.subjectId, subjectId), ne(images.status, "deleted"))) as unknown as Promise<number>;
const stateOf = async (eventId: string) => {
  const [row] = await testContext()
    .db.select({ status: events.showStatus, isWaiting: events.isAwaitingReview })
    .from(events)
    .where(eq(events.eventId, eventId));
  return row?.isWaiting ? "waiting" : row?.status;
};

test("its creator and staff alone change an event's pictures, and what staff do is written down", async () => {
  const [other, moderator] = [await signUp(), await signUp({ userRole: "moderator" })];
  const eventId = await addEvent({ createdBy: at.person.userId });
  const acts = async (as: Person | undefined, imageId: string) => [
    (await add(ofEvent(eventId), as, { image_type: "gallery" })).status,
    (await call(`${ofEvent(eventId)}/image-order`, { method: "PUT", as, json: { image_type: "gallery", image_ids: [imageId] } })).status,
    (await call(`${ofEvent(eventId)}/image/${imageId}`, { method: "DELETE", as })).status,
  ];
  const first = await addReady(ofEvent(eventId), at.person, "gallery");
  expect(await acts(undefined, first)).toEqual([401, 401, 401]);
  await testContext().db.update(events).set({ showStatus: "active", isAwaitingReview: false }).where(eq(events.eventId, eventId));
  expect(await acts(other, first)).toEqual([403, 403, 403]);
  const page = await visit(`/event/personal?edit=${eventId}`, { as: other, form: { act: "image-remove", image_id: first } });
  expect([page.status, await countOf(eventId)]).toEqual([403, 1]);
  expect(await acts(moderator, first)).toEqual([202, 200, 200]);
  const written = await testContext().db.select({ act: auditEntries.act }).from(auditEntries).where(eq(auditEntries.subjectId, eventId));
  expect(written.map(({ act }) => act)).toEqual(["images.add", "images.order", "images.remove"]);
  expect(await stateOf(eventId), "staff's acts leave it in sight").toBe("active");
  const hidden = await addEvent({ createdBy: at.person.userId, showStatus: "inactive" });
  expect((await add(ofEvent(hidden), other)).status, "others don't learn of it").toBe(404);
  expect((await add(ofEvent("event-none"), moderator)).status).toBe(404);
});

test("pictures that somebody without a role adds to a shown event wait with it, unless its community is trusted", async () => {
  const plain = await addOrganized(at.person);
  const trusted = await addOrganized(at.person, { isTrusted: true });
  const [ours, theirs] = await Promise.all([
    addEvent({ createdBy: at.person.userId, communityId: plain }),
    addEvent({ createdBy: at.person.userId, communityId: trusted }),
  ]);
  expect((await call(`${ofEvent(ours)}/image/image-none`, { method: "DELETE", as: at.person })).status).toBe(404);
  expect(await stateOf(ours), "what changes nothing changes nothing").toBe("active");
  await add(ofEvent(ours), at.person);
  await add(ofEvent(theirs), at.person);
  expect([await stateOf(ours), await stateOf(theirs)]).toEqual(["waiting", "active"]);
  const moderator = await signUp({ userRole: "moderator" });
  const board = await (await visit("/event/edit/panel?state=waiting", { as: moderator })).text();
  expect(board, "the index knows it").toContain(`/event/edit/${ours}`);
});

test("an event has one cover and twenty pictures in its gallery, and answers say what each is", async () => {
  const staff = await signUp({ userRole: "moderator" });
  const eventId = await addEvent({ createdBy: staff.userId });
  const thing = ofEvent(eventId);
  const key = crypto.randomUUID();
  const twice = [await add(thing, staff, { image_type: "gallery", key }), await add(thing, staff, { image_type: "gallery", key })];
  expect(twice[0]?.body).toEqual(twice[1]?.body);
  for (let i = 1; i < 20; i++) expect((await add(thing, staff, { image_type: "gallery" })).status).toBe(202);
  expect((await add(thing, staff, { image_type: "gallery" })).body.error?.code).toBe("media.tooMany");
  expect((await add(thing, staff, { image_type: "poster" })).body.error?.code).toBe("media.unknownType");
  await deliver(at, twice[0]?.body.image_id ?? "");
  await addReady(thing, staff, "cover");
  const cover = await addReady(thing, staff, "cover");
  const { body } = await call<Answer>(thing, { as: staff });
  const shown = body.data?.images.map(({ files: _, ...image }) => image) ?? [];
  expect(shown.slice(0, 2)).toEqual([
    { image_id: cover, image_url: `${cover}-800.webp`, image_type: "cover", image_order: 0, content_type: "image/webp" },
    {
      image_id: twice[0]?.body.image_id,
      image_url: `${twice[0]?.body.image_id}-1600.webp`,
      image_type: "gallery",
      image_order: 0,
      content_type: "image/webp",
    },
  ]);
  const file = await visit(`/event/image/${eventId}/${cover}-800.webp`);
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/webp"]);
});

test("lists, drawer and page show the cover, search engines and messengers get its whole address, and nobody that of a hidden one", async () => {
  const staff = await signUp({ userRole: "moderator" });
  const eventId = await addEvent({ createdBy: staff.userId, name: "Kapaklı gece" });
  const cover = await addReady(ofEvent(eventId), staff, "cover");
  const landing = await addReady(ofEvent(eventId), staff, "landing");
  const file = `/event/image/${eventId}/${cover}-800.webp`;
  const page = await (await visit(`/event/${eventId}`)).text();
  expect(page).toContain(`<meta property="og:image" content="https://hocam.test${file}"/>`);
  expect(page).toContain(`"image":["https://hocam.test${file}","https://hocam.test/event/image/${eventId}/${landing}-1920.webp"]`);
  const [, top = ""] = /<img ([^>]*landing|[^>]*-1920\.webp[^>]*)>/.exec(page) ?? [];
  expect([/width="\d+"/.test(top), /height="\d+"/.test(top), /srcSet=/i.test(top), /loading=/.test(top)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  const { body } = await call<Answer>("/event/sidebar/active?limit=20");
  expect(body.events?.find(({ event_id }) => event_id === eventId)?.images[0]?.image_url).toBe(`${cover}-800.webp`);
  for (const path of ["/event/all", "/event/all?q=kapakli", "/event/edit/panel", "/event/personal"]) {
    const list = await visit(path, { as: staff });
    const [, trips = "9"] = /round trips (\d+)/.exec(list.headers.get("server-timing") ?? "") ?? [];
    expect([path, (await list.text()).includes(`${cover}-800.webp`), Number(trips) <= 2]).toEqual([path, true, true]);
  }
  await testContext().db.update(events).set({ showStatus: "inactive" }).where(eq(events.eventId, eventId));
  const seen = [
    await visit(`/event/${eventId}`),
    await visit("/event/all", { as: at.person }),
    await visit("/api/v1/event/sidebar/active?limit=20"),
  ];
  for (const each of seen) expect(await each.text()).not.toContain(cover);
});

test("both pages on which an event is changed take pictures without scripts", async () => {
  const staff = await signUp({ userRole: "moderator" });
  const eventId = await addEvent({ createdBy: staff.userId });
  for (const path of [`/event/edit/${eventId}`, `/event/personal?edit=${eventId}`]) {
    const before = await countOf(eventId);
    const answer = await visit(path, { as: staff, method: "POST", body: multipart({ act: "image-add", image_type: "gallery" }) });
    expect([answer.headers.get("location"), await countOf(eventId)]).toEqual([`${path}#pictures`, before + 1]);
    const html = await (await visit(path, { as: staff })).text();
    expect([...html.matchAll(/name="image_type" value="(\w+)"/g)].map(([, type]) => type)).toEqual(
      expect.arrayContaining(["cover", "story", "landing", "gallery"]),
    );
  }
});

test("the pictures of a deleted event come back with it, and go after thirty days", async () => {
  const staff = await signUp({ userRole: "moderator" });
  const [gone, kept] = [await addEvent({ createdBy: staff.userId }), await addEvent({ createdBy: staff.userId })];
  for (const eventId of [gone, kept]) await addReady(ofEvent(eventId), staff, "cover");
  const now = Date.now();
  expect((await call(ofEvent(gone), { method: "DELETE", as: staff })).status).toBe(200);
  expect((await add(ofEvent(gone), staff)).status).toBe(404);
  const run = (days: number) => dailyJobs["unused-pictures"]?.(testContext({ clock: { now: () => now + days * DAY } }));
  await run(29);
  expect([await countOf(gone), await countOf(kept)]).toEqual([1, 1]);
  await run(31);
  expect([await countOf(gone), await countOf(kept)]).toEqual([0, 1]);
  const { ctx, statements } = watchedContext({});
  await dailyJobs["unused-pictures"]?.(ctx);
  expect(await fullScans(statements)).toEqual([]);
});

test("its president and admins change a community's pictures, others don't; the first stands for it everywhere", async () => {
  const { communityId, slug, president, organizer, member, stranger } = await peopled();
  const admin = await signUp({ userRole: "admin" });
  const refused = await Promise.all([organizer, member, stranger, undefined].map((as) => add(ofCommunity(communityId), as)));
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 401]);
  const first = await addReady(ofCommunity(slug), president);
  const second = await addReady(ofCommunity(communityId), admin);
  const written = await testContext()
    .db.select({ act: auditEntries.act })
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, communityId));
  expect(written.map(({ act }) => act)).toEqual(["images.add"]);
  const shown = await call<Answer>(`/community/demo/${slug}`);
  expect(shown.body.images?.map(({ image_url }) => image_url)).toEqual([`${first}-800.webp`, `${second}-800.webp`]);
  const pages: [string, Person | undefined][] = [
    [`/community/demo/${slug}`, undefined],
    ["/community/demo/all", undefined],
    [`/community/panel?community=${slug}`, member],
    [`/community/one/${slug}`, admin],
    ["/community/all", admin],
    [`/community/edit/${slug}`, admin],
  ];
  for (const [path, as] of pages) {
    const answer = await visit(path, { as });
    const [, trips = "9"] = /round trips (\d+)/.exec(answer.headers.get("server-timing") ?? "") ?? [];
    expect([path, answer.status, (await answer.text()).includes(`${first}-800.webp`), Number(trips) <= 2]).toEqual([path, 200, true, true]);
  }
  const path = `/community/panel?community=${slug}`;
  const moved = { act: "image-order", image_type: "picture", image_ids: `${second},${first}` };
  expect((await visit(path, { as: organizer, form: moved })).status).toBe(403);
  expect((await visit(path, { as: president, form: moved })).headers.get("location")).toBe(`${path}#pictures`);
  expect((await call<Answer>(`/community/one/${slug}`, { as: admin })).body.images?.[0]?.image_id).toBe(second);
  const html = await (await visit(path, { as: organizer })).text();
  expect(html, "only its president is offered to change them").not.toContain('value="image-add"');
});

test("a community that is deleted takes its pictures along", async () => {
  const admin = await signUp({ userRole: "admin" });
  const { body } = await call<{ community_id: string }>("/community", {
    as: admin,
    json: { name: "Short lived", description: "It won't last long, and that is fine." },
  });
  await addReady(ofCommunity(body.community_id), admin);
  expect((await call(ofCommunity(body.community_id), { method: "DELETE", as: admin })).status).toBe(200);
  expect(await countOf(body.community_id)).toBe(0);
});

test("an event that staff show on the communities' page is found by search, and no longer once they take it away", async () => {
  const { communityId, member } = await peopled();
  const admin = await signUp({ userRole: "admin" });
  const { eventId } = await addCommunityEvent(communityId, { name: "Zeplin gecesi", showStatus: "inactive", isAwaitingReview: true });
  const found = async () =>
    (await (await visit("/event/all?q=zeplin&when=upcoming", { as: member })).text()).includes(`/event/${eventId}"`);
  const decide = (form: Record<string, string>) => visit("/admin/community/events", { as: admin, form: { id: eventId, ...form } });
  expect(await found()).toBe(false);
  expect((await decide({ act: "activate" })).status).toBe(303);
  expect([await found(), await stateOf(eventId)]).toEqual([true, "active"]);
  await decide({ act: "deactivate", reason: "The date is wrong" });
  expect([await found(), await stateOf(eventId)]).toEqual([false, "inactive"]);
  const written = await testContext()
    .db.select({ act: auditEntries.act, reason: auditEntries.reason })
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, eventId));
  expect(written).toEqual([
    { act: "event.activate", reason: null },
    { act: "event.deactivate", reason: "The date is wrong" },
  ]);
});
