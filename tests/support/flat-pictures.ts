/** Pictures of one grey, of any size and a few kilobytes: what a program that decodes them has to bear is up to their headers. */

const uint16 = (value: number) => [(value >> 8) & 255, value & 255];
const segment = (marker: number, data: readonly number[]) => [0xff, marker, ...uint16(data.length + 2), ...data];

export interface FlatJpeg {
  width: number;
  height: number;
  isProgressive?: boolean;
  /** Horizontal and vertical sampling of each component. */
  samplings?: readonly (readonly [number, number])[];
  /** Empty scans after the first. */
  moreScans?: number;
}

/** One Huffman table of a single code, one bit long, for nothing. */
const tables = [...[0x00, 0x10, 0x01, 0x11].flatMap((id) => [id, 1, ...Array<number>(15).fill(0), 0])];

/** A JPEG whose blocks all say: as before. */
export function flatJpeg({ width, height, isProgressive = false, samplings = [[1, 1]], moreScans = 0 }: FlatJpeg): ArrayBuffer {
  const [across, down] = [Math.max(...samplings.map(([x]) => x)), Math.max(...samplings.map(([, y]) => y))];
  const isAlone = samplings.length === 1;
  const units = isAlone
    ? Math.ceil(width / 8) * Math.ceil(height / 8)
    : Math.ceil(width / (8 * across)) * Math.ceil(height / (8 * down)) * samplings.reduce((sum, [x, y]) => sum + x * y, 0);
  const components = samplings.flatMap(([x, y], i) => [i + 1, (x << 4) | y, 0]);
  const frame = [8, ...uint16(height), ...uint16(width), samplings.length, ...components];
  const scan = [samplings.length, ...samplings.flatMap((_, i) => [i + 1, 0]), 0, isProgressive ? 0 : 63, 0];
  const more = Array.from({ length: moreScans }, () => segment(0xda, [1, 1, 0, 1, 63, 0]).concat(0)).flat();
  const before = [
    ...[0xff, 0xd8],
    ...segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    ...segment(isProgressive ? 0xc2 : 0xc0, frame),
    ...segment(0xc4, tables),
    ...segment(0xda, scan),
  ];
  const data = Math.ceil((units * (isProgressive ? 1 : 2)) / 8);
  const file = new Uint8Array(before.length + data + more.length + 2);
  file.set(before);
  file.set([...more, 0xff, 0xd9], before.length + data);
  return file.buffer;
}

/** Red, green, blue and white corners in inks, as Adobe's programs store them: 32 × 32. */
export const CMYK =
  "/9j/7gAOQWRvYmUAZAAAAAAA/9sAQwAFAwQEBAMFBAQEBQUFBgcMCAcHBwcPCwsJDBEPEhIRDxERExYcFxMUGhURERghGBodHR8fHxMXIiQiHiQcHh8e/8AAFAgAIAAgBEMRAE0RAFkRAEsRAP/EABcAAQEBAQAAAAAAAAAAAAAAAAAJCAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oADgRDAE0AWQBLAAA/ANlsisZNbADFKwo6oA2sj0OUAMUrCjqgDKqXSzAALAKijiACP6XQ7YAsAqKOIAP/2Q==";
