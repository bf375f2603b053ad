/** Decoders and encoders in WebAssembly; wrangler bundles them, Vite never sees them. */
import jpegDecoder from "@jsquash/jpeg/codec/dec/mozjpeg_dec.js";
import jpegDecoderWasm from "@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm";
import { initEmscriptenModule } from "@jsquash/jpeg/utils.js";
import * as resizer from "@jsquash/resize/lib/resize/pkg/squoosh_resize.js";
// @ts-expect-error the file's own types describe an instance; bundled it is a module
import resizerWasm from "@jsquash/resize/lib/resize/pkg/squoosh_resize_bg.wasm";
import webpDecoder from "@jsquash/webp/codec/dec/webp_dec.js";
import webpDecoderWasm from "@jsquash/webp/codec/dec/webp_dec.wasm";
import webpEncoder from "@jsquash/webp/codec/enc/webp_enc_simd.js";
import webpEncoderWasm from "@jsquash/webp/codec/enc/webp_enc_simd.wasm";
import { defaultOptions } from "@jsquash/webp/meta.js";
import type { Codecs } from "../app/platform/media/codecs";
import type { ImageFormat } from "../app/platform/media/header";
import type { Raster } from "../app/platform/media/pixels";
import { decodePng } from "./png-decoder";

/** What the decoders answer with; Workers have none of their own. */
class PlainImageData {
  constructor(
    readonly data: Uint8ClampedArray,
    readonly width: number,
    readonly height: number,
  ) {}
}
globalThis.ImageData ??= PlainImageData as unknown as typeof ImageData;

const LANCZOS = 3;
const QUALITY = 80;

/** What decoders complain about is the picture's fault, not ours. */
const options = { printErr: (text: string) => console.warn("A codec says:", text) };

/** Each picture gets an instance of its own: WebAssembly never gives memory back while its instance lives. */
const decoders: Record<ImageFormat, (bytes: ArrayBuffer) => Promise<Raster | null>> = {
  jpeg: async (bytes) => (await initEmscriptenModule(jpegDecoder, jpegDecoderWasm, options)).decode(bytes, false),
  webp: async (bytes) => (await initEmscriptenModule(webpDecoder, webpDecoderWasm, options)).decode(bytes),
  png: async (bytes) => decodePng(bytes),
};

export const codecs: Codecs = {
  async decode(format, bytes) {
    const raster = await decoders[format](bytes);
    if (!raster) throw new Error("The decoder gave nothing");
    return raster;
  },
  resize(raster, width, height) {
    resizer.initSync(resizerWasm);
    const pixels = new Uint8Array(raster.data.buffer, raster.data.byteOffset, raster.data.byteLength);
    const data = resizer.resize(pixels, raster.width, raster.height, width, height, LANCZOS, true, true);
    return { data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength), width, height };
  },
  async encode({ data, width, height }) {
    const encoder = await initEmscriptenModule(webpEncoder, webpEncoderWasm, options);
    const webp = encoder.encode(data, width, height, { ...defaultOptions, quality: QUALITY });
    if (!webp) throw new Error("The encoder gave nothing");
    return webp.slice().buffer as ArrayBuffer;
  },
};
