/** Terms that chance makes up for the solver: sections with criteria, with and without times, own items, and wishes of all kinds. */
import { type AskedCombinations, busyTimes, offersOf, questionOf, type Wishing } from "../../app/features/schedule/combinations.rules";
import type { Candidate } from "../../app/features/schedule/criteria.rules";
import { choicesOf, type ItemRow, planOf, type ScheduleRow } from "../../app/features/schedule/plan.rules";
import type { Question } from "../../app/features/schedule/solver.rules";
import type { Interval } from "../../app/features/schedule/week.rules";
import type { Random } from "../../drizzle/seed/random";

interface Criterion {
  department: string;
  surnameFrom: string;
  surnameTo: string;
}

interface RandomSection {
  number: number;
  meetings: Interval[];
  instructors: string[];
  criteria: Criterion[];
}

export interface RandomTerm {
  owner: Candidate;
  courses: { id: string; sections: RandomSection[] }[];
  /** A date stands for something that is there once. */
  items: (Interval & { date: string | null })[];
  wishes: Wishing;
}

const PEOPLE = ["Ada", "Can", "Ege"] as const;
const DEPARTMENTS = ["CENG", "EE", "ME"] as const;
const SURNAMES = [
  "Aksoy",
  "çelik",
  "Çınar",
  "Demir",
  "Güneş",
  "Gül",
  "Iğdır",
  "İnan",
  "Kaya",
  "Kılıç",
  "Oral",
  "Öz",
  "Sarı",
  "Şen",
  "zor",
] as const;
const BOUNDS = ["AA", "CZ", "Ça", "DE", "GÜ", "GZ", "IĞ", "İ", "KA", "KF", "KZ", "O", "ÖZ", "SA", "ŞE", "ZZ"] as const;
const ALPHABET = "ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ";

function meetingsOf(random: Random): Interval[] {
  if (random.chance(0.1)) return [];
  return Array.from({ length: random.int(1, 2) }, () => {
    const start = 520 + 60 * random.int(0, 8) + (random.chance(0.15) ? random.int(-20, 20) : 0);
    return { day: random.int(0, random.chance(0.1) ? 6 : 4), start, end: start + 60 * random.int(1, 2) - 10 };
  });
}

function criteriaOf(random: Random): Criterion[] {
  if (random.chance(0.4)) return [];
  return Array.from({ length: random.int(1, 3) }, () => {
    const from = random.int(0, BOUNDS.length - 1);
    const isAny = random.chance(0.3);
    return {
      department: random.chance(0.4) ? "ALL" : random.pick(DEPARTMENTS),
      surnameFrom: isAny ? "AA" : (BOUNDS[from] ?? "AA"),
      surnameTo: isAny ? "ZZ" : (BOUNDS[random.int(from, BOUNDS.length - 1)] ?? "ZZ"),
    };
  });
}

/** A term that chance makes up: one to six courses of one to four sections. */
export function randomTerm(random: Random): RandomTerm {
  const courses = Array.from({ length: random.int(1, 6) }, (_, i) => ({
    id: `course-${i}`,
    sections: Array.from({ length: random.int(1, 4) }, (_, n) => ({
      number: n + 1,
      meetings: meetingsOf(random),
      instructors: [random.pick(PEOPLE)],
      criteria: criteriaOf(random),
    })),
  }));
  const items = random.chance(0.5) ? meetingsOf(random) : [];
  return {
    owner: {
      surname: random.chance(0.1) ? "" : random.pick(SURNAMES),
      departmentCode: random.chance(0.1) ? "" : random.pick(DEPARTMENTS),
    },
    courses,
    items: items.map((item) => ({ ...item, date: random.chance(0.3) ? "2026-10-05" : null })),
    wishes: {
      free_days: random.chance(0.4) ? [random.int(0, 4)] : [],
      ...(random.chance(0.3) && { not_before: 580 }),
      ...(random.chance(0.3) && { not_after: 930 }),
      few_gaps: random.chance(0.5),
      lunch: random.chance(0.5),
      only_mine: random.chance(0.6),
      instructors: random.chance(0.4) ? [`course-0:${random.pick(PEOPLE)}`] : [],
      excluded: random.chance(0.2) ? ["course-0:1"] : [],
    },
  };
}

