/** Turkish search and order: every spelling finds the same, and lists are sorted as a Turkish reader expects. */
import { expect, test } from "vitest";
import { foldTurkish, ftsQuery, turkishSortKey } from "../../app/platform/search";
import { createRandom } from "../../drizzle/seed/random";

test.each([
  ["çağrı", "cagri"],
  ["ÇAĞRI", "cagri"],
  ["IŞIK", "isik"],
  ["ışık", "isik"],
  ["ISIK", "isik"],
  ["İSTANBUL", "istanbul"],
  ["istanbul", "istanbul"],
  ["Istanbul", "istanbul"],
  ["ÖĞÜŞÇ", "ogusc"],
  ["i̇stanbul", "istanbul"],
  ["O\u0308g\u0306u\u0308", "ogu"],
  ["Hâlâ", "hala"],
  ["ﬁnal", "final"],
  ["  CENG—140  ", "ceng 140"],
  ["２０２４", "2024"],
  ["", ""],
  ["🤷", ""],
])("%j is folded to %j", (text, folded) => {
  expect(foldTurkish(text)).toBe(folded);
});

const TURKISH = "aAbBcCçÇdDeEfFgGğĞhHıIiİjJkKlLmMnNoOöÖpPrRsSşŞtTuUüÜvVyYzZ";
const random = createRandom(99);
const word = (letters: string, length: number) => Array.from({ length }, () => random.pick(Array.from(letters))).join("");
const words = Array.from({ length: 400 }, () => word(TURKISH, random.int(1, 9)));

test("folding leaves small Latin letters, digits and single spaces, and folding again changes nothing", () => {
  for (const each of [...words, ...words.map((text) => `${text} — ${text}!`)]) {
    expect(foldTurkish(each)).toMatch(/^([a-z0-9]+( [a-z0-9]+)*)?$/);
    expect(foldTurkish(foldTurkish(each))).toBe(foldTurkish(each));
  }
});

test("upper and lower case by Turkish and by English rules find each other", () => {
  for (const each of words) {
    const spellings = [
      each.toLocaleUpperCase("tr"),
      each.toLocaleLowerCase("tr"),
      each.toUpperCase(),
      each.toLowerCase(),
      each.normalize("NFD"),
    ];
    expect(new Set(spellings.map(foldTurkish))).toEqual(new Set([foldTurkish(each)]));
  }
});

test("the order of sort keys is the Turkish order of letters", () => {
  const collator = new Intl.Collator("tr");
  const byBytes = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  const lower = [...new Set(words.map((each) => each.toLocaleLowerCase("tr")))];
  for (let i = 0; i < lower.length; i++) {
    for (let j = i + 1; j < lower.length; j += 7) {
      const [a = "", b = ""] = [lower[i], lower[j]];
      expect([a, b, byBytes(turkishSortKey(a), turkishSortKey(b))]).toEqual([a, b, Math.sign(collator.compare(a, b))]);
    }
  }
});

test("the whole alphabet is in order", () => {
  const alphabet = Array.from("abcçdefgğhıijklmnoöprsştuüvyz");
  const shuffled = alphabet
    .map((letter) => ({ letter, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ letter }) => letter);
  expect(shuffled.sort((a, b) => (turkishSortKey(a) < turkishSortKey(b) ? -1 : 1))).toEqual(alphabet);
});

test("a query asks for every word as a prefix, and for nothing when nothing can be found by it", () => {
  expect(ftsQuery("Veri Yapıları")).toBe('"veri"* "yapilari"*');
  expect([ftsQuery(""), ftsQuery("   "), ftsQuery("!?*\"'"), ftsQuery("🤷")]).toEqual([null, null, null, null]);
});

test("no text can break out of a query", () => {
  for (const text of ['" OR 1=1 --', "a* NEAR(b c)", 'x" AND "y', "col:val", "^a -b +c (d)", "a\u0000b"])
    expect(ftsQuery(text)).toMatch(/^("[a-z0-9]+"\*)( "[a-z0-9]+"\*)*$/);
});

test("a long query is cut, not refused", () => {
  expect(ftsQuery(Array.from({ length: 50 }, (_, i) => `w${i}`).join(" "))?.split(" ")).toHaveLength(8);
  expect(ftsQuery("x".repeat(100_000))).toHaveLength(203);
});
