/** A profile photo on its way: through the queue, once, past failures, onto the page, and out of the site again. */
import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { images } from "@schema/media";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { removePhoto, retryPhoto, uploadPhoto } from "../../../app/features/profile/photo.service.server";
import { frequentJobs } from "../../../app/jobs.server";
import { MINUTE } from "../../../app/platform/clock";
import { codecs } from "../../../workers/codecs";
import { consumeDeadLetters } from "../../../workers/queues/dead-letters";
import { consumeJobs } from "../../../workers/queues/jobs";
import { type Bench, bench, blob, deliver, loadCodecs, photoIdOf, rowOf, throwing } from "../../support/media";
import { bomb } from "../../support/picture-files";
import { corners, jpeg, png } from "../../support/pictures";
import { call, env, type Person, signUp, visit } from "../../support/site";

const small = corners(16, 16);
const text = (bytes: ArrayBuffer) => new TextDecoder("latin1").decode(bytes);

test("a message that is delivered twice writes once", async () => {
  const at = await bench();
  const imageId = await uploadPhoto(at.ctx, blob(png(small)));
  await deliver(at, imageId);
  const files = [`images/${imageId}/original`, `images/${imageId}/512.webp`, `images/${imageId}/128.webp`];
  expect(at.puts).toEqual(files);
  await deliver(at, imageId, async () => throwing);
  expect(at.puts).toEqual(files);
});

test("two deliveries at once leave one ready picture", async () => {
  const at = await bench();
  const imageId = await uploadPhoto(at.ctx, blob(png(small)));
  await Promise.all([deliver(at, imageId), deliver(at, imageId)]);
  expect(await rowOf(at, imageId)).toMatchObject({ status: "ready" });
  expect(new Set(at.puts).size).toBe(3);
});

const queued = (imageId: string, attempts = 1) =>
  createMessageBatch<QueueMessage>("hocam-images", [{ id: imageId, timestamp: new Date(), attempts, body: { kind: "image", imageId } }]);

/** Gives a message to the queue's consumer; whether it was acknowledged or is to be tried again. */
async function consume({ ctx }: Bench, imageId: string) {
  const batch = queued(imageId);
  const execution = createExecutionContext();
  await consumeJobs(batch, ctx.env, execution, loadCodecs);
  const { explicitAcks, retryMessages } = await getQueueResult(batch, execution);
  return { acknowledged: explicitAcks.length, again: retryMessages.length };
}

test("a picture that can't be decoded has failed and isn't tried again, until its owner says so", async () => {
  const at = await bench();
  const imageId = await uploadPhoto(at.ctx, blob(png(small, { pixels: [1, 2, 3, 4] })));
  expect(await consume(at, imageId)).toEqual({ acknowledged: 1, again: 0 });
  expect(await rowOf(at, imageId)).toMatchObject({ status: "failed", failure: "unreadable" });
  const stranger = await bench();
  await expect(retryPhoto(stranger.ctx, imageId)).rejects.toMatchObject({ code: "media.notFailed" });
  await retryPhoto(at.ctx, imageId);
  await expect(retryPhoto(at.ctx, imageId)).rejects.toMatchObject({ code: "media.notFailed" });
  expect(at.messages).toEqual([
    { kind: "image", imageId },
    { kind: "image", imageId },
  ]);
  expect(await rowOf(at, imageId)).toMatchObject({ status: "waiting", failure: null });
});

test("while storage is away the message is tried again, and when the queue gives up the page says so and offers another try", async () => {
  const at = await bench();
  const imageId = await uploadPhoto(at.ctx, blob(png(small)));
  at.breakStorage(true);
  expect(await consume(at, imageId)).toEqual({ acknowledged: 0, again: 1 });
  expect(await rowOf(at, imageId)).toMatchObject({ status: "waiting" });
  const dead = createMessageBatch<QueueMessage>("hocam-jobs-dead", [
    { id: imageId, timestamp: new Date(), attempts: 1, body: { kind: "image", imageId } },
  ]);
  await consumeDeadLetters(dead, at.ctx.env);
  at.breakStorage(false);
  const page = await (await visit("/profile/photo", { as: at.person })).text();
  expect(page).toContain("Maximum retry attempts reached.");
  expect(page).toContain("Try again");
  const form = { act: "retry", image_id: imageId };
  expect((await visit("/profile/photo", { as: at.person, form })).status).toBe(303);
  await deliver(at, imageId);
  expect(await rowOf(at, imageId)).toMatchObject({ status: "ready" });
});

