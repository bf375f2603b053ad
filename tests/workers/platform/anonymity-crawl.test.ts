/** Whoever did one thing without a name is found nowhere by those who look everywhere: another user, and a moderator. */
import { beforeAll, expect, test } from "vitest";
import { collections } from "../../../app/collections";
import { endpoints } from "../../../app/endpoints";
import { showContributions } from "../../../app/engines/review/listing.server";
import type { Endpoint } from "../../../app/platform/http/endpoint";
import { siteMap } from "../../../app/site-map";
import { expectedStatus } from "../../support/expected-access";
import { type ActorName, addressOf, dataPath, type Known, oneOfEach, see, writeKnown } from "../../support/pages";
import { type Planted, plantAll } from "../../support/planted";
import { call, type Person, testContext } from "../../support/site";

/** Where some of them are named on purpose, for whom, and why. Nothing there leads to what they did. */
const NAMING: { path: string; who: ActorName; names: string; why: string }[] = [
  {
    path: "/admin/databank/users",
    who: "moderator",
    names: "taker",
    why: "lists who contributed to the databank, without which entry is whose",
  },
];

/** What endpoints name that is the asker's own, a secret of somebody's or the university's: there is nothing of anybody's to ask for. */
const NOBODY_ELSES = ["program_id", "file", "import_id", "order_id", "chat_id", "feature"];

/** Parameters that endpoints call otherwise than pages. */
const ALSO: Record<string, string> = { schedule_id: "scheduleId", pair_id: "pairId", reference: "reporting_id" };

/** The name of the parameter of a collection's pages. */
const paramOf = (feature: string) =>
  collections.find((collection) => collection.feature === feature)?.param ?? `${feature.replaceAll("-", "_")}_id`;

/** The address of an endpoint, its parameters filled in; an unknown one is an error. */
function callOf({ values, ids }: Known, { path, feature = "" }: Endpoint): string {
  const known: Record<string, string | undefined> = {
    ...values,
    id: ids[feature] ?? "none",
    post_id: values[paramOf(feature)],
    entry_id: values[path.includes("psychiatrist") ? "psychiatristId" : "psychologyId"],
  };
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = known[ALSO[name] ?? name] ?? (NOBODY_ELSES.includes(name) ? "none" : undefined);
    if (!value) throw new Error(`Nothing is known to put in the place of :${name} in ${path}`);
    return value;
  });
  return `/api/v1${filled}`;
}

const reading = endpoints.filter(({ method }) => method === "GET");
const unique = (addresses: string[]) => [...new Set(addresses)];

const REVIEW = ["waiting", "approved", "rejected", "deleted"];
const STAFF_LISTS = siteMap.filter(({ path }) => /^\/admin\/[\w-]+\/all$/.test(path)).map(({ path }) => path);
const SEARCHED = ["/search", "/thread/all", "/why/all", "/courses/all", "/databank/all", "/survey/all"];

/** Every page as a document and as data, and every endpoint that reads, with all that their parameters may stand for; lists in each state and with each word. */
function everyAddress(known: Known, others: Record<string, string>[], words: string[]) {
  const variants = [{}, ...others].map((more) => ({ ids: known.ids, values: { ...known.values, ...more } }));
  const pages = unique([
    ...variants.flatMap((each) => siteMap.map((row) => addressOf(each, row))),
    ...STAFF_LISTS.flatMap((path) => REVIEW.map((status) => `${path}?status=${status}`)),
    ...["/admin/courses/all?view=suggestions", "/admin/panel?kind=reports", "/thread/all?view=mine"],
    ...["open", "claimed", "decided"].map((status) => `/admin/reporting/all?status=${status}`),
    ...words.flatMap((word) => SEARCHED.map((path) => `${path}?q=${word}`)),
  ]);
  const calls = unique([
    ...variants.flatMap((each) => reading.map((endpoint) => callOf(each, endpoint))),
    ...words.flatMap((word) => [`/api/v1/search?q=${word}`, `/api/v1/thread/similar?q=${word}`]),
    ...["/api/v1/openapi.json", "/sitemap.xml"],
  ]);
  return [
    ...pages.flatMap((page) => [page, dataPath(page)].map((address) => ({ page, address }))),
    ...calls.map((address) => ({ page: address, address })),
  ];
}

/** Everything that an answer tells, in small letters. */
async function wholeOf(address: string, as: Person) {
  const { status, body, headers } = await see(address, { as });
  return { status, text: `${body}\n${[...headers].flat().join("\n")}`.toLowerCase() };
}

/** What the assistant says to the question what something is, and who it was. */
async function toldBy(as: Person, word: string): Promise<string> {
  const { status, body } = await call("/ai/chat", { as, json: { question: `Who wrote about ${word}, and what is it?` } });
  expect([word, status]).toEqual([word, 200]);
  return JSON.stringify(body).toLowerCase();
}

const has = (text: string, marks: string[]) => marks.filter((mark) => text.includes(mark));

/** The words around a mark, which say where it stands. */
const around = (text: string, mark = "") => text.slice(Math.max(0, text.indexOf(mark) - 150), text.indexOf(mark) + 80);

/** What a crawl met. */
class Finds {
  readonly named: unknown[] = [];
  readonly linked: unknown[] = [];
  readonly met = new Set<string>();
  readonly naming = new Set<string>();

