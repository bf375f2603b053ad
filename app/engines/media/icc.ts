/** Reads colour profiles of the International Color Consortium that tell red, green and blue by three curves and a matrix. */

/** From a stored value to light, both from 0 to 1. */
export type Curve = (value: number) => number;
type Triple = readonly [number, number, number];

interface Profile {
  curves: readonly Curve[];
  /** Where full red, green and blue lie, as XYZ. */
  columns: readonly Triple[];
}

const SIGNATURE = 0x61637370;
const RGB = 0x52474220;
const CURVE = 0x63757276;
const PARAMETRIC = 0x70617261;
const [RED, GREEN, BLUE] = [0x72, 0x67, 0x62];
const POINT = 0x58595a;
const TONES = 0x545243;
const HEADER_BYTES = 128;
const MOST_TAGS = 100;

const fixed = (view: DataView, at: number) => view.getInt32(at) / 65_536;

/** How many parameters each kind of formula has. */
const PARAMETERS = [1, 3, 4, 5, 7];

function formula(view: DataView): Curve | null {
  const count = PARAMETERS[view.getUint16(8)];
  if (!count) return null;
  const numbers = Array.from({ length: count }, (_, i) => fixed(view, 12 + 4 * i));
  const [gamma = 1, a = 1, b = 0, c = 0, fourth = 0, e = 0, f = 0] = numbers;
  const power = (value: number) => Math.max(0, a * value + b) ** gamma;
  if (count === 1) return (value) => value ** gamma;
  if (count === 3) return (value) => (value >= -b / a ? power(value) : 0);
  if (count === 4) return (value) => (value >= -b / a ? power(value) + c : c);
  return (value) => (value >= fourth ? power(value) + e : c * value + f);
}

function table(view: DataView): Curve {
  const count = view.getUint32(8);
  if (count === 0) return (value) => value;
  if (count === 1) return (value) => value ** (view.getUint16(12) / 256);
  view.getUint16(10 + 2 * count);
  return (value) => {
    const place = value * (count - 1);
    const [low, high] = [Math.floor(place), Math.ceil(place)].map((at) => view.getUint16(12 + 2 * at) / 65_535) as [number, number];
    return low + (high - low) * (place - Math.floor(place));
  };
}

function curveOf(view: DataView): Curve | null {
  if (view.getUint32(0) === CURVE) return table(view);
  return view.getUint32(0) === PARAMETRIC ? formula(view) : null;
}

/** The parts of a profile by their names. */
function tagsOf(view: DataView): Map<number, DataView> {
  const tags = new Map<number, DataView>();
  const count = Math.min(MOST_TAGS, view.getUint32(HEADER_BYTES));
  for (let at = HEADER_BYTES + 4; at < HEADER_BYTES + 4 + 12 * count; at += 12)
    tags.set(view.getUint32(at), new DataView(view.buffer, view.byteOffset + view.getUint32(at + 4), view.getUint32(at + 8)));
  return tags;
}

function profileOf(view: DataView): Profile | null {
  if (view.getUint32(36) !== SIGNATURE || view.getUint32(16) !== RGB) return null;
  const tags = tagsOf(view);
  const primaries = [RED, GREEN, BLUE];
  const points = primaries.map((letter) => tags.get(letter * 2 ** 24 + POINT));
  const tones = primaries.map((letter) => tags.get(letter * 2 ** 24 + TONES));
  const columns = points.flatMap((point) => (point ? [[fixed(point, 8), fixed(point, 12), fixed(point, 16)] as const] : []));
  const curves = tones.flatMap((tone) => (tone && curveOf(tone)) ?? []);
  return columns.length === 3 && curves.length === 3 ? { curves, columns } : null;
}

/** A profile; null when it makes no sense, or is of another kind: for inks, for greys, or with tables of colours alone. */
export function readProfile(bytes: Uint8Array): Profile | null {
  try {
    return profileOf(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (failed) {
    // It points past its end.
    if (failed instanceof RangeError) return null;
    throw failed;
  }
}
