/** Shrinks pictures row by row, each pixel by the area that it covers, so that a large one never has to be held whole. */
import type { Part, Raster, Size } from "./pixels";

/** Which source pixels a target pixel covers, and how much of the first and the last. */
interface Span {
  first: number;
  last: number;
  headShare: number;
  tailShare: number;
}

function spanOf(start: number, length: number, limit: number): Span {
  const end = Math.min(limit, start + length);
  const first = Math.min(limit - 1, Math.floor(start));
  const last = Math.max(first, Math.min(limit - 1, Math.ceil(end) - 1));
  if (first === last) return { first, last, headShare: end - start, tailShare: 0 };
  return { first, last, headShare: first + 1 - start, tailShare: end - last };
}

/** Takes the rows of a picture from the top and gives a part of it in another size. */
export class AreaScaler {
  readonly #data: Uint8ClampedArray;
  readonly #columns: Span[];
  readonly #rows: Span[];
  /** Of the target row that is being summed up: colours weighed by opacity, opacity. */
  readonly #sums: Float64Array;
  readonly #scaled: Float64Array;
  #row = 0;

  /** @param source how large the whole picture is @param part what of it @param size no larger than the part */
  constructor(
    source: Size,
    part: Part,
    readonly size: Size,
  ) {
    const [across, down] = [part.width / size.width, part.height / size.height];
    this.#columns = Array.from({ length: size.width }, (_, x) => spanOf(part.left + x * across, across, source.width));
    this.#rows = Array.from({ length: size.height }, (_, y) => spanOf(part.top + y * down, down, source.height));
    this.#data = new Uint8ClampedArray(size.width * size.height * 4);
    this.#sums = new Float64Array(size.width * 4);
    this.#scaled = new Float64Array(size.width * 4);
  }

  /** Whether every row that matters has come. */
  get isDone(): boolean {
    return this.#row >= this.#rows.length;
  }

  /** @param y of the whole picture, each once and in order @param pixels red, green, blue, alpha of the row */
  add(y: number, pixels: Uint8Array | Uint8ClampedArray): void {
    const span = this.#rows[this.#row];
    if (!span || y < span.first) return;
    this.#shrinkAcross(pixels);
    for (let row = this.#rows[this.#row]; row && y >= row.first; row = this.#rows[this.#row]) {
      this.#sum(y === row.first ? row.headShare : y === row.last ? row.tailShare : 1);
      if (y < row.last) return;
      this.#write();
    }
  }

  /** @throws when rows are missing */
  finish(): Raster {
    if (!this.isDone) throw new Error("The picture has fewer rows than it says");
    return { data: this.#data, width: this.size.width, height: this.size.height };
  }

  #shrinkAcross(pixels: Uint8Array | Uint8ClampedArray): void {
    const scaled = this.#scaled;
    for (let x = 0, to = 0; x < this.#columns.length; x++, to += 4) {
      const { first, last, headShare, tailShare } = this.#columns[x] as Span;
      let red = 0;
      let green = 0;
      let blue = 0;
      let alpha = 0;
      for (let from = first; from <= last; from++) {
        const share = from === first ? headShare : from === last ? tailShare : 1;
        const at = from * 4;
        const opacity = (pixels[at + 3] as number) * share;
        red += (pixels[at] as number) * opacity;
        green += (pixels[at + 1] as number) * opacity;
        blue += (pixels[at + 2] as number) * opacity;
        alpha += opacity;
      }
      scaled[to] = red;
      scaled[to + 1] = green;
      scaled[to + 2] = blue;
      scaled[to + 3] = alpha;
    }
  }

  #sum(share: number): void {
    const [sums, scaled] = [this.#sums, this.#scaled];
    for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] as number) + (scaled[i] as number) * share;
  }

  /** What is transparent has no colour to give. */
  #write(): void {
    const sums = this.#sums;
    const [rows, columns] = [this.#rows[this.#row] as Span, this.#columns];
    const height = rows.headShare + rows.tailShare + Math.max(0, rows.last - rows.first - 1);
    for (let x = 0, to = this.#row * this.size.width * 4; x < columns.length; x++, to += 4) {
      const alpha = sums[x * 4 + 3] as number;
      if (alpha === 0) continue;
      const { first, last, headShare, tailShare } = columns[x] as Span;
      const width = headShare + tailShare + Math.max(0, last - first - 1);
      for (let i = 0; i < 3; i++) this.#data[to + i] = (sums[x * 4 + i] as number) / alpha;
      this.#data[to + 3] = alpha / (width * height);
    }
    sums.fill(0);
    this.#row++;
  }
}

/** A part of a picture that is there as a whole, in another size. */
export function scaleArea(raster: Raster, part: Part, size: Size): Raster {
  const scaler = new AreaScaler(raster, part, size);
  const stride = raster.width * 4;
  for (let y = 0; y < raster.height && !scaler.isDone; y++) scaler.add(y, raster.data.subarray(y * stride, (y + 1) * stride));
  return scaler.finish();
}