/** The same term as the product asks it: rows of the database become a schedule, and that a question. */
export function askedOf({ owner, courses, items, wishes }: RandomTerm): AskedCombinations {
  const sectionId = (id: string, number: number) => `${id}/${number}`;
  const rows = courses.flatMap(({ id, sections }) =>
    sections.map(({ number, instructors, criteria }) => ({
      courseId: id,
      sectionNumber: number,
      sectionId: sectionId(id, number),
      note: null,
      isWithdrawn: 0,
      instructors: JSON.stringify(instructors),
      criteria: JSON.stringify(criteria),
    })),
  );
  const meetings = courses.flatMap(({ id, sections }) =>
    sections.flatMap((section) =>
      section.meetings.map(({ day, start, end }) => ({
        sectionId: sectionId(id, section.number),
        day,
        startMinute: start,
        endMinute: end,
        place: null,
      })),
    ),
  );
  const schedule: ScheduleRow = {
    scheduleId: "schedule",
    term: "2026-1",
    name: "Plan A",
    hiddenDays: 0,
    ownerName: "",
    ownerDepartment: null,
    ...owner,
  };
  const facts = { courseCode: "", nameEn: "", nameTr: "", creditHalves: null, color: 0, knownTimes: null, isOpen: 0 };
  const taken = rows.filter(({ sectionNumber }) => sectionNumber === 1).map((row) => ({ ...row, ...facts }));
  const own = items.map(
    ({ day, start, end, date }, i): ItemRow => ({
      scheduleId: schedule.scheduleId,
      itemId: `item-${i}`,
      title: "Work",
      place: "",
      color: 0,
      startMinute: start,
      endMinute: end,
      day: date === null ? day : null,
      date,
    }),
  );
  const plan = planOf({ schedule, sections: taken, meetings, items: own, allowed: [] });
  return { courses: offersOf(plan, choicesOf(plan.owner, rows, meetings)), busy: busyTimes(plan), wishes };
}

export const questionOfTerm = (term: RandomTerm): Question => questionOf(askedOf(term));

/** The places of a text's first letters in the alphabet. */
const places = (text: string, count: number) =>
  Array.from(text.toLocaleUpperCase("tr"))
    .slice(0, count)
    .map((letter) => ALPHABET.indexOf(letter));

function compare(a: readonly number[], b: readonly number[]): number {
  const differing = a.findIndex((place, i) => place !== b[i]);
  return differing === -1 ? a.length - b.length : (a[differing] ?? -1) - (b[differing] ?? -1);
}

/** Whether a criterion keeps somebody out for certain; what isn't known keeps nobody out. */
function keepsOut({ department, surnameFrom, surnameTo }: Criterion, { surname, departmentCode }: Candidate): boolean {
  if (department !== "ALL" && departmentCode !== "" && department !== departmentCode) return true;
  if (surname === "") return false;
  const isBefore = surnameFrom !== "AA" && compare(places(surname, surnameFrom.length), places(surnameFrom, 9)) < 0;
  const isAfter = surnameTo !== "ZZ" && compare(places(surname, surnameTo.length), places(surnameTo, 9)) > 0;
  return isBefore || isAfter;
}

/** The term as brute force is asked it, by rules written a second time. */
export function plainQuestion({ owner, courses, items, wishes }: RandomTerm): Question {
  const left = courses.map(({ id, sections }) => ({
    id,
    sections: sections.filter(({ number, criteria }) => {
      const isRefused = criteria.length > 0 && criteria.every((criterion) => keepsOut(criterion, owner));
      return !wishes.excluded?.includes(`${id}:${number}`) && !(wishes.only_mine && isRefused);
    }),
  }));
  const wished = (id: string, people: readonly string[]) => people.filter((name) => wishes.instructors?.includes(`${id}:${name}`));
  return {
    courses: left,
    busy: items.filter(({ date }) => date === null),
    wishes: {
      freeDays: wishes.free_days,
      notBefore: wishes.not_before ?? null,
      notAfter: wishes.not_after ?? null,
      fewGaps: wishes.few_gaps ?? false,
      lunch: wishes.lunch ?? false,
      instructors: Object.fromEntries(
        left.map(({ id, sections }) => [
          id,
          wished(
            id,
            sections.flatMap(({ instructors }) => instructors),
          ),
        ]),
      ),
    },
    most: 6,
  };
}
