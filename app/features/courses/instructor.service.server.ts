/** What somebody teaches, and what those courses are like with them: only of courses, never of the person. */
import type { Context } from "~/platform/context";
import { foldTurkish } from "~/platform/folding";
import { groupBy } from "~/platform/group";
import { currentTerm } from "~/platform/terms";
import { clockTime } from "~/platform/time";
import { facultyColor } from "../departments/departments.service.server";
import * as repository from "./instructor.repository.server";
import { scoresOf } from "./scores.rules";

/** How an address names somebody → how the timetable tells people apart. */
const keyOf = (slug: string): string => {
  const words = slug.slice(0, 200).replaceAll("-", " ");
  return foldTurkish(words) || words.toLowerCase();
};

/** A name has so many words; a question so many that may be one. */
const NAME_WORDS = [4, 3, 2];
const MOST_NAMES = 40;

/** All that may be a name in a text. */
const namesIn = (words: readonly string[]): string[] =>
  NAME_WORDS.flatMap((length) =>
    words.flatMap((_, at) => (at + length <= words.length ? words.slice(at, at + length).join(" ") : [])),
  ).slice(0, MOST_NAMES);

/** Terms that are named of a course; earlier ones are left out. */
const MOST_TERMS = 6;

type Rows = Awaited<ReturnType<typeof repository.readInstructor>>;

function courseOf(ctx: Context, rows: Rows, own: Rows["sections"], now: string) {
  const [first] = own;
  if (!first) return [];
  const times = groupBy(rows.times, ({ sectionId }) => sectionId);
  const { overall, difficulty } = scoresOf(rows.sums.find(({ courseId }) => courseId === first.courseId));
  const { term } = first;
  return [
    {
      courseId: first.courseId,
      courseCode: first.courseCode,
      name: ctx.locale === "tr" ? first.nameTr : first.nameEn,
      color: facultyColor(first.faculty),
      terms: [...new Set(own.map((row) => row.term))].slice(0, MOST_TERMS),
      isNow: term >= now,
      /** Of the latest term, where that isn't over. */
      sections: own
        .filter((row) => row.term === term && term >= now)
        .map(({ sectionId, sectionNumber }) => ({
          number: sectionNumber,
          times: (times.get(sectionId) ?? []).map(({ day, startMinute }) => ({ day, start: clockTime(startMinute) })),
        })),
      /** What the course was rated with this instructor, as its own page tells it. */
      overall,
      difficulty,
    },
  ];
}

/** Somebody's courses, those of this term and later first; null when the timetable names nobody so. @param slug of the address */
export const readInstructor = (ctx: Context, slug: string) => readNamed(ctx, [keyOf(slug)]);

/** The same of whoever a text names, in folded words; null where it names nobody. */
export const instructorIn = (ctx: Context, words: readonly string[]) => {
  const names = namesIn(words);
  return names.length > 0 ? readNamed(ctx, names) : null;
};

async function readNamed(ctx: Context, nameKeys: readonly string[]) {
  const now = currentTerm(ctx.clock.now());
  const rows = await repository.readInstructor(ctx, nameKeys, now);
  if (!rows.person) return null;
  const courses = [...groupBy(rows.sections, ({ courseId }) => courseId).values()].flatMap((own) => courseOf(ctx, rows, own, now));
  return { ...rows.person, now: courses.filter(({ isNow }) => isNow), before: courses.filter(({ isNow }) => !isNow) };
}

export type InstructorPage = NonNullable<Awaited<ReturnType<typeof readInstructor>>>;