  look(actor: ActorName, { page, address }: { page: string; address: string }, text: string, planted: Record<string, Planted>) {
    for (const [name, { marks, traces }] of Object.entries(planted)) {
      const [who, what] = [has(text, marks), has(text, traces)];
      // Where it was asked for, it stands in the answer anyway.
      for (const trace of what) if (!address.includes(trace)) this.met.add(trace);
      if (who.length === 0) continue;
      const isMeant = NAMING.some((each) => each.path === page && each.who === actor && each.names === name);
      if (isMeant) this.naming.add(`${page} ${actor} ${name}`);
      else this.named.push({ actor, address, name, around: around(text, who[0]) });
      if (what.length > 0) this.linked.push({ actor, address, name, what });
    }
  }
}

/** Pages and calls about a person, whose address names them. */
const about = [
  ...siteMap.filter(({ path }) => /:user_(?:id|name)/.test(path)).flatMap(({ path }) => [path, dataPath(path), `${path}?status=approved`]),
  ...reading.filter(({ path }) => path.includes(":user_id")).map(({ path }) => `/api/v1${path}`),
];

/** Lists, with what they say when nobody is asked for and when a stranger is. */
async function listsFor(as: Person) {
  const paths = [...SEARCHED, ...STAFF_LISTS, "/poll/all", "/qa/all"].map(dataPath);
  const read = async (path: string) => ({
    path,
    plain: (await wholeOf(path, as)).text,
    strange: (await wholeOf(`${path}?q=zznobody`, as)).text,
  });
  return Promise.all(paths.map(read));
}

/** Looks somebody up by all by which people may be asked for, and gives the addresses that answer with something that they did. */
async function lookUp(as: Person, { person, traces }: Planted, lists: Awaited<ReturnType<typeof listsFor>>): Promise<string[]> {
  const { userId, userName, userEmail, name } = person;
  const filter = new URLSearchParams({ author: userId, author_id: userId, user_id: userId, user_name: userName, by: userEmail });
  const own = about.map((path) => ({ address: path.replace(":user_id", userId).replace(":user_name", userName), before: "" }));
  const asked = lists.flatMap(({ path, plain, strange }) => [
    ...[name, userName].map((q) => ({ address: `${path}?${new URLSearchParams({ q })}`, before: strange })),
    { address: `${path}?${filter}`, before: plain },
  ]);
  const found: string[] = [];
  for (const { address, before } of [...own, ...asked]) {
    if (has((await wholeOf(address, as)).text, traces).join() !== has(before, traces).join()) found.push(address);
  }
  return found;
}

let scene: Awaited<ReturnType<typeof plantAll>>;
let known: Known;
let people: { user: Person; moderator: Person };

beforeAll(async () => {
  const { user, moderator } = await oneOfEach();
  people = { user, moderator } as typeof people;
  scene = await plantAll(people);
  known = await writeKnown(scene.values);
  await showContributions(testContext());
});

test("no page, no data, no call, no feed and no answer of the assistant leads another user or a moderator to who did something unnamed", async () => {
  const { planted, named, ids } = scene;
  const words = Object.values(planted).map(({ traces }) => traces[0] ?? "");
  const addresses = everyAddress(known, scene.others, words);
  const [finds, control] = [new Finds(), new Finds()];
  const broken: unknown[] = [];
  for (const actor of ["user", "moderator"] as const) {
    const as = people[actor];
    for (const place of addresses) {
      const { status, text } = await wholeOf(place.address, as);
      if (status === 429 || (status >= 500 && expectedStatus.get(place.page) !== status)) broken.push([actor, place.address, status]);
      finds.look(actor, place, text, planted);
      control.look(actor, place, text, { named });
    }
    for (const word of words) finds.look(actor, { page: "the assistant", address: word }, await toldBy(as, word), planted);
  }
  expect(broken).toEqual([]);
  expect(addresses.length).toBeGreaterThan(2 * siteMap.length + reading.length);
  expect(finds.named).toEqual([]);
  expect(finds.linked).toEqual([]);
  expect([...finds.naming]).toEqual(NAMING.map(({ path, who, names }) => `${path} ${who} ${names}`));
  // The crawl came by everything that was done but for what nobody else is shown: likes and votes leave no words, a question is asked in private.
  const unseen = Object.values(planted).flatMap(({ traces }) => traces.filter((trace) => !finds.met.has(trace)));
  expect(unseen.sort()).toEqual(scene.wordless.sort());
  // Whoever gave their name is found where they did, in every form.
  const places = [
    `/thread/one/${ids.named}`,
    dataPath(`/thread/one/${ids.named}`),
    `/api/v1/thread/${ids.named}`,
    "/thread/all",
    "/api/v1/thread",
  ];
  for (const actor of ["user", "moderator"]) {
    for (const address of [...places, `/api/v1/thread/${ids.asked}/replies`])
      expect(control.named).toContainEqual(expect.objectContaining({ actor, address, name: "named" }));
  }
}, 600_000);

test("whoever asks for somebody by name, user name, mail or id is shown nothing that they did unnamed; what they signed is: the control", async () => {
  const { planted, named } = scene;
  const as = people.moderator;
  const lists = await listsFor(as);
  const found = new Map<string, string[]>();
  for (const [name, each] of Object.entries(planted)) found.set(name, await lookUp(as, each, lists));
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(Object.keys(planted).map((name) => [name, []])));
  expect(await lookUp(as, named, lists)).toContain(`/admin/notes/edit/users/${named.person.userId}?status=approved`);
}, 600_000);
