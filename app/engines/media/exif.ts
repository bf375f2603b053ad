/** Finds the orientation in EXIF data. */

const ORIENTATION = 0x0112;

/**
 * The orientation in a block of EXIF, with or without the name that JPEG puts before it.
 * @returns 1 to 8; 1 when there is none or the block makes no sense
 */
export function exifOrientation(view: DataView): number {
  const hasName = view.byteLength > 6 && view.getUint32(0) === 0x45786966 && view.getUint16(4) === 0;
  const start = hasName ? 6 : 0;
  if (view.byteLength < start + 8) return 1;
  const order = view.getUint16(start);
  if (order !== 0x4949 && order !== 0x4d4d) return 1;
  const isLittle = order === 0x4949;
  const directory = start + view.getUint32(start + 4, isLittle);
  if (directory + 2 > view.byteLength) return 1;
  const count = view.getUint16(directory, isLittle);
  for (let at = directory + 2; at < directory + 2 + count * 12 && at + 12 <= view.byteLength; at += 12) {
    if (view.getUint16(at, isLittle) !== ORIENTATION) continue;
    const value = view.getUint16(at + 8, isLittle);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** A part of a view. */
export const part = (view: DataView, from: number, to: number) => new DataView(view.buffer, view.byteOffset + from, to - from);
