/** Makes course experiences that read like students' own. */

import { foldTurkish } from "../../../app/platform/folding";
import { anonymousId } from "../../../app/platform/ids";
import { assessmentKinds, attendanceKinds, type experiences, letterGrades, NOT_LISTED } from "../../schema/courses";
import { experienceFragments, experienceTips } from "../content/experience-texts";
import type { ContentLanguage, ExperienceMood } from "../content/types";
import type { Random } from "../random";

type NewExperience = typeof experiences.$inferInsert;

const moodOf = (overall: number): ExperienceMood => (overall >= 4 ? "positive" : overall === 3 ? "mixed" : "negative");

/** A text of four or five sentences; `{course}` and `{department}` are filled in. */
export function writeText(
  random: Random,
  language: ContentLanguage,
  overall: number,
  course: { code: string; department: string },
): string {
  const fragments = experienceFragments[language][moodOf(overall)];
  const bodies = random.chance(0.5) ? [random.pick(fragments.body), random.pick(fragments.body)] : [random.pick(fragments.body)];
  const parts = [random.pick(fragments.opening), ...new Set(bodies), random.pick(fragments.workload), random.pick(fragments.closing)];
  return parts.join(" ").replaceAll("{course}", course.code).replaceAll("{department}", course.department);
}

interface ExperienceBase {
  courseId: string;
  authorId: string | null;
  course?: { code: string; department: string };
}

/** An approved experience; whatever matters to a test is given. */
export function makeExperience(random: Random, now: number, own: ExperienceBase & Partial<NewExperience>): NewExperience {
  const { course = { code: "CENG140", department: "CENG" }, ...given } = own;
  const overall = given.overall ?? random.pick([1, 2, 3, 3, 4, 4, 4, 5, 5]);
  const language = random.chance(0.6) ? "tr" : "en";
  const text = given.text ?? writeText(random, language, overall, course);
  const tips = random.chance(0.6) ? random.pick(experienceTips[language]) : null;
  const difficulty = random.int(1, 5);
  return {
    experienceId: anonymousId("experience"),
    instructorId: NOT_LISTED,
    term: random.pick(["2023-1", "2023-2", "2024-1", "2024-2", "2025-1", "2025-2"]),
    overall,
    difficulty,
    usefulness: Math.min(5, Math.max(1, overall + random.int(-1, 1))),
    weeklyHours: difficulty * 2 + random.int(0, 4),
    attendance: random.pick(attendanceKinds),
    assessments: assessmentKinds.filter(() => random.chance(0.35)),
    letterGrade: random.chance(0.5) ? random.pick(letterGrades.slice(0, 9)) : null,
    text,
    tips,
    searchText: foldTurkish(`${text} ${tips ?? ""}`),
    status: "approved",
    createdAt: now,
    updatedAt: now,
    ...given,
  };
}
