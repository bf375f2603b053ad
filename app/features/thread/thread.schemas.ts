/** What people send about threads; pages' forms and API share it. */
import { z } from "zod";
import { MAX_TEXT } from "~/engines/posts/collection";
import { type PostInput, postSchema } from "~/engines/posts/schema";
import { callersKey, idField, storableText, trimmedText } from "~/platform/forms/fields";
import { threads } from "./thread.collection";
import { MAX_REPLY } from "./thread.rules";

const text = trimmedText(1, MAX_REPLY);

export const replySchema = z.strictObject({
  text,
  parent_id: idField().optional().describe("The reply that is answered; absent for the thread itself."),
  is_anonymous: z.boolean().default(false),
  key: callersKey,
});
/** A text of a discussion or a reply that is looked at before it is posted; `act` and `id` say which form of the page sent it. */
export const previewSchema = z.strictObject({ text: trimmedText(1, MAX_TEXT) });
export const previewFormSchema = z.object({
  ...previewSchema.shape,
  preview: z.literal("1"),
  act: storableText(20).optional(),
  id: idField().optional(),
});

/** A new thread as its form sends it, with the open poll that is to be embedded. */
export const newThreadSchema = postSchema(threads).extend({ poll_id: idField().optional() });
export type NewThreadInput = PostInput & { poll_id?: string | undefined };

export const attachSchema = z.strictObject({ poll_id: idField().nullable() });
export const replyEditSchema = z.strictObject({ text });
export const acceptSchema = z.strictObject({ reply_id: idField().nullable() });
export const helpfulSchema = z.strictObject({ is_helpful: z.boolean() });
export const followSchema = z.strictObject({ is_followed: z.boolean() });
export const closeSchema = z.strictObject({ is_closed: z.boolean() });
export const lockSchema = z.strictObject({ is_locked: z.boolean() });
export const pinSchema = z.strictObject({ is_pinned: z.boolean() });
export const repliesQuery = z.object({ after: z.coerce.number().int().positive().optional().catch(undefined) });
export const newRepliesQuery = z.object({ after: z.coerce.number().int().min(0).default(0) });
/** The address of a thread's page: `quote` is a reply that stands in the form below, `poll` opens the choice of polls with that one chosen. */
export const threadQuery = z.object({
  page: z.coerce.number().int().positive().max(100_000).optional().catch(undefined),
  /** One that stands on the wanted page. */
  reply: idField().optional().catch(undefined),
  /** The page with the first reply that its reader hasn't seen. */
  unread: z.literal("1").optional().catch(undefined),
  quote: idField().optional().catch(undefined),
  poll: storableText(80).optional().catch(undefined),
});
export const similarQuery = z.object({ q: trimmedText(0, 200).default("") });

/** The forms of a thread's page, as `act` tells them apart; `id` is the reply they are about. */
export const actSchema = z.object({
  act: z.enum([
    "delete-reply",
    "like-reply",
    "unlike-reply",
    "approve-reply",
    "accept",
    "unaccept",
    "follow",
    "unfollow",
    "lock",
    "unlock",
    "shut",
    "reopen",
    "pin",
    "unpin",
    "remove-poll",
  ]),
  id: idField().optional(),
});
export const replyFormSchema = z.object({
  act: z.literal("reply"),
  id: idField().optional(),
  text,
  is_anonymous: z.boolean().default(false),
  key: callersKey,
});
export const replyEditFormSchema = z.object({ act: z.literal("edit-reply"), id: idField(), text });
export const hideFormSchema = z.object({ act: z.literal("hide-reply"), id: idField(), reason: trimmedText(3, 500) });

export type ReplyInput = z.infer<typeof replySchema>;
export type Act = z.infer<typeof actSchema>["act"];
