/** Makes the files that pages show out of a picture as it was uploaded. */
import type { Codecs } from "./codecs";
import { readHeader } from "./header";
import { isOnItsSide, middle, type Raster, shrink, upright, whole } from "./pixels";
import type { Purpose } from "./purposes";

export interface DrawnSize {
  /** What its name tells: its width, or its long side where the aspect is free; the picture itself may be smaller. */
  width: number;
  webp: ArrayBuffer;
}

/** Before it is resized well, a large picture is shrunk fast, to at least this many times what is needed. */
const SPARE = 2;

/** The width at which a picture is drawn: where its aspect is free, the long side is what is limited. */
const widthFor = ({ width, height }: Raster, aspect: number | null, limit: number) =>
  aspect === null && height > width ? Math.max(1, Math.round((limit * width) / height)) : limit;

const resized = (codecs: Codecs, raster: Raster, width: number) =>
  raster.width <= width ? raster : codecs.resize(raster, width, Math.max(1, Math.round((raster.height * width) / raster.width)));

/**
 * Every size of a picture, cut to its purpose, upright, without metadata.
 * @throws whatever the codecs throw at a file that can't be read
 */
export async function drawSizes(
  codecs: Codecs,
  bytes: ArrayBuffer,
  { aspect, widths }: Pick<Purpose, "aspect" | "widths">,
): Promise<DrawnSize[]> {
  const header = readHeader(bytes);
  const raster = await codecs.decode(header.format, bytes);
  if (raster.width !== header.width || raster.height !== header.height) throw new Error("The picture isn't as large as it says");
  const onSide = isOnItsSide(header.orientation);
  const cut = aspect === null ? whole(raster) : middle(raster, onSide ? 1 / aspect : aspect);
  const limited = aspect === null ? Math.max(cut.width, cut.height) : onSide ? cut.height : cut.width;
  const factor = Math.max(1, Math.floor(limited / (widths[0] * SPARE)));
  const small = upright(shrink(raster, cut, factor), header.orientation);
  const drawn: DrawnSize[] = [];
  for (const width of widths) drawn.push({ width, webp: await codecs.encode(resized(codecs, small, widthFor(small, aspect, width))) });
  return drawn;
}
