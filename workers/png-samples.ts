/** What the bytes of a PNG's rows mean: filters, depths, palettes. By the specification: https://www.w3.org/TR/png-3 */

const GREY = 0;
const RGB = 2;
const PALETTE = 3;
const GREY_ALPHA = 4;
const RGB_ALPHA = 6;

const CHANNELS: Record<number, number> = { [GREY]: 1, [RGB]: 3, [PALETTE]: 1, [GREY_ALPHA]: 2, [RGB_ALPHA]: 4 };
const DEPTHS: Record<number, readonly number[]> = {
  [GREY]: [1, 2, 4, 8, 16],
  [RGB]: [8, 16],
  [PALETTE]: [1, 2, 4, 8],
  [GREY_ALPHA]: [8, 16],
  [RGB_ALPHA]: [8, 16],
};

/** How a PNG stores its pixels. */
export interface PngLayout {
  depth: number;
  colour: number;
  /** Red, green, blue of each colour. */
  palette: Uint8Array;
  /** Of a palette the opacity of each colour; else the one colour that is transparent, two bytes a sample. */
  transparency: Uint8Array;
}

/** @throws when there is no such combination */
export function checkLayout({ depth, colour, palette }: PngLayout): void {
  if (!DEPTHS[colour]?.includes(depth)) throw new Error("There is no such PNG");
  if (colour === PALETTE && palette.length === 0) throw new Error("The palette is missing");
}

const bitsPerPixel = ({ depth, colour }: PngLayout) => depth * (CHANNELS[colour] ?? 0);

/** The bytes of a row of so many pixels, without the one that names its filter. */
export const rowBytes = (layout: PngLayout, width: number) => Math.ceil((bitsPerPixel(layout) * width) / 8);

/** How far back the pixel before lies. Bytes. */
export const stepOf = (layout: PngLayout) => Math.max(1, bitsPerPixel(layout) >> 3);

function paeth(left: number, above: number, corner: number): number {
  const [toLeft, toAbove, toCorner] = [Math.abs(above - corner), Math.abs(left - corner), Math.abs(left + above - 2 * corner)];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

type Predict = (left: number, above: number, corner: number) => number;

const FILTERS: readonly (Predict | null)[] = [null, (left) => left, (_, above) => above, (left, above) => (left + above) >> 1, paeth];

/** Undoes the filter of a row, where it lies. @param above the row before it; zeros before the first @throws when there is no such filter */
export function unfilter(filter: number, row: Uint8Array, above: Uint8Array, step: number): void {
  const predict = FILTERS[filter];
  if (predict === undefined) throw new Error("There is no such filter");
  if (predict === null) return;
  for (let i = 0; i < row.length; i++) {
    const [left, corner] = i < step ? [0, 0] : [row[i - step] as number, above[i - step] as number];
    row[i] = (row[i] as number) + predict(left, above[i] as number, corner);
  }
}

/** The sample at a place of a row, whatever its depth; of sixteen bits the upper eight. */
function sampleAt(row: Uint8Array, depth: number, at: number): number {
  if (depth === 8) return row[at] as number;
  if (depth === 16) return row[at * 2] as number;
  const bit = at * depth;
  return ((row[bit >> 3] as number) >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
}

/** Writes a palette's colour; one that the palette doesn't have is opaque black. */
function fromPalette({ palette, transparency }: PngLayout, index: number, target: Uint8Array, to: number): void {
  for (let i = 0; i < 3; i++) target[to + i] = palette[index * 3 + i] ?? 0;
  target[to + 3] = transparency[index] ?? 255;
}

/** Whether the pixel has the one colour that is transparent, compared at its full depth. */
function isTransparent({ depth, transparency }: PngLayout, row: Uint8Array, at: number, channels: number): boolean {
  if (transparency.length < channels * 2) return false;
  for (let i = 0; i < channels; i++) {
    const wanted = ((transparency[i * 2] as number) << 8) | (transparency[i * 2 + 1] as number);
    const sample = sampleAt(row, depth, at + i);
    const value = depth === 16 ? (sample << 8) | (row[(at + i) * 2 + 1] as number) : sample;
    if (value !== wanted) return false;
  }
  return true;
}

/** Writes the pixels of a row as red, green, blue, alpha, eight bits each. */
export function toRgba(layout: PngLayout, row: Uint8Array, width: number, target: Uint8Array): void {
  const { depth, colour } = layout;
  const channels = CHANNELS[colour] ?? 0;
  const factor = depth < 8 ? 255 / ((1 << depth) - 1) : 1;
  const isGrey = colour === GREY || colour === GREY_ALPHA;
  const hasAlpha = colour === GREY_ALPHA || colour === RGB_ALPHA;
  for (let x = 0, at = 0, to = 0; x < width; x++, at += channels, to += 4) {
    if (colour === PALETTE) {
      fromPalette(layout, sampleAt(row, depth, at), target, to);
      continue;
    }
    const first = sampleAt(row, depth, at) * factor;
    target[to] = first;
    target[to + 1] = isGrey ? first : sampleAt(row, depth, at + 1);
    target[to + 2] = isGrey ? first : sampleAt(row, depth, at + 2);
    target[to + 3] = hasAlpha ? sampleAt(row, depth, at + channels - 1) : isTransparent(layout, row, at, channels) ? 0 : 255;
  }
}
