/** Decodes JPEG with libjpeg-turbo, which shrinks while it decodes: a large picture is never held whole. */
import jpegTurbo from "@cwasm/jpeg-turbo/jpeg-turbo.wasm";
import { scaleArea } from "../app/engines/media/area";
import type { Wanted } from "../app/engines/media/codecs";
import type { ImageHeader } from "../app/engines/media/image-header";
import { MAX_RASTER_PIXELS } from "../app/engines/media/limits";
import type { Raster, Size } from "../app/engines/media/pixels";
import { withLibrary } from "./c-library";

/** TurboJPEG's own interface, as turbojpeg.h describes it. */
interface TurboJpeg {
  tjInitDecompress(): number;
  tjDestroy(handle: number): number;
  tjDecompressHeader3(
    handle: number,
    file: number,
    bytes: number,
    width: number,
    height: number,
    sampling: number,
    colours: number,
  ): number;
  tjDecompress2(
    handle: number,
    file: number,
    bytes: number,
    target: number,
    width: number,
    pitch: number,
    height: number,
    format: number,
    flags: number,
  ): number;
}

const RGBA = 7;
const CMYK = 11;
/** Colour spaces that are told in inks. */
const INKS = new Set([3, 4]);

const eighthsOf = ({ width, height }: Size, eighths: number): Size => ({
  width: Math.ceil((width * eighths) / 8),
  height: Math.ceil((height * eighths) / 8),
});

/** The smallest scale that libjpeg knows at which nothing has to be enlarged, and at most what may be held. */
function decodedSize(source: Size, { part, size }: Wanted): Size {
  const factor = Math.max(size.width / part.width, size.height / part.height);
  let eighths = Math.min(8, Math.max(1, Math.ceil(factor * 8 - 0.01)));
  const pixels = (each: Size) => each.width * each.height;
  while (eighths > 1 && pixels(eighthsOf(source, eighths)) > MAX_RASTER_PIXELS) eighths--;
  return eighthsOf(source, eighths);
}

/** Cyan, magenta, yellow, black → red, green, blue, opaque; where it lies. */
function inksToColours(data: Uint8ClampedArray, areInverted: boolean): void {
  const light = (ink: number) => (areInverted ? ink : 255 - ink);
  for (let at = 0; at < data.length; at += 4) {
    const black = light(data[at + 3] as number);
    for (let i = at; i < at + 3; i++) data[i] = (light(data[i] as number) * black) / 255;
    data[at + 3] = 255;
  }
}

/** @throws when the file can't be read, or is another than its header says */
export const decodeJpeg = async (header: ImageHeader, bytes: ArrayBuffer, wanted: Wanted): Promise<Raster> =>
  withLibrary<TurboJpeg, Raster>(jpegTurbo, ({ call, allocate, place, memory }) => {
    const file = place(bytes);
    const handle = call.tjInitDecompress();
    const found = allocate(16);
    // It calls unusual samplings errors, which it decodes all the same; sizes and colours are told before that.
    call.tjDecompressHeader3(handle, file, bytes.byteLength, found, found + 4, found + 8, found + 12);
    const [width, height, , colours = -1] = new Int32Array(memory.buffer, found, 4);
    if (width !== header.width || height !== header.height) throw new Error("The picture isn't as large as it says");
    const size = decodedSize(header, wanted);
    const target = allocate(size.width * size.height * 4);
    const format = INKS.has(colours) ? CMYK : RGBA;
    // What it complains about without giving up is shown as far as it goes.
    call.tjDecompress2(handle, file, bytes.byteLength, target, size.width, 0, size.height, format, 0);
    call.tjDestroy(handle);
    const data = new Uint8ClampedArray(memory.buffer, target, size.width * size.height * 4);
    if (format === CMYK) inksToColours(data, header.hasInvertedInks === true);
    return scaleArea({ data, ...size }, ...inScale(wanted, size.width / header.width, size.height / header.height));
  });

/** What is wanted of a picture that has been shrunk already. */
function inScale({ part, size }: Wanted, across: number, down: number): [Wanted["part"], Size] {
  const shrunk = { left: part.left * across, top: part.top * down, width: part.width * across, height: part.height * down };
  const factor = Math.min(1, shrunk.width / size.width, shrunk.height / size.height);
  const given = { width: Math.max(1, Math.round(size.width * factor)), height: Math.max(1, Math.round(size.height * factor)) };
  return [shrunk, given];
}
