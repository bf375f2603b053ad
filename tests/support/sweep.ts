/**
 * Sweeps over pages × roles × languages that don't grow with the product: a run looks at what must always be looked at
 * and at a sample of the rest, which another seed chooses with every commit. `npm run test:full` looks at everything.
 */
import { createRandom } from "../../drizzle/seed/random";

export interface SweepSettings {
  isFull: boolean;
  /** Chooses the sample; the same seed, the same sample. */
  seed: string;
  /** The feature that is asked about, where a run asks about a single one: all that is its own is looked at. */
  readonly feature?: string;
}

interface Sweep<T> {
  /** What is swept, for the note. */
  what: string;
  /** Looked at in every run. */
  always?: readonly T[];
  /** Sampled. */
  rest: readonly T[];
  /** How many of the rest a run looks at. */
  count: number;
  /** Whether an item is a feature's own. */
  isOf?: (item: T, feature: string) => boolean;
}

/** A number of 32 bits that stands for a text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** One of the choices, which the seed and the item's name decide. */
export const choiceFor = <T>({ seed }: SweepSettings, item: string, choices: readonly T[]): T =>
  createRandom(hashOf(`${seed} ${item}`)).pick(choices);

function sampleOf<T>(items: readonly T[], count: number, seed: string): T[] {
  const random = createRandom(hashOf(seed));
  return items
    .map((item) => ({ item, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ item }) => item);
}

/** What this run looks at. Says what is left to the full run, and how to repeat this one. */
export function swept<T>({ isFull, seed, feature }: SweepSettings, { what, always = [], rest, count, isOf }: Sweep<T>): T[] {
  const own = feature && isOf ? rest.filter((item) => isOf(item, feature)) : [];
  if (own.length > 0) return [...always, ...own];
  if (isFull || rest.length <= count) return [...always, ...rest];
  const left = rest.length - count;
  console.log(
    `${what}: ${always.length} always and ${count} of ${rest.length} chosen by TEST_SEED=${seed}; ${left} left to npm run test:full`,
  );
  return [...always, ...sampleOf(rest, count, `${what} ${seed}`)];
}
