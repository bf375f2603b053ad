/** Reads the segments of a JPEG, and how its pixels are laid out. */
import { exifOrientation, part } from "./exif";
import type { Found } from "./image-header";

const APP1 = 0xe1;
const APP14 = 0xee;
const ADOBE = 0x41646f62;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** A block of 8 × 8 coefficients of two bytes. */
const BLOCK_BYTES = 128;

/** Markers that stand alone, without a length after them. */
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
/** Start of frame: where the size is. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
const isProgressive = (marker: number) => [0xc2, 0xc6, 0xca, 0xce].includes(marker);

interface Frame {
  width: number;
  height: number;
  components: number;
  isProgressive: boolean;
  /** Of all coefficients, which a decoder holds when they come in several scans. */
  coefficientBytes: number;
}

/** The frame that a segment tells; null when the segment is too short for it. */
function readFrame(view: DataView, at: number, end: number): Frame | null {
  if (end < at + 10) return null;
  const [height, width, components] = [view.getUint16(at + 5), view.getUint16(at + 7), view.getUint8(at + 9)];
  if (components === 0 || end < at + 10 + components * 3) return null;
  const samplings = Array.from({ length: components }, (_, i) => view.getUint8(at + 11 + i * 3)).map(
    (each) => [each >> 4, each & 15] as const,
  );
  const across = Math.max(1, ...samplings.map(([each]) => each));
  const down = Math.max(1, ...samplings.map(([, each]) => each));
  const units = Math.ceil(width / (8 * across)) * Math.ceil(height / (8 * down));
  const blocks = samplings.reduce((sum, [x, y]) => sum + units * x * y, 0);
  return { width, height, components, isProgressive: isProgressive(view.getUint8(at + 1)), coefficientBytes: blocks * BLOCK_BYTES };
}

/** How many scans there are, the first of which begins here; null when the pixels don't come to their end. */
function countScans(view: DataView, from: number): number | null {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  let scans = 1;
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at)) {
    const marker = view.getUint8(at + 1);
    if (marker === END_OF_IMAGE) return scans;
    const isData = marker === 0 || marker === 0xff || isAlone(marker);
    if (marker === START_OF_SCAN) scans++;
    at += isData || at + 4 > bytes.length ? (marker === 0xff ? 1 : 2) : 2 + view.getUint16(at + 2);
  }
  return null;
}

/** Size, orientation and layout; null when a segment leads nowhere or the end is missing. */
export function readJpeg(view: DataView): Found {
  let orientation = 1;
  let hasInvertedInks = false;
  let frame: Frame | null = null;
  let at = 2;
  while (at + 4 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff || isAlone(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    const end = at + 2 + view.getUint16(at + 2);
    if (end < at + 4 || end > view.byteLength) return null;
    if (marker === START_OF_SCAN) {
      const scans = countScans(view, end);
      if (!frame || scans === null) return null;
      const isHeld = frame.isProgressive || scans > 1 || view.getUint8(at + 4) < frame.components;
      const { width, height, coefficientBytes } = frame;
      return { width, height, orientation, hasInvertedInks, scans, heldBytes: isHeld ? coefficientBytes : 0 };
    }
    if (marker === APP1 && orientation === 1) orientation = exifOrientation(part(view, at + 4, end));
    if (marker === APP14 && end >= at + 8) hasInvertedInks = view.getUint32(at + 4) === ADOBE;
    if (isFrame(marker)) frame = readFrame(view, at, end);
    at = end;
  }
  return null;
}
