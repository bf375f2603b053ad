/**
 * Opens a C library that was compiled to WebAssembly alone, without glue in JavaScript. Each picture gets an instance of
 * its own: its memory never shrinks while it lives, and what a broken picture leaves behind goes with it.
 */

interface Library {
  memory: WebAssembly.Memory;
  malloc(bytes: number): number;
}

const giveUp = () => {
  throw new Error("The decoder gave up");
};

/** What C asks of its surroundings: nothing is read or written, and an error, which C would leave by a long jump, ends the call. */
const SURROUNDINGS: WebAssembly.Imports = {
  env: { setjmp: () => 0, longjmp: giveUp },
  wasi_snapshot_preview1: {
    environ_sizes_get: () => 0,
    environ_get: () => 0,
    fd_close: () => 0,
    fd_seek: () => 0,
    fd_write: () => 0,
    proc_exit: giveUp,
  },
};

/** An instance with its exports, as the caller knows them. */
export const openLibrary = <Exports extends object>(module: WebAssembly.Module) =>
  new WebAssembly.Instance(module, SURROUNDINGS).exports as unknown as Exports & Library;

/** Room in its memory. @throws when there is none */
export function allocate(library: Library, bytes: number): number {
  const address = library.malloc(bytes) >>> 0;
  if (address === 0) throw new Error("The decoder has no memory left");
  return address;
}

/** A copy of a file in its memory. @returns where it lies */
export function place(library: Library, file: ArrayBuffer): number {
  const address = allocate(library, file.byteLength);
  new Uint8Array(library.memory.buffer, address).set(new Uint8Array(file));
  return address;
}
