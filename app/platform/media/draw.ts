/** Makes the files that pages show out of a picture as it was uploaded. */
import type { Codecs } from "./codecs";
import { readHeader } from "./header";
import { isOnItsSide, middle, type Raster, shrink, upright } from "./pixels";
import type { Purpose } from "./purposes";

export interface DrawnSize {
  /** The width that its name tells; the picture itself may be narrower. */
  width: number;
  webp: ArrayBuffer;
}

/** Before it is resized well, a large picture is shrunk fast, to at least this many times what is needed. */
const SPARE = 2;

const resized = (codecs: Codecs, raster: Raster, width: number) =>
  raster.width <= width ? raster : codecs.resize(raster, width, Math.max(1, Math.round((raster.height * width) / raster.width)));

/**
 * Every size of a picture, cut to its purpose, upright, without metadata.
 * @throws whatever the codecs throw at a file that can't be read
 */
export async function drawSizes(codecs: Codecs, bytes: ArrayBuffer, { aspect, widths }: Purpose): Promise<DrawnSize[]> {
  const header = readHeader(bytes);
  const raster = await codecs.decode(header.format, bytes);
  if (raster.width !== header.width || raster.height !== header.height) throw new Error("The picture isn't as large as it says");
  const onSide = isOnItsSide(header.orientation);
  const cut = middle(raster, onSide ? 1 / aspect : aspect);
  const factor = Math.max(1, Math.floor((onSide ? cut.height : cut.width) / (widths[0] * SPARE)));
  const small = upright(shrink(raster, cut, factor), header.orientation);
  const drawn: DrawnSize[] = [];
  for (const width of widths) drawn.push({ width, webp: await codecs.encode(resized(codecs, small, width)) });
  return drawn;
}
