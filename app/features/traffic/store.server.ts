/** The traffic log in the bucket: an object for each batch of lines, sealed with a key of its own (`TRAFFIC_KEY`). */
import type { Context } from "~/platform/context";
import { sha256 } from "~/platform/ids";
import { keysFrom, openWith, type SealingKeys, sealWith } from "~/platform/sealing-keys.server";
import { localDay } from "~/platform/time";
import { folderOf, lineText, objectName, readLine, readName, TRAFFIC, type TrafficLine, type TrafficObject } from "./line.rules";

type Base = Pick<Context, "env" | "clock">;

/** Where a line is sealed until it lies in the bucket. */
const LINE = "traffic-line";

/** The keys of the log. @throws where this deployment has none */
export async function trafficKeys({ env }: Pick<Context, "env">): Promise<SealingKeys> {
  const keys = await keysFrom(env.TRAFFIC_KEY);
  if (!keys) throw new Error("The traffic log is on, and TRAFFIC_KEY is missing or can't be read");
  return keys;
}

/** A line as it travels: nobody reads it on its way. */
export const sealLine = async (ctx: Base, line: TrafficLine): Promise<string> => sealWith(await trafficKeys(ctx), LINE, lineText(line));

/** Opens lines that travelled, each by itself. */
export async function openLines(ctx: Base, sealed: readonly string[]): Promise<PromiseSettledResult<TrafficLine>[]> {
  const keys = await trafficKeys(ctx);
  return Promise.allSettled(sealed.map(async (each) => readLine(await openWith(keys, LINE, each))));
}

/** Writes lines as one sealed object. Written twice, they are read once. */
export async function putLines(ctx: Base, lines: readonly TrafficLine[]): Promise<void> {
  if (lines.length === 0) return;
  const day = localDay(ctx.clock.now());
  const text = await sealWith(await trafficKeys(ctx), folderOf(day), lines.map(lineText).join("\n"));
  const moments = lines.map(({ at }) => at);
  const [from, until] = [Math.min(...moments), Math.max(...moments)];
  await ctx.env.BUCKET.put(objectName(day, { from, until, lines: lines.length, hash: await sha256(text) }), text);
}

/** The days on which something was written. */
export async function listDays({ env }: Pick<Context, "env">): Promise<string[]> {
  const days: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await env.BUCKET.list({ prefix: TRAFFIC, delimiter: "/", cursor });
    days.push(...page.delimitedPrefixes.map((folder) => folder.slice(TRAFFIC.length, -1)));
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  return days.sort();
}

/** The objects of a day, by name. */
export async function listObjects({ env }: Pick<Context, "env">, day: string): Promise<TrafficObject[]> {
  const objects: TrafficObject[] = [];
  let cursor: string | undefined;
  do {
    const page = await env.BUCKET.list({ prefix: folderOf(day), cursor });
    objects.push(...page.objects.map(({ key }) => readName(key)));
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  return objects.sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** What is in an object, sealed; empty where it is gone. */
export const readObject = async ({ env }: Pick<Context, "env">, key: string): Promise<string> =>
  (await (await env.BUCKET.get(key))?.text()) ?? "";

/** The lines of an object. @throws where a byte was changed, it was moved, or its key is gone */
export async function linesOf(ctx: Pick<Context, "env">, { key }: TrafficObject): Promise<TrafficLine[]> {
  const folder = key.slice(0, key.lastIndexOf("/") + 1);
  const text = await openWith(await trafficKeys(ctx), folder, await readObject(ctx, key));
  return text.split("\n").map(readLine);
}

/** Takes a day's objects away. */
export async function emptyDay({ env }: Pick<Context, "env">, day: string): Promise<void> {
  for (;;) {
    const { objects, truncated } = await env.BUCKET.list({ prefix: folderOf(day) });
    if (objects.length > 0) await env.BUCKET.delete(objects.map(({ key }) => key));
    if (!truncated) return;
  }
}
