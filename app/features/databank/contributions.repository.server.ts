/** Databank entries among what their author gave. */
import { sql } from "drizzle-orm";
import { type ContributionKind, latestWork, type OwnWorkSource } from "~/engines/contributions";

export const entryContributions: ContributionKind = {
  name: "databank_entries",
  label: "overview:collections.databank_entries",
  order: 2,
  to: "/databank/personal",
  add: "/databank/add",
  countsTowardsVip: true,
};

export const entryWork: OwnWorkSource = {
  labelOf: () => "overview:collections.one.databank_entries",
  toOf: () => entryContributions.to,
  latest: (ctx, most) =>
    latestWork(ctx, most, {
      from: sql`databank_entries AS t JOIN courses AS c ON c.course_id = t.course_id`,
      id: sql`t.entry_id`,
      titleEn: sql`c.course_code || ' ' || c.name_en`,
      titleTr: sql`c.course_code || ' ' || c.name_tr`,
    }),
};
