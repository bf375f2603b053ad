/** What becomes of pictures that people upload: which are refused, how they are shown, and that nothing is written twice. */
import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { users } from "@schema/accounts";
import { images } from "@schema/media";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { removePhoto, retryPhoto, uploadPhoto } from "../../app/features/profile/photo.service.server";
import { frequentJobs, handleMessage } from "../../app/jobs.server";
import { MINUTE } from "../../app/platform/clock";
import type { SignedInContext } from "../../app/platform/context";
import type { Codecs } from "../../app/platform/media/codecs";
import { codecs } from "../../workers/codecs";
import { consumeDeadLetters } from "../../workers/queues/dead-letters";
import { consumeJobs } from "../../workers/queues/jobs";
import { bomb, CORNERS, corners, jpeg, png, SECRET, seenCorners, sharedPictures, webp } from "../support/pictures";
import { call, env, type Person, signUp, visit } from "../support/site";

interface Bench {
  person: Person;
  ctx: SignedInContext;
  /** Keys that were written to R2. */
  puts: string[];
  messages: QueueMessage[];
  /** Makes the next accesses to R2 fail. */
  breakStorage(isBroken: boolean): void;
  background: Promise<unknown>[];
}

/** Somebody with a queue that only listens, and an R2 that tells what is written and can fail. */
async function bench(): Promise<Bench> {
  const person = await signUp();
  const puts: string[] = [];
  const messages: QueueMessage[] = [];
  const background: Promise<unknown>[] = [];
  let isBroken = false;
  const bucket = new Proxy(env.BUCKET, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      return async (...args: unknown[]) => {
        if (isBroken) throw new Error("R2 is away");
        if (name === "put") puts.push(String(args[0]));
        return value.apply(target, args);
      };
    },
  });
  const queue = { sendBatch: async (batch: { body: QueueMessage }[]) => messages.push(...batch.map(({ body }) => body)) };
  const ctx = {
    ...person.ctx,
    env: { ...env, BUCKET: bucket, JOBS: queue as unknown as Env["JOBS"] },
    waitUntil: (work: Promise<unknown>) => background.push(work),
  };
  return { person, ctx, puts, messages, background, breakStorage: (broken) => (isBroken = broken) };
}

const blob = (bytes: ArrayBuffer) => new Blob([bytes]);
const loadCodecs = async () => codecs;
const throwing: Codecs = {
  decode: () => Promise.reject(new Error("A decoder was called")),
  resize: () => {
    throw new Error("A resizer was called");
  },
  encode: () => Promise.reject(new Error("An encoder was called")),
};

async function rowOf({ ctx }: Bench, imageId: string) {
  const [row] = await ctx.db.select().from(images).where(eq(images.imageId, imageId));
  return row;
}

async function photoIdOf({ ctx }: Bench) {
  const [row] = await ctx.db.select({ photoId: users.photoId }).from(users).where(eq(users.userId, ctx.actor.userId));
  return row?.photoId;
}

const deliver = ({ ctx }: Bench, imageId: string, own = loadCodecs) => handleMessage(ctx, { kind: "image", imageId }, own);

/** Uploads and draws; what is refused, failed or ready of it. */
async function outcome(bytes: ArrayBuffer) {
  const at = await bench();
  try {
    const imageId = await uploadPhoto(at.ctx, blob(bytes));
    await deliver(at, imageId);
    const row = await rowOf(at, imageId);
    if (row?.status !== "ready") return { status: row?.status, failure: row?.failure };
    const file = await (await env.BUCKET.get(`images/${imageId}/512.webp`))?.arrayBuffer();
    return { status: row.status, size: [row.width, row.height], file: file ?? new ArrayBuffer(0) };
  } catch (refused) {
    return { refused: (refused as { code: string }).code, puts: at.puts };
  }
}

const text = (bytes: ArrayBuffer) => new TextDecoder("latin1").decode(bytes);
const chunksOf = (file: ArrayBuffer) =>
  ["EXIF", "ICCP", "XMP ", "Exif", "GPS", "Photoshop", SECRET].filter((name) => text(file).includes(name));

const near = (seen: number[][]) =>
  seen.map((colour, corner) => colour.every((value, i) => Math.abs(value - (CORNERS[corner]?.[i] ?? 0)) < 30));

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "a picture with EXIF orientation %i is shown upright and without its metadata, in each format",
  async (orientation) => {
    const raster = corners(96, 64, orientation);
    for (const bytes of [await jpeg(raster, orientation), png(raster, { orientation }), await webp(raster, orientation)]) {
      expect(text(bytes)).toContain(SECRET);
      const { status, size, file } = await outcome(bytes);
      expect([status, size, chunksOf(file!)]).toEqual(["ready", [96, 64], []]);
      expect(near(await seenCorners(file!))).toEqual([true, true, true, true]);
      const { width, height } = await codecs.decode("webp", file!);
      expect([width, height], "the middle square").toEqual([64, 64]);
    }
  },
);

