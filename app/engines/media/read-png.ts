/** Reads the chunks of a PNG. */
import { exifOrientation, part } from "./exif";
import type { Found } from "./image-header";

const IHDR = 0x49484452;
const EXIF = 0x65584966;
const IEND = 0x49454e44;

/** The chunks of a PNG with where their data begin and end; the last may end behind the file. */
export function* chunksOf(view: DataView): Generator<{ kind: number; from: number; to: number }> {
  for (let at = 8; at + 12 <= view.byteLength; ) {
    const to = at + 8 + view.getUint32(at);
    yield { kind: view.getUint32(at + 4), from: at + 8, to };
    at = to + 4;
  }
}

/** Size and orientation; null when the first chunk is another than it must be, or the last is missing. */
export function readPng(view: DataView): Found {
  if (view.byteLength < 33 || view.getUint32(12) !== IHDR) return null;
  const [width, height, isInterlaced] = [view.getUint32(16), view.getUint32(20), view.getUint8(28) === 1];
  let orientation = 1;
  for (const { kind, from, to } of chunksOf(view)) {
    if (to + 4 > view.byteLength) return null;
    if (kind === EXIF) orientation = exifOrientation(part(view, from, to));
    // An interlaced picture is put together before its rows are known.
    if (kind === IEND) return { width, height, orientation, heldBytes: isInterlaced ? width * height * 4 : 0 };
  }
  return null;
}
