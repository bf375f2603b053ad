/** Codes, names with signs, suffixes and places are found in every list and across everything, however they are spelled. */
import { beforeEach, describe, expect, test } from "vitest";
import { adverts } from "../../../app/features/advert/advert.collection";
import { erasmus } from "../../../app/features/erasmus/erasmus.collection";
import { notes } from "../../../app/features/notes/notes.collection";
import { searchEverywhere } from "../../../app/features/search/search.service.server";
import { threads } from "../../../app/features/thread/thread.collection";
import { addQuestionRow } from "../../support/answers";
import { addEvent } from "../../support/events";
import { addPost } from "../../support/posts";
import { codeSpellings, placeSpellings, type Spelling, signSpellings, suffixSpellings } from "../../support/search-spellings";
import { call, type Person, signUp, testContext } from "../../support/site";
import { swept } from "../../support/sweep";
import { sweepSettings } from "../../support/worker-sweep";

interface Answer {
  corrected: string | null;
  has_fewer: boolean;
  groups: { source: string; hits: { title: string; title_parts: { text: string; marked: boolean }[] }[] }[];
}

let student: Person;
let serial = 0;
/** A word of its own length, that begins no other and that nothing else holds. */
const freshMark = () => `zq${Array.from(String(10_000 + serial++), (digit) => "bfghjkmnrv"[Number(digit)]).join("")}x`;

beforeEach(async () => {
  student = await signUp();
});

const query = (q: string) => new URLSearchParams({ q }).toString();
const look = async (q: string) => (await call<Answer>(`/search?${query(q)}`, { as: student })).body;
/** Titles of what has all the words. */
async function titlesBySource(q: string) {
  const { groups, has_fewer } = await look(q);
  return Object.fromEntries(has_fewer ? [] : groups.map(({ source, hits }) => [source, hits.map(({ title }) => title)]));
}

async function writeEverywhere(title: string): Promise<void> {
  for (const collection of [threads, notes, adverts]) await addPost(student, collection, { title });
  await addEvent({ name: title });
  await addQuestionRow({ questionEn: title, questionTr: title });
}

/** What each list finds by a question, by the list's name. */
async function inLists(q: string): Promise<Record<string, number>> {
  const count = async (path: string, key: string) =>
    (await call<Record<string, unknown[]>>(`${path}?${query(q)}`, { as: student })).body[key]?.length ?? -1;
  return {
    thread: await count("/thread", "posts"),
    notes: await count("/notes", "posts"),
    advert: await count("/advert", "posts"),
    events: await count("/event/all", "events"),
    qa: await count("/qa", "questions"),
  };
}

const kinds: [string, readonly Spelling[]][] = [
  ["codes", codeSpellings],
  ["signs", signSpellings],
  ["suffixes and apostrophes", suffixSpellings],
  ["places", placeSpellings],
];

const NOWHERE = { thread: 0, notes: 0, advert: 0, events: 0, qa: 0 };
const EVERYWHERE = { thread: 1, notes: 1, advert: 1, events: 1, qa: 1 };

describe.each(kinds)("%s", (kind, spellings) => {
  test.each(swept(sweepSettings, { what: `Spellings of ${kind}`, rest: spellings, count: 9 }))(
    "%s is found by %s in every list and across everything",
    async (written, typed) => {
      const mark = freshMark();
      const title = `${mark} ${written} konu`;
      await writeEverywhere(title);
      const q = `${typed} ${mark}`;
      expect(await inLists(q)).toEqual(EVERYWHERE);
      const found = await titlesBySource(q);
      expect(found).toEqual({ thread: [title], notes: [title], advert: [title], events: [title], qa: [title] });
    },
  );
});

test.each([
  ["CENG 141", "ceng140"],
  ["CENG 141", "ceng 140"],
  ["CENG 213 ve PHYS 140", "ceng140"],
  ["C", "C++"],
  ["C", "c#"],
  ["C#", "c++"],
  ["C++", "c#"],
  ["net ücret", "dotnet"],
  ["example.net", "dotnet"],
  ["İstanbul", "İstanköy'e"],
  ["O zaman", "O'Brien"],
])("%s isn't found by %s", async (written, typed) => {
  const mark = freshMark();
  await writeEverywhere(`${mark} ${written} konu`);
  const q = `${typed} ${mark}`;
  expect(await inLists(q)).toEqual(NOWHERE);
  expect(await titlesBySource(q)).toEqual({});
});

