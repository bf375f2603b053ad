/** What the bench measures of an address: speed, rows and round trips. */
import autocannon from "autocannon";

export interface Speed {
  requestsPerSecond: number;
  p95: number;
}

/** Every request comes from an address of its own, as visitors do: searches are limited for each. */
function fromSomewhere(request: autocannon.Request): autocannon.Request {
  const part = () => Math.floor(Math.random() * 250) + 1;
  return { ...request, headers: { ...request.headers, "cf-connecting-ip": `10.${part()}.${part()}.${part()}` } };
}

/** Loads an address for some seconds over twenty connections. @throws when any answer isn't 2xx */
export async function speedOf(url: string, seconds: number): Promise<Speed> {
  // Whoever was measured before left requests behind: this one waits until they are done.
  await (await fetch(url)).arrayBuffer();
  const result = await autocannon({
    url,
    connections: 20,
    duration: seconds,
    headers: { "accept-language": "en" },
    requests: [{ setupRequest: fromSomewhere }],
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return { requestsPerSecond: result.requests.average, p95: result.latency.p97_5 };
}

/** D1 round trips and rows read, as the metered Worker tells them. */
export async function costOf(url: string): Promise<{ roundTrips: number; rowsRead: number }> {
  const response = await fetch(url, { headers: { "user-agent": "bench bot" } });
  await response.arrayBuffer();
  const [, roundTrips, rowsRead] = /round trips (\d+), rows read (\d+)/.exec(response.headers.get("server-timing") ?? "") ?? [];
  return { roundTrips: Number(roundTrips), rowsRead: Number(rowsRead) };
}
