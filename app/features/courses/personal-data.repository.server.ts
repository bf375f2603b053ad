/** Where experiences and suggested courses name people. */
import { courseSubmissions, experiences, experienceVotes } from "@schema/courses";
import { eq, sql } from "drizzle-orm";
import { ACTED, usedFor } from "~/engines/personal/personal.server";
import { isHeld } from "~/engines/review/held";

/** Readers see it, or a legal request keeps it. */
const experienceStays = sql`(${experiences.status} = 'approved' OR ${isHeld(sql`${experiences.experienceId}`)})`;

export const coursePlaces = usedFor(
  { purpose: "contributions", bases: ["contract", "interest"], recipients: ["everyone", "staff"], kept: "own", sensitivity: "open" },
  [
    {
      // Others' votes for what goes below.
      stage: "dependents",
      table: experienceVotes,
      column: experienceVotes.experienceId,
      where: ({ userId }) => sql`${experienceVotes.experienceId} IN (SELECT ${experiences.experienceId} FROM ${experiences}
      WHERE ${experiences.authorId} = ${userId} AND NOT ${experienceStays})`,
      onDeletion: "delete",
      exported: "nothing",
    },
    {
      stage: "content",
      table: experiences,
      column: experiences.authorId,
      onDeletion: { detachWhere: experienceStays },
      exported: { without: [experiences.reviewedBy] },
    },
    {
      stage: "content",
      table: courseSubmissions,
      column: courseSubmissions.authorId,
      // The note was for staff.
      onDeletion: { detachWhere: eq(courseSubmissions.status, "approved"), and: sql`note = NULL` },
      exported: { without: [courseSubmissions.reviewedBy] },
    },
    { table: experienceVotes, column: experienceVotes.userId, stage: "content", onDeletion: "delete", exported: {} },
    { table: experiences, column: experiences.reviewedBy, ...ACTED },
    { table: courseSubmissions, column: courseSubmissions.reviewedBy, ...ACTED },
  ],
);
