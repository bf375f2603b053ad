/** Three hundred pictures that repeat: large, strange, broken and made to hurt. */
import { deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { createRandom, type Random } from "../../drizzle/seed/random";
import { flatJpeg } from "../support/flat-pictures";
import { bomb, pngOf } from "../support/picture-files";

/** What may become of a picture: `ready`, or why not. */
export type Result = string;

export interface Made {
  kind: string;
  file: Buffer;
  /** What may become of it. */
  allowed: readonly Result[];
  /** It must look as libvips draws it. */
  isCompared?: boolean;
}

type Make = (random: Random) => Promise<Omit<Made, "kind">> | Omit<Made, "kind">;

const READY = ["ready"];
const REFUSED = [
  "media.broken",
  "media.wrongType",
  "media.heic",
  "media.unreadable",
  "media.tooManyPixels",
  "media.tooLong",
  "media.animated",
  "unreadable",
];
const ANYTHING = [...READY, ...REFUSED];

/** Soft slopes of colour, so that two ways of shrinking it differ little. */
async function photo(random: Random, width: number, height: number): Promise<Sharp> {
  const [w, h] = [8, 6];
  const pixels = Buffer.from(Array.from({ length: w * h * 3 }, () => random.int(0, 255)));
  return sharp(pixels, { raw: { width: w, height: h, channels: 3 }, limitInputPixels: false }).resize(width, height, {
    fit: "fill",
    kernel: "cubic",
  });
}

const buffer = (bytes: ArrayBuffer) => Buffer.from(bytes);

/** A size of so many megapixels, lying or standing. */
function sized(random: Random, least: number, most: number): [number, number] {
  const pixels = (least + random.next() * (most - least)) * 1e6;
  const [width, height] = [Math.floor(Math.sqrt((pixels * 4) / 3)), Math.floor(Math.sqrt((pixels * 3) / 4))];
  return random.chance(0.5) ? [width, height] : [height, width];
}

const small = (random: Random) => photo(random, random.int(1, 900), random.int(1, 900));

async function anySmall(random: Random): Promise<Buffer> {
  const picture = await small(random);
  return random
    .pick([() => picture.jpeg(), () => picture.jpeg({ progressive: true }), () => picture.png(), () => picture.webp()])()
    .toBuffer();
}

/** Pictures that take next to no memory, without an end: what a process does with them is what it does with any message. */
export async function* ordinaryPictures(): AsyncGenerator<Buffer> {
  const random = createRandom(7);
  while (true) yield anySmall(random);
}

const cut = (random: Random, file: Buffer) => file.subarray(0, random.int(0, file.length - 1));

function scratched(random: Random, file: Buffer): Buffer {
  const copy = Buffer.from(file);
  for (let i = 0; i < 12; i++) copy[random.int(12, copy.length - 1)] = random.int(0, 255);
  return copy;
}

const SIDES = [1, 2, 7, 8, 9, 16_382, 16_383];

/** A grey PNG of one bit, or a JPEG, one or two pixels thin. */
function strip(random: Random): Buffer {
  const [long, thin] = [random.pick(SIDES), random.int(1, 2)];
  const [width, height] = random.chance(0.5) ? [long, thin] : [thin, long];
  if (random.chance(0.5)) return buffer(flatJpeg({ width, height, isProgressive: random.chance(0.3) }));
  const data = new Uint8Array((Math.ceil(width / 8) + 1) * height);
  return buffer(pngOf({ width, height, depth: 1, colour: 0, data }));
}

const BOMBS: readonly (() => ArrayBuffer)[] = [
  () => bomb(25_000_000, 1),
  () => bomb(1, 25_000_000),
  () => bomb(65_535, 65_535),
  () => bomb(0xffffffff, 0xffffffff),
  () => bomb(16_384, 1),
  () => bomb(16_383, 16_383),
  () => bomb(7000, 7000, { isInterlaced: true }),
  () => bomb(8000, 6000),
  () => flatJpeg({ width: 65_535, height: 100 }),
  () =>
    flatJpeg({
      width: 8000,
      height: 6000,
      isProgressive: true,
      samplings: [
        [1, 1],
        [1, 1],
        [1, 1],
        [1, 1],
      ],
    }),
  () => flatJpeg({ width: 4000, height: 3000, isProgressive: true, moreScans: 5000 }),
  () => pngOf({ width: 100, height: 100, depth: 16, colour: 6, packed: deflateSync(new Uint8Array(60)) }),
];

const large =
  (save: (picture: Sharp) => Sharp, least: number, most: number, allowed: readonly Result[]): Make =>
  async (random) => ({
    file: await save(await photo(random, ...sized(random, least, most))).toBuffer(),
    allowed,
    isCompared: true,
  });

/** Each kind with how many there are of it. */
const KINDS: Record<string, [number, Make]> = {
  "small pictures": [30, async (random) => ({ file: await anySmall(random), allowed: READY, isCompared: true })],
  "one-pixel strips": [40, (random) => ({ file: strip(random), allowed: READY })],
  "CMYK JPEGs": [20, async (random) => ({ file: await (await small(random)).toColourspace("cmyk").jpeg().toBuffer(), allowed: READY })],
  "16-bit PNGs": [
    20,
    async (random) => ({ file: await (await small(random)).toColourspace("rgb16").png().toBuffer(), allowed: READY, isCompared: true }),
  ],
  "JPEGs of 12 to 50 MP": [30, large((picture) => picture.jpeg({ quality: 70 }), 12, 49.9, READY)],
  "progressive JPEGs of 8 to 12 MP": [12, large((picture) => picture.jpeg({ quality: 70, progressive: true }), 8, 12.2, READY)],
  "progressive JPEGs of 15 to 50 MP": [
    8,
    large((picture) => picture.jpeg({ quality: 70, progressive: true }), 15, 49, ["media.tooManyPixels"]),
  ],
  "PNGs of 12 to 50 MP": [
    12,
    large((picture) => picture.png({ palette: true, colours: 8, effort: 1, dither: 0 }), 12, 49, [...READY, "media.tooLarge"]),
  ],
  "interlaced PNGs of 4 to 20 MP": [
    8,
    large((picture) => picture.png({ palette: true, colours: 4, effort: 1, dither: 0, progressive: true }), 4, 20, [
      ...READY,
      "media.tooManyPixels",
      "media.tooLarge",
    ]),
  ],
  "WebP of 4 to 9 MP": [12, large((picture) => picture.webp({ quality: 60, effort: 0 }), 4, 9.2, READY)],
  "WebP of 12 to 50 MP": [8, large((picture) => picture.webp({ quality: 60, effort: 0 }), 12, 49, ["media.tooManyPixels"])],
  bombs: [24, (random) => ({ file: buffer(random.pick(BOMBS)()), allowed: REFUSED })],
  "cut off at random": [40, async (random) => ({ file: cut(random, await anySmall(random)), allowed: [...ANYTHING, "media.noFile"] })],
  "scratched at random": [36, async (random) => ({ file: scratched(random, await anySmall(random)), allowed: ANYTHING })],
};

/** One after the other, the same each time. */
export async function* generatePictures(): AsyncGenerator<Made> {
  const random = createRandom(20_261_122);
  for (const [kind, [count, make]] of Object.entries(KINDS)) {
    for (let i = 0; i < count; i++) yield { kind, ...(await make(random)) };
  }
}