test("what holds the word itself stands alone: what only shares its stem isn't beside it", async () => {
  const mark = freshMark();
  await addPost(student, threads, { title: `${mark} stajda yaşananlar` });
  await addPost(student, threads, { title: `${mark} staj yeri` });
  const titles = async (q: string) =>
    (await call<{ posts: { title: string }[] }>(`/thread?${query(q)}`, { as: student })).body.posts.map(({ title }) => title);
  expect(await titles(`${mark} stajda`)).toEqual([`${mark} stajda yaşananlar`]);
  expect((await titlesBySource(`${mark} stajda`)).thread).toEqual([`${mark} stajda yaşananlar`]);
  expect((await titles(`${mark} stajdan`)).length).toBe(2);
});

test("a search that is asked for just so guesses no stems", async () => {
  const mark = freshMark();
  await addPost(student, threads, { title: `${mark} staj yeri` });
  const ctx = () => testContext({ actor: student.ctx.actor });
  expect((await searchEverywhere(ctx(), `${mark} stajlara`, 4)).groups.map(({ source }) => source)).toEqual(["thread"]);
  expect((await searchEverywhere(ctx(), `${mark} stajlara`, 4, true)).groups).toEqual([]);
});

test.each(["erasmus prag", "Erasmus Prag'da", "prag erasmus", "ERASMUS PRAGUE", "erasmus praha"])(
  "%s finds a semester there, whose text doesn't say what it is",
  async (q) => {
    const title = "Bir kış: ucuz yemek, güzel tramvay";
    await addPost(student, erasmus, { title, searchText: "bir kis ucuz yemek guzel tramvay czech technical university cekya prag" });
    expect((await titlesBySource(q)).erasmus?.[0]).toBe(title);
  },
);

test.each([
  ["notlar", "notes"],
  ["notes", "notes"],
  ["ders notu", null],
  ["ilan", "advert"],
  ["ilanlar", "advert"],
  ["konular", "thread"],
  ["discussions", "thread"],
  ["etkinlik", "events"],
  ["etkinlikler", "events"],
])("the name of a kind beside a word (%s) looks for the word among %s", async (name, source) => {
  const mark = freshMark();
  await writeEverywhere(`${mark} gitar`);
  expect(Object.keys(await titlesBySource(`${name} ${mark}`))).toEqual(source ? [source] : []);
});

test("the parts of a code are marked where it stands apart, and the code where it stands whole", async () => {
  const mark = freshMark();
  await addPost(student, threads, { title: `${mark} CENG 140 ya da CENG140` });
  for (const typed of ["ceng140", "ceng 140"]) {
    const [group] = (await look(`${typed} ${mark}`)).groups;
    const marked = group?.hits[0]?.title_parts.filter((part) => part.marked).map(({ text }) => text);
    expect(marked).toEqual([mark, "CENG", "140", "CENG140"]);
  }
});

test("what stands just so is never set right, whatever it looks like", async () => {
  const mark = freshMark();
  for (const [written, typed] of [...codeSpellings, ...signSpellings].slice(0, 40)) {
    await addPost(student, threads, { title: `${written} ${mark}` });
    expect([typed, (await look(`${typed} ${mark}`)).corrected]).toEqual([typed, null]);
  }
});

test("what is found as it was typed costs one round trip, and what isn't two", async () => {
  const mark = freshMark();
  await addPost(student, threads, { title: `${mark} CENG 140 stajı` });
  const trips = async (q: string) => {
    const ctx = testContext({ actor: student.ctx.actor });
    await searchEverywhere(ctx, q, 4);
    return ctx.meter.roundTrips;
  };
  await trips(mark);
  expect([await trips(`${mark} ceng140`), await trips(`${mark} stajlardan`)]).toEqual([1, 2]);
});
