/** Decodes WebP with libwebp. It can't shrink while it decodes, so how large a WebP may be is decided by its header. */
import libwebp from "@cwasm/webp/webp.wasm";
import { scaleArea } from "../app/engines/media/area";
import type { Wanted } from "../app/engines/media/codecs";
import type { ImageHeader } from "../app/engines/media/image-header";
import type { Raster } from "../app/engines/media/pixels";
import { withLibrary } from "./c-library";

/** libwebp's own interface, as decode.h describes it. */
interface LibWebp {
  /** @returns where the pixels lie; 0 when the file can't be read */
  WebPDecodeRGBA(file: number, bytes: number, width: number, height: number): number;
}

/** @throws when the file can't be read, or is another than its header says */
export const decodeWebp = async (header: ImageHeader, bytes: ArrayBuffer, { part, size }: Wanted): Promise<Raster> =>
  withLibrary<LibWebp, Raster>(libwebp, ({ call, allocate, place, own, memory }) => {
    const found = allocate(8);
    const pixels = call.WebPDecodeRGBA(place(bytes), bytes.byteLength, found, found + 4) >>> 0;
    if (pixels === 0) throw new Error("The decoder gave nothing");
    own(pixels);
    const [width, height] = new Int32Array(memory.buffer, found, 2);
    if (width !== header.width || height !== header.height) throw new Error("The picture isn't as large as it says");
    const data = new Uint8ClampedArray(memory.buffer, pixels, header.width * header.height * 4);
    return scaleArea({ data, width: header.width, height: header.height }, part, size);
  });
