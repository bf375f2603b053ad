/** Experiences and suggested courses among what their author gave. */
import { sql } from "drizzle-orm";
import { type ContributionKind, latestWork, type OwnWorkSource } from "~/engines/contributions";

export const experienceContributions: ContributionKind = {
  name: "experiences",
  label: "overview:collections.experiences",
  order: 1,
  to: "/courses/personal",
  add: "/courses/add",
  countsTowardsVip: true,
};

export const submissionContributions: ContributionKind = {
  name: "course_submissions",
  label: "overview:collections.course_submissions",
  order: 3,
  to: "/courses/submission",
  add: null,
  countsTowardsVip: false,
};

export const experienceWork: OwnWorkSource = {
  labelOf: () => "overview:collections.one.experiences",
  toOf: () => experienceContributions.to,
  latest: (ctx, most) =>
    latestWork(ctx, most, {
      from: sql`experiences AS t JOIN courses AS c ON c.course_id = t.course_id`,
      id: sql`t.experience_id`,
      titleEn: sql`c.course_code || ' ' || c.name_en`,
      titleTr: sql`c.course_code || ' ' || c.name_tr`,
    }),
};

/** A suggested course has one name only. */
export const submissionWork: OwnWorkSource = {
  labelOf: () => "overview:collections.one.course_submissions",
  toOf: () => submissionContributions.to,
  latest: (ctx, most) =>
    latestWork(ctx, most, {
      from: sql`course_submissions AS t`,
      id: sql`t.submission_id`,
      titleEn: sql`t.course_code || ' ' || t.name_en`,
      titleTr: sql`t.course_code || ' ' || coalesce(t.name_tr, t.name_en)`,
    }),
};
