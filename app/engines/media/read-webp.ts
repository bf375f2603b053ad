/** Reads the chunks of a WebP. */
import { exifOrientation, part } from "./exif";
import type { Found } from "./image-header";

const LOSSY = 0x56503820;
const LOSSLESS = 0x5650384c;
const EXTENDED = 0x56503858;
const EXIF = 0x45584946;
const ANIMATION = 0x02;
/** What libwebp holds of a pixel: the result, and of a lossless picture its own copy. */
const HELD_BYTES = { lossy: 4, lossless: 8 };

interface Size {
  width: number;
  height: number;
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);

/** The size that a chunk of pixels or the extended header tells; null for other chunks. */
function sizeOf(view: DataView, kind: number, at: number, length: number): Size | null {
  if (length < 10) return null;
  if (kind === EXTENDED) return { width: uint24(view, at + 4) + 1, height: uint24(view, at + 7) + 1 };
  if (kind === LOSSY) return { width: view.getUint16(at + 6, true) & 0x3fff, height: view.getUint16(at + 8, true) & 0x3fff };
  if (kind !== LOSSLESS) return null;
  const bits = view.getUint32(at + 1, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** Size, orientation and whether it moves; null when the file is shorter than it says or tells of two sizes. */
export function readWebp(view: DataView): Found {
  const total = view.getUint32(4, true) + 8;
  if (total > view.byteLength) return null;
  const sizes: Size[] = [];
  let orientation = 1;
  let isAnimated = false;
  let held = HELD_BYTES.lossy;
  for (let at = 12; at + 8 <= total; ) {
    const kind = view.getUint32(at);
    const length = view.getUint32(at + 4, true);
    if (at + 8 + length > total) return null;
    sizes.push(...[sizeOf(view, kind, at + 8, length)].filter((size) => size !== null));
    if (kind === EXTENDED && length > 0) isAnimated = (view.getUint8(at + 8) & ANIMATION) !== 0;
    if (kind === LOSSLESS) held = HELD_BYTES.lossless;
    if (kind === EXIF) orientation = exifOrientation(part(view, at + 8, at + 8 + length));
    at += 8 + length + (length % 2);
  }
  const [size] = sizes;
  if (!size || sizes.some(({ width, height }) => width !== size.width || height !== size.height)) return null;
  return { ...size, orientation, isAnimated, heldBytes: size.width * size.height * held };
}
