/** The question pool: what members ask each other, in the groups of the bank. A question of it is a discussion, with all that those have. */
import { categoryChoices } from "~/engines/labels/labels.service.server";
import { postErrors } from "~/engines/posts/posts.errors";
import { isStaff, requireSignedIn } from "~/platform/access/roles";
import type { Context, SignedInContext } from "~/platform/context";
import { reasonOf } from "~/platform/db.server";
import { countCap, pageFrom } from "~/platform/lists/paging";
import { openThread, readThread } from "../thread/thread.service.server";
import * as repository from "./pool.repository.server";
import { qaErrors } from "./qa.errors";
import type { ListedGroup } from "./qa.repository.server";
import type { PoolFilters, PoolQuestionInput } from "./qa.schemas";

type Reader = Pick<Context, "locale">;

/** The category of discussions that fits whatever is asked; another where admins have taken it away. */
const USUAL_CATEGORY = "other";

const choicesOf = ({ locale }: Reader, groups: readonly ListedGroup[]) =>
  groups.map(({ groupId, nameEn, nameTr }) => ({ value: groupId, label: locale === "tr" ? nameTr : nameEn }));

const listed = ({ locale }: Reader, { groupEn, groupTr, authorName, isAnonymous, ...row }: repository.PooledRow) => ({
  ...row,
  isAnonymous,
  group: locale === "tr" ? groupTr : groupEn,
  author: isAnonymous ? null : authorName,
});
export type PooledQuestion = ReturnType<typeof listed>;

/** A page of the pool, the latest questions first, and the groups. @throws needsSignIn */
export async function readPool(ctx: SignedInContext, filters: PoolFilters) {
  requireSignedIn(ctx);
  const { rows, counted, groups } = await repository.listPool(ctx, filters);
  const items = rows.map((row) => listed(ctx, row));
  return { ...pageFrom(items, counted, filters, countCap(filters)), groups: choicesOf(ctx, groups) };
}

/** What the form of a new question offers. @throws needsSignIn */
export async function readAskForm(ctx: SignedInContext) {
  requireSignedIn(ctx);
  const { groups } = await repository.findPooled(ctx, "");
  return { groups: choicesOf(ctx, groups) };
}

/**
 * Asks in the pool: opens a discussion that stands in it.
 * @returns the discussion's id @throws unknownGroup, and what opening a discussion does
 */
export async function askInPool(ctx: SignedInContext, { group_id, ...question }: PoolQuestionInput): Promise<string> {
  requireSignedIn(ctx);
  const categories = await categoryChoices(ctx, "thread");
  const category = (categories.find(({ value }) => value === USUAL_CATEGORY) ?? categories.at(-1))?.value ?? USUAL_CATEGORY;
  const permission = repository.permissionToPlace(ctx);
  try {
    return await openThread(ctx, { ...question, category }, (postId) => [repository.place(ctx, postId, group_id, permission)]);
  } catch (failed) {
    if (reasonOf(failed).includes("FOREIGN KEY")) throw qaErrors.unknownGroup({ field: "group_id" });
    throw failed;
  }
}

/** A discussion's place in the pool, for whoever may change it and for whoever asks what became of a question. @throws notFound */
export async function readPlace(ctx: SignedInContext, postId: string) {
  const { post } = await readThread(ctx, postId);
  const { row, groups } = await repository.findPooled(ctx, postId);
  const mayChange = post.status === "approved" && (post.isMine || isStaff(ctx.actor));
  return { postId, title: post.title, question: row && listed(ctx, row), groups: choicesOf(ctx, groups), mayChange };
}

/**
 * Puts a discussion into a group of the pool; null takes it out.
 * @throws notFound, notYours, unknownGroup; notInPool where there is nothing to take out
 */
export async function placeInPool(ctx: SignedInContext, postId: string, groupId: string | null): Promise<void> {
  requireSignedIn(ctx);
  const permission = repository.permissionToPlace(ctx);
  const outcome = groupId
    ? await repository.putInPool(ctx, postId, groupId, permission)
    : await repository.takeOutOfPool(ctx, postId, permission);
  if (outcome === "group") throw qaErrors.unknownGroup({ field: "group_id" });
  if (outcome) return;
  const { mayChange } = await readPlace(ctx, postId);
  if (!mayChange) throw postErrors.notYours();
  throw qaErrors.notInPool();
}
