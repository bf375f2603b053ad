/** Whether a picture looks as libvips draws it. */
import sharp from "sharp";

const SIDE = 32;

const pixelsOf = (file: Buffer) =>
  sharp(file, { limitInputPixels: false })
    .rotate()
    .resize(SIDE, SIDE, { fit: "cover" })
    .flatten()
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer();

/** How far a drawn square is from the middle of its original: the mean over all channels, 0 to 255. */
export async function differenceBetween(original: Buffer, drawn: Buffer): Promise<number> {
  const [one, other] = [await pixelsOf(original), await pixelsOf(drawn)];
  return one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / one.length;
}
