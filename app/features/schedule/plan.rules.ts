/** Puts a schedule together as its pages show it: sections and items with their times, and whom sections take. */

import type { SectionCriterion } from "@schema/catalog";
import { groupBy } from "~/platform/group";
import { byName } from "~/platform/order";
import { NO_SECTION, type PlanEntry, type SectionChoice } from "./conflicts.rules";
import { type Admission, admissionOf, type Candidate, surnameIn } from "./criteria.rules";
import { type Interval, weekdayOf } from "./week.rules";

export interface Meeting extends Interval {
  place: string | null;
}

export interface ScheduleRow {
  scheduleId: string;
  term: string;
  name: string;
  surname: string | null;
  departmentCode: string | null;
  hiddenDays: number;
  ownerName: string;
  ownerDepartment: string | null;
}

export interface SectionRow {
  courseId: string;
  courseCode: string;
  nameEn: string;
  nameTr: string;
  creditHalves: number | null;
  sectionNumber: number;
  color: number;
  /** See `scheduleSections`. */
  knownTimes: string | null;
  /** Null when the term has no such section. */
  sectionId: string | null;
  /** JSON. */
  criteria: string | null;
  note: string | null;
  isWithdrawn: number;
  /** Whether none is chosen though there are some by now. */
  isOpen: number;
  /** Names, as JSON. */
  instructors: string;
}

/** A section of a course in the schedule's term, whether it is in the schedule or not. */
export type ChoiceRow = Pick<SectionRow, "courseId" | "sectionNumber" | "criteria" | "note" | "isWithdrawn" | "instructors"> & {
  sectionId: string;
};

export interface ItemRow {
  scheduleId: string;
  itemId: string;
  title: string;
  place: string;
  day: number | null;
  date: string | null;
  startMinute: number;
  endMinute: number;
  color: number;
}

export interface MeetingRow {
  sectionId: string;
  day: number;
  startMinute: number;
  endMinute: number;
  place: string | null;
}

/** A meeting of a course in a schedule's week. */
export interface LectureRow extends Omit<MeetingRow, "sectionId"> {
  scheduleId: string;
  courseId: string;
  courseCode: string;
  color: number;
}

/** A section as people read it. */
export interface SectionFacts {
  number: number;
  /** The timetable has it. */
  isGiven: boolean;
  admission: Admission;
  criteria: SectionCriterion[] | null;
  note: string | null;
  instructors: string[];
  meetings: Meeting[];
}

/** How a section was when its owner last looked. */
interface Before {
  /** Null: the timetable hadn't got it. */
  times: Interval[] | null;
  /** How it is now, as the database writes it: what the owner says to have seen. */
  now: string;
}

export interface PlanSection extends SectionFacts {
  id: string;
  courseCode: string;
  nameEn: string;
  nameTr: string;
  /** METU credits; null while unknown. */
  credits: number | null;
  color: number;
  /** None is chosen, and the timetable has some by now. */
  isOpen: boolean;
  /** What it was before the timetable changed; null while it is as its owner knows it. */
  before: Before | null;
}

export interface PlanItem {
  id: string;
  title: string;
  place: string;
  /** Null for a weekly one. */
  date: string | null;
  meetings: Meeting[];
  color: number;
}

export interface Plan {
  scheduleId: string;
  name: string;
  term: string;
  hiddenDays: number;
  owner: Candidate;
  sections: PlanSection[];
  items: PlanItem[];
  /** Clashes that the owner allows. */
  allowed: [string, string][];
}

/** Meetings by section. */
type Meetings = ReadonlyMap<string, readonly MeetingRow[]>;

type FactsRow = Pick<SectionRow, "sectionNumber" | "sectionId" | "criteria" | "note" | "isWithdrawn" | "instructors">;

const meetingOf = ({ day, startMinute, endMinute, place }: Omit<MeetingRow, "sectionId">): Meeting => ({
  day,
  start: startMinute,
  end: endMinute,
  place,
});

function factsOf(row: FactsRow, owner: Candidate, meetings: Meetings): SectionFacts {
  const criteria = JSON.parse(row.criteria ?? "[]") as SectionCriterion[] | null;
  const id = row.sectionId ?? "";
  return {
    number: row.sectionNumber,
    isGiven: row.sectionId !== null && !row.isWithdrawn,
    admission: admissionOf(criteria, owner),
    criteria,
    note: row.note,
    instructors: (JSON.parse(row.instructors) as string[]).sort(byName),
    meetings: (meetings.get(id) ?? []).map(meetingOf),
  };
}

const GONE = "gone";

/** Times as the database writes them: by day and time. */
const timesText = ({ isGiven, meetings }: SectionFacts): string =>
  isGiven
    ? JSON.stringify(
        meetings.map(({ day, start, end }) => [day, start, end] as const).sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]),
      )
    : GONE;

/** What the timetable changed about a section; rooms and lecturers change all the time and are left out. */
function beforeOf(knownTimes: string | null, facts: SectionFacts): Before | null {
  const now = timesText(facts);
  if (knownTimes === null || knownTimes === now) return null;
  if (knownTimes === GONE) return { times: null, now };
  const known = JSON.parse(knownTimes) as [number, number, number][];
  return { times: known.map(([day, start, end]) => ({ day, start, end })), now };
}

