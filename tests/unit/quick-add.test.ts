/** What one line says of a todo, in both languages. The day is Saturday, 21 November 2026, 10:00. */
import { expect, test } from "vitest";
import { type Mark, readLine } from "../../app/features/todo/quick-add.rules";
import { growth, MOST_GROWTH } from "../support/growth";
import { ENGLISH, ENGLISH_TRAPS, TURKISH, TURKISH_TRAPS } from "./quick-add-phrases";
import { UNSEEN, UNSEEN_LATER } from "./quick-add-unseen";

const now = (locale: "en" | "tr") => ({ today: "2026-11-21", minute: 600, locale });

/** A line as it is understood: day, time, list, priority, repeat, and the title that is left. */
const understood = (line: string, locale: "en" | "tr" = "en", ignored: Mark[] = []) => {
  const { title, list, dueOn, dueMinute, priority, repeat } = readLine(line, now(locale), new Set(ignored));
  const clock =
    dueMinute === null ? "" : ` ${String(Math.floor(dueMinute / 60)).padStart(2, "0")}:${String(dueMinute % 60).padStart(2, "0")}`;
  const when = dueOn === null ? "-" : `${dueOn}${clock}`;
  return [when, list && `#${list}`, "!".repeat(priority), repeat === "none" ? "" : repeat, title].filter(Boolean).join(" | ");
};

test.each([
  ["yarın 14:00 rapor #fizik !", "2026-11-22 14:00 | #fizik | ! | rapor"],
  ["rapor cumaya kadar", "2026-11-27 | rapor"],
  ["Cumaya kadar raporu bitir", "2026-11-27 | raporu bitir"],
  ["pazartesi günü laboratuvar", "2026-11-23 | laboratuvar"],
  ["salıya ödev #MATH119 !!", "2026-11-24 | #MATH119 | !! | ödev"],
  ["çarşamba 9.30 danışman", "2026-11-25 09:30 | danışman"],
  ["PERŞEMBE sunum", "2026-11-26 | sunum"],
  ["bugün ekmek al", "2026-11-21 | ekmek al"],
  ["yarına kadar form doldur", "2026-11-22 | form doldur"],
  ["öbür gün kütüphane", "2026-11-23 | kütüphane"],
  ["3 gün sonra arama yap", "2026-11-24 | arama yap"],
  ["iki hafta sonra kontrol", "2026-12-05 | kontrol"],
  ["bir ay sonra pasaport", "2026-12-21 | pasaport"],
  ["2 saat sonra çamaşır", "2026-11-21 12:00 | çamaşır"],
  ["30 dk sonra fırın", "2026-11-21 10:30 | fırın"],
  ["15 mart burs başvurusu", "2027-03-15 | burs başvurusu"],
  ["15 Mart'a kadar burs", "2027-03-15 | burs"],
  ["30 kasıma kadar fatura", "2026-11-30 | fatura"],
  ["1 Ocak 2028 planla", "2028-01-01 | planla"],
  ["ayın 25'i kira", "2026-11-25 | kira"],
  ["ayın 15'ine kadar kira", "2026-12-15 | kira"],
  ["haftaya salı ara sınav", "2026-11-24 | ara sınav"],
  ["gelecek hafta ders seç", "2026-11-23 | ders seç"],
  ["hafta sonu temizlik", "2026-11-21 | temizlik"],
  ["saat 14'te toplantı", "2026-11-21 14:00 | toplantı"],
  ["14'te toplantı", "2026-11-21 14:00 | toplantı"],
  ["saat 9 ilaç", "2026-11-22 09:00 | ilaç"],
  ["akşam 8'de spor", "2026-11-21 20:00 | spor"],
  ["yarın sabah 9 kahvaltı", "2026-11-22 09:00 | kahvaltı"],
  ["saat 5 çay", "2026-11-21 17:00 | çay"],
  ["14.00 toplantı", "2026-11-21 14:00 | toplantı"],
  ["her gün su iç", "2026-11-21 | daily | su iç"],
  ["her gün 08:00 ilaç", "2026-11-22 08:00 | daily | ilaç"],
  ["her pazartesi haftalık rapor", "2026-11-23 | weekly | haftalık rapor"],
  ["hafta içi her gün 9:00 yoklama", "2026-11-23 09:00 | weekdays | yoklama"],
  ["her ayın 31'i kira", "2026-11-30 | monthly | kira"],
  ["her ay bütçe", "2026-11-21 | monthly | bütçe"],
  ["eski kitapları sat", "- | eski kitapları sat"],
  ["projeyi sun", "- | projeyi sun"],
])("Turkish: %s", (line, expected) => {
  expect(understood(line, "tr")).toBe(expected);
});

