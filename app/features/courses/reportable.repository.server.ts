/** Experiences as reports are about them. */
import { sql } from "drizzle-orm";
import type { Reportable } from "~/engines/reportable";
import { reviewableExperiences } from "./experiences.repository.server";

export const reportableExperience: Reportable = {
  idPrefix: "experience",
  reviewable: reviewableExperiences,
  isHideable: true,
  join: sql`LEFT JOIN experiences AS e ON r.subject_type = 'experience' AND e.experience_id = r.subject_id`,
  place: sql`e.course_id`,
  text: sql`e.text`,
  status: sql`e.status`,
  author: sql`e.author_id`,
  pageOf: (id, courseId) => `/courses/one/${courseId}#${id}`,
};
