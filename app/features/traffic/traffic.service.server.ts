/** The traffic log as admins see it: which days there are, whether one was changed, and what one address asked for on one of them. */
import { requireAdmin } from "~/platform/access/roles";
import type { AdminContext } from "~/platform/context";
import { type CsvRow, csvStream } from "~/platform/csv";
import { sayIn } from "~/platform/i18n/say.server";
import { signWith } from "~/platform/sealing-keys.server";
import { readSettings } from "~/platform/settings.server";
import { dayAfter, startOfDay } from "~/platform/time";
import { verdictOf } from "./digest.service.server";
import { plainAddress, type TrafficLine } from "./line.rules";
import { linesOf, listObjects, trafficKeys } from "./store.server";
import { trafficErrors } from "./traffic.errors";
import * as repository from "./traffic.repository.server";
import type { OpeningForm } from "./traffic.schemas";

/** What the page shows. @param verify a day that is held against its digest */
export async function readLog(ctx: AdminContext, verify: string | undefined) {
  requireAdmin(ctx);
  const [latest, { trafficMonths }] = await Promise.all([repository.latestDays(ctx), readSettings(ctx)]);
  return { ...latest, months: trafficMonths, checked: verify ? { day: verify, verdict: await verdictOf(ctx, verify) } : null };
}

/** So many days a queue may keep a line that can't be written yet: what is of a day may lie in one of these. */
const LATEST = 5;

const COLUMNS = ["time", "address", "method", "host", "path", "status", "request"] as const;

const asRow = ({ at, address, method, host, path, status, requestId }: TrafficLine): CsvRow => [
  new Date(at).toISOString(),
  address,
  method,
  host,
  path,
  status,
  requestId,
];

/** The lines of an address on a day, each once, an object after the other. */
async function* rowsOf(ctx: AdminContext, { day, address }: Pick<OpeningForm, "day" | "address">) {
  const say = sayIn(ctx);
  const [from, until] = [startOfDay(day), startOfDay(dayAfter(day, 1))];
  const seen = new Set<string>();
  yield [COLUMNS.map((name) => say(`traffic:file.${name}`))];
  for (let i = 0; i < LATEST; i++) {
    const objects = await listObjects(ctx, dayAfter(day, i));
    for (const object of objects.filter((each) => each.from < until && each.until >= from)) {
      const lines = await linesOf(ctx, object).catch(() => null);
      // Whoever reads the file has to know that something may be missing in it.
      if (!lines) yield [[say("traffic:file.unreadable", { name: object.key })]];
      const own = (lines ?? []).filter(
        (line) => line.at >= from && line.at < until && plainAddress(line.address) === address && !seen.has(line.requestId),
      );
      for (const { requestId } of own) seen.add(requestId);
      if (own.length > 0) yield own.map(asRow);
    }
  }
}

/**
 * What one address asked for on a day, as CSV; who opened it, for which case and why is in the audit before a line is read. The address
 * isn't: a mark is, by which whoever knows it can tell that it was this one.
 * @throws needsCode
 */
export async function openLog(ctx: AdminContext, { file, reason, day, address }: OpeningForm): Promise<ReadableStream<Uint8Array>> {
  requireAdmin(ctx);
  const mark = await signWith(await trafficKeys(ctx), JSON.stringify(["address", address]));
  if (!(await repository.noteOpening(ctx, { file, reason, day, mark }))) throw trafficErrors.needsCode();
  return csvStream(rowsOf(ctx, { day, address }), ctx.locale);
}
