/** Several pictures of one thing: how many, in which order, by whom, and what becomes of them. */

import { images } from "@schema/media";
import { auditEntries } from "@schema/platform";
import { posts } from "@schema/posts";
import { and, eq, ne, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addPicture, type Gallery, orderPictures, removePicture, retryPicture } from "../../../app/engines/media/galleries.service.server";
import { postFilters } from "../../../app/engines/posts/filters";
import { openPostGallery, readPostWithPictures } from "../../../app/engines/posts/pictures.service.server";
import { readList } from "../../../app/engines/posts/posts.service.server";
import { adverts } from "../../../app/features/advert/advert.collection";
import { dailyJobs } from "../../../app/jobs.server";
import { DAY } from "../../../app/platform/clock";
import { type Bench, bench, blob, deliver, rowOf } from "../../support/media";
import { bomb } from "../../support/picture-files";
import { corners, jpeg, png } from "../../support/pictures";
import { fullScans, watchedContext } from "../../support/plans";
import { addPost } from "../../support/posts";
import { call, env, type Person, signUp, testContext, visit } from "../../support/site";

const small = png(corners(16, 12));

/** Somebody with an advert, and its pictures opened for them. */
async function seller() {
  const at = await bench();
  const postId = await addPost(at.person, adverts);
  const gallery = await openPostGallery(at.ctx, adverts, postId);
  const add = (own: { key?: string; position?: number } = {}) => addPicture(at.ctx, gallery, { image: blob(small), ...own });
  /** A picture that can be shown. */
  const addReady = async () => {
    const imageId = await add();
    await deliver(at, imageId);
    return imageId;
  };
  return { at, postId, gallery, add, addReady };
}

const countOf = (subjectId: string) =>
  testContext().db.$count(images, and(eq(images.subjectId, subjectId), ne(images.status, "deleted"))) as unknown as Promise<number>;

const MOST = 6;
const settled = async (works: Promise<unknown>[]) => {
  const results = await Promise.allSettled(works);
  return results.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
};

test("an advert has six pictures, however many come at once", async () => {
  const { postId, add } = await seller();
  const refused = await settled(Array.from({ length: 10 }, () => add()));
  expect(refused.map(({ code, details }) => [code, details.most])).toEqual(Array(4).fill(["media.tooMany", MOST]));
  expect(await countOf(postId)).toBe(MOST);
});

test("counting first and writing afterwards would let more in: the control of the test above", async () => {
  const { at, postId } = await seller();
  const careless = async (n: number) => {
    if ((await countOf(postId)) >= MOST) return;
    const row = { imageId: `image-control-${postId}-${n}`, purpose: "advert-picture", subjectId: postId, format: "png" };
    await at.ctx.db.insert(images).values({ ...row, bytes: 1, width: 1, height: 1, createdAt: 0, updatedAt: 0 });
  };
  await Promise.all(Array.from({ length: 10 }, (_, n) => careless(n)));
  expect(await countOf(postId)).toBeGreaterThan(MOST);
});

test("a repeat with the same key is the same picture, written once, even at the same time and when there is no more room", async () => {
  const { at, postId, add } = await seller();
  const key = crypto.randomUUID();
  const ids = await Promise.all([add({ key }), add({ key }), add({ key })]);
  expect(new Set(ids).size).toBe(1);
  expect(await countOf(postId)).toBe(1);
  for (let i = 1; i < MOST; i++) await add({ key: crypto.randomUUID() });
  at.puts.length = 0;
  at.messages.length = 0;
  expect(await add({ key })).toBe(ids[0]);
  expect([at.puts, at.messages, await countOf(postId)]).toEqual([[], [], MOST]);
  const other = await seller();
  expect(await other.add({ key }), "a key counts for one thing alone").not.toBe(ids[0]);
});

test("what didn't reach storage arrives with a repeat of its key, and one that was deleted doesn't come back", async () => {
  const { at, add, gallery } = await seller();
  const key = crypto.randomUUID();
  at.breakStorage(true);
  await expect(add({ key })).rejects.toThrow("R2 is away");
  at.breakStorage(false);
  const imageId = await add({ key });
  await deliver(at, imageId);
  expect(await rowOf(at, imageId)).toMatchObject({ status: "ready" });
  await removePicture({ ...at.ctx, waitUntil: () => undefined }, gallery, imageId);
  await expect(add({ key })).rejects.toMatchObject({ code: "media.gone" });
});

const imageOf = async (at: Bench, postId: string) => {
  const ctx = { ...testContext(), actor: at.ctx.actor };
  const { images: found } = await readPostWithPictures(ctx, adverts, postId);
  return { ids: found.map(({ imageId }) => imageId), roundTrips: ctx.meter.roundTrips };
};

