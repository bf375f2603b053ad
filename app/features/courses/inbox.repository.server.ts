/** Experiences and suggested courses that wait for staff. */
import { sql } from "drizzle-orm";
import { collectionInbox, type Decide } from "~/engines/review/inbox.server";
import { reviewableExperiences } from "./experiences.repository.server";

export const experiencesInbox = (decide: Decide) =>
  collectionInbox({
    name: "experiences",
    order: 2,
    label: "admin:inbox.experiences",
    list: "/admin/courses/all",
    from: sql`experiences AS t JOIN courses AS c ON c.course_id = t.course_id`,
    title: sql`c.course_code`,
    excerpt: sql`t.text`,
    reviewable: reviewableExperiences,
    decide,
  });

export const submissionsInbox = collectionInbox({
  name: "course_submissions",
  order: 7,
  label: "admin:inbox.course_submissions",
  list: "/admin/courses/all?view=suggestions",
  from: sql`course_submissions AS t`,
  title: sql`t.course_code`,
  excerpt: sql`t.name_en`,
});
