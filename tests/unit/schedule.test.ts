/** The rules of schedules: whom a section takes, what clashes and how that is solved, and what stands where in a week. */
import { expect, test } from "vitest";
import {
  allowedSet,
  fixesOf,
  openProblems,
  type PlanEntry,
  problemsOf,
  type SectionChoice,
} from "../../app/features/schedule/conflicts.rules";
import { admissionOf, isInRange, surnameIn } from "../../app/features/schedule/criteria.rules";
import { hoursOf, overlap, placeSideBySide, shownDays, weekdayOf } from "../../app/features/schedule/week.rules";

const range = (from: string, to: string) => (surname: string) => isInRange(surname, from, to);

test("a range inside one letter takes the surnames that lie in it, however they are written", () => {
  const inRange = range("KF", "KZ");
  expect(["Kılıç", "kılıç", "KILIÇ", "Koç", "Küçük", "KZ", "Kzyl", "KF", "kf"].filter(inRange)).toHaveLength(9);
  expect(["Kaya", "KAYA", "kaya", "K", "Kara", "Ke", "L", "Lale", "Jale", ""].filter(inRange)).toEqual([]);
  expect(["kılıç", "Kaya"].map(range("kf", "kz"))).toEqual([true, false]);
});

test("bounds follow the Turkish alphabet: ç after c, ğ after g, ı before i, ö after o, ş after s, ü after u", () => {
  expect(["Cz", "Ça", "Çz", "Da"].map(range("ÇA", "ÇZ"))).toEqual([false, true, true, false]);
  expect(["Cz", "Ça", "Da"].map(range("CA", "CZ"))).toEqual([true, false, false]);
  expect(["Gür", "Ğa", "Ha"].map(range("GA", "GZ"))).toEqual([true, false, false]);
  expect(["Gül", "Güneş", "Göl"].map(range("GÖ", "GÖ"))).toEqual([false, false, true]);
  expect(["Ilgaz", "ILGAZ", "ılgaz", "İnan", "inan", "INAN", "Hz", "Ja"].map(range("IA", "IZ"))).toEqual([
    true,
    true,
    true,
    false,
    false,
    true,
    false,
    false,
  ]);
  expect(["Ilgaz", "İnan", "inan", "Ja"].map(range("İA", "İZ"))).toEqual([false, true, true, false]);
  expect(["Ilgaz", "İnan", "Ja"].map(range("AA", "İZ"))).toEqual([true, true, false]);
  expect(["Oz", "Öz", "Pa"].map(range("OA", "OZ"))).toEqual([true, false, false]);
  expect(["Sz", "Şahin", "şahin", "Şz", "Ta"].map(range("ŞA", "ŞZ"))).toEqual([false, true, true, true, false]);
  expect(["Uz", "Ünal", "Va", "Wa", "Xa"].map(range("ÜA", "VZ"))).toEqual([false, true, true, false, false]);
  expect(["Zürich", "Žižek", "A"].map(range("AA", "ZZ"))).toEqual([true, true, true]);
});

test("a section without criteria takes everyone, and what isn't known is said to be unknown", () => {
  const criteria = [
    { department: "CENG", surnameFrom: "AA", surnameTo: "KZ" },
    { department: "EE", surnameFrom: "AA", surnameTo: "ZZ" },
  ];
  const of = (surname: string, departmentCode: string) => admissionOf(criteria, { surname, departmentCode });
  expect(["", "CENG"].map((departmentCode) => admissionOf(null, { surname: "KAYA", departmentCode }))).toEqual(["unknown", "unknown"]);
  expect(admissionOf([], { surname: "", departmentCode: "" })).toBe("admitted");
  expect([of("Kaya", "CENG"), of("Öz", "CENG"), of("Öz", "EE"), of("Kaya", "ME")]).toEqual(["admitted", "refused", "admitted", "refused"]);
  expect([of("", "EE"), of("", "CENG"), of("Kaya", ""), of("", "ME")]).toEqual(["admitted", "unknown", "unknown", "refused"]);
  expect(admissionOf([], { surname: "", departmentCode: "" })).toBe("admitted");
  expect(admissionOf([{ department: "ALL", surnameFrom: "AA", surnameTo: "ZZ" }], { surname: "", departmentCode: "" })).toBe("admitted");
  expect([surnameIn("Ayşe Nur Kılıç"), surnameIn("  Kaya "), surnameIn("")]).toEqual(["Kılıç", "Kaya", ""]);
});

