/** Where on this site a page is that somebody named. */

/** Any site: only what stands behind it is used. */
const SOMEWHERE = "https://site.invalid";

/** The path of an address on this site, whatever host was typed before it; null where there is none, or where a browser would leave. */
export function pathOf(page: string | null): string | null {
  const path = /^(?:https?:\/\/[^/\s\\]+)?(\/[^\s\\]*)$/.exec(page?.trim() ?? "")?.[1];
  if (!path || !URL.canParse(path, SOMEWHERE)) return null;
  const { origin, pathname, search, hash } = new URL(path, SOMEWHERE);
  return origin === SOMEWHERE && !pathname.startsWith("//") ? `${pathname}${search}${hash}` : null;
}
