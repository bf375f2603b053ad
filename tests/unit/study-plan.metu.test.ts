/** A plan out of a transcript and a curriculum: what is open, what is wrong with a place, what losing a course costs, and a link without grades. */
import { expect, test, vi } from "vitest";
import { checkPlan } from "~/features/study-plan/check.rules";
import { type CourseOutcome, costOf, outcomesOf } from "~/features/study-plan/cost.rules";
import { placeAll } from "~/features/study-plan/placement.rules";
import { type FactsQuestion, factsOf, type PlanFacts } from "~/features/study-plan/plan.rules";
import { readPlans } from "~/features/study-plan/plan-store";
import { type StartQuestion, startOf } from "~/features/study-plan/plan-terms.rules";
import { automaticPlan, plansReducer } from "~/features/study-plan/plans.rules";
import { planFragment, planInFragment } from "~/features/study-plan/share.rules";
import type { CurriculumAnswer, CurriculumLine } from "~/features/study-plan/study-plan.schemas";
import { createRandom } from "../../drizzle/seed/random";
import { lineOf, transcriptOf } from "../support/transcripts";

const FALLS = ["2025-1", "2024-1", "2023-1", "2022-1"];
const SPRINGS = ["2025-2", "2024-2", "2023-2", "2022-2"];
const BOTH = [...FALLS, ...SPRINGS].sort().reverse();

const line = (semester: number, code: string, own: Partial<CurriculumLine> = {}): CurriculumLine => ({
  semester,
  course_code: code,
  elective_kind: null,
  name: code,
  credits: 3,
  prerequisites: [],
  given: BOTH,
  catalog_semesters: null,
  ...own,
});

const slot = (semester: number, kind: NonNullable<CurriculumLine["elective_kind"]>): CurriculumLine => ({
  ...line(semester, "", { given: [], elective_kind: kind }),
  course_code: null,
});

const CURRICULUM: CurriculumAnswer = {
  program_id: "program-571",
  name: "Computer Engineering",
  department_code: "CENG",
  department_id: "department-571",
  terms: BOTH,
  lines: [
    line(1, "CENG111"),
    line(1, "MATH119"),
    line(1, "PHYS105"),
    line(2, "CENG140", { prerequisites: [["CENG111"]] }),
    line(2, "MATH120", { prerequisites: [["MATH119"]], given: SPRINGS }),
    line(2, "PHYS106", { prerequisites: [["PHYS105"]] }),
    line(3, "CENG213", { prerequisites: [["CENG140"]], given: FALLS }),
    line(3, "CENG200", { credits: 0 }),
    slot(3, "technical"),
    line(4, "CENG315", { prerequisites: [["CENG213"]], given: FALLS }),
    slot(4, "non_technical"),
  ],
};

/** The plan begins in the spring of 2025–26. */
const facts = (own: Partial<FactsQuestion> = {}): PlanFacts =>
  factsOf({ curriculum: CURRICULUM, transcript: null, renamed: [], shared: null, first: "2025-2", ...own });

const FIRST_YEAR = { "2024-1": ["CENG111 3 BB", "MATH119 3 CC", "PHYS105 3 FF"], "2025-1": ["CENG140 3 -"] };
const student = () => facts({ transcript: transcriptOf(FIRST_YEAR) });
const cost = (all: PlanFacts, id: string, outcome: CourseOutcome) => {
  const places = automaticPlan(all).planned;
  const course = [...all.open, ...all.taking].find((each) => each.id === id);
  if (!course) throw new Error(`${id} isn't in the plan`);
  return costOf({ facts: all, places, course, outcome });
};

test("what is passed or being taken isn't open, and what was failed is", () => {
  const { open, taking, terms } = student();
  expect(open.map(({ id }) => id)).toEqual([
    "PHYS105",
    "MATH120",
    "PHYS106",
    "CENG213",
    "CENG200",
    "technical.1",
    "CENG315",
    "non_technical.1",
  ]);
  expect(taking.map(({ id }) => id)).toEqual(["CENG140"]);
  expect([terms[0], terms.length]).toEqual(["2025-2", 12]);
});

