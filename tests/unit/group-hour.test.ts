/** What is told of a group's free hours, and a member who works out from it when somebody else is busy. */
import { expect, test } from "vitest";
import {
  choicesOf,
  freeBeside,
  freeIn,
  hourAt,
  marksOf,
  type Span,
  stepOf,
  steps,
  stepTable,
} from "../../app/features/group-hour/group-hour.rules";
import { isExactly, isPinned, type Known } from "./small-groups.programme";

const span: Span = { days: ["2026-11-30", "2026-12-02"], fromMinute: 520, toMinute: 700, length: 2 };

test("hours are counted through all days", () => {
  expect([0, 2, 3, 5, 6].map((cell) => hourAt(span, cell))).toEqual([
    { day: "2026-11-30", start: 520 },
    { day: "2026-11-30", start: 640 },
    { day: "2026-12-02", start: 520 },
    { day: "2026-12-02", start: 640 },
    null,
  ]);
});

test("what takes a minute of an hour takes the hour", () => {
  const lecture = { day: "2026-11-30", start: 520, end: 570 };
  const late = { day: "2026-12-02", start: 579, end: 581 };
  expect(freeBeside(span, [lecture, late])).toEqual([1, 2, 5]);
});

test("what goes on past midnight takes the hours of the days that follow", () => {
  const trip = { day: "2026-11-29", start: 1200, end: 3 * 1440 + 570 };
  expect(freeBeside(span, [trip])).toEqual([4, 5]);
  expect(freeBeside(span, [{ day: "2026-11-30", start: 1380, end: 1500 }])).toEqual([0, 1, 2, 3, 4, 5]);
});

test("marks are read as they were written", () => {
  expect(marksOf(span, [5, 0])).toBe("100001");
  expect(freeIn("100001")).toEqual([0, 5]);
});

test("a time is as good as the worst of its hours, stays within its day and is still to come", () => {
  const before = Date.parse("2026-11-29T00:00:00Z");
  expect(choicesOf(span, "naanaf", before).map(({ cell, step }) => [cell, step])).toEqual([
    [1, "all"],
    [0, "nearly"],
    [3, "nearly"],
    [4, "fewer"],
  ]);
  const during = Date.parse("2026-11-30T06:00:00Z");
  expect(choicesOf(span, "naanaf", during).map(({ cell }) => cell)).toEqual([1, 3, 4]);
});

/** What one look tells: who was counted, and the least and the most that are free. */
interface Look {
  counted: readonly number[];
  least: number;
  most: number;
}

/** What is told of people, by the letters of a table. */
function lookAt(truth: readonly number[], counted: readonly number[], table: (answers: number) => string): Look {
  const letters = table(counted.length);
  const letter = letters[counted.reduce((sum, person) => sum + (truth[person] ?? 0), 0)] ?? "";
  return { counted, least: letters.indexOf(letter), most: letters.lastIndexOf(letter) };
}

/** The people whose hour is known to be taken by somebody who knows their own and what was told. */
function caught(truth: readonly number[], own: readonly number[], looks: readonly Look[]): number[] {
  const people = truth.map((_, person) => person);
  const known: Known[] = [
    ...people.map((person) => ({ sum: { [`p${person}`]: 1 }, least: 0, most: 1 })),
    ...own.map((person) => isExactly({ [`p${person}`]: 1 }, truth[person] ?? 0)),
    ...looks.map(({ counted, least, most }) => ({
      sum: Object.fromEntries(counted.map((person) => [`p${person}`, 1])),
      least,
      most,
    })),
  ];
  return people.filter((person) => !own.includes(person) && truth[person] === 0 && isPinned(known, { [`p${person}`]: 1 }, 0));
}

const asDecided = (answers: number) => stepTable[answers] ?? "";
const exact = (answers: number) => Array.from({ length: answers + 1 }, (_, free) => String.fromCharCode(97 + free)).join("");

/** Every way in which so many people are free or not. */
const worlds = (people: number) =>
  Array.from({ length: 2 ** people }, (_, bits) => Array.from({ length: people }, (__, at) => (bits >> at) & 1));
/** The same, but for who of the others is which: they are all told of alike. */
const kindsOf = (people: number, own: number) =>
  worlds(own).flatMap((mine) =>
    Array.from({ length: people - own + 1 }, (_, free) => [
      ...mine,
      ...Array.from({ length: people - own }, (__, at) => (at < free ? 1 : 0)),
    ]),
  );
const sizes = (least: number) => Array.from({ length: 12 - least + 1 }, (_, more) => least + more);
const everybody = (people: number) => Array.from({ length: people }, (_, at) => at);

/** Whether anybody is caught in a group that is told of once. */
const anyCaught = (people: number, own: number, table: (answers: number) => string) =>
  kindsOf(people, own).some((truth) => caught(truth, everybody(own), [lookAt(truth, everybody(people), table)]).length > 0);

test("a member learns of nobody else when they are busy, however many answered", () => {
  expect(sizes(3).filter((people) => anyCaught(people, 1, asDecided))).toEqual([]);
}, 60_000);

test("nor do two members who compare their answers, from four people on", () => {
  expect(sizes(4).filter((people) => anyCaught(people, 2, asDecided))).toEqual([]);
}, 60_000);

test("of three people two who compare their answers know the third's: that is told before one joins", () => {
  expect(anyCaught(3, 2, asDecided)).toBe(true);
});

test("counts as they are would tell, as would all but one or two of five", () => {
  expect(sizes(3).filter((people) => anyCaught(people, 1, exact))).toEqual(sizes(3));
  const tooFine = (answers: number) =>
    Array.from({ length: answers + 1 }, (_, free) => (free === answers ? "a" : free >= answers - 2 ? "n" : "f")).join("");
  expect([4, 5].filter((people) => anyCaught(people, 2, tooFine))).toEqual([4, 5]);
}, 60_000);

test("a second look after one more joined would tell of them: that is why there is one", () => {
  const looks = (truth: readonly number[]) =>
    [
      [0, 1, 2, 3],
      [0, 1, 2, 3, 4],
    ].map((counted) => lookAt(truth, counted, asDecided));
  const truth = [1, 1, 1, 1, 0];
  const [first, second] = looks(truth);
  expect(caught(truth, [0], [first as Look])).toEqual([]);
  expect(caught(truth, [0], [second as Look])).toEqual([]);
  expect(caught(truth, [0], [first as Look, second as Look])).toEqual([4]);
});

test("each number of answers has a letter for each number of free ones", () => {
  expect(Object.keys(stepTable).map(Number)).toEqual(sizes(3));
  expect(asDecided(3)).toBe("fffa");
  expect(asDecided(6)).toBe("ffffnna");
  expect(steps[stepOf(10, 12)]).toBe("n");
});
