/** One address for each page: lower case, single slashes, no trailing slash. */
import { matchPage } from "../pages/match";
import type { PageRow } from "../pages/page";

/** Where a reader of an odd spelling is sent; null when the address is right, or is none of a page. */
export function canonicalAddress(siteMap: readonly PageRow[], method: string, { pathname, search }: URL): string | null {
  if (method !== "GET" && method !== "HEAD") return null;
  if (pathname.endsWith(".data") || pathname.startsWith("/api/")) return null;
  const canonical = matchPage(siteMap, pathname)?.canonicalPath;
  if (canonical === undefined || decodeURI(canonical) === safeDecode(pathname)) return null;
  return canonical + search;
}

function safeDecode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
