/** Refuses writes that another site makes its visitors send. */

/**
 * Whether an unsafe request comes from this site or from a program.
 * Browsers always send Origin or Sec-Fetch-Site with such a request; programs send neither. From a page that tells no referrer
 * they call the origin of a form `null`, as they do for pages without one: there Sec-Fetch-Site, which no page can set, decides.
 * @param origin the site's own: the configured one, and only where none is configured the one that the request names
 */
export function isFromHere(request: Request, origin: string): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site && site !== "same-origin" && site !== "none") return false;
  const from = request.headers.get("origin");
  return from === null || from === origin || (from === "null" && site === "same-origin");
}

/** A write that was found to come from here, for the router: it would compare an origin that is called `null` with the host again. */
export function withoutNullOrigin(request: Request): Request {
  if (request.headers.get("origin") !== "null") return request;
  const headers = new Headers(request.headers);
  headers.delete("origin");
  return new Request(request, { headers });
}
