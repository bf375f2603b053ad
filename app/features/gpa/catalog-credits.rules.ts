/** Compares the credits of a pasted transcript with the catalog's, on the device; nothing is taken over that its reader doesn't choose. */
import { plainCourseCode } from "~/platform/course-codes";
import { courseKey } from "~/university/course-key";
import type { CreditDifference, ReadLine } from "./import-transcript.rules";
import { isCredits } from "./plain-transcript.rules";

/** A course of the catalog: code, seven-digit code, credits. */
type CatalogCourse = readonly [code: string, numeric: string, credits: number | null, ...rest: unknown[]];

/** The credits of a course by whichever code; null: the catalog doesn't know them. */
export type KnownCredits = (code: string) => number | null;

/** @param renamed codes that courses had before, each with the one that it has now */
export function knownCredits(courses: readonly CatalogCourse[], renamed: readonly (readonly [string, string])[]): KnownCredits {
  const usable = (credits: number | null | undefined) => (typeof credits === "number" && isCredits(credits) ? credits : null);
  const byCode = new Map(courses.map(([code, , credits]) => [code, credits]));
  // Who has a code now goes before who had it, and before whose number it would be.
  const known = new Map<string, number | null>();
  for (const [former, code] of renamed)
    for (const key of [courseKey(former), plainCourseCode(former)]) known.set(key, usable(byCode.get(code)));
  for (const [, numeric, credits] of courses) known.set(courseKey(numeric), usable(credits));
  for (const [code, , credits] of courses) known.set(courseKey(code), usable(credits));
  for (const [, numeric, credits] of courses) known.set(numeric, usable(credits));
  return (code) => {
    const exact = known.get(plainCourseCode(code));
    return (exact === undefined ? known.get(courseKey(code)) : exact) ?? null;
  };
}

/** The lines with what the catalog says otherwise beside it; what has no credit is given the catalog's, and marked as unsure; what was unsure and is the catalog's credit is sure. */
export function comparedLines(lines: readonly ReadLine[], known: KnownCredits): ReadLine[] {
  return lines.map((line): ReadLine => {
    if (line.kind === "refused" && line.lacking) {
      const { number, text, lacking } = line;
      const credits = known(lacking.course.code);
      if (credits === null) return line;
      return { number, text, kind: "course", term: lacking.term, course: { ...lacking.course, credits }, doubt: "catalog" };
    }
    if (line.kind !== "course" || line.difference || line.doubt === "catalog") return line;
    const { credits: own } = line.course;
    const catalog = known(line.course.code);
    if (catalog === own && line.doubt === "credits") return { ...line, doubt: null };
    return catalog === null || catalog === own ? line : { ...line, difference: { own, catalog } };
  });
}

/** The lines with the credits of one side where both differ. @param only the one line that this is chosen for; left out: all */
export function withCreditsOf(lines: readonly ReadLine[], side: keyof CreditDifference, only?: ReadLine): ReadLine[] {
  return lines.map((line) => {
    if (line.kind !== "course" || !line.difference || (only && line !== only)) return line;
    return { ...line, course: { ...line.course, credits: line.difference[side] } };
  });
}