test("when the original can't be stored nothing stays behind", async () => {
  const at = await bench();
  at.breakStorage(true);
  await expect(uploadPhoto(at.ctx, blob(png(small)))).rejects.toThrow("R2 is away");
  at.breakStorage(false);
  await frequentJobs.images?.(at.ctx);
  expect(await at.ctx.db.select().from(images).where(eq(images.subjectId, at.ctx.actor.userId))).toEqual([]);
  expect(at.messages).toEqual([]);
});

test("a picture whose message was lost is asked for again after some minutes, once", async () => {
  const at = await bench();
  const imageId = await uploadPhoto(at.ctx, blob(png(small)));
  at.messages.length = 0;
  const later = { ...at.ctx, clock: { now: () => Date.now() + 6 * MINUTE } };
  await frequentJobs.images?.(at.ctx);
  expect(at.messages).toEqual([]);
  await frequentJobs.images?.(later);
  await frequentJobs.images?.(later);
  expect(at.messages.filter((message) => "imageId" in message && message.imageId === imageId)).toHaveLength(1);
});

test("a new photo takes the place of the old one when it is ready, and the old one's files go", async () => {
  const at = await bench();
  const first = await uploadPhoto(at.ctx, blob(png(small)));
  await deliver(at, first);
  const second = await uploadPhoto(at.ctx, blob(png(corners(20, 20))));
  expect(await photoIdOf(at)).toBe(first);
  await deliver(at, second);
  expect(await photoIdOf(at)).toBe(second);
  await frequentJobs.images?.(at.ctx);
  expect(await rowOf(at, first)).toBeUndefined();
  expect((await env.BUCKET.list({ prefix: `images/${first}/` })).objects).toEqual([]);
});

test("an older photo that becomes ready late doesn't take the place of a newer one", async () => {
  const at = await bench();
  const first = await uploadPhoto(at.ctx, blob(png(small)));
  const second = await uploadPhoto(at.ctx, blob(png(small)));
  await deliver(at, second);
  await deliver(at, first);
  expect(await photoIdOf(at)).toBe(second);
});

test("a removed photo is gone from the person, the table and storage, even when it is drawn meanwhile", async () => {
  const at = await bench();
  const imageId = await uploadPhoto(at.ctx, blob(png(small)));
  const removing: LoadCodecs = async () => {
    await removePhoto(at.ctx);
    await Promise.all(at.background);
    return codecs;
  };
  await deliver(at, imageId, removing);
  expect([await photoIdOf(at), await rowOf(at, imageId)]).toEqual([null, undefined]);
  expect((await env.BUCKET.list({ prefix: `images/${imageId}/` })).objects).toEqual([]);
  await expect(removePhoto(at.ctx)).rejects.toMatchObject({ code: "media.notFound" });
});

type LoadCodecs = typeof loadCodecs;

function multipart(bytes: ArrayBuffer, own: Record<string, string> = {}, name = "image"): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(own)) form.set(field, value);
  form.set(name, new File([bytes], "../../me.svg", { type: "image/svg+xml" }));
  return form;
}

const put = (as: Person | undefined, body: BodyInit, headers: Record<string, string> = {}) =>
  call<{ image_id?: string; error?: { code: string; message: string } }>("/profile/me/photo", { method: "PUT", as, body, headers });

