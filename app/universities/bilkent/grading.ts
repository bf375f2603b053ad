/**
 * How Bilkent grades, by its catalog (catalog.bilkent.edu.tr/general: `grading.html`, `standing.html`, 2024–25) and its Academic
 * Regulations for Undergraduate and Associate Degree Programs, which the catalog names by their articles. What neither says as a
 * limit is null; `unsure` marks what wasn't found in words of the university.
 */
import type { Articles, Grading } from "../pack";

export const grading: Grading = {
  partsOfPoint: 10,
  /** grading.html: A+ and A are 4.00; F, FX and FZ 0.00. */
  coefficients: { "A+": 40, A: 40, "A-": 37, "B+": 33, B: 30, "B-": 27, "C+": 23, C: 20, "C-": 17, "D+": 13, D: 10, F: 0, FX: 0, FZ: 0 },
  /** Instructors set their own. */
  points: {},
  /** grading.html: satisfactory, unsatisfactory, transfer, in progress, incomplete, withdrawal. */
  outside: ["S", "U", "T", "P", "I", "W"],
  pending: "I",
  withdrawn: "W",
  exempt: "T",
  passedOutside: ["S", "T"],
  /** unsure: what an I becomes when nothing comes. */
  pendingBecomes: { credited: "F", nonCredit: "U" },
  failing: ["F", "FX", "FZ", "U"],
  /** standing.html: those on probation take F, FX, FZ, U and W again first. */
  mustRepeat: ["F", "FX", "FZ", "U", "W"],
  /** standing.html (4.13–4.20): satisfactory goes by the cumulative average; honours ask for a minimum load, not for a number of courses. */
  standing: { satisfactory: 200, honour: 300, highHonour: 350, honourCourses: 0 },
  /** "Graduation with honors" (w3.bilkent.edu.tr): 3.00 and 3.50, of all attempts; 3.75 brings highest honours. */
  graduation: { least: 200, honour: 300, highHonour: 350, lastSemesters: 0 },
  /** standing.html: one semester below 2.00; new courses are limited by credits (60 % of the nominal load), not by their number. */
  probation: { least: 200, strict: 180, semesters: 1, newCourses: null },
  /** Law 2547, article 44: seven years for a programme of four, counted from 2014–15 on. */
  maximumDuration: { semesters: 14, countedFrom: "2014-1" },
  repeats: null,
  /** Senate, 9 December 2015: until the end of the tenth week. */
  withdrawals: { most: null, mostPerTerm: null, week: 10, notOfFirst: 0 },
  /** grading.html (4.2, 4.3): the least is the department's; at most two courses over the normal load, with the advisor. */
  load: { least: 0, more: [{ from: 0, courses: 2 }], graduating: 2 },
  mostNotIncluded: null,
  mostNotIncludedRepeats: 0,
  /** Summer school's page: two courses at most. */
  mostInSummer: 2,
};

export const articles: Articles = {
  averages: "",
  standing: "4.13–4.20",
  graduation: "",
  probation: "4.13–4.20",
  mustRepeat: "4.13–4.20",
  replacement: "",
  repeats: "",
  lastGrade: "",
  withdrawals: "",
  load: "4.2, 4.3",
  notIncluded: "",
  summer: "",
  doubleMajor: "",
  pending: "",
};