test("a large picture is cut to the middle square in both widths", async () => {
  const at = await bench();
  const imageId = await uploadPhoto(at.ctx, blob(await jpeg(corners(1500, 1100))));
  await deliver(at, imageId);
  const sizes = await Promise.all(
    [512, 128].map(async (width) => {
      const object = await env.BUCKET.get(`images/${imageId}/${width}.webp`);
      const { data: _, ...size } = await codecs.decode("webp", await object!.arrayBuffer());
      return size;
    }),
  );
  expect(sizes).toEqual([
    { width: 512, height: 512 },
    { width: 128, height: 128 },
  ]);
  expect(await rowOf(at, imageId)).toMatchObject({ status: "ready", widths: [512, 128], format: "jpeg", width: 1500, height: 1100 });
  expect(await photoIdOf(at)).toBe(imageId);
});

const small = corners(16, 16);
const cases: [string, () => Promise<ArrayBuffer> | ArrayBuffer, string][] = [
  ["nothing", () => new ArrayBuffer(0), "media.noFile"],
  ["a text", () => new TextEncoder().encode("hello, I am a picture").buffer as ArrayBuffer, "media.wrongType"],
  ["an SVG", () => new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>").buffer as ArrayBuffer, "media.wrongType"],
  ["a GIF", () => new TextEncoder().encode("GIF89a and some more bytes").buffer as ArrayBuffer, "media.wrongType"],
  ["a TIFF", () => new TextEncoder().encode("II*\0 and some more bytes").buffer as ArrayBuffer, "media.wrongType"],
  ["an AVIF", () => new TextEncoder().encode("\0\0\0\x1cftypavif and more").buffer as ArrayBuffer, "media.wrongType"],
  ["five megabytes and a byte", () => new ArrayBuffer(5 * 1024 * 1024 + 1), "media.tooLarge"],
  ["a bomb", () => bomb(65535, 65535), "media.tooManyPixels"],
  ["the largest size there is", () => bomb(0xffffffff, 0xffffffff), "media.tooManyPixels"],
  ["a picture without a size", () => bomb(0, 100), "media.broken"],
  ["a JPEG that is cut off", async () => (await jpeg(small)).slice(0, -10), "media.broken"],
  ["a JPEG that is nearly nothing", async () => (await jpeg(small)).slice(0, 13), "media.broken"],
  ["a PNG that is cut off", () => png(small).slice(0, -13), "media.broken"],
  ["a WebP that is cut off", async () => (await webp(small)).slice(0, -4), "media.broken"],
];

test.each(cases)("%s is refused before anything is written", async (_, make, code) => {
  expect(await outcome(await make())).toEqual({ refused: code, puts: [] });
});

const READY = (width: number, height: number) => ({ status: "ready", size: [width, height] });
const landscapes = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((each) => [`orientation/sharp_Landscape_${each}.jpg`, READY(600, 450)]));

/** What each of the pictures beside the repository must come to. */
const expected: Record<string, object> = {
  "animated/sharp_animated-loop-3.webp": { refused: "media.animated" },
  "bombs/pillow_decompression_bomb.gif": { refused: "media.wrongType" },
  "bombs/sharp_65536-uint32-limit.png": { refused: "media.tooManyPixels" },
  "broken/pillow_broken_data_stream.png": { refused: "media.broken" },
  "broken/pillow_truncated_jpeg.jpg": { refused: "media.broken" },
  "broken/sharp_corrupt-header.jpg": { refused: "media.broken" },
  "broken/sharp_truncated.png": { refused: "media.broken" },
  "colour/pillow_pil_sample_cmyk.jpg": { status: "failed", failure: "unreadable" },
  "colour/sharp_16-bit-grey-alpha.png": READY(109, 96),
  "metadata/pillow_exif_gps.jpg": READY(8, 8),
  "normal/image-rs_simple.webp": READY(300, 300),
  "normal/libvips_indexed.png": READY(290, 442),
  "normal/libvips_rgba.png": READY(128, 128),
  "normal/sharp_2569067123_aca715a2ee_o.jpg": READY(2725, 2225),
  "normal/sharp_5_webp_a.webp": READY(300, 300),
  "orientation/pillow_hopper_orientation_6.webp": READY(128, 128),
  "other-formats/libheif_example.heic": { refused: "media.wrongType" },
  "other-formats/sharp_check.svg": { refused: "media.wrongType" },
  "progressive/image-rs_cat.jpg": READY(320, 240),
  ...landscapes,
};

