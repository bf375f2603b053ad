/** The clock of a local site: sets jobs off on real minutes, as Cloudflare does for a deployment. */
import { MINUTE } from "../app/platform/clock";
import { cronsDue } from "../app/platform/schedules";

/** @param run sets off what is due by one expression, and ends when it has */
type Run = (cron: string) => Promise<void>;

/** Starts it. One that still runs isn't begun again; one that fails says so and runs again when it is due. @returns what stops it */
export function startClock(run: Run): () => void {
  const running = new Set<string>();
  let timer: ReturnType<typeof setTimeout>;
  const begin = async (cron: string) => {
    if (running.has(cron)) return;
    running.add(cron);
    try {
      await run(cron);
    } catch (failed) {
      console.error(`The jobs of "${cron}" failed: ${failed instanceof Error ? failed.message : failed}`);
    } finally {
      running.delete(cron);
    }
  };
  const wait = () => {
    timer = setTimeout(tick, MINUTE - (Date.now() % MINUTE));
  };
  const tick = () => {
    for (const cron of cronsDue(Date.now())) void begin(cron);
    wait();
  };
  wait();
  return () => clearTimeout(timer);
}

/** Asks the local Worker's own door for the clock. @throws when the jobs couldn't be run */
export const runAt =
  (origin: string): Run =>
  async (cron) => {
    const answer = await fetch(`${origin}/cdn-cgi/handler/scheduled?${new URLSearchParams({ cron })}`);
    if (!answer.ok) throw new Error(`${answer.status} ${(await answer.text()).slice(0, 300)}`);
  };
