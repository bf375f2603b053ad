/** Every twentieth text of a moderator is a known one, against approving by reflex: recognised before anything is decided on it. */
import { reviewErrors } from "~/engines/review/errors";
import type { InboxKind } from "~/engines/review/inbox.server";
import { requireStaff } from "~/platform/access/roles";
import type { StaffContext } from "~/platform/context";
import { answerCheck, type CheckAnswer, claimCheck, dueCheck } from "./checks.repository.server";

/** Kinds among which a known one can stand like any other: what staff read of them is all in the list. */
const knowable = ({ product }: StaffContext, kinds: readonly InboxKind[]) =>
  kinds.flatMap(({ reviewable, asWaiting, name }) =>
    reviewable?.dossier && asWaiting && !product.sealedTypes.includes(reviewable.type) ? [{ name, reviewable, asWaiting }] : [],
  );

/** The statement for the one that the actor is to be shown now among these kinds. */
export const dueCheckAmong = (ctx: StaffContext, kinds: readonly InboxKind[]) =>
  dueCheck(
    ctx,
    knowable(ctx, kinds).map(({ reviewable }) => reviewable),
  );

/** The kind of the one that is due. */
export const kindOfCheck = (ctx: StaffContext, kinds: readonly InboxKind[], type: string): InboxKind | undefined => {
  const name = knowable(ctx, kinds).find(({ reviewable }) => reviewable.type === type)?.name;
  return kinds.find((kind) => kind.name === name);
};

/** What is told to whoever decided on a known one: whether they said what had been decided. */
export type Known = "agreed" | "differed";

/**
 * Says to a known one what the actor decided, without anything happening to it.
 * @returns whether that is what had been decided; null when it is none, and is decided on like any other
 * @throws nothingToReview when an appeal against its removal was refused, and it wasn't shown to the actor
 */
export async function meetCheck(ctx: StaffContext, kind: InboxKind, id: string, said: CheckAnswer): Promise<Known | null> {
  requireStaff(ctx);
  const [own] = knowable(ctx, [kind]);
  const row = own && (await answerCheck(ctx, own.reviewable, id, said));
  if (!row) return null;
  if (row.said === null) throw reviewErrors.nothingToReview();
  return row.said === row.expected ? "agreed" : "differed";
}

/** Takes a known one in hand. @returns whether it was one */
export async function claimKnown(ctx: StaffContext, kind: InboxKind, id: string): Promise<boolean> {
  requireStaff(ctx);
  const [own] = knowable(ctx, [kind]);
  return own !== undefined && claimCheck(ctx, own.reviewable, id);
}