test.each([
  ["while courses can be added", { today: "2026-10-09" }, "2026-1"],
  ["on the last day for adding", { today: "2026-10-10" }, "2026-1"],
  ["after it", { today: "2026-10-11" }, "2026-2"],
  ["while nobody knows that day", { addDropUntil: null }, "2026-2"],
  ["with a course of this semester in the transcript", { transcript: transcriptOf({ "2026-1": ["CENG111 3 -"] }) }, "2026-2"],
  ["with this semester's grades in it", { transcript: transcriptOf({ "2026-1": ["CENG111 3 AA"] }) }, "2026-2"],
  ["with a line of this semester that nothing was typed into", { transcript: transcriptOf({ "2026-1": [" 3 -"] }) }, "2026-1"],
  ["with earlier semesters in the transcript", { transcript: transcriptOf({ "2025-2": ["CENG111 3 AA"] }) }, "2026-1"],
  ["with courses of the next semester in it", { transcript: transcriptOf({ "2026-2": ["CENG111 3 -"] }) }, "2027-1"],
  ["in summer", { now: "2025-3", today: "2026-08-01", addDropUntil: "2026-08-05" }, "2026-1"],
  ["for a plan with courses in this semester, long after", { today: "2026-12-01", planned: ["2026-1", "2026-2"] }, "2026-1"],
  ["for a plan that begins in the next, while courses can be added", { planned: ["2026-2", "2027-1"] }, "2026-2"],
])("%s a plan begins in the semester in which it can", (_, own: Partial<StartQuestion>, first) => {
  const asked = { now: "2026-1", today: "2026-10-01", addDropUntil: "2026-10-10", transcript: null, planned: [], ...own };
  expect(startOf(asked).first).toBe(first);
});

test("one may begin with this semester or the next, unless this one is in the transcript or is a summer", () => {
  const possible = (own: Partial<StartQuestion>) =>
    startOf({ now: "2026-1", today: "2026-12-01", addDropUntil: null, transcript: null, planned: [], ...own }).possible;
  expect(possible({})).toEqual(["2026-1", "2026-2"]);
  expect(possible({ transcript: transcriptOf({ "2026-1": ["CENG111 3 -"] }) })).toEqual(["2026-2"]);
  expect(possible({ now: "2025-3" })).toEqual(["2026-1"]);
});

test("a credited course that the curriculum doesn't require fills a slot: one of the own department a technical one", () => {
  const transcript = transcriptOf({ "2024-1": ["CENG477 3 AA", "HIST205 3 BB", "PES101 0 S", "SOC104 3 FF"] });
  const { filled, open } = facts({ transcript });
  expect(filled).toEqual([
    { code: "CENG477", kind: "technical" },
    { code: "HIST205", kind: "non_technical" },
  ]);
  expect(open.filter(({ kind }) => kind !== null)).toEqual([]);
});

test("the normal load counts the credited courses of the fullest semester; averages and probation move the limit", () => {
  const withAverage = (grade: string) =>
    facts({ transcript: transcriptOf({ "2024-1": [`MATH119 3 ${grade}`], "2024-2": [`PHYS105 3 ${grade}`] }) });
  expect(facts().normalLoad).toBe(3);
  expect([facts().mostLoad, withAverage("CC").mostLoad, withAverage("BB").mostLoad, withAverage("FD").mostLoad]).toEqual([3, 4, 5, 3]);
  expect(withAverage("FD").loads).toEqual({ usual: 3, last: 3, newInFirst: 0 });
  expect(withAverage("CC").loads).toEqual({ usual: 3, last: 5, newInFirst: null });
});