test("pictures keep the order that they came in or are put in, and the first is the one that lists show", async () => {
  const { at, postId, gallery, addReady } = await seller();
  const [one, two, three] = [await addReady(), await addReady(), await addReady()];
  expect(await imageOf(at, postId)).toEqual({ ids: [one, two, three], roundTrips: 1 });
  await orderPictures(at.ctx, gallery, { imageIds: [three, one] });
  expect((await imageOf(at, postId)).ids).toEqual([three, one, two]);
  const reader = await signUp();
  const ctx = { ...testContext(), actor: reader.ctx.actor };
  const { items } = await readList(ctx, adverts, postFilters.parse({}));
  expect(items.find((item) => item.postId === postId)?.picture).toEqual({
    imageId: three,
    purpose: "advert-picture",
    subjectId: postId,
    width: 16,
    height: 12,
  });
  expect(ctx.meter.roundTrips).toBe(1);
  expect(ctx.meter.rowsRead).toBeLessThanOrEqual(10 * items.length);
  await removePicture(at.ctx, gallery, three);
  await Promise.all(at.background);
  expect((await imageOf(at, postId)).ids).toEqual([one, two]);
  expect([await rowOf(at, three), (await env.BUCKET.list({ prefix: `images/${three}/` })).objects]).toEqual([undefined, []]);
  await expect(removePicture(at.ctx, gallery, three)).rejects.toMatchObject({ code: "media.notFound" });
});

test("no statement about pictures reads a table from end to end", async () => {
  const { at, postId, gallery, addReady } = await seller();
  const imageId = await addReady();
  const { ctx, statements } = watchedContext({ actor: at.ctx.actor });
  const signedIn = { ...at.ctx, db: ctx.db, meter: ctx.meter };
  await readList(ctx, adverts, postFilters.parse({}));
  await readPostWithPictures(ctx, adverts, postId);
  await addPicture(signedIn, gallery, { image: blob(small), key: crypto.randomUUID() });
  await orderPictures(signedIn, gallery, { imageIds: [imageId] });
  await removePicture(signedIn, gallery, imageId);
  await dailyJobs["unused-pictures"]?.(ctx);
  expect(statements.size).toBeGreaterThan(8);
  expect(await fullScans(statements)).toEqual([]);
});

test("a picture that failed is tried again, one of another thing isn't", async () => {
  const { at, postId, gallery } = await seller();
  const broken = png(corners(16, 16), { pixels: [1, 2, 3] });
  const imageId = await addPicture(at.ctx, gallery, { image: blob(broken) });
  await deliver(at, imageId);
  expect(await rowOf(at, imageId)).toMatchObject({ status: "failed", failure: "unreadable" });
  const page = await (await visit(`/advert/edit/${postId}`, { as: at.person })).text();
  expect([page.includes("Couldn&#x27;t be processed"), page.includes("The picture couldn&#x27;t be read.")]).toEqual([true, true]);
  const other = await seller();
  await expect(retryPicture(other.at.ctx, other.gallery, imageId)).rejects.toMatchObject({ code: "media.notFailed" });
  await expect(removePicture(other.at.ctx, other.gallery, imageId)).rejects.toMatchObject({ code: "media.notFound" });
  const retried = await visit(`/advert/edit/${postId}`, { as: at.person, form: { act: "image-retry", image_id: imageId } });
  expect([retried.status, retried.headers.get("location")]).toEqual([303, `/advert/edit/${postId}#pictures`]);
  expect(await rowOf(at, imageId)).toMatchObject({ status: "waiting", failure: null });
  await expect(retryPicture(at.ctx, gallery, imageId)).rejects.toMatchObject({ code: "media.notFailed" });
});

type Answer = {
  image_id?: string;
  images?: { image_id: string; status: string; image_url: string | null }[];
  error?: { code: string; message: string };
};

function multipart(bytes: ArrayBuffer, own: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(own)) form.set(field, value);
  form.set("image", new File([bytes], "me.svg", { type: "image/svg+xml" }));
  return form;
}

const post = (postId: string, as: Person | undefined, body: BodyInit, headers: Record<string, string> = {}) =>
  call<Answer>(`/advert/${postId}/image`, { method: "POST", as, body, headers });

