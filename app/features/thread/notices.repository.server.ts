/** Who is notified of what happens in a discussion. Nothing here leads to an author who wrote anonymously. */
import { users } from "@schema/accounts";
import { sql } from "drizzle-orm";
import { namesIn } from "~/engines/markup/markdown.server";
import { defineNotice, type NoticeSubject } from "~/engines/notices/kinds";
import { notifyFrom } from "~/engines/notices/notify.server";
import { isVisible } from "~/platform/accounts/accounts.repository.server";
import type { SignedInContext } from "~/platform/context";
import { MOST_MENTIONED } from "./thread.rules";

/** A reply is shown while it and its thread are. */
const reply: NoticeSubject = {
  type: "reply",
  shown: sql`SELECT json_object('title', p.title) FROM replies AS r JOIN posts AS p ON p.post_id = r.post_id
    WHERE r.reply_id = n.subject_id AND r.status = 'approved' AND p.status = 'approved'`,
};

/** A discussion itself. */
const thread: NoticeSubject = {
  type: "thread",
  shown: sql`SELECT json_object('title', p.title) FROM posts AS p WHERE p.post_id = n.subject_id AND p.kind = 'thread' AND p.status = 'approved'`,
};

export const newReply = defineNotice({
  name: "thread.reply",
  messageClass: "informational",
  group: "discussions",
  many: "thread:notices.replies",
  words: "thread:notices.reply",
  label: "thread:notices.replyChoice",
  type: "update",
  subjects: [reply],
  channel: "app",
});

export const mention = defineNotice({
  name: "thread.mention",
  messageClass: "informational",
  group: "discussions",
  words: "thread:notices.mention",
  label: "thread:notices.mentionChoice",
  type: "update",
  subjects: [reply, thread],
  channel: "app",
  like: newReply,
});

export const acceptedReply = defineNotice({
  name: "thread.accepted",
  messageClass: "informational",
  group: "discussions",
  words: "thread:notices.accepted",
  label: "thread:notices.acceptedChoice",
  type: "update",
  subjects: [reply],
  channel: "app",
});

const path = sql`'/thread/one/' || r.post_id || '?reply=' || r.reply_id || '#' || r.reply_id`;

/** Those whom others may see, by the user names that a text mentions. */
const mentionedBy = (ctx: SignedInContext, text: string) =>
  sql`(SELECT user_id FROM ${users} WHERE user_name_key IN (SELECT value FROM json_each(${JSON.stringify(namesIn(text))})) AND ${isVisible(ctx)})`;

/**
 * The statement that tells those whom one's own reply mentions, if it says that now. Before `tellOfReply`, whose cause it shares: whoever
 * also follows is told once, and so is whoever was told before a change. An unnamed reply tells nobody.
 */
export const tellMentionedInReply = (ctx: SignedInContext, replyId: string, text: string) =>
  notifyFrom(
    ctx,
    {
      kind: mention,
      userId: sql`m.user_id`,
      subjectId: sql`r.reply_id`,
      path,
      key: sql`'reply:' || r.reply_id`,
      most: { count: MOST_MENTIONED, of: replyId },
    },
    sql`FROM replies AS r JOIN ${mentionedBy(ctx, text)} AS m WHERE r.reply_id = ${replyId} AND r.text = ${text} AND r.status = 'approved'
      AND r.is_anonymous = 0 AND r.author_id = ${ctx.actor.userId} AND m.user_id <> ${ctx.actor.userId}`,
  );

/** The same of a discussion that one opens or changes. */
export const tellMentionedInThread = (ctx: SignedInContext, postId: string, text: string) =>
  notifyFrom(
    ctx,
    {
      kind: mention,
      userId: sql`m.user_id`,
      subjectId: sql`p.post_id`,
      subjectType: thread.type,
      path: sql`'/thread/one/' || p.post_id`,
      key: sql`'thread:' || p.post_id`,
      most: { count: MOST_MENTIONED, of: postId },
    },
    sql`FROM posts AS p JOIN ${mentionedBy(ctx, text)} AS m WHERE p.post_id = ${postId} AND p.text = ${text} AND p.status = 'approved'
      AND p.is_anonymous = 0 AND p.author_id = ${ctx.actor.userId} AND m.user_id <> ${ctx.actor.userId}`,
  );

/** The statement that tells of a reply, if it is there: all who follow its thread, and whoever it answers, but not who wrote it. */
export const tellOfReply = (ctx: SignedInContext, replyId: string) =>
  notifyFrom(
    ctx,
    { kind: newReply, userId: sql`w.user_id`, subjectId: sql`r.reply_id`, path, key: sql`'reply:' || r.reply_id` },
    sql`FROM replies AS r JOIN (
        SELECT f.user_id FROM replies AS o JOIN post_follows AS f ON f.post_id = o.post_id WHERE o.reply_id = ${replyId}
        UNION SELECT parent.author_id FROM replies AS o JOIN replies AS parent ON parent.reply_id = o.parent_id WHERE o.reply_id = ${replyId}
      ) AS w WHERE r.reply_id = ${replyId} AND w.user_id IS NOT ${ctx.actor.userId}`,
  );

/** The statement that tells whoever wrote a reply that it is the accepted one now, unless they accepted it themselves. */
export const tellOfAccepted = (ctx: SignedInContext, postId: string, replyId: string) =>
  notifyFrom(
    ctx,
    { kind: acceptedReply, userId: sql`r.author_id`, subjectId: sql`r.reply_id`, path, key: sql`'accepted:' || r.reply_id` },
    sql`FROM posts AS p JOIN replies AS r ON r.reply_id = p.accepted_reply_id
      WHERE p.post_id = ${postId} AND p.accepted_reply_id = ${replyId} AND p.author_id = ${ctx.actor.userId} AND r.author_id <> ${ctx.actor.userId}`,
  );
