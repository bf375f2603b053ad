/** Where replies, their likes, aliases and what was read name people. */
import { postAliases, replies, replyLikes, threadReads } from "@schema/thread";
import { sql } from "drizzle-orm";
import { ACTED, usedFor } from "~/engines/personal/personal.server";
import { isHeld } from "~/engines/review/held";

/** Readers see it, or a legal request keeps it. */
const replyStays = sql`(replies.status = 'approved' OR ${isHeld(sql`replies.reply_id`)})`;

export const threadPlaces = usedFor(
  { purpose: "contributions", bases: ["contract"], recipients: ["everyone"], kept: "own", sensitivity: "open" },
  [
    {
      stage: "content",
      table: replies,
      column: replies.authorId,
      onDeletion: {
        set: sql`author_id = NULL, text = iif(${replyStays}, text, ''), review_reason = NULL, status = iif(${replyStays}, status, 'deleted')`,
      },
      exported: { without: [replies.reviewedBy] },
    },
    { table: replyLikes, column: replyLikes.userId, stage: "content", onDeletion: "delete", exported: {} },
    { table: postAliases, column: postAliases.userId, stage: "content", onDeletion: "delete", exported: {} },
    { table: threadReads, column: threadReads.userId, stage: "content", onDeletion: "delete", exported: {} },
    { table: replies, column: replies.reviewedBy, ...ACTED },
  ],
);
