/** Signed digests of the traffic log: what was written on a day that is over is neither changed nor taken away unnoticed. */
import type { Context } from "~/platform/context";
import { sha256 } from "~/platform/ids";
import { isSignedWith, keysFrom, signWith } from "~/platform/sealing-keys.server";
import { readSettings } from "~/platform/settings.server";
import { localDay } from "~/platform/time";
import type { TrafficObject } from "./line.rules";
import { emptyDay, listDays, listObjects, readObject, trafficKeys } from "./store.server";
import * as repository from "./traffic.repository.server";

type Told = Pick<repository.TrafficDay, "day" | "objects" | "lines" | "previous" | "chain">;

/** What is signed of a day. */
const signedText = ({ day, objects, lines, previous, chain }: Told) => JSON.stringify([day, objects, lines, previous, chain]);

const chainOf = (previous: string, objects: readonly TrafficObject[]) => sha256([previous, ...objects.map(({ key }) => key)].join("\n"));

/**
 * The daily job: a digest for each day that is over and has none. Once the log is off it needs no key: what has no row doesn't go.
 * @returns a note for the panel
 */
export async function makeDigests(ctx: Context): Promise<string> {
  const { trafficMonths } = await readSettings(ctx);
  const keys = trafficMonths > 0 ? await trafficKeys(ctx) : await keysFrom(ctx.env.TRAFFIC_KEY);
  const last = await repository.lastDay(ctx);
  const today = localDay(ctx.clock.now());
  const days = (await listDays(ctx)).filter((day) => day < today && day > (last?.day ?? ""));
  let previous = last?.signature ?? "";
  for (const day of days) {
    const objects = await listObjects(ctx, day);
    const lines = objects.reduce((sum, each) => sum + each.lines, 0);
    const told = { day, objects: objects.length, lines, previous, chain: await chainOf(previous, objects) };
    previous = keys ? await signWith(keys, signedText(told)) : "";
    await repository.insertDay(ctx, { ...told, signature: previous });
  }
  return `${days.length} days signed`;
}

/** Every few minutes: objects of days whose time is over go, and a log that is on without its key is told of. @returns a note for the panel */
export async function sweepDays(ctx: Context): Promise<string> {
  const { trafficMonths } = await readSettings(ctx);
  const days = await repository.listLeftovers(ctx);
  for (const day of days) await emptyDay(ctx, day);
  if (days.length > 0) await repository.deleteLeftovers(ctx, days);
  if (trafficMonths > 0) await trafficKeys(ctx);
  return `${days.length} days destroyed`;
}

const AT_ONCE = 20;

/** The objects in which another hash is found than in their name. */
async function changedOf(ctx: Context, objects: readonly TrafficObject[]): Promise<string[]> {
  const changed: string[] = [];
  for (let i = 0; i < objects.length; i += AT_ONCE) {
    const part = objects.slice(i, i + AT_ONCE);
    const hashes = await Promise.all(part.map(async ({ key }) => sha256(await readObject(ctx, key))));
    changed.push(...part.filter(({ hash }, at) => hash !== hashes[at]).map(({ key }) => key));
  }
  return changed;
}

/** What a digest says of its day: that nothing was changed, or what was. */
export type Verdict = "holds" | "unsigned" | "chainBroken" | "objectsDiffer" | "bytesDiffer";

/** Holds a day against its digest, and its digest against the one before. */
export async function verdictOf(ctx: Context, day: string): Promise<Verdict> {
  const { found, before } = await repository.findDay(ctx, day);
  if (!found || !(await isSignedWith(await trafficKeys(ctx), signedText(found), found.signature))) return "unsigned";
  if (before && found.previous !== before.signature) return "chainBroken";
  const objects = await listObjects(ctx, day);
  if ((await chainOf(found.previous, objects)) !== found.chain) return "objectsDiffer";
  return (await changedOf(ctx, objects)).length > 0 ? "bytesDiffer" : "holds";
}
