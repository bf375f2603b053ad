/** Refuses addresses that no page of ours leads to, before anything looks at them. */
import type { DomainError } from "../errors/define";
import { platformErrors } from "../errors/errors";

/** Characters of a path and of its query together; Cloudflare itself stops at 16 KB. */
const LONGEST = 8_000;
/** Parts between slashes; no page has more than seven. */
const MOST_PARTS = 32;

function isDecodable(pathname: string): boolean {
  try {
    return decodeURI(pathname) !== "";
  } catch {
    return false;
  }
}

/**
 * Why an address is refused; null when it isn't. `_data` is how Remix asked for data before single fetch: the router still
 * answers it, past the check of a form's origin, and nothing of ours uses it.
 */
export function addressRefusal({ pathname, search, searchParams }: URL): DomainError | null {
  if (pathname.length + search.length > LONGEST || pathname.split("/", MOST_PARTS + 2).length > MOST_PARTS + 1)
    return platformErrors.addressTooLong();
  if (!isDecodable(pathname)) return platformErrors.notFound();
  return searchParams.has("_data") ? platformErrors.badRequest() : null;
}