const bySection = (meetings: readonly MeetingRow[]): Meetings => groupBy(meetings, (row) => row.sectionId);

const itemOf = ({ itemId, title, place, day, date, startMinute, endMinute, color }: ItemRow): PlanItem => ({
  id: itemId,
  title,
  place,
  date,
  meetings: [{ day: day ?? weekdayOf(date ?? ""), start: startMinute, end: endMinute, place: place || null }],
  color,
});

/** When a schedule has something in a week, in the colour of each. */
export function shapeOf(scheduleId: string, lectures: readonly LectureRow[], items: readonly ItemRow[]): (Interval & { color: number })[] {
  return [...lectures, ...items]
    .filter((row) => row.scheduleId === scheduleId)
    .map((row) => ({
      day: row.day ?? weekdayOf("date" in row ? (row.date ?? "") : ""),
      start: row.startMinute,
      end: row.endMinute,
      color: row.color,
    }));
}

/** Whom criteria are asked about: what the schedule says, else what its owner's profile says. */
export const ownerOf = ({ surname, departmentCode, ownerName, ownerDepartment }: ScheduleRow): Candidate => ({
  surname: surname ?? surnameIn(ownerName),
  departmentCode: departmentCode ?? ownerDepartment ?? "",
});

export interface PlanRows {
  schedule: ScheduleRow;
  sections: readonly SectionRow[];
  meetings: readonly MeetingRow[];
  items: readonly ItemRow[];
  allowed: readonly { firstEntry: string; secondEntry: string }[];
}

/** The schedule of these rows. */
export function planOf({ schedule, sections, meetings, items, allowed }: PlanRows): Plan {
  const owner = ownerOf(schedule);
  const rows = bySection(meetings);
  return {
    scheduleId: schedule.scheduleId,
    name: schedule.name,
    term: schedule.term,
    hiddenDays: schedule.hiddenDays,
    owner,
    sections: sections.map((row) => {
      const facts = factsOf(row, owner, rows);
      return {
        id: row.courseId,
        courseCode: row.courseCode,
        nameEn: row.nameEn,
        nameTr: row.nameTr,
        credits: row.creditHalves === null ? null : row.creditHalves / 2,
        color: row.color,
        isOpen: row.isOpen === 1,
        before: beforeOf(row.knownTimes, facts),
        ...facts,
      };
    }),
    items: items.map(itemOf),
    allowed: allowed.map(({ firstEntry, secondEntry }) => [firstEntry, secondEntry]),
  };
}

/** What a schedule has in a week. */
export interface PlannedWeek {
  scheduleId: string;
  lectures: { courseId: string; courseCode: string; meetings: Meeting[] }[];
  items: PlanItem[];
}

/** The week of these rows; null when a schedule has nothing in it, or isn't there. */
export function weekOfRows(lectures: readonly LectureRow[], items: readonly ItemRow[]): PlannedWeek | null {
  const [any] = [...lectures, ...items];
  if (!any) return null;
  return {
    scheduleId: any.scheduleId,
    lectures: lectures.map((row) => ({ courseId: row.courseId, courseCode: row.courseCode, meetings: [meetingOf(row)] })),
    items: items.map(itemOf),
  };
}

/** All sections of courses, by course. */
export function choicesOf(owner: Candidate, sections: readonly ChoiceRow[], meetings: readonly MeetingRow[]): Map<string, SectionFacts[]> {
  const rows = bySection(meetings);
  const groups = groupBy(sections, ({ courseId }) => courseId);
  return new Map([...groups].map(([id, own]) => [id, own.map((row) => factsOf(row, owner, rows))]));
}

/** A section as the rules of conflicts know it. */
export const asChoice = ({ number, meetings, admission, isGiven }: SectionFacts): SectionChoice => ({
  number,
  meetings,
  admission,
  isGiven,
});

/** While there is nothing to choose from, a course without a section is nobody's fault. */
const asEntry = (section: PlanSection): SectionChoice => ({
  ...asChoice(section),
  isGiven: section.isGiven || (section.number === NO_SECTION && !section.isOpen),
});

/** What a schedule holds, as the rules of conflicts know it. */
export const entriesOf = ({ sections, items }: Pick<Plan, "sections" | "items">): PlanEntry[] => [
  ...sections.map((section) => ({ id: section.id, meetings: section.meetings, date: null, section: asEntry(section) })),
  ...items.map(({ id, meetings, date }) => ({ id, meetings, date, section: null })),
];

/** Known credits of a schedule, and how many of its courses have none that are known: the one is never told without the other. */
export interface PlanCredits {
  credits: number;
  withoutCredits: number;
}

/** What is known of a schedule's METU credits. */
export const creditsOf = ({ sections }: Pick<Plan, "sections">): PlanCredits => ({
  credits: sections.reduce((sum, { credits }) => sum + (credits ?? 0), 0),
  withoutCredits: sections.filter(({ credits }) => credits === null).length,
});
