/** Our PNG decoder against libvips', for every way in which a PNG may store its pixels. */
import sharp from "sharp";
import { expect, test } from "vitest";
import { scaleArea } from "../../app/engines/media/area";
import { readHeader } from "../../app/engines/media/header";
import { whole } from "../../app/engines/media/pixels";
import { decodePng } from "../../workers/decode-png";

const [WIDTH, HEIGHT] = [37, 29];

/** Slopes of all four channels, with an edge. */
function slopes(channels: number): Buffer {
  const data = Buffer.alloc(WIDTH * HEIGHT * channels);
  for (let i = 0; i < data.length; i++) data[i] = (i * 7 + (i > data.length / 2 ? 90 : 0) + 31 * (i % channels)) & 255;
  return data;
}

const source = (channels: 1 | 2 | 3 | 4) => sharp(slopes(channels), { raw: { width: WIDTH, height: HEIGHT, channels } });

const KINDS: [string, () => Promise<Buffer>][] = [
  ["colours", () => source(3).png().toBuffer()],
  ["colours with alpha", () => source(4).png().toBuffer()],
  ["grey", () => source(1).toColourspace("b-w").png().toBuffer()],
  ["sixteen bits of colour", () => source(3).toColourspace("rgb16").png().toBuffer()],
  ["sixteen bits of grey", () => source(1).toColourspace("grey16").png().toBuffer()],
  ["sixteen bits with alpha", () => source(4).toColourspace("rgb16").png().toBuffer()],
  ["a palette of 256", () => source(3).png({ palette: true, colours: 256 }).toBuffer()],
  ["a palette of 16", () => source(3).png({ palette: true, colours: 16 }).toBuffer()],
  ["a palette of 4 with alpha", () => source(4).png({ palette: true, colours: 4 }).toBuffer()],
  ["a palette of 2", () => source(3).png({ palette: true, colours: 2 }).toBuffer()],
  ["interlaced colours", () => source(3).png({ progressive: true }).toBuffer()],
  ["an interlaced palette of 4", () => source(3).png({ palette: true, colours: 4, progressive: true }).toBuffer()],
  ["every filter", () => source(4).png({ adaptiveFiltering: true }).toBuffer()],
];

test.each(KINDS)("a PNG of %s has the pixels that libvips finds", async (_, make) => {
  const png = await make();
  const bytes = new Uint8Array(png).buffer;
  const header = readHeader(bytes);
  const { data } = await decodePng(header, bytes, { part: whole(header), size: header });
  const wanted = await sharp(png).toColourspace("srgb").ensureAlpha().raw().toBuffer();
  const opaque = (pixels: Uint8Array | Uint8ClampedArray) =>
    Array.from(pixels).map((value, i, all) => ((all[i - (i % 4) + 3] ?? 0) > 0 ? value : 0));
  expect(opaque(data)).toEqual(opaque(wanted));
});

test("shrinking weighs each pixel by the area that it covers, and what is transparent has no colour", () => {
  const grey = (values: number[], alphas = values.map(() => 255)) =>
    Uint8ClampedArray.from(values.flatMap((value, i) => [value, value, value, alphas[i] ?? 0]));
  const row = { data: grey([0, 90, 180]), width: 3, height: 1 };
  expect([...scaleArea(row, whole(row), { width: 2, height: 1 }).data]).toEqual([...grey([30, 150])]);
  const column = { data: grey([0, 90, 180]), width: 1, height: 3 };
  expect([...scaleArea(column, whole(column), { width: 1, height: 2 }).data]).toEqual([...grey([30, 150])]);
  expect([...scaleArea(row, { left: 1, top: 0, width: 2, height: 1 }, { width: 1, height: 1 }).data]).toEqual([...grey([135])]);
  const clear = { data: grey([200, 0], [255, 0]), width: 2, height: 1 };
  expect([...scaleArea(clear, whole(clear), { width: 1, height: 1 }).data]).toEqual([200, 200, 200, 128]);
});
