/** The traffic log, as tests set it up. */
import { settings } from "@schema/platform";
import type { TrafficLine } from "../../app/features/traffic/line.rules";
import { putLines } from "../../app/features/traffic/store.server";
import { writeSettings } from "../../app/platform/settings.server";
import { confirmed } from "./pools";
import { signUp, testContext } from "./site";
import type { Sample } from "./use-cases";

/** Keeps the log for so many months from now on; 0 switches it off. */
export async function keepTraffic(months: number): Promise<void> {
  const { ctx } = await signUp({ userRole: "admin" });
  const rows = await ctx.db.select({ at: settings.updatedAt }).from(settings);
  await writeSettings(ctx, { trafficMonths: months }, Math.max(0, ...rows.map(({ at }) => at)));
}

let made = 0;

/** A line as a request leaves it. */
export function trafficLine(own: Partial<TrafficLine> = {}): TrafficLine {
  made += 1;
  return {
    at: Date.now(),
    address: "192.0.2.7",
    method: "GET",
    host: "hocam.test",
    path: "/courses/all",
    status: 200,
    requestId: `request-of-test-${made}`,
    ...own,
  };
}

/** Writes lines as one object at a moment. @returns the lines */
export async function writeTraffic(now: number, lines: readonly Partial<TrafficLine>[] = [{}]): Promise<TrafficLine[]> {
  const all = lines.map((own) => trafficLine({ at: now, ...own }));
  await putLines(testContext({ clock: { now: () => now } }), all);
  return all;
}

export const trafficSamples: Record<string, Sample> = {
  openLog: async (actor) => {
    await confirmed(actor);
    return { args: [{ file: "2026/1", reason: "Asked for by a court", day: "2026-01-01", address: "192.0.2.7" }] };
  },
  readLog: async () => ({ args: [undefined] }),
};
