/** Whether the bell, which every open tab asks every 30 seconds, slows the pages down. */
import autocannon from "autocannon";
import { demoEmail, demoPassword } from "../e2e/support/people";

/** Open tabs; each asks once in so many seconds. */
const TABS = Number(process.env.BENCH_TABS ?? 2_000);
const EVERY_SECONDS = 30;
const BELL = "/api/v1/notifications/unread-count";
const PAGE = "/courses/all";
/** Readers of the page at a time. */
const READERS = 5;
/** One after the other, in turns, so that a slow moment of the machine hits both. */
const ROUNDS = 3;

export interface BellCost {
  tabs: number;
  /** Polls that were answered in a second. */
  polls: number;
  /** How many pages a second were drawn without polls, and with them. */
  alone: number;
  beside: number;
  /** The same as middle times, in milliseconds. */
  aloneMs: number;
  besideMs: number;
}

async function tokenOf(origin: string): Promise<string> {
  const body = JSON.stringify({ user_email: demoEmail("student"), user_password: demoPassword });
  const headers = { "content-type": "application/json" };
  const login = await fetch(`${origin}/api/v1/reception/login`, { method: "POST", headers, body });
  return ((await login.json()) as { access_token: string }).access_token;
}

/** @throws when any answer isn't 2xx */
async function load(options: autocannon.Options): Promise<autocannon.Result> {
  const result = await autocannon(options);
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${options.url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Loads a page for some seconds without polls, then with those of many tabs, which come as they do there: spread over half a minute. */
export async function bellBeside(origin: string, seconds: number): Promise<BellCost> {
  const headers = { authorization: `Bearer ${await tokenOf(origin)}`, "accept-language": "en" };
  const page = () => load({ url: origin + PAGE, connections: READERS, duration: seconds, headers });
  const polls = () => load({ url: origin + BELL, connections: 50, overallRate: TABS / EVERY_SECONDS, duration: seconds, headers });
  await page();
  const [alone, beside, asked]: [autocannon.Result[], autocannon.Result[], autocannon.Result[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round++) {
    alone.push(await page());
    const [drawn, polled] = await Promise.all([page(), polls()]);
    beside.push(drawn);
    asked.push(polled);
  }
  const rate = (results: autocannon.Result[]) => mean(results.map(({ requests }) => requests.average));
  const middle = (results: autocannon.Result[]) => mean(results.map(({ latency }) => latency.p50));
  return { tabs: TABS, polls: rate(asked), alone: rate(alone), beside: rate(beside), aloneMs: middle(alone), besideMs: middle(beside) };
}
