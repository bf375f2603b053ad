/**
 * How METU grades, and what its undergraduate regulation makes of grades: the part of the university pack that the GPA calculator
 * reads. It lies apart from `index.ts` because every page carries that one. Articles are those of the regulation as printed in 2026.
 */
import type { Articles, Grading } from "../pack";

/** With its exact shape, for rules in words. */
export const figures = {
  /** Letter → twice its coefficient (26/5). FD is 0.50; NA counts as FF. */
  coefficients: { AA: 8, BA: 7, BB: 6, CB: 5, CC: 4, DC: 3, DD: 2, FD: 1, FF: 0, NA: 0 },
  /** Letter → the least of a hundred points that makes it (26/5); NA has none. */
  points: { AA: 90, BA: 85, BB: 80, CB: 75, CC: 70, DC: 65, DD: 60, FD: 50, FF: 0 },
  /** Outside the averages (26/5c). */
  outside: ["S", "U", "EX", "I", "W"],
  /** A grade still to come, which turns into FF or U when it doesn't come. */
  pending: "I",
  withdrawn: "W",
  /** Of a course that nobody takes: exempt from it, or counted from elsewhere. */
  exempt: "EX",
  /** Passed without a coefficient: a non-credit course, and one that is exempt (26/5c). */
  passedOutside: ["S", "EX"],
  /** What I becomes: of a credited course, of one without credit. */
  pendingBecomes: { credited: "FF", nonCredit: "U" },
  /** Keep a term from being satisfactory (30). */
  failing: ["FF", "FD", "NA", "U"],
  /** Have to be taken again (28/1). */
  mustRepeat: ["FF", "FD", "NA", "U", "W"],
  /** Averages in hundredths. Honours need so many credited courses in the term (30). */
  standing: { satisfactory: 200, honour: 300, highHonour: 350, honourCourses: 3 },
  /** Averages in hundredths at graduation, and the last semesters that are spent here (33, 36/3). */
  graduation: { least: 200, honour: 300, highHonour: 350, lastSemesters: 2 },
  /** So many semesters in a row below `least`; below `strict` no new courses, else so many (32). */
  probation: { least: 200, strict: 180, semesters: 2, newCourses: 3 },
  /** Semesters within which an undergraduate programme of four years ends (30/1); those who began earlier are counted from `countedFrom` (temporary 1). */
  maximumDuration: { semesters: 14, countedFrom: "2014-2" },
  /** Repeats of courses that were passed (28/3): whoever began before `from` is counted anew from there (temporary 2). */
  repeats: { withinSemesters: 4, most: 6, from: "2026-1" },
  /** Withdrawals (24): in all, in a term, in which week, and none from courses of the curriculum's first semesters. */
  withdrawals: { most: 6, mostPerTerm: 1, week: 10, notOfFirst: 2 },
  /** Credited courses of a semester (19): the least, how many more than the normal load from which average, and for who can graduate at its end. */
  load: {
    least: 3,
    more: [
      { from: 250, courses: 2 },
      { from: 200, courses: 1 },
    ],
    graduating: 2,
  },
  /** Courses with NI in a term (21). */
  mostNotIncluded: 2,
  /** So often a course with NI may be repeated (21). */
  mostNotIncludedRepeats: 1,
  /** Courses of a summer school. */
  mostInSummer: 2,
  /** Who may apply for a double major (directive, 7): average in hundredths, best percent of the class, from and to which semester. */
  doubleMajor: { least: 300, bestPercent: 20, fromSemester: 3, toSemester: 5 },
} as const;

export const grading: Grading = { ...figures, partsOfPoint: 2 };

/** The articles that decisions name. */
export const articles: Articles = {
  averages: "29",
  standing: "30, 31",
  graduation: "33, 36/3",
  probation: "32",
  mustRepeat: "28/1",
  replacement: "28/2",
  repeats: "28/3",
  lastGrade: "28/4",
  withdrawals: "24",
  load: "19",
  notIncluded: "21",
  summer: "SS",
  doubleMajor: "DM",
  pending: "26/5",
};
