/** Plans as a browser keeps them: of two tabs neither loses what the other did. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { exampleDone } from "~/features/study-plan/line-ids.rules";
import { changePlans, followPlans, offeredPlans, readPlans, writePlans } from "~/features/study-plan/plan-store";
import type { StoredPlan } from "~/features/study-plan/stored-plan";
import type { CurriculumLine } from "~/features/study-plan/study-plan.schemas";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

const plan = (id: string, own: Partial<StoredPlan> = {}): StoredPlan => ({
  id,
  name: id.toUpperCase(),
  programId: "program-1",
  places: { MATH119: "2026-1" },
  done: null,
  ...own,
});
const open = () => ({ store: readPlans(null), isKept: true });
const withPlan = () => {
  const one = plan("a");
  changePlans(null, open(), { type: "add", plan: one });
  return one;
};

test("two tabs that add a plan each keep both", () => {
  const [first, second] = [open(), open()];
  changePlans(null, first, { type: "add", plan: plan("a") });
  const shown = changePlans(null, second, { type: "add", plan: plan("b") });
  expect(shown.store.plans.map(({ id }) => id)).toEqual(["a", "b"]);
  expect(readPlans(null).plans.map(({ id }) => id)).toEqual(["a", "b"]);
});

test("two tabs that move different courses of one plan, and rename it, keep all of it", () => {
  const one = withPlan();
  const [first, second] = [open(), open()];
  changePlans(null, first, { type: "move", plan: one, course: "PHYS105", term: "2026-2" });
  changePlans(null, first, { type: "rename", plan: one, name: "With physics" });
  changePlans(null, second, { type: "move", plan: one, course: "CENG111", term: "2027-1" });
  expect(readPlans(null).plans).toEqual([
    { ...one, name: "With physics", places: { MATH119: "2026-1", PHYS105: "2026-2", CENG111: "2027-1" } },
  ]);
});

test("a plan that one tab deleted while another changed it is there with the change", () => {
  const one = withPlan();
  const [first, second] = [open(), open()];
  changePlans(null, first, { type: "remove", id: "a" });
  changePlans(null, second, { type: "move", plan: one, course: "MATH119", term: null });
  expect(readPlans(null).plans).toEqual([{ ...one, places: {} }]);
});

test("a tab that hears of another's change shows it, and stays at its own plan", () => {
  withPlan();
  const here = open();
  changePlans(null, open(), { type: "add", plan: plan("b") });
  const followed = followPlans(null, here.store);
  expect([followed.plans.map(({ id }) => id), followed.current]).toEqual([["a", "b"], "a"]);
});

test("a browser that keeps nothing keeps the plans of the page while it is open", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem() {
      throw new Error("QuotaExceededError");
    },
  });
  const first = changePlans(null, open(), { type: "add", plan: plan("a") });
  const second = changePlans(null, first, { type: "add", plan: plan("b") });
  expect([second.isKept, second.store.plans.length]).toEqual([false, 2]);
  expect(writePlans(null, second.store)).toBe(false);
});

test("another curriculum shows the plan that there is of it, else one that isn't kept before something is done with it", () => {
  const one = withPlan();
  const looked = changePlans(null, open(), { type: "look", programId: "program-2" });
  expect([looked.store.plans.length, looked.store.current, looked.store.programId]).toEqual([1, null, "program-2"]);
  expect(readPlans(null).programId).toBe("program-2");
  const again = changePlans(null, looked, { type: "look", programId: "program-3" });
  expect(again.store.plans).toEqual([one]);
  const back = changePlans(null, again, { type: "look", programId: "program-1" });
  expect([back.store.current, back.store.plans]).toEqual(["a", [one]]);
  const moved = changePlans(null, looked, { type: "move", plan: plan("b", { programId: "program-2" }), course: "EE201", term: "2026-1" });
  expect([moved.store.current, moved.store.plans.length]).toEqual(["b", 2]);
});

test("whoever deletes their last plan stays with its curriculum", () => {
  withPlan();
  const { store } = changePlans(null, open(), { type: "remove", id: "a" });
  expect(store).toEqual({ plans: [], current: null, programId: "program-1", isOfferAnswered: false });
});

test("whoever logs in is offered the plans of the device once: taken or not, the device keeps them", () => {
  const one = withPlan();
  const account = () => ({ store: readPlans("user-1"), isKept: true });
  expect(offeredPlans(account().store)).toEqual([one]);
  const declined = changePlans("user-1", account(), { type: "answer", taken: [] });
  expect([offeredPlans(declined.store), declined.store.plans]).toEqual([[], []]);
  const taken = changePlans("user-1", account(), { type: "answer", taken: [one] });
  expect([offeredPlans(taken.store), taken.store.plans, taken.store.current]).toEqual([[], [one], "a"]);
  expect(readPlans("user-1")).toEqual(taken.store);
  expect(readPlans(null).plans).toEqual([one]);
  // The next account that logs in here is asked anew.
  expect(offeredPlans(readPlans("user-2"))).toEqual([one]);
});

test("plans of the device that the account has already aren't offered", () => {
  const one = withPlan();
  changePlans("user-1", { store: readPlans("user-1"), isKept: true }, { type: "add", plan: one });
  expect(offeredPlans(readPlans("user-1"))).toEqual([]);
});

test("an example is a student who has the first year behind them", () => {
  const lines = [1, 2, 3].map((semester) => ({ semester, course_code: `CENG${semester}00`, elective_kind: null }) as CurriculumLine);
  expect(exampleDone({ lines })).toEqual(["CENG100", "CENG200"]);
});