test("the endpoint takes pictures by their content, in their order, and says in the reader's language why it refuses one", async () => {
  const { at, postId } = await seller();
  const { person } = at;
  const refused = [
    await post(postId, person, multipart(new TextEncoder().encode("<svg/> and so on and on").buffer as ArrayBuffer)),
    await post(postId, person, multipart(bomb(9000, 9000))),
    await post(postId, person, multipart(new ArrayBuffer(5.5 * 1024 * 1024))),
    await post(postId, person, multipart(small, { key: "short" })),
    await post(postId, person, multipart(small, { image_type: "cover" })),
    await post(postId, person, multipart(small, { image_type: "toString" })),
    await post(postId, person, multipart(small, { image_order: "first" })),
  ];
  expect(refused.map(({ status, body }) => [status, body.error?.code])).toEqual([
    [415, "media.wrongType"],
    [422, "media.tooManyPixels"],
    [413, "media.tooLarge"],
    [400, "kit.invalidInput"],
    [422, "media.unknownType"],
    [422, "media.unknownType"],
    [400, "kit.invalidInput"],
  ]);
  const key = crypto.randomUUID();
  const first = await post(postId, person, multipart(small, { key, image_type: "picture" }));
  expect([first.status, (await post(postId, person, multipart(small, { key }))).body]).toEqual([202, first.body]);
  const front = await post(postId, person, multipart(await jpeg(corners(20, 10)), { image_order: "0" }));
  const order = async () => (await call<Answer>(`/advert/${postId}`, { as: person })).body.images?.map(({ image_id }) => image_id);
  expect(await order()).toEqual([first.body.image_id, front.body.image_id]);
  const ids = [front.body.image_id ?? "", first.body.image_id ?? ""];
  expect((await call(`/advert/${postId}/image-order`, { method: "PUT", as: person, json: { image_ids: ids } })).status).toBe(200);
  expect(await order()).toEqual(ids);
  for (let i = 2; i < MOST; i++) expect((await post(postId, person, multipart(small))).status).toBe(202);
  const full = [await post(postId, person, multipart(small)), await post(postId, person, multipart(small), { "accept-language": "tr" })];
  expect(full.map(({ status, body }) => [status, body.error?.message])).toEqual([
    [409, "You can add at most 6 pictures."],
    [409, "En fazla 6 resim ekleyebilirsin."],
  ]);
  expect((await call(`/advert/${postId}/image/${ids[0]}`, { method: "DELETE", as: person })).status).toBe(200);
  expect((await call(`/advert/${postId}/image/${ids[0]}`, { method: "DELETE", as: person })).status).toBe(404);
});

test("its author and staff alone change an advert's pictures, and what staff do is written down", async () => {
  const { at, postId, addReady } = await seller();
  const imageId = await addReady();
  const [other, moderator] = [await signUp(), await signUp({ userRole: "moderator" })];
  const acts = async (as: Person | undefined) => [
    (await post(postId, as, multipart(small))).status,
    (await call(`/advert/${postId}/image/${imageId}/retry`, { method: "POST", as, json: {} })).status,
    (await call(`/advert/${postId}/image-order`, { method: "PUT", as, json: { image_ids: [imageId] } })).status,
    (await call(`/advert/${postId}/image/${imageId}`, { method: "DELETE", as })).status,
  ];
  expect(await acts(undefined)).toEqual([401, 401, 401, 401]);
  expect(await acts(other)).toEqual([403, 403, 403, 403]);
  const page = await visit(`/advert/edit/${postId}`, { as: other, form: { act: "image-remove", image_id: imageId } });
  expect([page.status, await countOf(postId)]).toEqual([403, 1]);
  expect(await acts(moderator)).toEqual([202, 409, 200, 200]);
  const written = await at.ctx.db.select({ act: auditEntries.act }).from(auditEntries).where(eq(auditEntries.subjectId, postId));
  expect(written.map(({ act }) => act)).toEqual(["images.add", "images.order", "images.remove"]);
  expect(await acts(at.person)).toEqual([202, 409, 200, 404]);
  expect(await at.ctx.db.$count(auditEntries, eq(auditEntries.subjectId, postId))).toBe(3);
});

test("readers see what is ready, and nothing of an advert that is hidden; its author sees all", async () => {
  const { at, postId, add, addReady } = await seller();
  const [ready, waiting] = [await addReady(), await add()];
  const reader = await signUp();
  const seen = async (as: Person) =>
    (await call<Answer>(`/advert/${postId}`, { as })).body.images?.map(({ image_id, status }) => [image_id, status]);
  expect([await seen(reader), await seen(at.person)]).toEqual([
    [[ready, "ready"]],
    [
      [ready, "ready"],
      [waiting, "waiting"],
    ],
  ]);
  const one = await (await visit(`/advert/one/${postId}`, { as: reader })).text();
  expect([one.includes(`/advert/image/${postId}/${ready}-1600.webp`), one.includes(waiting)]).toEqual([true, false]);
  const demo = await (await visit("/advert/demo")).text();
  expect(demo).not.toContain(ready);
  await at.ctx.db.update(posts).set({ status: "rejected", reviewReason: "no" }).where(eq(posts.postId, postId));
  expect((await call(`/advert/${postId}`, { as: reader })).status).toBe(404);
  const listed = await (await visit("/api/v1/advert?size=100", { as: reader })).text();
  expect(listed).not.toContain(ready);
  const status = async () => (await at.ctx.db.select({ status: posts.status }).from(posts).where(eq(posts.postId, postId)))[0]?.status;
  expect((await call(`/advert/${postId}/image/image-none`, { method: "DELETE", as: at.person })).status).toBe(404);
  expect(await status()).toBe("rejected");
  expect((await post(postId, at.person, multipart(small))).status).toBe(202);
  expect(await status(), "what its author changes waits for review again").toBe("waiting");
});

