/** What this browser keeps of one's schedules, so that they can be read without network (decision 033). */
import { offlineNames, readOffline, removeOffline, saveOffline } from "~/platform/offline-storage";
import type { Plan } from "../plan.rules";
import type { WhenFull } from "../plan-b.rules";

type OfflineSection = Pick<
  Plan["sections"][number],
  "id" | "courseCode" | "nameEn" | "nameTr" | "number" | "color" | "instructors" | "meetings" | "isGiven"
>;

/** A schedule as its week and its list show it; whom criteria are asked about isn't kept. */
export interface OfflinePlan extends Pick<Plan, "scheduleId" | "name" | "term" | "hiddenDays" | "items"> {
  credits: number;
  /** Courses whose credits aren't known. */
  withoutCredits: number;
  sections: OfflineSection[];
  /** Keys of the meetings that clash. */
  clashing: string[];
  /** When it was read, in ms. */
  at: number;
}

/** What Plan B said of a schedule. */
export interface OfflinePlanB extends Pick<Plan, "scheduleId" | "name" | "term"> {
  answers: WhenFull[];
  /** When it was worked out, in ms. */
  at: number;
}

export interface ListedSchedule {
  scheduleId: string;
  name: string;
  term: string;
  courses: number;
  items: number;
  credits: number;
  /** Courses whose credits aren't known. */
  withoutCredits: number;
}

export interface OfflineList {
  schedules: ListedSchedule[];
  at: number;
}

const LIST = "schedules";
const PLAN = "schedule.";
const PLAN_B = "schedule-plan-b.";

export const readOfflineList = () => readOffline<OfflineList>(LIST);
export const readOfflinePlan = (scheduleId: string) => readOffline<OfflinePlan>(PLAN + scheduleId);
export const readOfflinePlanB = (scheduleId: string) => readOffline<OfflinePlanB>(PLAN_B + scheduleId);

/** Keeps the list, and forgets schedules that aren't on it any more. */
export function saveOfflineList(reader: string, list: OfflineList): void {
  saveOffline(reader, LIST, list);
  const there = new Set(list.schedules.flatMap(({ scheduleId }) => [PLAN + scheduleId, PLAN_B + scheduleId]));
  const isOfOne = (name: string) => name.startsWith(PLAN) || name.startsWith(PLAN_B);
  for (const name of offlineNames()) if (isOfOne(name) && !there.has(name)) removeOffline(name);
}

export const saveOfflinePlanB = (reader: string, plan: OfflinePlanB): void => saveOffline(reader, PLAN_B + plan.scheduleId, plan);

/** What Plan B said of other sections is of no use any more. */
function forgetOlderPlanB({ scheduleId, sections }: Pick<OfflinePlan, "scheduleId" | "sections">): void {
  const now = sections.map(({ courseCode, number }) => `${courseCode} ${number}`).join();
  const before = readOfflinePlanB(scheduleId)?.answers.map(({ courseCode, section }) => `${courseCode} ${section}`);
  if (before && before.join() !== now) removeOffline(PLAN_B + scheduleId);
}

/** Keeps a schedule, with what it says in the list. */
export function saveOfflinePlan(reader: string, plan: OfflinePlan): void {
  saveOffline(reader, PLAN + plan.scheduleId, plan);
  forgetOlderPlanB(plan);
  const { scheduleId, name, term, credits, withoutCredits = 0, sections, items, at } = plan;
  const listed = { scheduleId, name, term, credits, withoutCredits, courses: sections.length, items: items.length };
  const list = readOfflineList() ?? { schedules: [], at };
  const isListed = list.schedules.some((each) => each.scheduleId === scheduleId);
  const changed = list.schedules.map((each) => (each.scheduleId === scheduleId ? listed : each));
  saveOffline(reader, LIST, { schedules: isListed ? changed : [...list.schedules, listed], at: list.at });
}
