/** Finds requests that came without https to a site that has it. */

interface Insecure {
  /** Where a reader is sent; null for programs and writes, whose sender has to notice that it spoke in the open. */
  page: string | null;
}

/** What to do about a request without https; null when it has it, or the site's configured address doesn't. */
export function insecureRequest(method: string, { protocol, pathname, search }: URL, siteOrigin: string | undefined): Insecure | null {
  if (protocol === "https:" || !siteOrigin?.startsWith("https:")) return null;
  const isReading = (method === "GET" || method === "HEAD") && !pathname.startsWith("/api/");
  return { page: isReading ? siteOrigin + pathname + search : null };
}
