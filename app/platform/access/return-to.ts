/** Remembers where somebody was going, and never lets anyone else choose a place outside this site. */

const INTERNAL = "https://internal.invalid";

/** A path of this site that is safe to redirect to, else the fallback. */
export function safeReturnTo(value: unknown, fallback = "/"): string {
  if (typeof value !== "string" || !value.startsWith("/") || /[\\\u0000-\u001f]/.test(value)) return fallback;
  if (!URL.canParse(value, INTERNAL)) return fallback;
  const url = new URL(value, INTERNAL);
  if (url.origin !== INTERNAL || url.pathname.startsWith("//")) return fallback;
  return url.pathname + url.search + url.hash;
}

/** Where the reader of a page of the reception was going, by its `?next=`. */
export const nextOf = ({ url }: Pick<Request, "url">): string => safeReturnTo(new URL(url).searchParams.get("next"));

/** The query by which pages of the reception hand on where somebody was going: `?next=…`, or nothing. */
export function onwardQuery({ searchParams }: URL): string {
  const next = searchParams.get("next");
  return next ? `?${new URLSearchParams({ next: safeReturnTo(next) })}` : "";
}

/** A page with where its reader was going; the front page needs no saying. */
export function pathWithNext(path: string, next: string, query: Record<string, string> = {}): string {
  const search = new URLSearchParams({ ...query, ...(next !== "/" && { next }) });
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The page of an address, without what the framework asks with it. */
export function pageAddress(url: URL): string {
  const pathname = url.pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
  const search = new URLSearchParams(url.search);
  for (const name of ["_routes", "_data", "index"]) search.delete(name);
  return safeReturnTo(pathname + (search.size > 0 ? `?${search}` : ""));
}

/** The sign-in page, which leads back to this address afterwards. */
export const signInPath = (url: URL): string => `/reception/login?${new URLSearchParams({ next: pageAddress(url) })}`;
