/** What a calendar is told of a schedule: which facts, and in which words. */
import type { ExamRow } from "../exams/exams.rules";
import type { CalendarEntry, CalendarFile } from "./ics.rules";
import { lecturesOn, type TermDates, weekdaysIn } from "./lectures.rules";
import type { Plan } from "./plan.rules";

/** What calendars are told of a schedule, in no language: when this is the same, so is every file. */
export type Told = Pick<Plan, "scheduleId" | "name" | "term"> & {
  dates: TermDates;
  sections: Pick<Plan["sections"][number], "id" | "courseCode" | "nameEn" | "nameTr" | "number" | "instructors" | "meetings">[];
  items: Omit<Plan["items"][number], "color">[];
  /** Those that are settled. */
  exams: readonly ExamRow[];
};

/** The part of a schedule that calendars are told: a section that the timetable dropped has no lectures. */
export const toldOf = ({ scheduleId, name, term, sections, items }: Plan, dates: TermDates, exams: readonly ExamRow[] = []): Told => ({
  scheduleId,
  name,
  term,
  dates,
  sections: sections
    .filter(({ isGiven }) => isGiven)
    .map(({ id, courseCode, nameEn, nameTr, number, instructors, meetings }) => ({
      id,
      courseCode,
      nameEn,
      nameTr,
      number,
      instructors,
      meetings,
    })),
  items: items.map(({ id, title, place, date, meetings }) => ({ id, title, place, date, meetings })),
  exams,
});

export interface CalendarWords {
  /** `Section 2` */
  section(number: number): string;
  courseName(course: { nameEn: string; nameTr: string }): string;
  exam(exam: Pick<ExamRow, "kind" | "number">): string;
  /** That the term's dates are assumed. */
  assumed(dates: Pick<TermDates, "startsOn" | "endsOn">): string;
}

/** Of each of its sections, in the order of the timetable, one entry a meeting. */
function lectures({ scheduleId, sections, dates }: Told, host: string, words: CalendarWords): CalendarEntry[] {
  return sections.flatMap((section) =>
    section.meetings.flatMap(({ day, start, end, place }, position) => {
      const when = lecturesOn(day, dates, start);
      if (!when) return [];
      const description = [words.courseName(section), words.section(section.number), section.instructors.join(", ")];
      return [
        {
          uid: `${scheduleId}.${section.id}.${position}@${host}`,
          summary: `${section.courseCode} ${words.courseName(section)}`,
          description: description.filter(Boolean).join("\n"),
          place: place ?? "",
          start,
          end,
          when,
        },
      ];
    }),
  );
}

/** Own items: holidays of the university are none of work or sport, so a weekly one comes every week of the term. */
function ownItems({ scheduleId, items, dates }: Told, host: string): CalendarEntry[] {
  return items.flatMap(({ id, title, place, date, meetings }) =>
    meetings.flatMap(({ day, start, end }) => {
      const [first] = weekdaysIn(dates, day);
      const weekly = first !== undefined ? { first, until: dates.endsOn, skipped: [], added: [] } : null;
      const when = date ?? weekly;
      return when === null ? [] : [{ uid: `${scheduleId}.${id}@${host}`, summary: title, description: "", place, start, end, when }];
    }),
  );
}

/** Exams once on their day, known by their id: one that moves is the same one. */
const examEntries = ({ scheduleId, exams }: Told, host: string, words: CalendarWords): CalendarEntry[] =>
  exams.map(({ examId, courseCode, nameEn, nameTr, kind, number, date, start, end, rooms }) => ({
    uid: `${scheduleId}.${examId}@${host}`,
    summary: `${courseCode} ${words.exam({ kind, number })}`,
    description: words.courseName({ nameEn, nameTr }),
    place: rooms.replaceAll("\n", "; "),
    start,
    end,
    when: date,
  }));

/** The file of what is told; where the term's dates are assumed it says so. */
export function calendarOf(
  told: Told,
  { revision, changedAt }: Pick<CalendarFile, "revision" | "changedAt">,
  host: string,
  words: CalendarWords,
): CalendarFile {
  const { dates, scheduleId, name } = told;
  return {
    name,
    notice: dates.isAssumed ? { uid: `${scheduleId}.notice@${host}`, text: words.assumed(dates) } : null,
    entries: [...lectures(told, host, words), ...ownItems(told, host), ...examEntries(told, host, words)],
    revision,
    changedAt,
  };
}
