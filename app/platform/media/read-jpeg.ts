/** Reads the segments of a JPEG up to its pixels. */
import { exifOrientation, part } from "./exif";
import type { Found } from "./header";

const APP1 = 0xe1;
const START_OF_SCAN = 0xda;
const END = 0xffd9;

/** Markers that stand alone, without a length after them. */
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
/** Start of frame: where the size is. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Whether the pixels come to their end; a thumbnail's own end lies before them. */
function isWhole(view: DataView, from: number): boolean {
  for (let at = view.byteLength - 2; at > from; at--) if (view.getUint16(at) === END) return true;
  return false;
}

/** Size and orientation; null when a segment leads nowhere or the end is missing. */
export function readJpeg(view: DataView): Found {
  let orientation = 1;
  let size = { width: 0, height: 0 };
  let at = 2;
  while (at + 4 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff || isAlone(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    const end = at + 2 + view.getUint16(at + 2);
    if (end < at + 4 || end > view.byteLength) return null;
    if (marker === START_OF_SCAN) return isWhole(view, end) ? { ...size, orientation } : null;
    if (marker === APP1 && orientation === 1) orientation = exifOrientation(part(view, at + 4, end));
    if (isFrame(marker) && end >= at + 9) size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at = end;
  }
  return null;
}
