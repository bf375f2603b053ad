/** Decodes WebP with libwebp. It can't shrink while it decodes, so how large a WebP may be is decided by its header. */
import libwebp from "@cwasm/webp/webp.wasm";
import { scaleArea } from "../app/platform/media/area";
import type { Wanted } from "../app/platform/media/codecs";
import type { ImageHeader } from "../app/platform/media/header";
import type { Raster } from "../app/platform/media/pixels";
import { allocate, openLibrary, place } from "./c-library";

/** libwebp's own interface, as decode.h describes it. */
interface LibWebp {
  /** @returns where the pixels lie; 0 when the file can't be read */
  WebPDecodeRGBA(file: number, bytes: number, width: number, height: number): number;
}

/** @throws when the file can't be read, or is another than its header says */
export async function decodeWebp(header: ImageHeader, bytes: ArrayBuffer, { part, size }: Wanted): Promise<Raster> {
  const library = openLibrary<LibWebp>(libwebp);
  const found = allocate(library, 8);
  const pixels = library.WebPDecodeRGBA(place(library, bytes), bytes.byteLength, found, found + 4) >>> 0;
  if (pixels === 0) throw new Error("The decoder gave nothing");
  const [width, height] = new Int32Array(library.memory.buffer, found, 2);
  if (width !== header.width || height !== header.height) throw new Error("The picture isn't as large as it says");
  const data = new Uint8ClampedArray(library.memory.buffer, pixels, header.width * header.height * 4);
  return scaleArea({ data, width: header.width, height: header.height }, part, size);
}
