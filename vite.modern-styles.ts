/**
 * Tailwind writes some rules twice for browsers older than those that its styles work in, and that our scripts are written for
 * (vite.config.ts): without the older half a first visit is a third of a kilobyte smaller (docs/decisions/014).
 */
import type { Plugin } from "vite";

/** Where the block ends that begins with the brace at `open`. */
function endOf(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    if (css[at] === "{") depth += 1;
    else if (css[at] === "}" && --depth === 0) return at;
  }
  throw new Error("A block of the style sheet has no end");
}

/** Replaces each block that begins so. */
function replaceBlocks(css: string, begins: string, replacement: (inside: string) => string): string {
  const start = css.indexOf(begins);
  if (start < 0) return css;
  const open = start + begins.length - 1;
  const end = endOf(css, open);
  const changed = css.slice(0, start) + replacement(css.slice(open + 1, end)) + css.slice(end + 1);
  return replaceBlocks(changed, begins, replacement);
}

/** A minified sheet without what browsers need that know neither `@property` nor `color-mix`. */
export function withoutOldBrowsers(css: string): string {
  const modern = replaceBlocks(css, "@layer properties{", () => "");
  return replaceBlocks(modern, "@supports (color:color-mix(in lab,red,red)){", (inside) => inside);
}

export const modernStyles = (): Plugin => ({
  name: "modern-styles",
  apply: "build",
  enforce: "post",
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === "asset" && file.fileName.endsWith(".css")) file.source = withoutOldBrowsers(String(file.source));
  },
});
