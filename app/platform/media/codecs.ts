/** What turns files into pixels and back; `workers/` puts WebAssembly behind it. */
import type { ImageFormat } from "./header";
import type { Raster } from "./pixels";

export interface Codecs {
  /** Pixels as stored, not turned. @throws when the file can't be read */
  decode(format: ImageFormat, bytes: ArrayBuffer): Promise<Raster>;
  resize(raster: Raster, width: number, height: number): Raster;
  /** A WebP without any metadata. */
  encode(raster: Raster): Promise<ArrayBuffer>;
}

/** Only queue messages about pictures need them. */
export type LoadCodecs = () => Promise<Codecs>;