test("an advert's pictures go with it: at once with its author's own, after thirty days with one that staff deleted", async () => {
  const [own, theirs] = [await seller(), await seller()];
  const [first, second] = [await own.addReady(), await theirs.addReady()];
  expect((await call(`/advert/${own.postId}`, { method: "DELETE", as: own.at.person })).status).toBe(200);
  expect((await post(own.postId, own.at.person, multipart(small))).status).toBe(404);
  const now = Date.now();
  await own.at.ctx.db.update(posts).set({ status: "deleted", updatedAt: now }).where(eq(posts.postId, theirs.postId));
  const run = async (days: number) => {
    const background: Promise<unknown>[] = [];
    const clock = { now: () => now + days * DAY };
    await dailyJobs["unused-pictures"]?.(testContext({ clock, waitUntil: (work) => background.push(work) }));
    await Promise.all(background);
  };
  await run(29);
  expect([await countOf(own.postId), await countOf(theirs.postId)]).toEqual([0, 1]);
  await run(31);
  expect([await rowOf(theirs.at, second), (await env.BUCKET.list({ prefix: `images/${second}/` })).objects]).toEqual([undefined, []]);
  expect((await env.BUCKET.list({ prefix: `images/${first}/` })).objects).toEqual([]);
});

test("a gallery whose thing went away meanwhile takes nothing more", async () => {
  const { at, postId, gallery, add } = await seller();
  const imageId = await add();
  await at.ctx.db.update(posts).set({ status: "deleted" }).where(eq(posts.postId, postId));
  const refused = await settled([add(), removePicture(at.ctx, gallery, imageId), orderPictures(at.ctx, gallery, { imageIds: [imageId] })]);
  expect(refused.map(({ code }) => code)).toEqual(["media.notFound", "media.notFound", "media.notFound"]);
});

test("the page takes a picture without scripts, moves and deletes it, and says beside the field what is wrong with one", async () => {
  const { at, postId } = await seller();
  const path = `/advert/edit/${postId}`;
  const send = (bytes: ArrayBuffer) =>
    visit(path, { as: at.person, method: "POST", body: multipart(bytes, { act: "image-add", image_type: "picture" }) });
  const refused = await send(new ArrayBuffer(7 * 1024 * 1024));
  expect([refused.status, (await refused.text()).includes("The picture is too large. Choose one of at most 5 MB.")]).toEqual([413, true]);
  for (let i = 0; i < 2; i++) expect((await send(small)).headers.get("location")).toBe(`${path}#pictures`);
  const { ids } = await imageOf(at, postId);
  const form = { act: "image-order", image_type: "picture", image_ids: [...ids].reverse().join(",") };
  expect((await visit(path, { as: at.person, form })).status).toBe(303);
  expect((await imageOf(at, postId)).ids).toEqual([...ids].reverse());
  expect((await visit(path, { as: at.person, form: { act: "image-remove", image_id: ids[0] ?? "" } })).status).toBe(303);
  expect((await imageOf(at, postId)).ids).toEqual([ids[1]]);
});

test("a thing has one picture of a single kind: the newest, as soon as it is ready", async () => {
  const at = await bench();
  const gallery: Gallery = { subjectId: "event-single", types: { cover: "event-cover", gallery: "event-gallery" } };
  const add = (type: string) => addPicture(at.ctx, gallery, { image: blob(small), type });
  const [first, beside] = [await add("cover"), await add("gallery")];
  await deliver(at, first);
  const second = await add("cover");
  await deliver(at, beside);
  const ready = async () => {
    const rows = await at.ctx.db
      .select({ imageId: images.imageId })
      .from(images)
      .where(sql`subject_id = 'event-single' AND status = 'ready'`);
    return rows.map(({ imageId }) => imageId);
  };
  expect(await ready()).toEqual([first, beside]);
  await deliver(at, second);
  expect(await ready()).toEqual([beside, second]);
});
