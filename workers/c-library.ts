/**
 * C libraries that were compiled to WebAssembly alone, without glue in JavaScript. One instance of each stays for the next
 * picture: memory never shrinks while an instance lives, and what is left behind by one that went isn't freed before the
 * isolate is full. How large it grows is bounded by what a header may ask for.
 */

interface Exports {
  memory: WebAssembly.Memory;
  malloc(bytes: number): number;
  free(address: number): void;
}

/** An instance at work on one picture. */
export interface Library<Own> {
  call: Own;
  /** Room in its memory until the work is done. @throws when there is none */
  allocate(bytes: number): number;
  /** A copy of a file in its memory. @returns where it lies */
  place(file: ArrayBuffer): number;
  /** What C allocated itself and leaves to its caller. */
  own(address: number): void;
  memory: WebAssembly.Memory;
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

const kept = new Map<WebAssembly.Module, unknown>();

/** Does one picture's work in an instance. One that a picture has broken isn't used again. @throws what the work throws */
export function withLibrary<Own extends object, Result>(module: WebAssembly.Module, work: (library: Library<Own>) => Result): Result {
  const call = (kept.get(module) ?? new WebAssembly.Instance(module, SURROUNDINGS).exports) as Own & Exports;
  kept.delete(module);
  const taken: number[] = [];
  const own = (address: number) => taken.push(address);
  const allocate = (bytes: number) => {
    const address = call.malloc(bytes) >>> 0;
    if (address === 0) throw new Error("The decoder has no memory left");
    own(address);
    return address;
  };
  const place = (file: ArrayBuffer) => {
    const address = allocate(file.byteLength);
    new Uint8Array(call.memory.buffer, address).set(new Uint8Array(file));
    return address;
  };
  const result = work({ call, allocate, place, own, memory: call.memory });
  for (const address of taken) call.free(address);
  kept.set(module, call);
  return result;
}
