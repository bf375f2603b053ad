/**
 * The Worker's output in ASCII: V8 keeps a script with one letter beyond Latin-1 at two bytes for each of its six million, in every
 * isolate. esbuild escapes letters in strings by itself, and leaves regular expressions and tagged templates as they are.
 */
import type { Plugin } from "vite";

const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** A source that means the same. What isn't ASCII stands in strings, templates, regular expressions, names and comments alone, which all read escapes. */
export const inAscii = (source: string): string => source.replace(/[\u0080-\uffff]/g, escapeUnit);

export const ascii = (): Plugin => ({
  name: "ascii",
  apply: (_, { command, isSsrBuild }) => command === "build" && Boolean(isSsrBuild),
  renderChunk: (code) => ({ code: inAscii(code), map: null }),
});
