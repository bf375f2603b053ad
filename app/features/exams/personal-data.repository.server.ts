/** Who says when an exam is; what was said stays without a name. */
import { examVotes } from "@schema/exams";
import { sql } from "drizzle-orm";
import { usedFor } from "~/engines/personal/personal.server";

/** It goes on counting where somebody else says so too: who comes back under another name doesn't count twice. */
const goesOn = sql`(SELECT count(*) FROM exam_votes AS o WHERE o.claim_id = exam_votes.claim_id) > 1
  AND NOT EXISTS (SELECT 1 FROM users AS u WHERE u.user_id = exam_votes.user_id AND u.blocked_at IS NOT NULL)`;

export const examPlaces = usedFor(
  { purpose: "contributions", bases: ["contract"], recipients: ["staff"], kept: "own", sensitivity: "ordinary" },
  [
    {
      stage: "content",
      table: examVotes,
      column: examVotes.userId,
      onDeletion: { set: sql`counts = ${goesOn}, user_id = NULL` },
      exported: {},
    },
  ],
);