test("intervals are half-open", () => {
  const at = (start: number, end: number, day = 0) => ({ day, start, end });
  expect(overlap(at(520, 570), at(570, 620))).toBe(false);
  expect(overlap(at(520, 571), at(570, 620))).toBe(true);
  expect(overlap(at(520, 620), at(520, 620, 1))).toBe(false);
});

const slot = (day: number, hour: number) => ({ day, start: hour * 60 + 40, end: hour * 60 + 90 });
const choice = (number: number, meetings: SectionChoice["meetings"], own: Partial<SectionChoice> = {}): SectionChoice => ({
  number,
  meetings,
  admission: "admitted",
  isGiven: true,
  ...own,
});
const course = (id: string, section: SectionChoice): PlanEntry => ({ id, meetings: section.meetings, date: null, section });
const item = (id: string, meetings: PlanEntry["meetings"], date: string | null = null): PlanEntry => ({
  id,
  meetings,
  date,
  section: null,
});
const NONE = allowedSet([]);

test("sections without times never clash, and items of two dates don't either", () => {
  const monday = slot(0, 8);
  const entries = [course("a", choice(1, [])), item("x", [monday], "2026-11-16"), item("y", [monday], "2026-11-23")];
  expect(problemsOf(entries, NONE)).toEqual([]);
  const sameDay = [...entries, item("z", [monday], "2026-11-23"), course("b", choice(1, [monday]))];
  expect(problemsOf(sameDay, NONE).map((each) => each.entries.join())).toEqual(["b,x", "y,z", "b,y", "b,z"]);
});

test("a clash that is allowed stays in sight", () => {
  const entries = [course("b", choice(1, [slot(0, 8)])), course("a", choice(1, [slot(0, 8), slot(1, 8)]))];
  const times = [slot(0, 8)];
  expect(problemsOf(entries, NONE)).toEqual([{ kind: "clash", entries: ["a", "b"], times, isAllowed: false }]);
  expect(problemsOf(entries, allowedSet([["a", "b"]]))).toEqual([{ kind: "clash", entries: ["a", "b"], times, isAllowed: true }]);
});

test("changes that solve a clash are named where they leave fewer problems than there are", () => {
  const a = [choice(1, [slot(0, 8)]), choice(2, [slot(1, 8)]), choice(3, [slot(2, 8)]), choice(4, [slot(0, 8)])];
  const b = [choice(1, [slot(0, 8)]), choice(2, [slot(3, 8)], { admission: "refused" }), choice(3, [], { isGiven: false })];
  const entries = [course("a", a[0] as SectionChoice), course("b", b[0] as SectionChoice), item("work", [slot(1, 8)])];
  const [clash] = problemsOf(entries, NONE);
  const fixes = clash && fixesOf(clash, entries, NONE, new Map(Object.entries({ a, b })));
  expect(fixes).toEqual([{ changes: [{ id: "a", from: 1, to: 3 }], left: 0 }]);
});

test("where a set of changes solves everything it comes first, however many courses it takes", () => {
  const hours = [8, 9, 10, 11];
  const ids = ["a", "b", "c", "d"];
  // Each may only move one hour on, so that all of them have to move; the last has one place that is free.
  const choices = new Map(
    ids.map((id, i) => [id, [choice(1, [slot(0, hours[Math.max(0, i - 1)] ?? 8)]), choice(2, [slot(0, hours[i] ?? 8)])]]),
  );
  const at = (id: string, number: number) => course(id, choices.get(id)?.[number - 1] as SectionChoice);
  const late = { ...choices.get("d")?.[1], number: 3, meetings: [slot(2, 8)] } as SectionChoice;
  const entries = [at("a", 1), at("b", 1), at("c", 1), course("d", choice(1, [slot(0, 9)]))];
  const all = new Map([...choices, ["d", [choice(1, [slot(0, 9)]), late]]]);
  const problems = openProblems(problemsOf(entries, NONE));
  expect(problems.map((each) => each.entries.join())).toEqual(["a,b", "c,d"]);
  for (const problem of problems) {
    const [first, ...others] = fixesOf(problem, entries, NONE, all);
    expect(first?.left).toBe(0);
    const numbers = new Map(first?.changes.map(({ id, to }) => [id, to]));
    const changed = entries.map((entry) => ({
      ...entry,
      meetings: all.get(entry.id)?.find(({ number }) => number === (numbers.get(entry.id) ?? entry.section?.number))?.meetings ?? [],
    }));
    expect(problemsOf(changed, NONE)).toEqual([]);
    expect(others.every(({ left }) => left < problems.length)).toBe(true);
  }
});

