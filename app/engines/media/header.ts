/** Reads what a picture says of itself, from its first bytes to its last, without decoding a pixel. */
import type { Found, ImageFormat, ImageHeader } from "./image-header";
import { MAX_HELD_BYTES, MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE, MAX_JPEG_SCANS } from "./limits";
import { mediaErrors } from "./media.errors";
import { readJpeg } from "./read-jpeg";
import { readPng } from "./read-png";
import { readWebp } from "./read-webp";

const READERS: Record<ImageFormat, (view: DataView) => Found> = { jpeg: readJpeg, png: readPng, webp: readWebp };

/** Which of our formats these bytes begin like; null for any other. */
function formatOf(view: DataView): ImageFormat | null {
  if (view.byteLength < 12) return null;
  const first = view.getUint32(0);
  if (first >>> 8 === 0xffd8ff) return "jpeg";
  if (first === 0x89504e47 && view.getUint32(4) === 0x0d0a1a0a) return "png";
  return first === 0x52494646 && view.getUint32(8) === 0x57454250 ? "webp" : null;
}

const FTYP = 0x66747970;
/** `heic`, `heix`, `heim`, `heis`, `hevc`, `hevx` and `mif1`, as phones write them. */
const HEIC_BRANDS = [0x68656963, 0x68656978, 0x6865696d, 0x68656973, 0x68657663, 0x68657678, 0x6d696631];

/** Whether this is a photo as iPhones keep it. */
const isHeic = (view: DataView) => view.byteLength >= 12 && view.getUint32(4) === FTYP && HEIC_BRANDS.includes(view.getUint32(8));

/** How many pixels a picture of this kind may have, so that its decoder holds no more than it may. */
function mostPixels({ width, height, heldBytes }: Pick<ImageHeader, "width" | "height" | "heldBytes">): number {
  const heldPerPixel = heldBytes / (width * height);
  return Math.min(MAX_IMAGE_PIXELS, MAX_HELD_BYTES / heldPerPixel);
}

/** @throws tooLong, tooManyPixels */
function checkSize(found: Pick<ImageHeader, "width" | "height" | "heldBytes">): void {
  const field = "image";
  const side = Math.max(found.width, found.height);
  if (side > MAX_IMAGE_SIDE) throw mediaErrors.tooLong({ field, pixels: side, most: MAX_IMAGE_SIDE });
  const pixels = found.width * found.height;
  const most = mostPixels(found);
  if (pixels <= most) return;
  throw mediaErrors.tooManyPixels({ field, megapixels: Math.ceil(pixels / 1_000_000), most: Math.floor(most / 1_000_000) });
}

/**
 * Checks a picture before anything is done with it.
 * @throws noFile, tooLarge, wrongType, heic, broken, animated, tooLong, tooManyPixels, unreadable; their details name the field `image`
 */
export function readHeader(bytes: ArrayBuffer): ImageHeader {
  const field = "image";
  if (bytes.byteLength === 0) throw mediaErrors.noFile({ field });
  if (bytes.byteLength > MAX_IMAGE_BYTES) throw mediaErrors.tooLarge({ field, megabytes: MAX_IMAGE_BYTES / 1024 / 1024 });
  const view = new DataView(bytes);
  const format = formatOf(view);
  if (!format) throw isHeic(view) ? mediaErrors.heic({ field }) : mediaErrors.wrongType({ field });
  const found = READERS[format](view);
  if (!found || found.width === 0 || found.height === 0) throw mediaErrors.broken({ field });
  checkSize(found);
  const { isAnimated, scans = 1, ...header } = found;
  if (isAnimated) throw mediaErrors.animated({ field });
  if (scans > MAX_JPEG_SCANS) throw mediaErrors.unreadable({ field });
  return { format, ...header };
}
