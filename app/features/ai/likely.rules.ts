/**
 * From which intent a question's words most likely come: a naive Bayes classifier over words, their meanings and pairs of words,
 * counted once for all utterances of an intent. It looks at them together, where the nearest utterance looks at one.
 */

/** What a text is told by, each once with how much it tells. */
type Told = ReadonlyMap<string, number>;

export interface Likely {
  /** How much of each intent's utterances a key makes up. */
  holding: Map<string, Map<number, number>>;
  /** All of that for each intent. */
  totals: number[];
  /** How rare a key is. */
  rarity: ReadonlyMap<string, number>;
}

/** What a key counts that no utterance of an intent has. */
const UNSEEN = 0.05;
/** What an intent's answer says counts as so many utterances. */
const ANSWER_WORTH = 2;

/** How rare a key counts that no utterance has: no more than one that half of them have, as it may say anything. */
const UNKNOWN = 1 + Math.log(2);

/** Keys by their rarity, all texts equally long. */
function told(keys: readonly string[], rarity: ReadonlyMap<string, number>): Told {
  const each = [...new Set(keys)].map((key) => [key, rarity.get(key) ?? UNKNOWN] as const);
  const length = Math.hypot(...each.map(([, weight]) => weight)) || 1;
  return new Map(each.map(([key, weight]) => [key, weight / length]));
}

/** Adds a text to what is counted, or takes it out. */
export function countIn({ holding: all, totals, rarity }: Likely, intent: number, keys: readonly string[], worth: number): void {
  for (const [key, weight] of told(keys, rarity)) {
    const holding = all.get(key) ?? new Map<number, number>();
    all.set(key, holding);
    holding.set(intent, (holding.get(intent) ?? 0) + worth * weight);
    totals[intent] = (totals[intent] ?? 0) + worth * weight;
  }
}

/**
 * @param texts keys of every utterance with its intent
 * @param answers keys of what each intent's answer says, by intent
 */
export function countLikely(
  texts: readonly { intent: number; keys: readonly string[] }[],
  answers: readonly (readonly string[])[],
): Likely {
  const holders = new Map<string, number>();
  for (const { keys } of texts) for (const key of new Set(keys)) holders.set(key, (holders.get(key) ?? 0) + 1);
  const rarity = new Map([...holders].map(([key, count]) => [key, Math.log((1 + texts.length) / (1 + count)) + 1]));
  const likely: Likely = { holding: new Map(), totals: answers.map(() => 0), rarity };
  for (const { intent, keys } of texts) countIn(likely, intent, keys, 1);
  for (const [intent, keys] of answers.entries()) {
    const known = keys.filter((key) => rarity.has(key));
    countIn(likely, intent, known, ANSWER_WORTH);
  }
  return likely;
}

/** How likely each intent is, as logarithms: they say something beside each other only. */
export function likelihoods({ holding, totals, rarity }: Likely, keys: readonly string[]): Float64Array {
  const question = told(keys, rarity);
  const all = [...question.values()].reduce((sum, weight) => sum + weight, 0);
  const scores = Float64Array.from(totals, (total) => all * (Math.log(UNSEEN) - Math.log(total + UNSEEN * rarity.size)));
  for (const [key, weight] of question)
    for (const [intent, mass] of holding.get(key) ?? [])
      scores[intent] = (scores[intent] ?? 0) + weight * Math.log(1 + Math.max(0, mass) / UNSEEN);
  return scores;
}
