/** Makes the files that pages show out of a picture as it was uploaded. */
import { scaleArea } from "./area";
import type { Codecs } from "./codecs";
import { readHeader } from "./header";
import type { Part } from "./pixels";
import { isOnItsSide, middle, type Raster, type Size, upright, whole } from "./pixels";
import type { Purpose } from "./purposes";

export interface DrawnSize {
  /** What its name tells: its width, or its long side where the aspect is free; the picture itself may be smaller. */
  width: number;
  webp: ArrayBuffer;
}

/** Requests are answered between two steps, which hold everything else up while they run. */
const letOthersGoOn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** A size shrunk so that its width is at most this; where the aspect is free, its long side. */
function limitedTo({ width, height }: Size, aspect: number | null, limit: number): Size {
  const factor = Math.min(1, limit / (aspect === null ? Math.max(width, height) : width));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

const turned = ({ width, height }: Size, isOnSide: boolean): Size => (isOnSide ? { width: height, height: width } : { width, height });

const isSameSize = (one: Size, other: Size) => one.width === other.width && one.height === other.height;

const resized = (raster: Raster, size: Size) => (isSameSize(raster, size) ? raster : scaleArea(raster, whole(raster), size));

/**
 * Every size of a picture, cut to its purpose, upright, without metadata.
 * @throws what `readHeader` throws, and whatever the codecs throw at a file that can't be read
 */
export async function drawSizes(
  codecs: Codecs,
  bytes: ArrayBuffer,
  { aspect, widths }: Pick<Purpose, "aspect" | "widths">,
): Promise<DrawnSize[]> {
  const header = readHeader(bytes);
  const onSide = isOnItsSide(header.orientation);
  const part: Part = aspect === null ? whole(header) : middle(header, onSide ? 1 / aspect : aspect);
  const size = turned(limitedTo(turned(part, onSide), aspect, widths[0]), onSide);
  const largest = upright(await codecs.decode(header, bytes, { part, size }), header.orientation);
  const drawn: DrawnSize[] = [];
  for (const width of widths) {
    await letOthersGoOn();
    drawn.push({ width, webp: await codecs.encode(resized(largest, limitedTo(largest, aspect, width))) });
  }
  return drawn;
}
