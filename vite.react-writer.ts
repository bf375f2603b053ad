/**
 * React 18's writer for streams encodes every tag, attribute and text by itself and copies each into blocks of 512 bytes. The
 * pages of this site are written whole before they leave (app/entry.server.tsx), so here text is gathered as text, and the
 * stream gives text, a flush at a time: a third of a page's cost less (docs/decisions/020). Only the writer is replaced, and
 * only in the very file that this was written for.
 */
import type { Plugin } from "vite";

const FILE = /react-dom\/cjs\/react-dom-server\.browser\.production\.min\.js$/;

const BYTES =
  "var l=null,n=0;\nfunction p(a,b){if(0!==b.length)if(512<b.length)0<n&&(a.enqueue(new Uint8Array(l.buffer,0,n)),l=new Uint8Array(512),n=0),a.enqueue(b);else{var c=l.length-n;c<b.length&&(0===c?a.enqueue(l):(l.set(b.subarray(0,c),n),a.enqueue(l),b=b.subarray(c)),l=new Uint8Array(512),n=0);l.set(b,n);n+=b.length}}function t(a,b){p(a,b);return!0}function ba(a){l&&0<n&&(a.enqueue(new Uint8Array(l.buffer,0,n)),l=null,n=0)}var ca=new TextEncoder;function u(a){return ca.encode(a)}function w(a){return ca.encode(a)}";

const TEXT =
  'var l="",n=0;\nfunction p(a,b){l+=b}function t(a,b){l+=b;return!0}function ba(a){l!==""&&(a.enqueue(l),l="")}function u(a){return""+a}function w(a){return""+a}';

/** A flush begins by emptying what an aborted one may have left. */
const BEGINS = /l=new Uint8Array\(512\);n=0;/g;

/** A stream of bytes takes no text. */
const BYTE_STREAM = 'new ReadableStream({type:"bytes",';
const TEXT_STREAM = "new ReadableStream({";

/** The source with the other writer. @throws when React's file isn't the one that this knows */
export function withTextWriter(code: string): string {
  const begins = code.replace(BYTES, "").match(BEGINS) ?? [];
  if (!code.includes(BYTES) || !code.includes(BYTE_STREAM) || begins.length === 0)
    throw new Error("React's writer isn't the one that vite.react-writer.ts replaces");
  return code
    .replace(BYTES, () => TEXT)
    .replace(BEGINS, 'l="";')
    .replace(BYTE_STREAM, TEXT_STREAM);
}

export const reactTextWriter = (): Plugin => ({
  name: "react-text-writer",
  enforce: "pre",
  transform: (code, id) => (FILE.test(id) ? { code: withTextWriter(code), map: null } : null),
});