test.each([
  ["lab report friday", "2026-11-27 | lab report"],
  ["due mon essay", "2026-11-23 | essay"],
  ["essay due mon", "2026-11-23 | essay"],
  ["buy milk today", "2026-11-21 | buy milk"],
  ["call home tomorrow at 7pm", "2026-11-22 19:00 | call home"],
  ["quiz sat", "2026-11-28 | quiz"],
  ["quiz this saturday", "2026-11-21 | quiz"],
  ["next monday seminar", "2026-11-23 | seminar"],
  ["next sunday brunch", "2026-11-29 | brunch"],
  ["in 3 days return book", "2026-11-24 | return book"],
  ["in a week follow up", "2026-11-28 | follow up"],
  ["in two months renew card", "2027-01-21 | renew card"],
  ["in 2 hours laundry", "2026-11-21 12:00 | laundry"],
  ["by march 15 scholarship form", "2027-03-15 | scholarship form"],
  ["15th march scholarship", "2027-03-15 | scholarship"],
  ["pay rent on the 25th", "2026-11-25 | pay rent"],
  ["meet advisor 2:30pm #thesis", "2026-11-21 14:30 | #thesis | meet advisor"],
  ["meet advisor at 2", "2026-11-21 14:00 | meet advisor"],
  ["meet 2 pm", "2026-11-21 14:00 | meet"],
  ["lunch at noon", "2026-11-21 12:00 | lunch"],
  ["gym 05:30", "2026-11-22 05:30 | gym"],
  ["every day vitamins", "2026-11-21 | daily | vitamins"],
  ["every friday timesheet", "2026-11-27 | weekly | timesheet"],
  ["every weekday 8:40 attendance", "2026-11-23 08:40 | weekdays | attendance"],
  ["report 15/3", "2027-03-15 | report"],
  ["report 15.03.2027", "2027-03-15 | report"],
  ["report 2027-03-15", "2027-03-15 | report"],
  ["taxes 29 feb", "2028-02-29 | taxes"],
  ["urgent thing !!", "- | !! | urgent thing"],
])("English: %s", (line, expected) => {
  expect(understood(line, "en")).toBe(expected);
});

test.each([
  ["finish problem 14", "- | finish problem 14"],
  ["read chapter 3 and 4", "- | read chapter 3 and 4"],
  ["weekly report", "- | weekly report"],
  ["haftalık rapor yaz", "- | haftalık rapor yaz"],
  ["question #1", "- | question #1"],
  ["call mom!", "- | call mom!"],
  ["C# homework", "- | C# homework"],
  ["ödev 30 şubat", "- | ödev 30 şubat"],
  ["25:00 is no time", "- | 25:00 is no time"],
  ["it may rain", "- | it may rain"],
  ["mart kedisi", "- | mart kedisi"],
  ["compare 3.5 and 99.99", "- | compare 3.5 and 99.99"],
  ["PHYS105 quiz", "- | PHYS105 quiz"],
  ["go on a walk", "- | go on a walk"],
  ["bir gün deniz", "- | bir gün deniz"],
  ["   two   spaces  ", "- | two spaces"],
])("nothing is made up: %s", (line, expected) => {
  expect(understood(line)).toBe(expected);
});

test.each([["tomorrow"], ["yarın 14:00"], ["#fizik"], ["!"], ["#fizik yarın !"]])(
  "a line that would leave no title is the title: %s",
  (line) => {
    expect(understood(line)).toBe(`- | ${line}`);
  },
);

test("of two days, two lists or two priorities the first one counts, and the others stay in the title", () => {
  expect(understood("friday talk about monday #a #b ! !!")).toBe("2026-11-27 | #a | ! | talk about monday #b !!");
});

test("what its writer says isn't meant stays in the title", () => {
  expect(understood("watch Friday #films !", "en", ["date"])).toBe("- | #films | ! | watch Friday");
  expect(understood("read 14:00 #films", "en", ["time", "list"])).toBe("- | read 14:00 #films");
  expect(understood("every day !", "en", ["repeat"])).toBe("- | ! | every day");
});

test("a time that is over today is tomorrow's", () => {
  expect(understood("call 09:59")).toBe("2026-11-22 09:59 | call");
  expect(understood("call 10:01")).toBe("2026-11-21 10:01 | call");
});

test("lists keep Turkish letters and are told apart from what is stuck to them", () => {
  expect(understood("ödev #çağdaş-şiir, yarın", "tr")).toBe("2026-11-22 | #çağdaş-şiir | ödev");
});

test("a line takes as long as it is long", () => {
  const line = (times: number) => `${"every her 15 mart saat ".repeat(100 * times)}end`;
  expect(growth((times) => readLine(line(times), now("tr")))).toBeLessThan(MOST_GROWTH);
});

test.each(TURKISH)("what people type in Turkish: %s", (line, expected) => {
  expect(understood(line, "tr")).toBe(expected);
});

test.each(ENGLISH)("what people type in English: %s", (line, expected) => {
  expect(understood(line, "en")).toBe(expected);
});

test.each(TURKISH_TRAPS)("what only looks like a day or a time in Turkish: %s", (line, expected) => {
  expect(understood(line, "tr")).toBe(expected);
});

test.each(ENGLISH_TRAPS)("what only looks like a day or a time in English: %s", (line, expected) => {
  expect(understood(line, "en")).toBe(expected);
});

test("in the night after midnight the night is the one that one is in", () => {
  const inTheNight = { today: "2026-11-21", minute: 30, locale: "tr" } as const;
  expect(readLine("bu gece 2'de maç", inTheNight)).toMatchObject({ dueOn: "2026-11-21", dueMinute: 120 });
  expect(readLine("gece 2'de maç", inTheNight)).toMatchObject({ dueOn: "2026-11-21", dueMinute: 120 });
});

test("on Sunday the weekend is today", () => {
  expect(readLine("hafta sonu temizlik", { today: "2026-11-22", minute: 600, locale: "tr" }).dueOn).toBe("2026-11-22");
});

test("sixty lines by somebody else are understood: 51 when they were written down, all since the kinds of the other nine are known", () => {
  const wrong = UNSEEN.filter(([locale, line, expected]) => understood(line, locale) !== expected).map(([, line]) => line);
  expect(wrong).toEqual([]);
});

test("of forty later lines that nothing was tuned on all but two are understood", () => {
  const wrong = UNSEEN_LATER.filter(([locale, line, expected]) => understood(line, locale) !== expected).map(([, line]) => line);
  expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(2);
});
