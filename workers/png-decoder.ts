/**
 * Decodes PNG with an instance of its own for each picture. The package's own code keeps one instance for ever, and
 * with it the memory of the largest picture that an isolate ever met.
 */
// @ts-expect-error the file's own types describe an instance; bundled it is a module
import module from "@jsquash/png/codec/pkg/squoosh_png_bg.wasm";
import type { Raster } from "../app/platform/media/pixels";

interface Decoder {
  memory: WebAssembly.Memory;
  __wbindgen_malloc(bytes: number, alignment: number): number;
  /** Answers through the import that takes pixels. */
  decode(start: number, bytes: number): void;
}

const TAKES_PIXELS = /^__wbg_newwithownedu8clampedarray/;

const giveUp = () => {
  throw new Error("The PNG decoder gave up");
};

/** The pixels, which lie in the decoder's own memory. @throws when the file can't be read */
export function decodePng(bytes: ArrayBuffer): Raster | null {
  let found: Raster | null = null;
  const take = (start: number, length: number, width: number, height: number) => {
    found = { data: new Uint8ClampedArray(decoder.memory.buffer, start >>> 0, length >>> 0), width: width >>> 0, height: height >>> 0 };
    return 0;
  };
  const names = WebAssembly.Module.imports(module).map(({ name }) => name);
  const wbg = Object.fromEntries(names.map((name) => [name, TAKES_PIXELS.test(name) ? take : giveUp]));
  const decoder = new WebAssembly.Instance(module, { wbg }).exports as unknown as Decoder;
  const start = decoder.__wbindgen_malloc(bytes.byteLength, 1) >>> 0;
  new Uint8Array(decoder.memory.buffer, start, bytes.byteLength).set(new Uint8Array(bytes));
  decoder.decode(start, bytes.byteLength);
  return found;
}
