/** Questions that the assistant offers before anything is asked: each feature offers its own, to whom there is something to say. */
import type { SignedInContext } from "../platform/context";
import type { rawStatement } from "../platform/db.server";

export interface SuggestionSource {
  /** Its place among the others, the smallest first: what is somebody's own before what everybody is offered. */
  order: number;
  /** What it reads of this person; it goes in one batch with what others read. None for a question that everybody is offered. */
  statements?(ctx: SignedInContext): readonly ReturnType<typeof rawStatement>[];
  /** The questions, in the language of `ctx.locale`, as they are asked. Each must be one that the assistant answers. */
  questions(ctx: SignedInContext, results: readonly (readonly unknown[])[]): readonly string[];
}