test("each of the pictures beside the repository is shown or refused as it should be (none in a clone without them)", async () => {
  const found: Record<string, unknown> = {};
  for (const [path, bytes] of sharedPictures) {
    const { file, ...rest } = (await outcome(bytes)) as Awaited<ReturnType<typeof outcome>> & { file?: ArrayBuffer };
    expect(file ? chunksOf(file) : [], path).toEqual([]);
    found[path] = rest;
  }
  const wanted = Object.entries(expected).map(([path, each]) => [path, "refused" in each ? { ...each, puts: [] } : each]);
  expect(found).toEqual(sharedPictures.size > 0 ? Object.fromEntries(wanted) : {});
});

test("the eight photos of one view, stored in eight ways, look the same (none in a clone without them)", async () => {
  const rasters = [];
  for (const path of Object.keys(landscapes)) {
    const bytes = sharedPictures.get(path);
    if (bytes) rasters.push(await codecs.decode("webp", (await outcome(bytes)).file!));
  }
  const [first] = rasters;
  for (const other of rasters) {
    let difference = 0;
    for (let i = 0; i < other.data.length; i++) difference += Math.abs((other.data[i] ?? 0) - (first?.data[i] ?? 0));
    expect(difference / other.data.length).toBeLessThan(8);
  }
});

test("a bomb isn't decoded even when it lies in storage already", async () => {
  const at = await bench();
  const imageId = await uploadPhoto(at.ctx, blob(png(small)));
  await env.BUCKET.put(`images/${imageId}/original`, bomb(60000, 60000));
  await deliver(at, imageId, async () => throwing);
  expect(await rowOf(at, imageId)).toMatchObject({ status: "failed", failure: "unreadable" });
});

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
  createMessageBatch<QueueMessage>("hocam-jobs", [{ id: imageId, timestamp: new Date(), attempts, body: { kind: "image", imageId } }]);

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
  expect(page).toContain("Preparing the picture failed several times.");
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
  expect(turkish.body.error?.message).toBe("Resim 81 megapiksel; en fazla 25 megapiksel olabilir.");
  const done = await put(person, multipart(good));
  expect([done.status, done.body]).toEqual([202, { image_id: expect.stringMatching(/^image-/), status: "waiting" }]);
  expect((await call("/profile/me/photo", { method: "DELETE", as: person })).status).toBe(200);
  expect((await call("/profile/me/photo", { method: "DELETE", as: person })).status).toBe(404);
});

test("the page takes a whole picture without scripts, and says beside the field what is wrong with it", async () => {
  const person = await signUp();
  const send = (bytes: ArrayBuffer) => visit("/profile/photo", { as: person, method: "POST", body: multipart(bytes, { act: "upload" }) });
  const refused = await send(new ArrayBuffer(7 * 1024 * 1024));
  expect([refused.status, (await refused.text()).includes("The picture is too large: at most 5 MB.")]).toEqual([413, true]);
  const empty = await visit("/profile/photo", { as: person, form: { act: "upload" } });
  expect([empty.status, (await empty.text()).includes("Picture is required.")]).toEqual([400, true]);
  expect((await send(await jpeg(corners(1200, 900)))).status).toBe(303);
});

test("a ready photo is served to keep for ever, and nothing else is served at all", async () => {
  const at = await bench();
  const imageId = await uploadPhoto(at.ctx, blob(png(small)));
  const { userId } = at.ctx.actor;
  const address = `/profile/image/${userId}/${imageId}-128.webp`;
  const waiting = await visit(address);
  expect([waiting.status, waiting.headers.get("cache-control")]).toEqual([404, "private, no-store"]);
  await deliver(at, imageId);
  const served = await visit(address);
  const header = (name: string) => served.headers.get(name);
  expect([served.status, header("content-type"), header("cache-control"), header("x-content-type-options"), header("vary")]).toEqual([
    200,
    "image/webp",
    "public, max-age=31536000, immutable",
    "nosniff",
    null,
  ]);
  expect(text(await served.arrayBuffer()).slice(8, 12)).toBe("WEBP");
  const again = await visit(address, { headers: { "if-none-match": header("etag") ?? "" } });
  expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", header("etag")]);
  const wrong = [
    `/profile/image/${(await signUp()).userId}/${imageId}-128.webp`,
    `/profile/image/${userId}/${imageId}-129.webp`,
    `/profile/image/${userId}/${imageId}-original`,
    `/profile/image/${userId}/original`,
    `/profile/image/${userId}/..%2f${imageId}%2foriginal`,
    `/event/image/${userId}/${imageId}-128.webp`,
  ];
  for (const each of wrong) {
    const { status } = await visit(each);
    expect([each, status === 404 || status === 302]).toEqual([each, true]);
  }
  const page = await (await visit("/profile/photo", { as: at.person })).text();
  expect(page).toContain(`${imageId}-512.webp`);
});
