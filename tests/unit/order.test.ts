/** Names stand in one order, whichever list they are in. */
import { expect, test } from "vitest";
import { assembleSections } from "../../app/features/catalog/sections.rules";
import { listsOf } from "../../app/features/todo/list.rules";
import { turkishSortKey } from "../../app/platform/folding";
import { byCode, byName } from "../../app/platform/order";
import { createRandom } from "../../drizzle/seed/random";

const NAMES = [
  "CAN DEMİR",
  "Çağla Ak",
  "DEMET",
  "Ilgaz",
  "IŞIK",
  "İBRAHİM",
  "JALE",
  "Kezban",
  "OĞUZ",
  "ÖMER",
  "SEDA",
  "ŞULE",
  "UFUK",
  "ÜMİT",
  "ZEYNEP",
];
const shuffled = () => {
  const random = createRandom(7);
  return NAMES.map((name) => ({ name, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name);
};

test("names are in the order of the Turkish alphabet, whatever their case", () => {
  expect(shuffled().sort(byName)).toEqual(NAMES);
  const byKey = (a: string, b: string) => (turkishSortKey(a) < turkishSortKey(b) ? -1 : 1);
  expect(shuffled().sort(byKey)).toEqual(NAMES);
});

test("the instructors of a section and one's lists of todos are in that order", () => {
  const instructors = shuffled().map((name) => ({ sectionId: "s", name }));
  const section = { sectionId: "s", sectionNumber: 1, criteria: [], note: null, withdrawnAt: null };
  expect(assembleSections({ sections: [section], instructors, meetings: [] })[0]?.instructors).toEqual(NAMES);
  const rows = shuffled().map((list) => ({ list })) as unknown as Parameters<typeof listsOf>[0];
  expect(listsOf(rows).map(({ name }) => name)).toEqual(NAMES);
});

test("codes and days are in the order of their signs, and what is the same stays as it came", () => {
  expect(["B", "a", "A", "10", "9", ""].sort(byCode)).toEqual(["", "10", "9", "A", "B", "a"]);
  expect([byCode("a", "b"), byCode("a", "a"), byCode("b", "a")]).toEqual([-1, 0, 1]);
});
