/** Turkish search and order: every spelling finds the same, and lists are sorted as a Turkish reader expects. */
import { expect, test } from "vitest";
import { foldTurkish, turkishSortKey } from "../../app/platform/folding";
import { nearForms, nearFtsQuery } from "../../app/platform/near-query";
import { ftsQuery, markWords, searchForms } from "../../app/platform/search";
import { createRandom } from "../../drizzle/seed/random";
import { metuTest } from "../support/pack-test";

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
  ["C++", "cpp"],
  ["c++11 ve C/C++", "cpp 11 ve c cpp"],
  ["C# dersi, F#", "csharp dersi fsharp"],
  [".NET", "net dotnet"],
  ["ASP.NET'te", "asp net dotnet te"],
  ["example.net", "example net"],
  ["#ceng140 A+ C+", "ceng140 a c"],
  ["Notepad++", "notepadpp"],
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

metuTest.each([
  ["CENG 140", '("ceng 140"* OR "ceng140"* OR "ceng 0140"* OR "ceng0140"* OR "571 0140"* OR "5710140"*)'],
  ["ceng140", '("ceng 140"* OR "ceng140"* OR "ceng 0140"* OR "ceng0140"* OR "571 0140"* OR "5710140"*)'],
  ["CENG-140", '("ceng 140"* OR "ceng140"* OR "ceng 0140"* OR "ceng0140"* OR "571 0140"* OR "5710140"*)'],
  ["ceng.140", '("ceng 140"* OR "ceng140"* OR "ceng 0140"* OR "ceng0140"* OR "571 0140"* OR "5710140"*)'],
  ["MİNE 101", '("mine 101"* OR "mine101"* OR "mine 0101"* OR "mine0101"* OR "565 0101"* OR "5650101"*)'],
  ["mıne101", '("mine 101"* OR "mine101"* OR "mine 0101"* OR "mine0101"* OR "565 0101"* OR "5650101"*)'],
  ["CENG 140'ın", '("ceng 140"* OR "ceng140"* OR "ceng 0140"* OR "ceng0140"* OR "571 0140"* OR "5710140"*)'],
  ["ceng140 vize", '("ceng 140"* OR "ceng140"* OR "ceng 0140"* OR "ceng0140"* OR "571 0140"* OR "5710140"*) AND "vize"*'],
  ["ders ceng 140", '"ders"* AND ("ceng 140"* OR "ceng140"* OR "ceng 0140"* OR "ceng0140"* OR "571 0140"* OR "5710140"*)'],
  ["571 0140", '("5710140"* OR "571 0140"* OR "ceng 140" OR "ceng140" OR "ceng 0140" OR "ceng0140")'],
  ["5710140", '("5710140"* OR "571 0140"* OR "ceng 140" OR "ceng140" OR "ceng 0140" OR "ceng0140")'],
  ["ceng 0140", '("ceng 140"* OR "ceng140"* OR "ceng 0140"* OR "ceng0140"* OR "571 0140"* OR "5710140"*)'],
  ["oda 302", '("oda 302"* OR "oda302"* OR "oda 0302"* OR "oda0302"*)'],
  ["mart 2024", '(("mart"* AND "2024"*) OR "mart2024"*)'],
  ["hafta 2", '(("hafta"* AND "2"*) OR "hafta2"*)'],
  ["C++", '"cpp"*'],
  ["C++'ta", '"cpp"*'],
  ["c#", '"csharp"*'],
  ["R&D", '("r d"* OR "rd"*)'],
  ["O'Brien", '(("o"* AND "brien"*) OR "obrien"*)'],
  ["node.js", '(("node"* AND "js"*) OR "nodejs"*)'],
  ["Ankara'dan", '"ankara"*'],
  ["İSTANBUL’A", '"istanbul"*'],
  ["McDonald's", '"mcdonald"*'],
  ["Kur'an", '(("kur"* AND "an"*) OR "kuran"*)'],
  ["Prag", '("prag"* OR "prague"* OR "praha"*)'],
  ["Prag'da", '("prag"* OR "prague"* OR "praha"*)'],
  ["almanya", '("almanya"* OR "germany"*)'],
])("%s asks for %s", (text, query) => {
  expect(ftsQuery(text)).toBe(query);
});

test.each([
  ["istanbula", "istanbul"],
  ["ankaradan", "ankara"],
  ["izmirde", "izmir"],
  ["eskişehirde", "eskisehir"],
  ["kitabı", "kitap"],
  ["topluluğa", "topluluk"],
  ["notları", "not"],
  ["hocanın", "hoca"],
  ["sınavlar", "sinav"],
  ["stajda", "staj"],
  ["yurtlarda", "yurt"],
  ["bursu", "burs"],
  ["pragda", "praha"],
  ["obrien", "o brien"],
  ["mcdonalds", "mcdonald s"],
  ["nodejs", "node js"],
  ["equations", "equat"],
  ["wifi", "wi fi"],
  ["eposta", "e posta"],
])("where nothing holds %s, %s is near it", (text, form) => {
  expect(nearForms(text).map((each) => each.text)).toContain(form);
  expect(nearFtsQuery(text)).toContain(`"${form}"`);
});

test.each(["2024", "ab", "ceng 14", "R&D", ""])("nothing else is near %j", (text) => {
  expect(nearFtsQuery(text)).toBeNull();
});

test("no text can break out of a query", () => {
  const form = '(?:"[a-z0-9]+( [a-z0-9]+)*"\\*?|NEAR\\("[a-z0-9]+" "[a-z0-9]+"\\*, 1\\))';
  const either = `(${form}|\\([ ()]*${form}(?:( AND | OR |\\(|\\))*${form})*\\)+)`;
  const safe = new RegExp(`^${either}(( | AND )${either})*$`);
  const texts = [
    '" OR 1=1 --',
    "a* NEAR(b c)",
    'x" AND "y',
    "col:val",
    "^a -b +c (d)",
    "a\u0000b",
    "O'B\"rien' OR",
    'c++"',
    'ceng" 140*',
    "r&d)",
  ];
  for (const text of texts) for (const query of [ftsQuery(text), nearFtsQuery(text)]) if (query !== null) expect(query).toMatch(safe);
});

test.each([
  ["CENG 140 notları", "ceng140", ["CENG", "140"]],
  ["CENG140 notları", "ceng 140", ["CENG140"]],
  ["140 soru, CENG 213", "ceng140", []],
  ["C ve C++", "c++", ["C++"]],
  ["ASP.NET ve net", ".net", [".NET", "net"]],
  ["R&D ve radar", "r&d", ["R", "D"]],
  ["Praha'da", "prag", ["Praha"]],
  ["Notepad++ açık", "notepad", ["Notepad++"]],
])("in %s the question %s marks %j", (text, question, marked) => {
  const parts = markWords(text, searchForms(question));
  expect(parts.map((part) => part.text).join("")).toBe(text);
  expect(parts.filter((part) => part.marked).map((part) => part.text)).toEqual(marked);
});

test("a long query is cut, not refused", () => {
  expect(ftsQuery(Array.from({ length: 50 }, (_, i) => `w${"abcde"[i % 5]}`).join(" "))?.split(" ")).toHaveLength(8);
  expect(ftsQuery("x".repeat(100_000))).toHaveLength(203);
});
