/** What turns files into pixels and back; `workers/` brings it along, because only wrangler bundles WebAssembly. */

import type { ImageHeader } from "./image-header";
import type { Part, Raster, Size } from "./pixels";

/** What of a picture is wanted. */
export interface Wanted {
  /** A part of the picture as it is stored. Pixels. */
  part: Part;
  /** What the part is shrunk to; it isn't enlarged. Where a decoder may not hold enough for that, it gives less. */
  size: Size;
}

export interface Codecs {
  /** The part as stored, not turned. @throws when the file can't be read */
  decode(header: ImageHeader, bytes: ArrayBuffer, wanted: Wanted): Promise<Raster>;
  /** A WebP without any metadata. */
  encode(raster: Raster): Promise<ArrayBuffer>;
}

/** Only queue messages about pictures need them. */
export type LoadCodecs = () => Promise<Codecs>;
