/** What staff send when they decide on contributions. */
import { z } from "zod";
import { decisions, transitions } from "./decision";

/** One decision on up to a hundred contributions; rejecting asks for the reason that its author will see. */
export const reviewSchema = z
  .strictObject({
    ids: z.array(z.string().min(1).max(60)).min(1).max(100),
    decision: z.enum(decisions),
    reason: z.string().trim().max(500).optional(),
  })
  .refine(({ decision, reason }) => !transitions[decision].needsReason || Boolean(reason && reason.length >= 3), {
    path: ["reason"],
    message: "@kit:review.reasonNeeded",
  });

export type ReviewInput = z.infer<typeof reviewSchema>;
