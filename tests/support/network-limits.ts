/** Limits of addresses, and those that the network counts: each by the clock's minute, which may end while one asks. */
import { limits } from "@schema/platform";
import { testContext } from "./site";

/**
 * Asks until it is refused. What is asked across the end of a minute is counted in two of them, so twice the limit is enough
 * wherever the minute ends.
 * @param limit so many a minute are answered
 * @returns the statuses in order; the last is the refusal if there was one
 */
export async function untilRefused(limit: number, ask: (i: number) => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.at(-1) !== 429 && statuses.length <= 2 * limit) statuses.push((await ask(statuses.length)).status);
  return statuses;
}

/** As after so many of a kind from an address within its window. */
export const fromAddress = (kind: string, address: string, count: number) =>
  testContext()
    .db.insert(limits)
    .values({ name: `${kind}:address:${address}`, count, endsAt: Date.now() + 600_000, strikes: 0 });
