/** What this browser keeps of one's schedules, so that they can be read without network (decision 033). */
import { offlineNames, readOffline, removeOffline, saveOffline } from "~/platform/offline-storage";
import type { Plan } from "../plan.rules";

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

export const readOfflineList = () => readOffline<OfflineList>(LIST);
export const readOfflinePlan = (scheduleId: string) => readOffline<OfflinePlan>(PLAN + scheduleId);

/** Keeps the list, and forgets schedules that aren't on it any more. */
export function saveOfflineList(reader: string, list: OfflineList): void {
  saveOffline(reader, LIST, list);
  const there = new Set(list.schedules.map(({ scheduleId }) => PLAN + scheduleId));
  for (const name of offlineNames()) if (name.startsWith(PLAN) && !there.has(name)) removeOffline(name);
}

/** Keeps a schedule, with what it says in the list. */
export function saveOfflinePlan(reader: string, plan: OfflinePlan): void {
  saveOffline(reader, PLAN + plan.scheduleId, plan);
  const { scheduleId, name, term, credits, withoutCredits = 0, sections, items, at } = plan;
  const listed = { scheduleId, name, term, credits, withoutCredits, courses: sections.length, items: items.length };
  const list = readOfflineList() ?? { schedules: [], at };
  const isListed = list.schedules.some((each) => each.scheduleId === scheduleId);
  const changed = list.schedules.map((each) => (each.scheduleId === scheduleId ? listed : each));
  saveOffline(reader, LIST, { schedules: isListed ? changed : [...list.schedules, listed], at: list.at });
}
