/** Replies as reports are about them. */
import { sql } from "drizzle-orm";
import type { Reportable } from "~/engines/reportable";
import { reviewableReplies } from "./thread.repository.server";

export const reportableReply: Reportable = {
  idPrefix: "reply",
  reviewable: reviewableReplies,
  isHideable: true,
  join: sql`LEFT JOIN replies AS q ON r.subject_type = 'reply' AND q.reply_id = r.subject_id
    LEFT JOIN posts AS qp ON qp.post_id = q.post_id`,
  place: sql`'/' || qp.kind || '/one/' || qp.post_id`,
  text: sql`q.text`,
  status: sql`q.status`,
  author: sql`q.author_id`,
  pageOf: (id, page) => `${page}#${id}`,
};
