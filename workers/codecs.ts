/** Decoders and the encoder; what of them is WebAssembly wrangler bundles, and Vite never sees it. */

import webpEncoder from "@jsquash/webp/codec/enc/webp_enc_simd.js";
import webpEncoderWasm from "@jsquash/webp/codec/enc/webp_enc_simd.wasm";
import { defaultOptions } from "@jsquash/webp/meta.js";
import { initEmscriptenModule } from "@jsquash/webp/utils.js";
import type { Codecs } from "../app/engines/media/codecs";
import { toSrgb } from "../app/engines/media/colour-profile";
import type { ImageFormat } from "../app/engines/media/image-header";
import { decodeJpeg } from "./decode-jpeg";
import { decodePng } from "./decode-png";
import { decodeWebp } from "./decode-webp";

const QUALITY = 80;

const options = { printErr: (text: string) => console.warn("A codec says:", text) };

const decoders: Record<ImageFormat, Codecs["decode"]> = { jpeg: decodeJpeg, png: decodePng, webp: decodeWebp };

const openEncoder = () => initEmscriptenModule(webpEncoder, webpEncoderWasm, options);
/** One for all: what it is given is small, and so is what its memory grows to. */
let encoder: ReturnType<typeof openEncoder> | undefined;

export const codecs: Codecs = {
  decode: async (header, bytes, wanted) => toSrgb(await decoders[header.format](header, bytes, wanted), header.format, bytes),
  async encode({ data, width, height }) {
    encoder ??= openEncoder();
    const webp = (await encoder).encode(data, width, height, { ...defaultOptions, quality: QUALITY });
    if (!webp) throw new Error("The encoder gave nothing");
    return webp.slice().buffer as ArrayBuffer;
  },
};
