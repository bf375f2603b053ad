/** The address of the page that tells which courses somebody teaches. */
import { foldTurkish } from "~/platform/folding";

/** By the name in plain letters, as the timetable tells people apart: `/courses/instructor/ayse-ogretmen`. */
export const instructorPath = (name: string): string =>
  `/courses/instructor/${encodeURIComponent((foldTurkish(name) || name.toLowerCase()).replaceAll(" ", "-"))}`;
