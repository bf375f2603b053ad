/** Pictures of what was rejected, deactivated or deleted, and of what isn't for guests: who still gets them. */
import { communities } from "@schema/community";
import { events } from "@schema/events";
import { posts } from "@schema/posts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addPicture } from "../../../app/engines/media/galleries.service.server";
import { imageAddress } from "../../../app/engines/media/image";
import { type PurposeName, purposeOf } from "../../../app/engines/media/purposes";
import { adverts } from "../../../app/features/advert/advert.collection";
import { removePhoto, uploadPhoto } from "../../../app/features/profile/photo.service.server";
import { addCommunity } from "../../support/communities";
import { addEvent } from "../../support/events";
import { type Bench, bench, blob, deliver } from "../../support/media";
import { corners, png } from "../../support/pictures";
import { addPost } from "../../support/posts";
import { type Person, signUp, testContext, visit } from "../../support/site";

const small = blob(png(corners(16, 12)));

/** A picture of a thing that can be shown, and its address. */
async function addReady(at: Bench, purpose: PurposeName, subjectId: string): Promise<string> {
  const imageId = await addPicture(at.ctx, { subjectId, types: { it: purpose } }, { image: small });
  await deliver(at, imageId);
  return imageAddress({ imageId, purpose, subjectId }, purposeOf(purpose).widths[0]);
}

/** What somebody gets at an address who has the picture in their browser already. */
async function seenAt(address: string, as?: Person, etag?: string): Promise<string> {
  const response = await visit(address, { as, headers: etag ? { "if-none-match": etag } : {} });
  const isPicture = response.status === 304 || response.headers.get("content-type") === "image/webp";
  return isPicture ? `${response.status} ${response.headers.get("cache-control")}` : "gone";
}

const SHARED = "200 public, max-age=60";
const OWN = "200 private, max-age=60";

/** What a guest, a student, its author and a moderator get. */
async function audience(at: Bench, address: string, etag?: string) {
  const [student, moderator] = [await signUp(), await signUp({ userRole: "moderator" })];
  return Promise.all([undefined, student, at.person, moderator].map((as) => seenAt(address, as, etag)));
}

const etagOf = async (address: string, as?: Person) => (await visit(address, { as })).headers.get("etag") ?? "";

test("an event's picture is everyone's while the event is shown, its creator's and staff's while it isn't, and nobody's once it is deleted", async () => {
  const at = await bench();
  const eventId = await addEvent({ createdBy: at.person.userId });
  const address = await addReady(at, "event-cover", eventId);
  expect(await audience(at, address)).toEqual([SHARED, SHARED, SHARED, SHARED]);
  const etag = await etagOf(address);
  const change = (values: Partial<typeof events.$inferInsert>) =>
    testContext().db.update(events).set(values).where(eq(events.eventId, eventId));
  await change({ showStatus: "inactive" });
  expect(await audience(at, address)).toEqual(["gone", "gone", OWN, OWN]);
  expect(await seenAt(address, undefined, etag), "a browser that has it is told that it is gone").toBe("gone");
  await change({ showStatus: "active", deletedAt: Date.now() });
  expect(await audience(at, address, etag)).toEqual(["gone", "gone", "gone", "gone"]);
});

test("an advert's picture is for members, its author's and staff's while it waits or is rejected, and nobody's once it is deleted", async () => {
  const at = await bench();
  const postId = await addPost(at.person, adverts);
  const address = await addReady(at, "advert-picture", postId);
  expect(await audience(at, address)).toEqual(["gone", OWN, OWN, OWN]);
  const etag = await etagOf(address, at.person);
  expect(await seenAt(address, at.person, etag)).toBe("304 private, max-age=60");
  expect(await seenAt(address, undefined, etag)).toBe("gone");
  const change = (status: typeof posts.$inferInsert.status) =>
    testContext().db.update(posts).set({ status }).where(eq(posts.postId, postId));
  for (const status of ["waiting", "rejected"] as const) {
    await change(status);
    expect([status, ...(await audience(at, address))]).toEqual([status, "gone", "gone", OWN, OWN]);
  }
  await change("deleted");
  expect(await audience(at, address, etag)).toEqual(["gone", "gone", "gone", "gone"]);
});

test("a community's picture is everyone's if guests see the community, members' if not, and staff's once it is archived", async () => {
  const at = await bench();
  const { communityId } = await addCommunity();
  const address = await addReady(at, "community-picture", communityId);
  const change = (values: Partial<typeof communities.$inferInsert>) =>
    testContext().db.update(communities).set(values).where(eq(communities.communityId, communityId));
  expect(await audience(at, address)).toEqual([SHARED, SHARED, SHARED, SHARED]);
  await change({ isShownToGuests: false });
  expect(await audience(at, address)).toEqual(["gone", OWN, OWN, OWN]);
  await change({ isShownToGuests: true, status: "archived" });
  expect(await audience(at, address)).toEqual(["gone", "gone", "gone", OWN]);
});

test("a photo that was removed is gone for everyone at once, even before its files are", async () => {
  const at = await bench();
  const imageId = await uploadPhoto(at.ctx, small);
  await deliver(at, imageId);
  const address = `/profile/image/${imageId}-512.webp`;
  const etag = await etagOf(address);
  expect(await audience(at, address)).toEqual([SHARED, SHARED, SHARED, SHARED]);
  await removePhoto({ ...at.ctx, waitUntil: () => undefined });
  expect(await audience(at, address, etag)).toEqual(["gone", "gone", "gone", "gone"]);
});

test("a public picture costs one round trip to the database and two rows, a member's two more round trips at most", async () => {
  const at = await bench();
  const eventId = await addEvent({ createdBy: at.person.userId });
  const shown = await addReady(at, "event-cover", eventId);
  const forMembers = await addReady(at, "advert-picture", await addPost(at.person, adverts));
  const cost = async (address: string, as?: Person) => {
    const timing = (await visit(address, { as })).headers.get("server-timing") ?? "";
    return /round trips (\d+), rows read (\d+)/.exec(timing)?.slice(1).map(Number) ?? [];
  };
  expect(await cost(shown)).toEqual([1, 2]);
  const [roundTrips = 9] = await cost(forMembers, at.person);
  expect(roundTrips).toBeLessThanOrEqual(2);
});
