/** What people ask the assistant for: enough ways to ask it in both languages, and each way leads to what it asks for. */
import { expect, test } from "vitest";
import { fitsOf, indexIntents } from "../../app/features/ai/intents.rules";
import { product } from "../../app/product.server";

const { intents } = product;
const LEAST = 4;

/** A way to ask with names in place of its slots. */
const filled = (text: string) => text.replace("{course}", "MATH119").replace("{course}", "PHYS105").replace("{name}", "Zeytinli");

test("every intent can be asked for in several ways in both languages, and no way stands twice", () => {
  const few = intents.filter(({ utterances: { en, tr } }) => Math.min(new Set(en).size, new Set(tr).size) < LEAST);
  expect(few.map(({ name }) => name)).toEqual([]);
  const all = intents.flatMap(({ utterances: { en, tr } }) => [...en, ...tr]);
  expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
});

test("every way to ask for something leads there", () => {
  const index = indexIntents(intents);
  const astray = intents.flatMap(({ name, utterances: { en, tr } }) =>
    [...en, ...tr].flatMap((text) => {
      const [best] = fitsOf(index, filled(text), 1);
      return best?.intent.name === name ? [] : [`${name}: ${text} → ${best?.intent.name}`];
    }),
  );
  expect(astray).toEqual([]);
});

test("a way to ask that the assistant doesn't know leads to what the other ways ask for, mostly", () => {
  const asked = intents.flatMap((intent) =>
    [...intent.utterances.en, ...intent.utterances.tr].filter((_, at) => at % 4 === 0).map((text) => ({ intent, text })),
  );
  const astray = asked.filter(({ intent, text }) => {
    const { en, tr } = intent.utterances;
    const others = { en: en.filter((each) => each !== text), tr: tr.filter((each) => each !== text) };
    const index = indexIntents(intents.map((each) => (each === intent ? { ...intent, utterances: others } : each)));
    const [best] = fitsOf(index, filled(text), 1);
    return best?.intent.name !== intent.name;
  });
  console.info(`${asked.length - astray.length} of ${asked.length} ways left out are understood`);
  if (process.env.SHOW) console.info(astray.map(({ intent, text }) => `${intent.name}: ${text}`).join("\n"));
  expect(astray.length / asked.length).toBeLessThan(0.4);
});
