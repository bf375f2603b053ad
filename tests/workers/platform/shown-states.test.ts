/** Pages and endpoints show things in every state that they can be in: whose answers depend on it is as was decided. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { siteMap } from "../../../app/site-map";
import { answersOf, differing, shownStatesOf, steady } from "../../support/shown-states";
import { env } from "../../support/site";
import { changeOf, lineOf } from "../../support/states";
import { swept } from "../../support/sweep";
import { sweepSettings } from "../../support/worker-sweep";
import { type World, writeWorld } from "../../support/world";

/** What was decided, by feature: whose answers differ in which state. */
const texts = import.meta.glob<string>("../../support/shown-states/*.txt", { eager: true, query: "?raw", import: "default" });
const decided = Object.values(texts).map((text) => ({
  feature: text.slice(0, text.indexOf(" = ")),
  lines: text.trim().split("\n").slice(1),
}));

/** The moment at which everything happens. */
const NOW = Date.UTC(2026, 10, 25, 9);
let world: World;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  world = await writeWorld();
  expect(world.failed).toEqual({});
});
afterAll(() => void vi.useRealTimers());

/** With `npm run states` what is so is said instead. */
const asked = (env as unknown as { STATES?: string }).STATES;

/** Of more features at once more requests are made than a Worker may have timers: `npm run states` says them in parts. */
const SHARDS = 7;

const isOf = ({ feature }: { feature: string }, owner: string) => feature === owner;
const chosen = asked ? [] : swept(sweepSettings, { what: "States of things that are shown", rest: decided, count: 3, isOf });

test.each(chosen)("what $feature shows depends on its things as was decided", async ({ feature, lines }) => {
  const known = await steady(answersOf(feature, world));
  const wrong: string[] = [];
  for (const line of lines) {
    const { change } = changeOf(line);
    const found = lineOf(change, String(await differing([change], known, NOW)));
    if (found !== line) wrong.push(`${line}, and it is: ${found}`);
  }
  expect(wrong).toEqual([]);
});

test.runIf(asked)("what is so is said", async () => {
  const features = [...new Set(siteMap.map(({ feature }) => feature))].sort();
  for (const feature of features.filter((_, i) => i % SHARDS === Number(asked) % SHARDS)) {
    console.log(`STATES ${JSON.stringify(await shownStatesOf(feature, world, NOW))}`);
  }
  expect(features.length).toBeGreaterThan(40);
});
