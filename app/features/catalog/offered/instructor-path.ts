/** How somebody who teaches is named, and the address of the page that tells which courses they give. */
import { foldTurkish } from "~/platform/folding";

/** Timetables write names in capitals; people read them easier like this. */
export const personName = (name: string): string =>
  name.toLocaleLowerCase("tr").replace(/(^|[\s.'(-])(\p{L})/gu, (_, before, letter) => before + letter.toLocaleUpperCase("tr"));

/** By the name in plain letters, as the timetable tells people apart: `/courses/instructor/ayse-ogretmen`. */
export const instructorPath = (name: string): string =>
  `/courses/instructor/${encodeURIComponent((foldTurkish(name) || name.toLowerCase()).replaceAll(" ", "-"))}`;
