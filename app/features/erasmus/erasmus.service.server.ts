/** Which courses abroad counted as which of ours. */
import { readPost, readPostWith } from "~/engines/posts/posts.service.server";
import { requireSignedIn } from "~/platform/access/roles";
import type { Context, SignedInContext } from "~/platform/context";
import { erasmus } from "./erasmus.collection";
import { erasmusErrors } from "./erasmus.errors";
import * as repository from "./erasmus.repository.server";
import type { EquivalenceInput } from "./erasmus.schemas";

const MOST_COURSES = 30;

/** A semester with its courses. @throws notFound */
export async function readSemester(ctx: Context, postId: string) {
  const { post, beside } = await readPostWith(ctx, erasmus, postId, [repository.equivalencesOf(ctx, postId)]);
  return { post, equivalences: beside[0] };
}

export type Equivalence = Awaited<ReturnType<typeof repository.searchEquivalences>>[number];

/** Courses across all semesters. */
export const searchEquivalences = (ctx: Context, text: string): Promise<Equivalence[]> => repository.searchEquivalences(ctx, text);

/** Adds a course to one's own semester. @throws notYours, tooMany */
export async function addEquivalence(ctx: SignedInContext, postId: string, input: EquivalenceInput): Promise<void> {
  requireSignedIn(ctx);
  if (await repository.insertEquivalence(ctx, postId, ctx.actor.userId, input, MOST_COURSES)) return;
  const { isMine } = await readPost(ctx, erasmus, postId);
  throw isMine ? erasmusErrors.tooMany() : erasmusErrors.notYours();
}

/** Removes a course from one's own semester; others' stay. */
export async function removeEquivalence(ctx: SignedInContext, key: number): Promise<void> {
  await repository.deleteEquivalence(ctx, key, requireSignedIn(ctx).actor.userId);
}
