/** What to do when a section is full, against all sections of all courses tried one by one. */
import { expect, test } from "vitest";
import { choicesOf, planOf } from "../../app/features/schedule/plan.rules";
import { type AskedPlanB, planB, planBOf, type WhenFull } from "../../app/features/schedule/plan-b.rules";
import { createRandom } from "../../drizzle/seed/random";
import { distance, randomPlanB, shareAMinute, slowly } from "../support/plan-b-oracle";

/** So many slices of a search are waited for; each is two thousand steps. */
function answerTo(asked: AskedPlanB, most = 5000): { answer: WhenFull[]; slices: number } {
  const search = planB(asked);
  for (let slices = 0; slices < most; slices++) {
    const step = search.next();
    if (step.done) return { answer: step.value, slices };
  }
  throw new Error("It didn't end");
}

const planBAnswer = (asked: AskedPlanB) => answerTo(asked).answer;

/** The sections after a way was taken, with their times. */
const after = ({ courses }: AskedPlanB, way: WhenFull["ways"][number]) =>
  courses.map((course) => {
    const number = way.find(({ courseCode }) => courseCode === course.courseCode)?.to ?? course.taken;
    return {
      id: course.id,
      number,
      isMoved: number !== course.taken,
      meetings: course.sections.find((each) => each.number === number)?.meetings ?? [],
    };
  });

const timesOf = (week: ReturnType<typeof after>) => week.flatMap(({ meetings }) => meetings);

/** What overlaps in a week though its owner didn't allow it, or not for these sections. */
function overlaps(asked: AskedPlanB, week: ReturnType<typeof after>): string[] {
  const may = (a: string, b: string) => asked.allowed.some((pair) => pair.includes(a) && pair.includes(b));
  return week.flatMap((one, i) => [
    ...week
      .slice(i + 1)
      .filter((other) => shareAMinute(one.meetings, other.meetings) && !(may(one.id, other.id) && !one.isMoved && !other.isMoved))
      .map((other) => `${one.id} ${other.id}`),
    ...asked.items
      .filter((item) => shareAMinute(one.meetings, item.meetings) && !(may(one.id, item.id) && !one.isMoved))
      .map((item) => `${one.id} ${item.id}`),
  ]);
}

test("the fewest moves are those of brute force on two hundred schedules, and no way overlaps or holds the full section", () => {
  const random = createRandom(67);
  const seen = { ways: 0, several: 0, none: 0, without: 0, allowed: 0, compared: 0 };
  const wrong: unknown[] = [];
  for (let i = 0; i < 200; i++) {
    const asked = randomPlanB(random);
    const { answer } = answerTo(asked);
    expect(answer.map(({ courseCode }) => courseCode)).toEqual(asked.courses.map(({ courseCode }) => courseCode));
    for (const [at, { ways, without, reason, section }] of answer.entries()) {
      const full = asked.courses[at]?.id ?? "";
      const expected = slowly(asked, full);
      if (ways.some((way) => way.length !== expected?.moves) || (ways.length === 0) !== (expected === null))
        wrong.push({ i, full, expected, ways });
      expect(reason === null).toBe(expected !== null);
      for (const way of ways) {
        const week = after(asked, way);
        expect(week.find(({ id }) => id === full)?.number).not.toBe(section);
        expect(overlaps(asked, week)).toEqual([]);
        expect(way[0]?.courseCode).toBe(asked.courses[at]?.courseCode);
      }
      // Of an item that may stay beside its course the solver counts the time once.
      const [best] = ways;
      if (best && expected && asked.allowed.every(([, other]) => !other.startsWith("item"))) {
        const far = distance(timesOf(after(asked, best)), timesOf(after(asked, [])));
        if (far !== expected.distance) wrong.push({ i, full, far, expected });
        seen.compared += 1;
      }
      const other = asked.courses.filter(({ id }) => id !== full);
      const fewer = other.flatMap(({ id, courseCode }) => {
        const least = slowly({ ...asked, courses: asked.courses.filter((each) => each.id !== id) }, full);
        return least ? [`${courseCode} ${least.moves}`] : [];
      });
      if (expected === null) expect(without.map(({ courseCode, way }) => `${courseCode} ${way.length}`).sort()).toEqual(fewer.sort());
      seen.ways += ways.length;
      seen.several += ways.some((way) => way.length > 1) ? 1 : 0;
      seen.none += expected === null ? 1 : 0;
      seen.without += without.length;
      seen.allowed += ways.some((way) => overlaps({ ...asked, allowed: [] }, after(asked, way)).length > 0) ? 1 : 0;
    }
  }
  expect(wrong).toEqual([]);
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(20);
});

const at = (day: number, hour: number) => ({ day, start: hour * 60 + 40, end: hour * 60 + 90, place: null });
const course = (i: number, ...times: ReturnType<typeof at>[][]): AskedPlanB["courses"][number] => ({
  id: `course-${i}`,
  courseCode: `C${i}`,
  color: 0,
  taken: 1,
  sections: times.map((meetings, n) => ({ number: n + 1, isUnsure: false, meetings })),
});
const told = (ways: WhenFull["ways"]) => ways.map((way) => way.map(({ courseCode, to }) => `${courseCode} ${to}`).join(", "));

