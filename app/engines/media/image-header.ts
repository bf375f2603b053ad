/** What a picture says of itself. */

export type ImageFormat = "jpeg" | "png" | "webp";

/** Found by the content alone. */
export interface ImageHeader {
  format: ImageFormat;
  /** As stored, before the orientation is honoured. Pixels. */
  width: number;
  height: number;
  /** How EXIF says it is to be turned, 1 to 8; 1 is upright. */
  orientation: number;
  /** What its decoder holds beside the result, above a few rows. Bytes. */
  heldBytes: number;
  /** Adobe's programs store the inks of a CMYK JPEG inverted. */
  hasInvertedInks?: boolean;
}

/** What a format's reader finds; null when the file is cut off or makes no sense. */
export type Found = (Omit<ImageHeader, "format"> & { isAnimated?: boolean; scans?: number }) | null;