test("the endpoint takes a picture by its content and refuses everything else with its reason", async () => {
  const person = await signUp();
  const good = png(small);
  const seen = [
    await put(undefined, multipart(good)),
    await put(person, multipart(good, {}, "photo")),
    await put(person, multipart(new ArrayBuffer(0))),
    await put(person, JSON.stringify({ image: "x" }), { "content-type": "application/json" }),
    await put(person, multipart(new TextEncoder().encode("<svg/> and so on and on").buffer as ArrayBuffer)),
    await put(person, multipart(bomb(9000, 9000))),
    await put(person, multipart(new ArrayBuffer(5.5 * 1024 * 1024))),
    await put(person, multipart(new ArrayBuffer(7 * 1024 * 1024))),
    await put(person, "--nonsense", { "content-type": "multipart/form-data; boundary=x" }),
  ];
  expect(seen.map(({ status, body }) => [status, body.error?.code])).toEqual([
    [401, "kit.needsSignIn"],
    [400, "kit.invalidInput"],
    [400, "media.noFile"],
    [415, "kit.notForm"],
    [415, "media.wrongType"],
    [422, "media.tooManyPixels"],
    [413, "media.tooLarge"],
    [413, "kit.tooLarge"],
    [400, "kit.badRequest"],
  ]);
  const turkish = await put(person, multipart(bomb(9000, 9000)), { "accept-language": "tr" });
  expect(turkish.body.error?.message).toBe(
    "Resim 81 megapiksel; bu tür dosyada en fazla 50 megapiksel olabilir. Küçültüp ya da standart JPEG olarak kaydedip yeniden seç.",
  );
  const done = await put(person, multipart(good));
  expect([done.status, done.body]).toEqual([202, { image_id: expect.stringMatching(/^image-/), status: "waiting" }]);
  expect((await call("/profile/me/photo", { method: "DELETE", as: person })).status).toBe(200);
  expect((await call("/profile/me/photo", { method: "DELETE", as: person })).status).toBe(404);
});

test("the page takes a whole picture without scripts, and says beside the field what is wrong with it", async () => {
  const person = await signUp();
  const send = (bytes: ArrayBuffer) => visit("/profile/photo", { as: person, method: "POST", body: multipart(bytes, { act: "upload" }) });
  const refused = await send(new ArrayBuffer(7 * 1024 * 1024));
  expect([refused.status, (await refused.text()).includes("The picture is too large. Choose one of at most 5 MB.")]).toEqual([413, true]);
  const heic = new TextEncoder().encode("\0\0\0\x24ftypheic\0\0\0\0mif1heic, and then the photo").buffer as ArrayBuffer;
  const photo = await send(heic);
  expect([photo.status, /HEIC photo.*as JPEG.*Most Compatible/.test(await photo.text())]).toEqual([415, true]);
  const empty = await visit("/profile/photo", { as: person, form: { act: "upload" } });
  expect([empty.status, (await empty.text()).includes("Picture is required.")]).toEqual([400, true]);
  expect((await send(await jpeg(corners(1200, 900)))).status).toBe(303);
});

test("a ready photo is served for a minute, and nothing else is served at all", async () => {
  const at = await bench();
  const imageId = await uploadPhoto(at.ctx, blob(png(small)));
  const address = `/profile/image/${imageId}-128.webp`;
  const waiting = await visit(address);
  expect([waiting.status, waiting.headers.get("cache-control")]).toEqual([404, "private, no-store"]);
  await deliver(at, imageId);
  const served = await visit(address);
  const header = (name: string) => served.headers.get(name);
  expect([served.status, header("content-type"), header("cache-control"), header("x-content-type-options"), header("vary")]).toEqual([
    200,
    "image/webp",
    "public, max-age=60",
    "nosniff",
    null,
  ]);
  expect(text(await served.arrayBuffer()).slice(8, 12)).toBe("WEBP");
  const again = await visit(address, { headers: { "if-none-match": header("etag") ?? "" } });
  expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", header("etag")]);
  const wrong = [
    `/profile/image/${imageId}-129.webp`,
    `/profile/image/${imageId}-original`,
    `/profile/image/original`,
    `/profile/image/..%2f${imageId}%2foriginal`,
    `/event/image/${imageId}-128.webp`,
  ];
  for (const each of wrong) {
    const { status } = await visit(each);
    expect([each, status === 404 || status === 302]).toEqual([each, true]);
  }
  const page = await (await visit("/profile/photo", { as: at.person })).text();
  expect(page).toContain(`${imageId}-512.webp`);
});
