/** Pictures as they are served: drawn in their sizes, asked for again after a minute, in parts, and below the thing that they belong to. */
import { expect, test } from "vitest";
import { addPicture, type Gallery } from "../../../app/engines/media/galleries.service.server";
import { imageFiles, type ReadyImage } from "../../../app/engines/media/image";
import { readRange } from "../../../app/engines/media/range";
import { adverts } from "../../../app/features/advert/advert.collection";
import { addCommunity } from "../../support/communities";
import { addEvent } from "../../support/events";
import { type Bench, bench, blob, deliver, rowOf } from "../../support/media";
import { CORNERS, corners, decodeWhole, jpeg, png, seenCorners } from "../../support/pictures";
import { addPost } from "../../support/posts";
import { type Person, visit } from "../../support/site";

async function ready(type: "cover" | "gallery" | "story" | "landing" | "advert" | "community", bytes: ArrayBuffer) {
  const at = await bench();
  const { communityId } = await addCommunity();
  const subjects = { advert: () => addPost(at.person, adverts), community: async () => communityId };
  const gallery: Gallery = {
    subjectId: await (type === "advert" || type === "community" ? subjects[type]() : addEvent()),
    types: {
      cover: "event-cover",
      story: "event-story",
      landing: "event-landing",
      gallery: "event-gallery",
      advert: "advert-picture",
      community: "community-picture",
    },
  };
  const imageId = await addPicture(at.ctx, gallery, { image: blob(bytes), type });
  await deliver(at, imageId);
  return { at, imageId, image: (await rowOf(at as Bench, imageId)) as unknown as ReadyImage };
}

/** What each file is called, what pages are told that it measures, and what it measures. */
async function filesOf(image: ReadyImage, as?: Person) {
  return Promise.all(
    imageFiles(image).map(async ({ address, width, height }) => {
      const file = await (await visit(address, { as })).arrayBuffer();
      const raster = await decodeWhole(file);
      return { address, file, told: [width, height], is: [raster.width, raster.height] };
    }),
  );
}

test("a picture whose aspect is free keeps it, and its long side is what is limited, however it lies in its file", async () => {
  for (const orientation of [1, 6]) {
    const { image } = await ready("gallery", await jpeg(corners(900, 1800, orientation), orientation));
    const files = await filesOf(image);
    expect(files.map(({ is }) => is)).toEqual([
      [800, 1600],
      [400, 800],
      [160, 320],
    ]);
    expect(files.map(({ told }) => told)).toEqual(files.map(({ is }) => is));
    const seen = await seenCorners(files[0]!.file);
    expect(seen.flatMap((colour, i) => colour.map((value, j) => Math.abs(value - (CORNERS[i]?.[j] ?? 0)))).every((off) => off < 30)).toBe(
      true,
    );
  }
});

test("each kind of picture has its aspect and its widths, and a small one isn't enlarged", async () => {
  const measured = async (...args: Parameters<typeof ready>) => {
    const { image, at } = await ready(...args);
    const files = await filesOf(image, at.person);
    expect(files.map(({ told }) => told)).toEqual(files.map(({ is }) => is));
    return files.map(({ is }) => is);
  };
  const wide = await jpeg(corners(2400, 1200));
  expect(await measured("cover", wide)).toEqual([
    [800, 800],
    [400, 400],
    [160, 160],
  ]);
  expect(await measured("landing", wide)).toEqual([
    [1920, 1080],
    [960, 540],
    [480, 270],
  ]);
  expect(await measured("story", wide)).toEqual([
    [675, 1200],
    [540, 960],
    [270, 480],
  ]);
  expect(await measured("advert", wide)).toEqual([
    [1600, 800],
    [800, 400],
    [320, 160],
  ]);
  expect(await measured("community", wide)).toEqual([
    [800, 800],
    [400, 400],
    [160, 160],
  ]);
  expect(await measured("advert", png(corners(60, 40)))).toEqual([[60, 40]]);
});