test("a course that no timetable has in a season is never placed there; of what isn't known nothing is said", () => {
  const evidenceOf = (id: string) => student().open.find((course) => course.id === id);
  expect(evidenceOf("CENG213")?.neverIn).toEqual(["spring"]);
  expect(evidenceOf("CENG213")?.evidence).toEqual({
    fall: { given: 4, of: 4, catalog: null },
    spring: { given: 0, of: 4, catalog: null },
  });
  const unknown = facts({ curriculum: { ...CURRICULUM, lines: [line(1, "CENG111", { given: [] })] } });
  expect(unknown.open[0]?.neverIn).toEqual([]);
  const byCatalog = facts({ curriculum: { ...CURRICULUM, lines: [line(1, "CENG111", { given: [], catalog_semesters: ["fall"] })] } });
  expect(byCatalog.open[0]?.neverIn).toEqual(["spring"]);
});

test("what needs a course from elsewhere has no term, and says which one", () => {
  const lines = [line(1, "CENG111"), line(2, "CENG140", { prerequisites: [["EE281"]] })];
  const { unplaced, planned } = automaticPlan(facts({ curriculum: { ...CURRICULUM, lines } }));
  expect([...unplaced]).toEqual([["CENG140", { kind: "needs", missing: ["EE281"] }]]);
  expect(Object.keys(planned)).toEqual(["CENG111"]);
});

test("a move is said to break a prerequisite, a season or the load, and is done all the same", () => {
  const all = student();
  const { planned } = automaticPlan(all);
  const automatic = checkPlan(all, planned);
  expect([...automatic.problems.values()].flat()).toEqual([]);
  const moved = checkPlan(all, { ...planned, CENG315: "2025-2", "technical.1": "2025-2", "non_technical.1": "2025-2" });
  expect(moved.problems.get("CENG315")).toEqual([
    { kind: "needs", missing: ["CENG213"] },
    { kind: "never", season: "spring" },
  ]);
  const [spring] = moved.terms;
  expect(spring?.problems).toEqual([{ kind: "over", count: 5, limit: 3, article: "19" }]);
  expect(spring?.courses.map(({ id }) => id)).toContain("CENG315");
});

test("failing a course that others wait for moves them and graduation, each to a term in which it is given", () => {
  const { moves, end, repeats, average } = cost(student(), "CENG140", "FF");
  expect(moves.map(({ course, from, to }) => `${course.id} ${from} ${to}`)).toEqual(["CENG140 2025-1 2025-2"]);
  expect(end).toEqual({ without: "2027-1", with: "2027-1", by: 0, isExact: true });
  expect(average).toEqual({ before: 167, after: 125 });
  expect(repeats).toEqual({ used: 0, most: 6 });
  const later = cost(student(), "CENG213", "FF");
  expect(later.moves.map(({ course, from, to }) => `${course.id} ${from} ${to}`)).toEqual([
    "CENG213 2026-1 2027-1",
    "CENG315 2027-1 2028-1",
  ]);
  expect(later.end).toEqual({ without: "2027-1", with: "2028-1", by: 2, isExact: true });
});

test("withdrawing says what the regulation refuses, and how many are left", () => {
  const refusals = (id: string) => cost(student(), id, "W").withdrawal;
  expect(refusals("CENG140")).toEqual({ refusals: ["withdrawalFirstTerms", "withdrawalLoad"], used: 0, most: 6 });
  expect(refusals("PHYS105")?.refusals).toContain("withdrawalRepeat");
  expect(refusals("CENG200")?.refusals).toContain("withdrawalNonCredit");
  expect(cost(facts(), "CENG213", "W").withdrawal).toBeNull();
});

test("without a transcript everything is open, and what follows for rights and averages isn't known", () => {
  const { average, repeats, withdrawal } = cost(facts(), "CENG111", "FF");
  expect([facts().open.length, average, repeats, withdrawal]).toEqual([CURRICULUM.lines.length, null, null, null]);
});

