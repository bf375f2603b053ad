/** Takes addresses of the site out of what leaves the browser: some hold a token, and all tell what somebody looked at. */

/** Scripts and styles are the same for everybody, and errors are told by them. */
const isAsset = (path: string) => path.startsWith("/assets/");

/** An endpoint as far as it names no thing: `/api/v1/schedule/…`. */
const endpointOf = (path: string) => /^\/api\/v\d+\/[^/]+/.exec(path)?.[0];

/**
 * A text, such as JSON, in which each address of the site is its page as the site map writes it, without what follows `?` and `#`.
 * @param origin whose addresses are meant; they are found in whole, and as paths at the beginning of a word
 * @param patternOf the page of a path as the site map writes it
 */
export function scrubAddresses(text: string, origin: string, patternOf: (path: string) => string): string {
  const address = new RegExp(`(${origin.replace(/[.]/g, "\\.")}|^|["'\\s=(])(/[^\\s"'\\\\<>)]*)`, "g");
  return text.replace(address, (_, before: string, address: string) => {
    const [path = "/"] = address.split(/[?#]/);
    if (isAsset(path)) return before + path;
    const endpoint = endpointOf(path);
    return before + (endpoint ? `${endpoint}/…` : patternOf(path));
  });
}

type Item = [headers: object, payload: unknown];

/** The same for what Sentry puts into an envelope: objects, and a recording as text or bytes. */
function itemWithout([headers, payload]: Item, hide: (text: string) => string): Item {
  if (typeof payload === "string") return measured(headers, hide(payload));
  if (payload instanceof Uint8Array) return measured(headers, new TextEncoder().encode(hide(new TextDecoder().decode(payload))));
  return [headers, JSON.parse(hide(JSON.stringify(payload)))];
}

/** What has a length says it. */
const measured = (headers: object, payload: string | Uint8Array): Item => [
  "length" in headers
    ? { ...headers, length: typeof payload === "string" ? new TextEncoder().encode(payload).length : payload.length }
    : headers,
  payload,
];

/** An envelope of Sentry, headers and all, without addresses of the site. */
export function envelopeWithout<Envelope>(envelope: Envelope, hide: (text: string) => string): Envelope {
  const [headers, items] = envelope as [object, Item[]];
  return [JSON.parse(hide(JSON.stringify(headers))), items.map((item) => itemWithout(item, hide))] as Envelope;
}
