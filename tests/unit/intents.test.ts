/** What people ask the assistant for: enough ways to ask it in both languages, and each way leads to what it asks for. */
import { expect, test } from "vitest";
import { guideIntents } from "../../app/engines/intents";
import { fitsOf, type IntentIndex, indexIntents } from "../../app/features/ai/intents.rules";
import { serverFeatures } from "../../app/features.server";
import { product } from "../../app/product.server";

const { intents } = product;
const LEAST = 4;
const SLOT = /\{(course|name)\}/;

/** Features whose pages have guides. */
const GUIDED = new Set(
  `academic-calendar advert ai alarm alumni career catalog chronicle community community-events compare contacts courses databank dev-log
  erasmus event-stats events gpa graduates home info information maps mental-health notes`.split(/\s+/),
);

const SAMPLES = "a few of the list's posts for guests, whom the assistant doesn't answer; the list has a guide";
const CONSENT = "asks for a consent on the way to a list; the guide to consents begins where one chooses a list";
const ONE_OF_MINE = "needs the experience that is edited; the guide leads to the list of one's own";
/** Pages that nobody is led to, and why. */
const UNGUIDED: Readonly<Record<string, string>> = {
  "/advert/demo": SAMPLES,
  "/chronicle/demo/all": SAMPLES,
  "/erasmus/demo/all": SAMPLES,
  "/notes/demo/all": SAMPLES,
  "/courses/add/result": "thanks for an experience that was just sent",
  "/admin/event/all": "staff's board; to anybody else it shows what their own events show",
  "/psychology/consent": CONSENT,
  "/psychiatrist/consent": CONSENT,
  "/psychology/edit": ONE_OF_MINE,
  "/psychiatrist/edit": ONE_OF_MINE,
};

/** A way to ask with names in place of its slots. */
const filled = (text: string) => text.replace("{course}", "MATH119").replace("{course}", "PHYS105").replace("{name}", "Zeytinli");

/** The best fit; one that takes words for a name where none is named has nothing to tell of it, and the next one answers. */
const bestOf = (index: IntentIndex, text: string) =>
  fitsOf(index, filled(text), intents.length).find(({ slots }) => SLOT.test(text) || slots.name === "");

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
    return bestOf(index, text)?.intent.name !== intent.name;
  });
  console.info(`${asked.length - astray.length} of ${asked.length} ways left out are understood`);
  if (process.env.SHOW) console.info(astray.map(({ intent, text }) => `${intent.name}: ${text}`).join("\n"));
  expect(astray.length / asked.length).toBeLessThan(0.4);
});

test("every page that a student opens by themselves has a guide", () => {
  const guided = new Set(serverFeatures.flatMap(({ guides }) => Object.values(guides).map(({ to }) => to)));
  const opened = product.siteMap.filter(
    ({ feature, access, path, redirect }) =>
      GUIDED.has(feature) && ["public", "guest", "user"].includes(access) && !redirect && !/:|\/paths(\/|$)/.test(path),
  );
  const without = opened.map(({ path }) => path).filter((path) => !guided.has(path));
  expect(without.sort()).toEqual(Object.keys(UNGUIDED).sort());
});

test("a guide to a page for guests is told to everybody: whoever asks is signed in, and reads that they log out first", () => {
  const asked = { en: ["a"], tr: ["b"] };
  const guide = { to: "/x", title: { en: "X", tr: "X" }, text: { en: "Y", tr: "Z" }, asked };
  const accessOf = (access: "guest" | "user") => guideIntents("x", { guide }, () => access).map((intent) => intent.access);
  expect([accessOf("guest"), accessOf("user")]).toEqual([["public"], ["user"]]);
});