test("one move comes before two, and of as few moves the week that stays nearest to what it is", () => {
  const courses = [course(0, [at(0, 9)], [at(4, 9)], [at(0, 11)], [at(0, 10)]), course(1, [at(0, 10)], [at(0, 12)])];
  expect(told(planBAnswer({ courses, items: [], allowed: [] })[0]?.ways ?? [])).toEqual(["C0 3", "C0 2"]);
  const onlyTwo = [course(0, [at(0, 9)], [at(0, 10)]), course(1, [at(0, 10)], [at(0, 12)])];
  expect(told(planBAnswer({ courses: onlyTwo, items: [], allowed: [] })[0]?.ways ?? [])).toEqual(["C0 2, C1 2"]);
});

test("where nothing fits it says why, and without which courses something would", () => {
  const courses = [course(0, [at(0, 9)], [at(0, 10)]), course(1, [at(0, 10)]), course(2, [at(2, 10)])];
  const [first, second] = planBAnswer({ courses, items: [], allowed: [] });
  expect([first?.reason, first?.without.map(({ courseCode, way }) => [courseCode, ...told([way])])]).toEqual(["courses", [["C1", "C0 2"]]]);
  expect([second?.reason, second?.without]).toEqual(["noOther", []]);
  const item = { id: "item", meetings: [at(0, 10)] };
  expect(planBAnswer({ courses: courses.slice(0, 1), items: [item], allowed: [] })[0]?.reason).toBe("items");
});

test("what clashes by leave may stay so, but a section that moves clashes with nothing", () => {
  const courses = [course(0, [at(0, 9)], [at(3, 9)], [at(1, 9)]), course(1, [at(1, 9)], [at(2, 9)]), course(2, [at(1, 9)])];
  const allowed: [string, string][] = [["course-1", "course-2"]];
  expect(told(planBAnswer({ courses, items: [], allowed })[0]?.ways ?? [])).toEqual(["C0 2"]);
  expect(told(planBAnswer({ courses, items: [], allowed: [] })[0]?.ways ?? [])).toEqual(["C0 2, C1 2"]);
});

test("sections that don't take the owner, or that the timetable dropped, are never proposed; one that may is marked", () => {
  const owner = { surname: "", departmentCode: "CENG" };
  const row = (sectionNumber: number, own: object = {}) => ({
    courseId: "a",
    courseCode: "MATH119",
    nameEn: "",
    nameTr: "",
    creditHalves: null,
    color: 0,
    knownTimes: null,
    sectionNumber,
    sectionId: `s${sectionNumber}`,
    criteria: null,
    note: null,
    isWithdrawn: 0,
    isOpen: 0,
    instructors: "[]",
    ...own,
  });
  const criteria = (department: string, surnameFrom: string, surnameTo: string) => JSON.stringify([{ department, surnameFrom, surnameTo }]);
  const sections = [
    row(1),
    row(2, { criteria: criteria("EE", "AA", "ZZ") }),
    row(3, { isWithdrawn: 1 }),
    row(4, { criteria: criteria("ALL", "AA", "KZ") }),
    row(5),
  ];
  const meetings = [1, 2, 3, 4, 5].map((n) => ({
    sectionId: `s${n}`,
    day: 0,
    startMinute: 500 + (n > 3 ? 300 : n),
    endMinute: 900,
    place: "U1",
  }));
  const schedule = { scheduleId: "s", term: "2026-1", name: "A", hiddenDays: 0, ownerName: "", ownerDepartment: null, ...owner };
  const plan = planOf({ schedule, sections: [row(1)], meetings, items: [], allowed: [] });
  const [only] = planBAnswer(planBOf(plan, choicesOf(plan.owner, sections, meetings)));
  expect(only?.ways.map((way) => way.map(({ to, same, isUnsure }) => ({ to, same, isUnsure })))).toEqual([
    [{ to: 5, same: [4], isUnsure: false }],
  ]);
});

test("seven courses of twenty sections take few steps, also where one of them has no way", () => {
  const random = createRandom(5);
  const sections = () =>
    Array.from({ length: 20 }, () => [at(random.int(0, 4), random.int(8, 16)), at(random.int(0, 4), random.int(8, 16))]);
  const courses = Array.from({ length: 7 }, (_, i) => course(i, ...sections()));
  expect(answerTo({ courses, items: [], allowed: [] }).slices).toBeLessThan(200);
  const stuck = [...courses.slice(0, 6), course(6, [at(0, 9)], [at(1, 9)], [at(2, 9)])];
  const item = { id: "item", meetings: [1, 2].map((day) => at(day, 9)) };
  expect(answerTo({ courses: stuck, items: [item], allowed: [] }).slices).toBeLessThan(1000);
});
