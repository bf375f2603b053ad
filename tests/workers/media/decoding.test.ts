/** Pictures that are larger than an isolate, in colours of print, or made to hurt: what becomes of them, and with how much memory. */
import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { readHeader } from "../../../app/engines/media/header";
import { MAX_HELD_BYTES } from "../../../app/engines/media/limits";
import { CMYK, flatJpeg } from "../../support/flat-pictures";
import { outcome } from "../../support/media";
import { bomb, pngOf } from "../../support/picture-files";
import { corners, seenCorners, webp } from "../../support/pictures";
import { SEEN, wideColours } from "../../support/wide-colours";

const cmyk = () => Uint8Array.from(atob(CMYK), (letter) => letter.charCodeAt(0));

/** Which of red, green and blue a colour has; inks mix differently from one printer to the next. */
const named = (colour: number[]) => ["red", "green", "blue"].filter((_, i) => (colour[i] ?? 0) > 140).join(" ");

test("a CMYK JPEG is shown in its colours, whether its inks are inverted, as Adobe writes them, or not", async () => {
  const adobe = cmyk();
  expect((await seenCorners(adobe.buffer)).map(named)).toEqual(["red", "green", "blue", "red green blue"]);
  expect(await outcome(adobe.buffer)).toMatchObject({ status: "ready", size: [32, 32] });
  const withoutMark = Uint8Array.from([...adobe.subarray(0, 2), ...adobe.subarray(18)]);
  expect((await seenCorners(withoutMark.buffer))[3], "the paper is the ink").toEqual([0, 0, 0]);
  expect(await outcome(withoutMark.buffer)).toMatchObject({ status: "ready", size: [32, 32] });
});

/** One bit a pixel. */
const bits = (width: number, height: number) =>
  pngOf({ width, height, depth: 1, colour: 0, data: new Uint8Array(Math.ceil(width / 8 + 1) * height) });

test.each([
  ["a JPEG of fifty megapixels", () => flatJpeg({ width: 8165, height: 6123 }), [8165, 6123]],
  ["a JPEG as long as one may be", () => flatJpeg({ width: 16_383, height: 1 }), [16_383, 1]],
  ["a JPEG as high as one may be", () => flatJpeg({ width: 1, height: 16_383 }), [1, 16_383]],
  [
    "a progressive JPEG of twelve megapixels",
    () =>
      flatJpeg({
        width: 4000,
        height: 3000,
        isProgressive: true,
        samplings: [
          [2, 2],
          [1, 1],
          [1, 1],
        ],
      }),
    [4000, 3000],
  ],
  ["a PNG of fifty megapixels", () => bits(8160, 6120), [8160, 6120]],
  ["a PNG as long as one may be", () => bits(16_383, 3), [16_383, 3]],
] as const)("%s is shown", async (_, make, size) => {
  expect(await outcome(make())).toMatchObject({ status: "ready", size });
});

test.each([
  ["of fifty-one megapixels", () => flatJpeg({ width: 8200, height: 6200 }), { megapixels: 51, most: 50 }],
  [
    "a progressive JPEG that has to be held",
    () => flatJpeg({ width: 6000, height: 4000, isProgressive: true }),
    { megapixels: 24, most: 18 },
  ],
  [
    "one in several scans, which is held as well",
    () => flatJpeg({ width: 6000, height: 4000, moreScans: 1 }),
    { megapixels: 24, most: 18 },
  ],
  ["an interlaced PNG, which is put together first", () => bomb(4000, 3000, { isInterlaced: true }), { megapixels: 12, most: 9 }],
] as const)("a picture that is more than an isolate holds is refused with the size that is allowed: %s", (_, make, told) => {
  expect(() => readHeader(make())).toThrow(expect.objectContaining({ code: "media.tooManyPixels", details: { field: "image", ...told } }));
});

test.each([
  ["a JPEG of a hundred scans", () => flatJpeg({ width: 4000, height: 3000, isProgressive: true, moreScans: 100 }), "media.unreadable"],
  ["a WebP that is larger inside than it says outside", async () => lyingWebp(), "media.broken"],
] as const)("%s is refused before anything is written", async (_, make, refused) => {
  expect(await outcome(await make())).toEqual({ refused, puts: [] });
});

/** Its outer header says 2 × 2. */
async function lyingWebp(): Promise<ArrayBuffer> {
  const file = new Uint8Array(await webp(corners(64, 64), 1));
  file.set([1, 0, 0, 1, 0, 0], 24);
  return file.buffer;
}

test("a PNG that unpacks to more than it says is read as far as it says, and one that unpacks to less has failed", async () => {
  const layout = { width: 64, height: 64, depth: 8, colour: 0 } as const;
  const more = pngOf({ ...layout, packed: deflateSync(new Uint8Array(65 * 64 + 50_000_000)) });
  expect(await outcome(more)).toMatchObject({ status: "ready", size: [64, 64] });
  const less = pngOf({ ...layout, packed: deflateSync(new Uint8Array(65 * 63)) });
  expect(await outcome(less)).toEqual({ status: "failed", failure: "unreadable" });
});

test("what a decoder holds is known before it begins", () => {
  const held = (file: ArrayBuffer) => readHeader(file).heldBytes;
  expect(held(flatJpeg({ width: 8000, height: 6000 }))).toBe(0);
  const progressive = { width: 1600, height: 1600, isProgressive: true } as const;
  expect(held(flatJpeg(progressive))).toBe(1600 * 1600 * 2);
  expect(
    held(
      flatJpeg({
        ...progressive,
        samplings: [
          [2, 2],
          [1, 1],
          [1, 1],
        ],
      }),
    ),
  ).toBe(1600 * 1600 * 3);
  expect(
    held(
      flatJpeg({
        ...progressive,
        samplings: [
          [1, 1],
          [1, 1],
          [1, 1],
          [1, 1],
        ],
      }),
    ),
  ).toBe(1600 * 1600 * 8);
  expect(MAX_HELD_BYTES).toBeLessThanOrEqual(36 * 1024 * 1024);
});

test.each(Object.keys(wideColours))("%s, in a wide colour space, is shown in the colours that it means", async (name) => {
  const file = Uint8Array.from(atob(wideColours[name] ?? ""), (letter) => letter.charCodeAt(0)).buffer;
  const seen = await seenCorners(file);
  const differences = seen.flat().map((value, i) => Math.abs(value - (SEEN.flat()[i] ?? 0)));
  expect(Math.max(...differences), JSON.stringify(seen)).toBeLessThanOrEqual(6);
});

test("a profile that is cut off or makes no sense changes nothing", async () => {
  const file = Uint8Array.from(atob(wideColours["p3.jpeg"] ?? ""), (letter) => letter.charCodeAt(0));
  const at = new TextDecoder("latin1").decode(file).indexOf("acsp") - 36;
  const stored = async (change: (profile: Uint8Array) => void) => {
    const copy = file.slice();
    change(copy.subarray(at));
    return await seenCorners(copy.buffer);
  };
  const plain = await stored((profile) => profile.set([0, 0, 0, 0], 36));
  expect(await stored((profile) => profile.set([0xff, 0xff, 0xff, 0xff], 128 + 4 + 4))).toBeDefined();
  for (const place of [36, 16, 128]) expect(await stored((profile) => profile.set([0, 0, 0, 0], place)), String(place)).toEqual(plain);
});