test("where no single change helps, both courses are changed", () => {
  const a = [choice(1, [slot(0, 8)]), choice(2, [slot(0, 8), slot(1, 8)])];
  const b = [choice(1, [slot(0, 8)]), choice(2, [slot(0, 8), slot(2, 8)])];
  const a3 = choice(3, [slot(2, 8), slot(0, 8)]);
  const entries = [course("a", a[0] as SectionChoice), course("b", b[0] as SectionChoice)];
  const [clash] = problemsOf(entries, NONE);
  const choices = (extra: SectionChoice[]) => new Map(Object.entries({ a: [...a, a3], b: [...b, ...extra] }));
  expect(clash && fixesOf(clash, entries, NONE, choices([]))).toEqual([]);
  const moved = [choice(4, [slot(0, 9)])];
  expect(clash && fixesOf(clash, entries, NONE, choices(moved))).toEqual([{ changes: [{ id: "b", from: 1, to: 4 }], left: 0 }]);
  const tight = new Map(
    Object.entries({
      a: [choice(1, [slot(0, 8)]), choice(2, [slot(0, 9)])],
      b: [choice(1, [slot(0, 8), slot(0, 9)]), choice(2, [slot(0, 8)])],
    }),
  );
  const [first] = problemsOf([course("a", choice(1, [slot(0, 8)])), course("b", choice(1, [slot(0, 8), slot(0, 9)]))], NONE);
  const both =
    first && fixesOf(first, [course("a", choice(1, [slot(0, 8)])), course("b", choice(1, [slot(0, 8), slot(0, 9)]))], NONE, tight);
  expect(both).toEqual([
    {
      changes: [
        { id: "a", from: 1, to: 2 },
        { id: "b", from: 1, to: 2 },
      ],
      left: 0,
    },
  ]);
});

test("a section that doesn't take its owner, or is gone, is a problem that another section solves", () => {
  const sections = [choice(1, [], { isGiven: false }), choice(2, [], { admission: "unknown" }), choice(3, [], { admission: "admitted" })];
  const entries = [course("a", sections[0] as SectionChoice), course("b", choice(1, [], { admission: "refused" }))];
  const problems = problemsOf(entries, NONE);
  expect(problems).toEqual([
    { kind: "gone", entries: ["a"] },
    { kind: "refused", entries: ["b"] },
  ]);
  const fixes = problems[0] && fixesOf(problems[0], entries, NONE, new Map([["a", sections]]));
  expect(fixes?.map(({ changes, left }) => [changes[0]?.to, left])).toEqual([
    [3, 1],
    [2, 1],
  ]);
});

test("a week shows Monday to Friday, the weekend when it is used, and no hidden day", () => {
  expect(shownDays([], 0)).toEqual([0, 1, 2, 3, 4]);
  expect(shownDays([0, 5], 0)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(shownDays([6], 0b10001)).toEqual([1, 2, 3, 6]);
  expect(shownDays([], 0b1111111)).toEqual([0, 1, 2, 3, 4]);
  expect([weekdayOf("2026-11-16"), weekdayOf("2026-11-22")]).toEqual([0, 6]);
});

test("the grid's lines begin with the slots, at :40, and hold whatever is earlier or later", () => {
  expect(hoursOf([])).toMatchObject({ from: 520, to: 1050, lines: [520, 580, 640, 700, 760, 820, 880, 940, 1000] });
  expect(hoursOf([{ day: 0, start: 420, end: 1200 }])).toMatchObject({ from: 400, to: 1200 });
  expect(hoursOf([{ day: 0, start: 0, end: 30 }])).toMatchObject({ from: 0 });
});

test("two that overlap stand side by side, and what only touches is full width", () => {
  const places = placeSideBySide([
    { day: 0, start: 520, end: 630 },
    { day: 0, start: 580, end: 690 },
    { day: 0, start: 630, end: 700 },
    { day: 0, start: 700, end: 750 },
  ]);
  expect(places.map(({ start, lane, lanes }) => [start, lane, lanes])).toEqual([
    [520, 0, 2],
    [580, 1, 2],
    [630, 0, 2],
    [700, 0, 1],
  ]);
});