const header = (response: Response, ...names: string[]) => names.map((name) => response.headers.get(name));

test("a picture is served for a minute, not again to who has it, and in parts", async () => {
  const { image } = await ready("cover", png(corners(64, 64)));
  const { address, file } = (await filesOf(image))[0]!;
  expect(address).toBe(`/event/image/${image.subjectId}/${image.imageId}-800.webp`);
  const whole = await visit(address);
  expect([whole.status, ...header(whole, "content-type", "cache-control", "accept-ranges")]).toEqual([
    200,
    "image/webp",
    "public, max-age=60",
    "bytes",
  ]);
  const etag = whole.headers.get("etag") ?? "";
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const again = await visit(address, { headers: { "if-none-match": known } });
    expect([known, again.status, await again.text(), again.headers.get("etag")]).toEqual([known, 304, "", etag]);
  }
  expect((await visit(address, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  const size = file.byteLength;
  const part = await visit(address, { headers: { range: "bytes=4-11" } });
  expect([part.status, ...header(part, "content-range", "content-length")]).toEqual([206, `bytes 4-11/${size}`, "8"]);
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(new Uint8Array(file.slice(4, 12)));
  const end = await visit(address, { headers: { range: "bytes=-5", "if-range": etag } });
  expect([end.status, end.headers.get("content-range")]).toEqual([206, `bytes ${size - 5}-${size - 1}/${size}`]);
  expect((await visit(address, { headers: { range: "bytes=-5", "if-range": '"other"' } })).status).toBe(200);
  const outside = await visit(address, { headers: { range: `bytes=${size}-` } });
  expect([outside.status, outside.headers.get("content-range")]).toEqual([416, `bytes */${size}`]);
});

test.each([
  [null, null],
  ["bytes=0-", { from: 0, to: 99 }],
  ["bytes=10-19", { from: 10, to: 19 }],
  ["bytes=90-200", { from: 90, to: 99 }],
  ["bytes=-30", { from: 70, to: 99 }],
  ["bytes=-300", { from: 0, to: 99 }],
  ["bytes=-0", "outside"],
  ["bytes=100-", "outside"],
  ["bytes=9-3", null],
  ["bytes=0-1,5-6", null],
  ["lines=1-2", null],
  ["bytes=-", null],
])("of a hundred bytes %s is %o", (asked, expected) => {
  expect(readRange(asked, 100)).toEqual(expected);
});

test("a picture is found below its own thing and its own kind of thing alone", async () => {
  const { image } = await ready("cover", png(corners(64, 64)));
  const { image: other } = await ready("advert", png(corners(64, 64)));
  const file = `${image.imageId}-800.webp`;
  const wrong = [
    `/event/image/${other.subjectId}/${file}`,
    `/community/one/image/${image.subjectId}/${file}`,
    `/advert/image/${image.subjectId}/${file}`,
    `/profile/image/${file}`,
    `/event/image/${other.subjectId}/${other.imageId}-800.webp`,
    `/event/image/${image.subjectId}/original`,
    `/event/image/${image.subjectId}/..%2f${image.imageId}%2foriginal`,
    `/event/image/${image.subjectId}/${image.imageId}-800.png`,
  ];
  for (const address of wrong) expect([address, (await visit(address)).status]).toEqual([address, 404]);
});

test("where an event's or a community's picture is missing a neutral one is shown, for a minute", async () => {
  const file = "image-00000000000000000000-800.webp";
  for (const address of [`/event/image/event-1/${file}`, `/community/one/image/community-1/${file}`]) {
    const response = await visit(address);
    expect([response.status, ...header(response, "content-type", "cache-control")]).toEqual([200, "image/svg+xml", "private, max-age=60"]);
    expect((await response.text()).startsWith("<svg ")).toBe(true);
  }
  for (const address of [`/advert/image/post-1/${file}`, `/profile/image/${file}`]) expect((await visit(address)).status).toBe(404);
});
