/** Finds the colour profile that a picture carries. */
import type { ImageFormat } from "./image-header";
import { chunksOf } from "./read-png";

const APP2 = 0xe2;
const START_OF_SCAN = 0xda;
const NAME_IN_JPEG = "ICC_PROFILE\0";
const ICCP_OF_PNG = 0x69434350;
const ICCP_OF_WEBP = 0x49434350;
/** Those of cameras and screens have some kilobytes. */
const MOST_BYTES = 1024 * 1024;

const latin = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

async function together(parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Uint8Array | null> {
  const bytes = new Uint8Array(MOST_BYTES);
  let length = 0;
  for await (const part of parts) {
    if (length + part.length > MOST_BYTES) return null;
    bytes.set(part, length);
    length += part.length;
  }
  return bytes.slice(0, length);
}

/** In segments that tell their number. */
function inJpeg(view: DataView, file: Uint8Array): Promise<Uint8Array | null> {
  const segments = new Map<number, Uint8Array>();
  for (let at = 2; at + 4 <= file.length && file[at] === 0xff; ) {
    const marker = file[at + 1];
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === START_OF_SCAN) break;
    const data = file.subarray(at + 4, at + 2 + view.getUint16(at + 2));
    if (marker === APP2 && latin(data.subarray(0, 12)) === NAME_IN_JPEG) segments.set(data[12] ?? 0, data.subarray(14));
    at += 2 + view.getUint16(at + 2);
  }
  const inOrder = Array.from(segments).toSorted(([one], [other]) => one - other);
  return together(inOrder.map(([, data]) => data));
}

/** Behind its name, packed. */
async function inPng(view: DataView, file: Uint8Array): Promise<Uint8Array | null> {
  const chunk = Array.from(chunksOf(view)).find(({ kind }) => kind === ICCP_OF_PNG);
  if (!chunk) return null;
  const packed = file.slice(file.indexOf(0, chunk.from) + 2, chunk.to);
  try {
    return await together(new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate")));
  } catch {
    // What isn't packed rightly is no profile; the picture is shown without.
    return null;
  }
}

function inWebp(view: DataView, file: Uint8Array): Uint8Array | null {
  for (let at = 12; at + 8 <= file.length; ) {
    const length = view.getUint32(at + 4, true);
    if (view.getUint32(at) === ICCP_OF_WEBP) return file.slice(at + 8, at + 8 + length);
    at += 8 + length + (length % 2);
  }
  return null;
}

const FINDERS: Record<ImageFormat, (view: DataView, file: Uint8Array) => Promise<Uint8Array | null> | Uint8Array | null> = {
  jpeg: inJpeg,
  png: inPng,
  webp: inWebp,
};

/** The profile in a file that `readHeader` has accepted; null when there is none. */
export const storedProfile = async (format: ImageFormat, file: ArrayBuffer): Promise<Uint8Array | null> => {
  const found = await FINDERS[format](new DataView(file), new Uint8Array(file));
  return found && found.length > 0 ? found : null;
};
