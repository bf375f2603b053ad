/** Passes the OpenID provider that stands in Google's place. */

/**
 * What the provider answers to a browser that was sent to it, as a path of the site.
 * @param claims what the id token shall hold
 */
export async function passProvider(atProvider: URL, claims: Record<string, unknown>): Promise<string> {
  atProvider.searchParams.set("claims", JSON.stringify(claims));
  const response = await fetch(atProvider, { redirect: "manual" });
  await response.body?.cancel();
  const { pathname, search } = new URL(response.headers.get("location") ?? "");
  return pathname + search;
}
