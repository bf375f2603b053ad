/** Reads the chunks of a PNG. */
import { exifOrientation, part } from "./exif";
import type { Found } from "./header";

const IHDR = 0x49484452;
const EXIF = 0x65584966;
const IEND = 0x49454e44;

/** Size and orientation; null when the first chunk is another than it must be, or the last is missing. */
export function readPng(view: DataView): Found {
  if (view.byteLength < 33 || view.getUint32(12) !== IHDR) return null;
  let orientation = 1;
  for (let at = 8; at + 12 <= view.byteLength; ) {
    const length = view.getUint32(at);
    const kind = view.getUint32(at + 4);
    const end = at + 12 + length;
    if (end > view.byteLength) return null;
    if (kind === EXIF) orientation = exifOrientation(part(view, at + 8, end - 4));
    if (kind === IEND) return { width: view.getUint32(16), height: view.getUint32(20), orientation };
    at = end;
  }
  return null;
}
