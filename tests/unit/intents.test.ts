/** What people ask the assistant for: enough ways to ask it in both languages, and each way leads to what it asks for. */
import { expect, test } from "vitest";
import { guideIntents } from "../../app/engines/intents";
import { fitsOf, indexIntents, type SureFit } from "../../app/features/ai/intents.rules";
import { serverFeatures } from "../../app/features.server";
import { product } from "../../app/product.server";
import { fittedWeights } from "../support/fit-sureness";
import { filled, type LeftOut, leaveOneOut } from "../support/leave-one-out";
import { choiceFor } from "../support/sweep";
import { sweepSettings } from "../support/sweep-settings";

const { intents } = product;
const LEAST = 4;

/** Features whose pages have guides. */
const GUIDED = new Set(
  `academic-calendar advert ai alarm alumni career catalog chronicle community community-events compare contacts course-marks courses databank dev-log
  erasmus event-stats events gpa graduates home info information maps mental-health notes notifications overview payments poll profile qa reception
  reporting research schedule search study-room study-tip survey thread tickets todo vip waitlist wat why`.split(/\s+/),
);

const SAMPLES = "a few of the list's posts for guests, whom the assistant doesn't answer; the list has a guide";
const CONSENT = "asks for a consent on the way to a list; the guide to consents begins where one chooses a list";
const ONE_OF_MINE = "needs the experience that is edited; the guide leads to the list of one's own";
const STAFF_TOO = "staff's list; to anybody else it shows what their own list shows";
const ON_DEVICE = "stands in for a list while there is no network; the list has a guide";
const MAILED = "is opened by a link or a step that leads there; the guide begins before it";
const PAID = "the payment provider leads back to it";
const GROUPS = "the list of an account's groups: guides lead to the group itself";
/** Pages that nobody is led to, and why. */
const UNGUIDED: Readonly<Record<string, string>> = {
  "/policies/terms-of-sale": "what an order is paid under, in full: the guides about refunds and payments say what people ask of it",
  "/policies/terms/accept": "asked of who accepted earlier terms of use, by a line above every page",
  "/advert/demo": SAMPLES,
  "/chronicle/demo/all": SAMPLES,
  "/erasmus/demo/all": SAMPLES,
  "/notes/demo/all": SAMPLES,
  "/courses/add/result": "thanks for an experience that was just sent",
  "/admin/event/all": "staff's board; to anybody else it shows what their own events show",
  "/psychology/consent": CONSENT,
  "/psychiatrist/consent": CONSENT,
  "/admin/notifications/all": STAFF_TOO,
  "/admin/thread/all": STAFF_TOO,
  "/admin/thread/users": STAFF_TOO,
  "/event/ticket/offline": ON_DEVICE,
  "/schedule/offline": ON_DEVICE,
  "/profile/view": GROUPS,
  "/notifications/delete": MAILED,
  "/notifications/one": MAILED,
  "/notifications/unsubscribe": MAILED,
  "/reception/otp": MAILED,
  "/reception/password-reset": MAILED,
  "/reception/verify-email": MAILED,
  "/reporting/thank-you": "thanks for a report that was just sent",
  "/sipay/confirmation/cancel": PAID,
  "/sipay/confirmation/success": PAID,
  "/psychology/edit": ONE_OF_MINE,
  "/psychiatrist/edit": ONE_OF_MINE,
};

test("every intent can be asked for in several ways in both languages, and no way stands twice", () => {
  const few = intents.filter(({ utterances: { en, tr } }) => Math.min(new Set(en).size, new Set(tr).size) < LEAST);
  expect(few.map(({ name }) => name)).toEqual([]);
  const all = intents.flatMap(({ utterances: { en, tr } }) => [...en, ...tr]);
  expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
});

/** An ordinary run asks a sixth of fourteen thousand ways, as the commit chooses. */
const isAskedNow = (text: string) => sweepSettings.isFull || choiceFor(sweepSettings, text, [true, false, false, false, false, false]);

test("every way to ask for something leads there", () => {
  const index = indexIntents(intents);
  const astray = intents.flatMap(({ name, utterances: { en, tr } }) =>
    [...en, ...tr].flatMap((text) => {
      if (!isAskedNow(text)) return [];
      const [best] = fitsOf(index, filled(text), 1);
      return best?.intent.name === name ? [] : [`${name}: ${text} → ${best?.intent.name}`];
    }),
  );
  expect(astray).toEqual([]);
});

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** As it is answered: told of two while they aren't as sure as this together, and of one that is. */
const SURE = 0.5;

/** Of some ways to ask, shares that find their own, surely something else, and nothing. */
function sharesOf(asked: readonly LeftOut[]) {
  const isIts =
    ({ intent }: LeftOut) =>
    ({ intent: found }: SureFit) =>
      found === intent;
  const isSure = ({ fits }: LeftOut) => fits.slice(0, 2).reduce((sum, { sureness }) => sum + sureness, 0) >= SURE;
  return {
    first: asked.filter((each) => each.fits.findIndex(isIts(each)) === 0).length / asked.length,
    among: asked.filter((each) => each.fits.slice(0, 3).some(isIts(each))).length / asked.length,
    right: asked.filter((each) => isSure(each) && each.fits.slice(0, 2).some(isIts(each))).length / asked.length,
    wrong: asked.filter((each) => isSure(each) && !each.fits.slice(0, 2).some(isIts(each))).length / asked.length,
  };
}

test("a way to ask that the assistant doesn't know leads to what the other ways ask for, mostly", () => {
  const asked = leaveOneOut(intents, Number(process.env.EACH ?? 24));
  const own = sharesOf(asked.filter(({ intent }) => !intent.isForeign));
  const foreign = asked.filter(({ intent }) => intent.isForeign);
  const leftOpen = foreign.filter(({ fits: [best] }) => !best || best.intent.isForeign || best.sureness < SURE).length / foreign.length;
  const said = Object.entries({ ...own, leftOpen }).map(([name, share]) => `${name} ${percent(share)}`);
  console.info(`${asked.length} ways left out: ${said.join(", ")}`);
  if (process.env.SHOW) console.info(asked.map(({ intent, text, fits }) => `${intent.name}: ${text} → ${fits[0]?.intent.name}`).join("\n"));
  if (process.env.FIT) console.info(fittedWeights(asked));
  expect(own.first).toBeGreaterThan(0.5);
  expect(own.among).toBeGreaterThan(0.68);
  expect(own.wrong).toBeLessThan(0.2);
  expect(leftOpen).toBeGreaterThan(0.75);
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

test("every guide leads to a page, and one to a page that is left out is left out as well", () => {
  const ofGuides = serverFeatures.flatMap(({ name, guides }) => Object.keys(guides).map((guide) => `${name}/how-${guide}`));
  const known = new Set(intents.map(({ name }) => name));
  expect(ofGuides.filter((name) => !known.has(name))).toEqual([]);
  const guides = Object.fromEntries(serverFeatures.flatMap((feature) => Object.entries(feature.guides)));
  expect(guideIntents("x", guides, () => undefined)).toEqual([]);
});
