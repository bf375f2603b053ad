/** Every use case meets its things in all states that they can be in: deleted, closed, full, too early, too late, of another version, gone. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { postSamples } from "../../support/post-samples";
import { addUniversity } from "../../support/rows";
import { samples } from "../../support/samples";
import { env } from "../../support/site";
import { otherwise, statesOf } from "../../support/states";
import { swept } from "../../support/sweep";
import { isCaseOf, type Sample, type WritingCase, writingCases } from "../../support/use-cases";
import { sweepSettings } from "../../support/worker-sweep";

const services = import.meta.glob<Record<string, unknown>>("../../../app/**/*.service.server.ts", { eager: true });
const policies = import.meta.glob<Record<string, unknown>>("../../../app/**/*.policy.ts", { eager: true });
/** What was decided, by folder: how each use case ends, and in which states of which things otherwise. */
const texts = import.meta.glob<string>("../../support/states/*.txt", { eager: true, query: "?raw", import: "default" });

const decided = new Map(
  Object.values(texts)
    .flatMap((text) => text.trim().split(/\n(?! )/))
    .map((part) => [part.slice(0, part.indexOf(" = ")), part.split("\n")] as const),
);

/** What goes on by itself after it was answered. */
const LIVE = /^study-room\/(enterLive|saveReportedMessage|handOverRoom)$/;

const all = writingCases(services, policies).flatMap((one): [string, WritingCase, Sample][] => {
  const [folder = "", useCase = ""] = one.name.split("/");
  const sample = samples[folder]?.[useCase] ?? postSamples[folder]?.[useCase];
  return sample && !LIVE.test(one.title) ? [[one.title, one, sample]] : [];
});

/** The moment at which everything happens. */
const NOW = Date.UTC(2026, 10, 25, 9);

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  await addUniversity();
});
afterAll(() => void vi.useRealTimers());

/** With `npm run states` what is so is said instead, in parts. */
const SHARDS = 7;
const asked = (env as unknown as { STATES?: string }).STATES;

const known = all.filter(([title]) => decided.has(title));
const chosen = asked
  ? []
  : swept(sweepSettings, {
      what: "States of things that use cases meet",
      rest: known,
      count: 400,
      isOf: ([title], feature) => isCaseOf(title, feature),
    });

test.each(chosen)("%s ends as was decided, whatever state its things are in", async (title, one, sample) => {
  expect(await otherwise(decided.get(title) ?? [], one, sample, NOW)).toEqual([]);
});

if (asked) {
  test("what is so is said", async () => {
    for (const [title, one, sample] of all.filter((_, i) => i % SHARDS === Number(asked) % SHARDS)) {
      const first = await statesOf(one, sample, NOW);
      console.log(`STATES ${JSON.stringify(first)}`);
      expect(first[0]).toContain(title);
    }
  });
}