test("a link carries courses and terms and no grade, and leads to the same plan again", () => {
  const all = student();
  const plan = { name: "Güz planı", programId: "program-571", places: automaticPlan(all).planned, done: [...all.done] };
  const fragment = planFragment(plan, CURRICULUM);
  expect(planInFragment(fragment)).toEqual(plan);
  const said = atob(fragment.slice("#plan=".length).replace(/-/g, "+").replace(/_/g, "/"));
  expect(said).not.toMatch(/"(AA|BA|BB|CB|CC|DC|DD|FD|FF|NA|S|U|EX|I|W)"|grade|2024-1/);
  const opened = facts({ shared: plan.done });
  expect(opened.open.map(({ id }) => id).sort()).toEqual(all.open.map(({ id }) => id).sort());
  for (const broken of [
    "",
    "#plan=",
    "#plan=abc",
    `${fragment.slice(0, -9)}`,
    planFragment({ ...plan, places: { CENG111: "soon" } }, CURRICULUM),
  ])
    expect(planInFragment(broken)).toBeNull();
});

test("plans are copied, renamed and removed one by one", () => {
  const plan = { id: "a", name: "A", programId: "p", places: {}, done: null };
  const two = plansReducer(
    { plans: [plan], current: "a", programId: null, isOfferAnswered: false },
    { type: "add", plan: { ...plan, id: "b" } },
  );
  expect(two.current).toBe("b");
  const renamed = plansReducer(two, { type: "rename", plan: { ...plan, id: "b" }, name: "B" });
  expect(renamed.plans.map(({ name }) => name)).toEqual(["A", "B"]);
  expect(plansReducer(renamed, { type: "remove", id: "b" })).toEqual({
    plans: [plan],
    current: "a",
    programId: null,
    isOfferAnswered: false,
  });
});

test("a curriculum of eight full semesters is placed in its eight semesters, and quickly", () => {
  const random = createRandom(7);
  const lines = Array.from({ length: 56 }, (_, i) => {
    const semester = 1 + Math.floor(i / 7);
    const needs = semester > 1 && random.chance(0.7) ? [[`CENG${100 + random.int(0, (semester - 1) * 7 - 1)}`]] : [];
    const given = random.chance(0.4) ? (semester % 2 === 1 ? FALLS : SPRINGS) : BOTH;
    return line(semester, `CENG${100 + i}`, { prerequisites: needs, given });
  });
  const all = facts({ curriculum: { ...CURRICULUM, lines }, first: "2026-1" });
  const before = performance.now();
  const { terms } = placeAll({ courses: all.open, done: all.done, season: "fall", terms: 12, loads: all.loads });
  expect(terms).toBeLessThanOrEqual(8);
  expect(performance.now() - before).toBeLessThan(2_000);
});

test.each([
  ["nothing", null],
  ["no JSON", "{"],
  ["a list of nothing", '{"owner":null,"plans":[null,7,"x"],"current":"x"}'],
  ["plans that are none", '{"owner":null,"plans":{},"current":null}'],
  [
    "terms that are none",
    '{"owner":null,"plans":[{"id":"a","name":"A","programId":"program-1","places":{"c":"soon"},"done":null}],"current":"a"}',
  ],
  ["another's", '{"owner":"user-1","plans":[{"id":"a","name":"A","programId":"program-1","places":{},"done":null}],"current":"a"}'],
])("a browser that has stored %s has no plans, and the page opens", (_, stored) => {
  vi.stubGlobal("localStorage", { getItem: () => stored });
  expect(readPlans(null)).toEqual({ plans: [], current: null, programId: null, isOfferAnswered: false });
  vi.unstubAllGlobals();
});

