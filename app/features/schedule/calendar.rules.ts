/** What a calendar is told of a schedule: which facts, and in which words. */
import type { CalendarEntry, CalendarFile } from "./ics.rules";
import { lecturesOn, type TermDates, weekdaysIn } from "./lectures.rules";
import type { Plan } from "./plan.rules";

/** What calendars are told of a schedule, in no language: when this is the same, so is every file. */
export type Told = Pick<Plan, "scheduleId" | "name" | "term"> & {
  dates: TermDates | null;
  sections: Pick<Plan["sections"][number], "id" | "courseCode" | "nameEn" | "nameTr" | "number" | "instructors" | "meetings">[];
  items: Omit<Plan["items"][number], "color">[];
};

/** The part of a schedule that calendars are told. */
export const toldOf = ({ scheduleId, name, term, sections, items }: Plan, dates: TermDates | null): Told => ({
  scheduleId,
  name,
  term,
  dates: dates && { startsOn: dates.startsOn, endsOn: dates.endsOn, days: dates.days },
  sections: sections.map(({ id, courseCode, nameEn, nameTr, number, instructors, meetings }) => ({
    ...{ id, courseCode, nameEn, nameTr, number, instructors, meetings },
  })),
  items: items.map(({ id, title, place, date, meetings }) => ({ id, title, place, date, meetings })),
});

export interface CalendarWords {
  /** `Section 2` */
  section(number: number): string;
  courseName(course: { nameEn: string; nameTr: string }): string;
  /** Why lectures are missing. */
  noDates: string;
}

/** Of each of its sections, in the order of the timetable, one entry a meeting. */
function lectures({ scheduleId, sections }: Told, dates: TermDates, host: string, words: CalendarWords): CalendarEntry[] {
  return sections.flatMap((section) =>
    section.meetings.flatMap(({ day, start, end, place }, position) => {
      const when = lecturesOn(day, dates);
      if (!when) return [];
      const description = [words.courseName(section), words.section(section.number), section.instructors.join(", ")];
      return [
        {
          uid: `${scheduleId}.${section.id}.${position}@${host}`,
          summary: `${section.courseCode} ${words.courseName(section)}`,
          description: description.filter(Boolean).join("\n"),
          place: place ?? "",
          ...{ start, end, when },
        },
      ];
    }),
  );
}

/** Own items: holidays of the university are none of work or sport, so a weekly one comes every week of the term. */
function ownItems({ scheduleId, items }: Told, dates: TermDates | null, host: string): CalendarEntry[] {
  return items.flatMap(({ id, title, place, date, meetings }) =>
    meetings.flatMap(({ day, start, end }) => {
      const [first] = dates ? weekdaysIn(dates, day) : [];
      const weekly = dates && first !== undefined ? { first, until: dates.endsOn, skipped: [], added: [] } : null;
      const when = date ?? weekly;
      return when === null ? [] : [{ uid: `${scheduleId}.${id}@${host}`, summary: title, description: "", place, start, end, when }];
    }),
  );
}

/** The file of what is told: without the term's dates it holds what has a date of its own, and says so. */
export function calendarOf(
  told: Told,
  { revision, changedAt }: Pick<CalendarFile, "revision" | "changedAt">,
  host: string,
  words: CalendarWords,
): CalendarFile {
  const { dates, scheduleId, name } = told;
  return {
    name,
    notice: dates ? null : { uid: `${scheduleId}.notice@${host}`, text: words.noDates },
    entries: [...(dates ? lectures(told, dates, host, words) : []), ...ownItems(told, dates, host)],
    revision,
    changedAt,
  };
}
