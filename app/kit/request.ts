/** Asks the site's own API from a script, no longer than a person would wait. */

/** After so long an answer isn't waited for any more, in milliseconds. */
export const REQUEST_TIMEOUT = 60_000;

/** `AbortSignal.any` is younger than the browsers that the site is made for. */
function orLate(signal: AbortSignal | null | undefined): AbortSignal {
  const late = AbortSignal.timeout(REQUEST_TIMEOUT);
  if (!signal) return late;
  const either = new AbortController();
  for (const each of [signal, late]) {
    if (each.aborted) either.abort(each.reason);
    each.addEventListener("abort", () => either.abort(each.reason), { once: true });
  }
  return either.signal;
}

/** `fetch` with an end to waiting; the caller's own signal ends it sooner. @throws as fetch does */
export const request = (address: string, init: RequestInit = {}): Promise<Response> =>
  fetch(address, { ...init, signal: orLate(init.signal) });
