/** The bytes of picture files, put together by hand; nothing here needs a Worker. */
import { deflateSync } from "node:zlib";

export const joined = (...parts: (readonly number[] | Uint8Array)[]) =>
  Uint8Array.from(parts.flatMap((each) => [...each])).buffer as ArrayBuffer;
export const uint32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
export const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/** EXIF with an orientation and a note that must not be found in what is shown. */
export const SECRET = "GPS-39.8914N-32.7847E";
export const tiff = (orientation: number) => [
  ...ascii("MM\0*"),
  ...[0, 0, 0, 8, 0, 2],
  ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
  ...[0x01, 0x0e, 0, 2, ...uint32(SECRET.length), ...uint32(38)],
  ...[0, 0, 0, 0],
  ...ascii(SECRET),
];

function crc32(bytes: readonly number[]): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function chunk(kind: string, data: readonly number[]): number[] {
  const named = [...ascii(kind), ...data];
  return [...uint32(data.length), ...named, ...uint32(crc32(named))];
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

interface PngParts {
  width: number;
  height: number;
  /** Bits a sample. */
  depth: number;
  /** The specification's number: 0 grey, 2 colours, 3 palette, 4 grey and alpha, 6 colours and alpha. */
  colour: number;
  isInterlaced?: boolean;
  orientation?: number;
  /** Rows, each behind the number of its filter. */
  data?: Uint8Array;
  /** The same, packed already. */
  packed?: Uint8Array | readonly number[];
}

/** A PNG out of its parts, whether they fit together or not. */
export function pngOf({ width, height, depth, colour, isInterlaced, orientation, data, packed }: PngParts): ArrayBuffer {
  return joined(
    SIGNATURE,
    chunk("IHDR", [...uint32(width), ...uint32(height), depth, colour, 0, 0, isInterlaced ? 1 : 0]),
    orientation ? chunk("eXIf", tiff(orientation)) : [],
    chunk("IDAT", [...(packed ?? deflateSync(data ?? new Uint8Array()))]),
    chunk("IEND", []),
  );
}

/** A few hundred bytes that claim to be this large. */
export const bomb = (width: number, height: number, own: { isInterlaced?: boolean } = {}) =>
  pngOf({ width, height, depth: 8, colour: 6, packed: [1, 2, 3], ...own });
