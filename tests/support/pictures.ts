/** Pictures for tests: made here, and those that lie beside the repository. */
import jpegEncoder from "@jsquash/jpeg/codec/enc/mozjpeg_enc.js";
import jpegEncoderWasm from "@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm";
import { defaultOptions } from "@jsquash/jpeg/meta.js";
import { initEmscriptenModule } from "@jsquash/jpeg/utils.js";
import { readHeader } from "../../app/engines/media/header";
import { type Raster, whole } from "../../app/engines/media/pixels";
import { codecs } from "../../workers/codecs";
import { ascii, joined, pngOf, tiff, uint32 } from "./picture-files";
import { env } from "./site";

/** Path below the shared pictures → the file; empty in a clone without them. */
export const sharedPictures = new Map(
  Object.entries(JSON.parse((env as unknown as { PICTURES: string }).PICTURES) as Record<string, string>).map(([path, text]) => [
    path,
    Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer as ArrayBuffer,
  ]),
);

/** Red, green, blue and white corners, as one sees them. */
export const CORNERS = [
  [220, 30, 30],
  [30, 200, 30],
  [30, 30, 220],
  [240, 240, 240],
] as const;

/** Where the first row and the first column of the stored picture are seen, by EXIF orientation. */
const SEEN: Record<number, [row: "top" | "bottom" | "left" | "right", column: "top" | "bottom" | "left" | "right"]> = {
  1: ["top", "left"],
  2: ["top", "right"],
  3: ["bottom", "right"],
  4: ["bottom", "left"],
  5: ["left", "top"],
  6: ["right", "top"],
  7: ["right", "bottom"],
  8: ["left", "bottom"],
};

/** A picture of four corners that is seen as `width` × `height`, stored as the orientation says. */
export function corners(width: number, height: number, orientation = 1): Raster {
  const [firstRow, firstColumn] = SEEN[orientation] ?? ["top", "left"];
  const isOnSide = orientation >= 5;
  const stored = isOnSide ? { width: height, height: width } : { width, height };
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 0, at = 0; row < stored.height; row++) {
    for (let column = 0; column < stored.width; column++, at += 4) {
      const [across, down] = isOnSide ? [row, column] : [column, row];
      const x = [firstRow, firstColumn].includes("right") ? width - 1 - across : across;
      const y = [firstRow, firstColumn].includes("bottom") ? height - 1 - down : down;
      const corner = CORNERS[(y < height / 2 ? 0 : 2) + (x < width / 2 ? 0 : 1)] ?? CORNERS[0];
      data.set([...corner, 255], at);
    }
  }
  return { data, ...stored };
}

/** A JPEG, with EXIF when it has an orientation. */
export async function jpeg(raster: Raster, orientation?: number): Promise<ArrayBuffer> {
  const encoder = await initEmscriptenModule(jpegEncoder, jpegEncoderWasm);
  const plain = encoder.encode(raster.data as never, raster.width, raster.height, { ...defaultOptions, quality: 90 }).slice();
  if (!orientation) return plain.buffer as ArrayBuffer;
  const exif = [...ascii("Exif\0\0"), ...tiff(orientation)];
  return joined(plain.subarray(0, 2), [0xff, 0xe1, (exif.length + 2) >> 8, (exif.length + 2) & 255], exif, plain.subarray(2));
}

/** A PNG with alpha; its pixels may be replaced by bytes that mean nothing. */
export function png({ data, width, height }: Raster, own: { orientation?: number; pixels?: number[] } = {}): ArrayBuffer {
  const rows = Array.from({ length: height }, (_, y) => [0, ...data.subarray(y * width * 4, (y + 1) * width * 4)]).flat();
  const { orientation, pixels } = own;
  return pngOf({ width, height, depth: 8, colour: 6, orientation, packed: pixels, data: Uint8Array.from(rows) });
}

/** A WebP, with EXIF when it has an orientation. */
export async function webp(raster: Raster, orientation?: number): Promise<ArrayBuffer> {
  const plain = new Uint8Array(await codecs.encode(raster));
  if (!orientation) return plain.buffer;
  const exif = tiff(orientation);
  const little = (value: number) => uint32(value).reverse();
  const size = [...little(raster.width - 1).slice(0, 3), ...little(raster.height - 1).slice(0, 3)];
  const extended = [...ascii("VP8X"), ...little(10), 0x08, 0, 0, 0, ...size];
  const tail = [...ascii("EXIF"), ...little(exif.length), ...exif, ...(exif.length % 2 ? [0] : [])];
  const inside = [...ascii("WEBP"), ...extended, ...plain.subarray(12), ...tail];
  return joined(ascii("RIFF"), little(inside.length), inside);
}

/** Every pixel of a picture, as it is stored. */
export function decodeWhole(file: ArrayBuffer): Promise<Raster> {
  const header = readHeader(file);
  return codecs.decode(header, file, { part: whole(header), size: header });
}

/** The colours in the middle of the four corners of a picture. */
export async function seenCorners(file: ArrayBuffer): Promise<number[][]> {
  const { data, width, height } = await decodeWhole(file);
  const at = (x: number, y: number) => [...data.subarray((Math.floor(y * height) * width + Math.floor(x * width)) * 4).subarray(0, 3)];
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
}