test("of what a browser has stored the plans are kept that are plans", () => {
  const good = { id: "b", name: "B", programId: "program-1", places: { c: "2026-1" }, done: null };
  const stored = { owner: null, plans: [{ ...good, id: 4 }, good], current: "a" };
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify(stored) });
  expect(readPlans(null)).toEqual({ plans: [good], current: "b", programId: null, isOfferAnswered: false });
  vi.unstubAllGlobals();
});

test("a link says nothing that isn't of the curriculum, whatever the transcript and the browser have", () => {
  const transcript = transcriptOf({ "2024-1": ["CENG111 3 AA", "CENG477 3 AA", "HIST205 3 BB", "PSY300 3 CC", "İNG101 3 AA"] });
  const all = facts({ transcript });
  const places = { CENG140: "2025-2", PSY301: "2026-1" };
  const shared = planInFragment(planFragment({ name: "A", programId: "program-571", places, done: all.done }, CURRICULUM));
  expect(shared?.places).toEqual({ CENG140: "2025-2" });
  expect([...(shared?.done ?? [])].sort()).toEqual(["CENG111", "non_technical.1", "technical.1"]);
});

test("below 1.80 a failed course that one withdrew from later isn't new; one that was never finished is", () => {
  const failed = ["MATH119 3 FF", "PHYS105 3 FD"];
  const transcript = transcriptOf({ "2024-1": failed, "2024-2": ["MATH119 3 W", "CENG111 3 W", "PHYS105 3 FF"] });
  const { open, probation } = facts({ transcript });
  const isNew = Object.fromEntries(open.map((course) => [course.id, course.isNew]));
  expect(probation).toBe("strict");
  expect([isNew.MATH119, isNew.PHYS105, isNew.CENG111, isNew.CENG140]).toEqual([false, false, true, true]);
});

test("from 1.80 on only a course that was never taken is new: not one that one withdrew from, nor one that another took the place of", () => {
  const transcript = transcriptOf({
    "2024-1": ["MATH119 6 CC", "PHYS105 5 CC", "CENG140 3 W", lineOf("CENG315 1 FF", { id: "failed" })],
    "2024-2": [lineOf("CENG316 1 DC", { replaces: "failed" }), "CENG213 1 FF"],
  });
  const { open, probation } = facts({ transcript });
  const isNew = Object.fromEntries(open.map((course) => [course.id, course.isNew]));
  expect(probation).toBe("limited");
  expect([isNew.CENG140, isNew.CENG213, isNew.CENG315, isNew.CENG111]).toEqual([false, false, false, true]);
});

test("a course without credits is failed with a U, which no average knows; others with an FF", () => {
  const course = (id: string) => student().open.find((each) => each.id === id);
  const outcomes = (id: string) => outcomesOf(course(id) ?? student().open[0]!);
  expect([outcomes("CENG200"), outcomes("CENG213")]).toEqual([
    ["W", "U", "wait"],
    ["W", "FF", "wait"],
  ]);
  const { average, repeats } = cost(student(), "CENG200", "U");
  expect([average, repeats]).toEqual([{ before: 167, after: 167 }, null]);
  expect(cost(facts(), "CENG200", "U").average).toBeNull();
});

test("whoever passed everything with less than 2.00 hasn't finished, and may repeat without the limits of 28/3", () => {
  const all = ["CENG111", "MATH119", "PHYS105", "CENG140", "MATH120", "PHYS106", "CENG213", "CENG477", "CENG315", "HIST205"];
  const passed = (grade: string, ...more: string[]) =>
    facts({ transcript: transcriptOf({ "2024-1": [...all.map((code) => `${code} 3 ${grade}`), "CENG200 0 S", ...more] }) });
  expect([passed("CC").open, passed("CC").lacksAverage]).toEqual([[], null]);
  expect(passed("DC").lacksAverage).toEqual({ cgpa: 150, least: 200 });
  expect([student().lacksAverage, facts().lacksAverage, facts({ shared: [] }).lacksAverage]).toEqual([
    { cgpa: 167, least: 200 },
    null,
    null,
  ]);
});
