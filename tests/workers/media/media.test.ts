/** What becomes of pictures that people upload: which are refused before anything is written, and how the others are shown. */
import { expect, test } from "vitest";
import { type Raster, upright } from "../../../app/engines/media/pixels";
import { uploadPhoto } from "../../../app/features/profile/photo.service.server";
import { bench, blob, deliver, outcome, photoIdOf, rowOf, throwing } from "../../support/media";
import { bomb, SECRET } from "../../support/picture-files";
import { CORNERS, corners, decodeWhole, jpeg, png, seenCorners, sharedPictures, webp } from "../../support/pictures";
import { env } from "../../support/site";

const small = corners(16, 16);
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
      const { width, height } = await decodeWhole(file!);
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
      const { data: _, ...size } = await decodeWhole(await object!.arrayBuffer());
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

const cases: [string, () => Promise<ArrayBuffer> | ArrayBuffer, string][] = [
  ["nothing", () => new ArrayBuffer(0), "media.noFile"],
  ["a text", () => new TextEncoder().encode("hello, I am a picture").buffer as ArrayBuffer, "media.wrongType"],
  ["an SVG", () => new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>").buffer as ArrayBuffer, "media.wrongType"],
  ["a GIF", () => new TextEncoder().encode("GIF89a and some more bytes").buffer as ArrayBuffer, "media.wrongType"],
  ["a TIFF", () => new TextEncoder().encode("II*\0 and some more bytes").buffer as ArrayBuffer, "media.wrongType"],
  ["an iPhone's photo", () => new TextEncoder().encode("\0\0\0\x24ftypheic\0\0\0\0mif1heic and more").buffer as ArrayBuffer, "media.heic"],
  ["another phone's HEIF", () => new TextEncoder().encode("\0\0\0\x18ftypmif1 and more").buffer as ArrayBuffer, "media.heic"],
  ["an AVIF", () => new TextEncoder().encode("\0\0\0\x1cftypavif and more").buffer as ArrayBuffer, "media.wrongType"],
  ["five megabytes and a byte", () => new ArrayBuffer(5 * 1024 * 1024 + 1), "media.tooLarge"],
  ["a bomb", () => bomb(16383, 16383), "media.tooManyPixels"],
  ["twenty-five million pixels in a row", () => bomb(25_000_000, 1), "media.tooLong"],
  ["twenty-five million pixels in a column", () => bomb(1, 25_000_000), "media.tooLong"],
  ["the largest size there is", () => bomb(0xffffffff, 0xffffffff), "media.tooLong"],
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
  "bombs/sharp_65536-uint32-limit.png": { refused: "media.tooLong" },
  "broken/pillow_broken_data_stream.png": { refused: "media.broken" },
  "broken/pillow_truncated_jpeg.jpg": { refused: "media.broken" },
  "broken/sharp_corrupt-header.jpg": { refused: "media.broken" },
  "broken/sharp_truncated.png": { refused: "media.broken" },
  "colour/pillow_pil_sample_cmyk.jpg": READY(100, 100),
  "colour/sharp_16-bit-grey-alpha.png": READY(109, 96),
  "metadata/pillow_exif_gps.jpg": READY(8, 8),
  "normal/image-rs_simple.webp": READY(300, 300),
  "normal/libvips_indexed.png": READY(290, 442),
  "normal/libvips_rgba.png": READY(128, 128),
  "normal/sharp_2569067123_aca715a2ee_o.jpg": READY(2725, 2225),
  "normal/sharp_5_webp_a.webp": READY(300, 300),
  "orientation/pillow_hopper_orientation_6.webp": READY(128, 128),
  "other-formats/libheif_example.heic": { refused: "media.heic" },
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

/** How far two rasters are from each other, a channel and pixel. */
function difference(one: Raster, other: Raster): number {
  let sum = 0;
  for (let i = 0; i < one.data.length; i++) sum += Math.abs((one.data[i] ?? 0) - (other.data[i] ?? 0));
  return sum / one.data.length;
}

test("the eight photos of one view, stored in eight ways, look the same but for the number on them (none in a clone without them)", async () => {
  const rasters: Raster[] = [];
  for (const path of Object.keys(landscapes)) {
    const bytes = sharedPictures.get(path);
    if (bytes) rasters.push(await decodeWhole((await outcome(bytes)).file!));
  }
  const [first] = rasters;
  const turned = first ? [2, 3, 4, 5, 6, 7, 8].map((orientation) => difference(first, upright(first, orientation))) : [];
  for (const other of rasters) expect(difference(first!, other)).toBeLessThan(Math.min(...turned) / 2);
});

test("a bomb isn't decoded even when it lies in storage already", async () => {
  const at = await bench();
  const imageId = await uploadPhoto(at.ctx, blob(png(small)));
  await env.BUCKET.put(`images/${imageId}/original`, bomb(60000, 60000));
  await deliver(at, imageId, async () => throwing);
  expect(await rowOf(at, imageId)).toMatchObject({ status: "failed", failure: "unreadable" });
});
