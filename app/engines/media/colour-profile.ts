/** Reads colours that a picture tells in a space of its own, such as Display P3 or Adobe RGB, into sRGB, which all browsers show. */

import { type Curve, readProfile } from "./icc";
import type { ImageFormat } from "./image-header";
import type { Raster } from "./pixels";
import { storedProfile } from "./stored-profile";

/** From the profile's white under lamplight to linear sRGB. */
const TO_SRGB = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.033454],
  [0.0719453, -0.2289914, 1.4052427],
] as const;

/** Steps between dark and light when a linear value is written as sRGB. */
const STEPS = 4096;

const encoded = (linear: number) => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);
const SRGB_CURVE = Uint8Array.from({ length: STEPS + 1 }, (_, step) => Math.round(255 * encoded(step / STEPS)));

const written = (linear: number) => SRGB_CURVE[Math.round(Math.min(1, Math.max(0, linear)) * STEPS)] as number;
const tableOf = (curve: Curve) => Float64Array.from({ length: 256 }, (_, value) => curve(value / 255));

type Triple = readonly [number, number, number];
const dot = (row: Triple, a: number, b: number, c: number) => row[0] * a + row[1] * b + row[2] * c;

/** Less than this nobody sees, and sRGB's own profile comes to. Of 255. */
const UNSEEN = 3;
const SAMPLES: readonly Triple[] = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [128, 128, 128],
  [200, 100, 50],
];

/** What makes sRGB of three values; null when the file tells no space that it understands, or sRGB itself. */
async function converter(format: ImageFormat, file: ArrayBuffer): Promise<((red: number, green: number, blue: number) => Triple) | null> {
  const stored = await storedProfile(format, file);
  const profile = stored && readProfile(stored);
  if (!profile) return null;
  const [reds, greens, blues] = profile.curves.map(tableOf) as [Float64Array, Float64Array, Float64Array];
  const rows = TO_SRGB.map((row) => profile.columns.map((column) => dot(row, ...column)) as unknown as Triple) as [Triple, Triple, Triple];
  const convert = (red: number, green: number, blue: number): Triple => {
    const [r, g, b] = [reds[red] as number, greens[green] as number, blues[blue] as number];
    return [written(dot(rows[0], r, g, b)), written(dot(rows[1], r, g, b)), written(dot(rows[2], r, g, b))];
  };
  const isSeen = SAMPLES.some((sample) => convert(...sample).some((value, i) => Math.abs(value - (sample[i] as number)) > UNSEEN));
  return isSeen ? convert : null;
}

/** Turns pixels as they are stored into sRGB, where they lie. */
export async function toSrgb(raster: Raster, format: ImageFormat, file: ArrayBuffer): Promise<Raster> {
  const convert = await converter(format, file);
  if (!convert) return raster;
  const { data } = raster;
  for (let at = 0; at < data.length; at += 4) data.set(convert(data[at] as number, data[at + 1] as number, data[at + 2] as number), at);
  return raster;
}
