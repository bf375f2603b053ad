/**
 * Decodes PNG row by row and shrinks it on the way, so that a picture of any size needs the memory of a few rows. The
 * decoders that are to be had hold the whole picture.
 */
import { Unzlib } from "fflate";
import { AreaScaler, scaleArea } from "../app/engines/media/area";
import type { Wanted } from "../app/engines/media/codecs";
import type { ImageHeader } from "../app/engines/media/image-header";
import type { Raster } from "../app/engines/media/pixels";
import { chunksOf } from "../app/engines/media/read-png";
import { checkLayout, type PngLayout, rowBytes, stepOf, toRgba, unfilter } from "./png-samples";

const PLTE = 0x504c5445;
const TRNS = 0x74524e53;
const IDAT = 0x49444154;

/** A piece of this size unpacks to two megabytes at most. Bytes. */
const PIECE = 2048;
/** Requests are answered after so much has been unpacked. Bytes. */
const A_STEP = 8 * 1024 * 1024;

const letOthersGoOn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Which pixels a pass has: from where and how far apart. */
interface Pass {
  left: number;
  top: number;
  across: number;
  down: number;
}

const WHOLE: readonly Pass[] = [{ left: 0, top: 0, across: 1, down: 1 }];
const INTERLACED: readonly Pass[] = [
  { left: 0, top: 0, across: 8, down: 8 },
  { left: 4, top: 0, across: 8, down: 8 },
  { left: 0, top: 4, across: 4, down: 8 },
  { left: 2, top: 0, across: 4, down: 4 },
  { left: 0, top: 2, across: 2, down: 4 },
  { left: 1, top: 0, across: 2, down: 2 },
  { left: 0, top: 1, across: 1, down: 2 },
];

function readLayout(view: DataView, file: Uint8Array): PngLayout {
  const layout: PngLayout = {
    depth: view.getUint8(24),
    colour: view.getUint8(25),
    palette: new Uint8Array(),
    transparency: new Uint8Array(),
  };
  for (const { kind, from, to } of chunksOf(view)) {
    if (kind === PLTE) layout.palette = file.subarray(from, to);
    if (kind === TRNS) layout.transparency = file.subarray(from, to);
  }
  checkLayout(layout);
  return layout;
}

/** Puts bytes together to rows, and hands over each row's pixels. */
class Rows {
  #pass = 0;
  #y = 0;
  #width = 0;
  #row = new Uint8Array();
  #above = new Uint8Array();
  #filled = 0;
  #rgba = new Uint8Array();

  constructor(
    readonly layout: PngLayout,
    readonly header: Pick<ImageHeader, "width" | "height">,
    readonly passes: readonly Pass[],
    readonly onRow: (pass: Pass, y: number, rgba: Uint8Array) => void,
  ) {
    this.#startPass();
  }

  get isDone(): boolean {
    return this.#pass >= this.passes.length;
  }

  add(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length && !this.isDone; ) {
      const taken = Math.min(bytes.length - at, this.#row.length - this.#filled);
      this.#row.set(bytes.subarray(at, at + taken), this.#filled);
      this.#filled += taken;
      at += taken;
      if (this.#filled === this.#row.length) this.#finishRow();
    }
  }

  /** Passes without a pixel aren't stored. */
  #startPass(): void {
    for (; !this.isDone; this.#pass++) {
      const { left, top, across } = this.passes[this.#pass] as Pass;
      this.#width = Math.ceil((this.header.width - left) / across);
      if (this.#width <= 0 || top >= this.header.height) continue;
      const length = rowBytes(this.layout, this.#width) + 1;
      [this.#row, this.#above] = [new Uint8Array(length), new Uint8Array(length)];
      this.#rgba = new Uint8Array(this.#width * 4);
      [this.#y, this.#filled] = [top, 0];
      return;
    }
  }

  #finishRow(): void {
    const pass = this.passes[this.#pass] as Pass;
    const row = this.#row.subarray(1);
    unfilter(this.#row[0] as number, row, this.#above.subarray(1), stepOf(this.layout));
    toRgba(this.layout, row, this.#width, this.#rgba);
    this.onRow(pass, this.#y, this.#rgba);
    [this.#row, this.#above] = [this.#above, this.#row];
    [this.#y, this.#filled] = [this.#y + pass.down, 0];
    if (this.#y < this.header.height) return;
    this.#pass++;
    this.#startPass();
  }
}

/** Unpacks the pixels piece by piece, as long as somebody wants them. */
async function unpack(view: DataView, file: Uint8Array, rows: Rows, isEnough: () => boolean): Promise<void> {
  let unpacked = 0;
  const inflate = new Unzlib((bytes) => {
    unpacked += bytes.length;
    rows.add(bytes);
  });
  for (const { kind, from, to } of chunksOf(view)) {
    if (kind !== IDAT) continue;
    for (let at = from; at < to && !isEnough(); at += PIECE) {
      inflate.push(file.subarray(at, Math.min(to, at + PIECE)));
      if (unpacked < A_STEP) continue;
      unpacked = 0;
      await letOthersGoOn();
    }
  }
}

/** @throws when the file can't be read */
export async function decodePng(header: ImageHeader, bytes: ArrayBuffer, { part, size }: Wanted): Promise<Raster> {
  const view = new DataView(bytes);
  const file = new Uint8Array(bytes);
  const layout = readLayout(view, file);
  if (view.getUint8(28) === 1) return decodeInterlaced(header, { view, file, layout }, { part, size });
  const scaler = new AreaScaler(header, part, size);
  const rows = new Rows(layout, header, WHOLE, (_, y, rgba) => scaler.add(y, rgba));
  await unpack(view, file, rows, () => scaler.isDone);
  return scaler.finish();
}

/** The last pass has every second row, so the whole picture has to be held; its header says how large it may be. */
async function decodeInterlaced(
  { width, height }: ImageHeader,
  { view, file, layout }: { view: DataView; file: Uint8Array; layout: PngLayout },
  { part, size }: Wanted,
): Promise<Raster> {
  const pixels = new Uint32Array(width * height);
  const rows = new Rows(layout, { width, height }, INTERLACED, ({ left, across }, y, rgba) => {
    const from = new Uint32Array(rgba.buffer);
    for (let i = 0, to = y * width + left; i < from.length; i++, to += across) pixels[to] = from[i] as number;
  });
  await unpack(view, file, rows, () => rows.isDone);
  if (!rows.isDone) throw new Error("The picture has fewer rows than it says");
  return scaleArea({ data: new Uint8ClampedArray(pixels.buffer), width, height }, part, size);
}
