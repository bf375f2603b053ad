/** Asks ways to ask that the assistant doesn't know: each of some utterances while it is left out of the index. */
import type { Intent } from "../../app/engines/intents";
import { BARE_KEY, COURSE_KEY, keysOf, keysOfUtterance as keysTold, type Utterance } from "../../app/features/ai/intent-index.rules";
import { fitsOf, type IntentIndex, indexIntents, type ToldFit } from "../../app/features/ai/intents.rules";
import { countIn } from "../../app/features/ai/likely.rules";

/** A way to ask with names in place of its slots. */
export const filled = (text: string) => text.replace("{course}", "MATH119").replace("{course}", "PHYS105").replace("{name}", "Zeytinli");

export interface LeftOut {
  intent: Intent;
  text: string;
  /** What fits it best when it isn't known. */
  fits: readonly ToldFit[];
}

/** The index that is changed and set back: rebuilding it for each utterance would take minutes. */
type Open = { [Part in keyof IntentIndex]: IntentIndex[Part] } & {
  holding: Map<string, readonly Utterance[]>;
  ofIntent: Utterance[][];
  spread: Map<string, number>;
  known: Set<string>[];
};

const keysOfUtterance = ({ words }: Utterance) => [...new Set(words.flatMap(({ word }) => keysOf(word)))];

/** Runs something while an utterance is unknown. @param own keys that its intent has from it alone */
function without<Result>(index: Open, utterance: Utterance, own: readonly string[], run: () => Result): Result {
  const groups = [...keysOfUtterance(utterance), COURSE_KEY, BARE_KEY].flatMap((key) => {
    const group = index.holding.get(key);
    return group ? [{ key, group }] : [];
  });
  for (const { key, group } of groups)
    index.holding.set(
      key,
      group.filter((each) => each !== utterance),
    );
  const siblings = index.ofIntent[utterance.intent] ?? [];
  index.ofIntent[utterance.intent] = siblings.filter((each) => each !== utterance);
  for (const key of own) {
    index.known[utterance.intent]?.delete(key);
    const left = (index.spread.get(key) ?? 1) - 1;
    if (left > 0) index.spread.set(key, left);
    else index.spread.delete(key);
  }
  countIn(index.likely, utterance.intent, keysTold(utterance), -1);
  const result = run();
  countIn(index.likely, utterance.intent, keysTold(utterance), 1);
  index.ofIntent[utterance.intent] = siblings;
  for (const { key, group } of groups) index.holding.set(key, group);
  for (const key of own) {
    index.known[utterance.intent]?.add(key);
    index.spread.set(key, (index.spread.get(key) ?? 0) + 1);
  }
  return result;
}

/** @param each every so many-th utterance of all */
export function leaveOneOut(intents: readonly Intent[], each: number): LeftOut[] {
  const index = indexIntents(intents) as Open;
  const counts = new Map<string, number>();
  const idOf = ({ intent }: Utterance, key: string) => `${intent} ${key}`;
  for (const utterance of index.utterances)
    for (const key of keysOfUtterance(utterance)) counts.set(idOf(utterance, key), (counts.get(idOf(utterance, key)) ?? 0) + 1);
  const texts = intents.flatMap(({ utterances: { en, tr } }) => [...en, ...tr]);
  return index.utterances.flatMap((utterance, at) => {
    const intent = intents[utterance.intent];
    const text = texts[at];
    if (at % each !== 0 || !intent || text === undefined) return [];
    const own = keysOfUtterance(utterance).filter((key) => counts.get(idOf(utterance, key)) === 1);
    return [{ intent, text, fits: without(index, utterance, own, () => fitsOf(index, filled(text), 8)) }];
  });
}
