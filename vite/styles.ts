/**
 * What Tailwind writes for browsers older than those that the site is written for (`BROWSERS` in vite.config.ts), left out: every page
 * loads the style sheet. All of them mix colours and know `@property`.
 */
import type { Plugin } from "vite";

/** Around what they all know: it stays, without its condition. */
const KNOWN = /@supports \(color:color-mix\(in lab,red,red\)\)\{/g;
/** Instead of `@property`. */
const INSTEAD = /@layer properties\{(?=@supports)/g;

/** Behind the brace that closes what was opened before a place. */
function endOf(css: string, from: number): number {
  let depth = 1;
  let at = from;
  for (; depth > 0 && at < css.length; at++) {
    if (css[at] === "{") depth++;
    if (css[at] === "}") depth--;
  }
  return at;
}

function each(css: string, begin: RegExp, instead: (content: string) => string): string {
  let written = "";
  let from = 0;
  for (const { 0: head, index } of css.matchAll(begin)) {
    const content = index + head.length;
    const end = endOf(css, content);
    written += css.slice(from, index) + instead(css.slice(content, end - 1));
    from = end;
  }
  return written + css.slice(from);
}

/** A rule whose only declaration, which isn't an important one, the next of the same name says anew. */
const SAID_ANEW = /(?<=[{}])([^{}]+)\{([\w-]+):[^{};!]+\}\1\{\2:/g;

export const withoutFallbacks = (css: string): string =>
  each(
    each(css, INSTEAD, () => ""),
    KNOWN,
    (content) => content,
  ).replace(SAID_ANEW, "$1{$2:");

export const plainStyles = (): Plugin => ({
  name: "plain-styles",
  enforce: "post",
  apply: "build",
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === "asset" && file.fileName.endsWith(".css")) file.source = withoutFallbacks(String(file.source));
  },
});
