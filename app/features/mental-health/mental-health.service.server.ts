/** Experiences with psychologists and psychiatrists: nobody is told who wrote one, and nothing is shown before staff read it. */
import { monthOf } from "~/engines/review/contributors.server";
import type { ModerationFilters } from "~/engines/review/listing.server";
import type { ReviewInput } from "~/engines/review/review.schemas";
import { purge, review } from "~/engines/review/review.server";
import { isStaff, requireAdmin, requireSignedIn, requireStaff } from "~/platform/access/roles";
import { DAY } from "~/platform/clock";
import type { AdminContext, SignedInContext, StaffContext } from "~/platform/context";
import { platformErrors } from "~/platform/errors/errors";
import { takeWrite } from "~/platform/limits.server";
import { countCap, pageFrom } from "~/platform/lists/paging";
import { mentalHealthErrors } from "./mental-health.errors";
import { mayEdit } from "./mental-health.policy";
import * as repository from "./mental-health.repository.server";
import type { EntryEdit, EntryInput, PoolFilters } from "./mental-health.schemas";
import type { PoolName } from "./pools.rules";

/** An entry as readers get it: when it was written is told by the month, so that nobody is recognized by the hour. */
function shown({ actor }: SignedInContext, { key: _, createdAt, reviewReason, ...row }: repository.EntryRow) {
  const isTheirs = row.isMine || isStaff(actor);
  return { ...row, month: monthOf(createdAt), reviewReason: isTheirs ? reviewReason : null, canEdit: isTheirs };
}

export type PoolEntry = ReturnType<typeof shown>;

/** One page of a pool, the latest first. */
export async function listEntries(ctx: SignedInContext, pool: PoolName, filters: PoolFilters) {
  const { rows, count } = await repository.listApproved(ctx, pool, filters);
  const isNarrowed = Boolean(filters.city || filters.meeting || filters.language || filters.cost_band);
  const items = rows.map((row) => shown(ctx, row));
  return pageFrom(items, count, filters, isNarrowed ? countCap(filters) : undefined);
}

/** One's own entries of a pool, with what was decided on them. */
export async function listOwnEntries(ctx: SignedInContext, pool: PoolName): Promise<PoolEntry[]> {
  return (await repository.ownEntries(ctx, pool)).map((row) => shown(ctx, row));
}

/** One entry; what isn't approved for its author and staff alone. @throws entryNotFound */
export async function readEntry(ctx: SignedInContext, pool: PoolName, entryId: string): Promise<PoolEntry> {
  const row = await repository.findEntry(ctx, pool, entryId);
  if (!row) throw mentalHealthErrors.entryNotFound();
  return shown(ctx, row);
}

/** One entry that the reader may change. @throws entryNotFound */
export async function readEditable(ctx: SignedInContext, pool: PoolName, entryId: string): Promise<PoolEntry> {
  const entry = await readEntry(ctx, pool, entryId);
  if (!entry.canEdit) throw mentalHealthErrors.entryNotFound();
  return entry;
}

/** Adds an entry, which waits for review. @returns its id @throws tooManyAttempts */
export async function addEntry(ctx: SignedInContext, pool: PoolName, input: EntryInput): Promise<string> {
  requireSignedIn(ctx);
  await takeWrite(ctx, "pool-entries");
  return repository.insertEntry(ctx, pool, input);
}

/** Changes one's own entry, or any for staff; it waits again. @throws entryNotFound, changedMeanwhile */
export async function editEntry(ctx: SignedInContext, pool: PoolName, entryId: string, input: EntryEdit): Promise<void> {
  const { actor } = requireSignedIn(ctx);
  const permission = mayEdit.permission(actor, repository.ruleColumns);
  if (await repository.updateEntry(ctx, pool, entryId, input, permission)) return;
  await readEditable(ctx, pool, entryId);
  throw platformErrors.changedMeanwhile();
}

/** Takes one's own entry away; nothing of it stays. @throws entryNotFound */
export async function deleteOwnEntry(ctx: SignedInContext, pool: PoolName, entryId: string): Promise<void> {
  requireSignedIn(ctx);
  if ((await repository.deleteOwn(ctx, pool, entryId)) === 0) throw mentalHealthErrors.entryNotFound();
}

/** One page of a pool's entries in a state, for staff: never whose they are, and when by the day. */
export async function listSubmissions(ctx: StaffContext, pool: PoolName, filters: ModerationFilters) {
  const { rows, counts } = await repository.listForModeration(ctx, pool, filters);
  const page = rows.slice(0, filters.size);
  const items = page.map((row) => ({ ...shown(ctx, row), sentAt: row.createdAt - (row.createdAt % DAY) }));
  return { items, counts, nextBefore: rows.length > filters.size ? page.at(-1)?.key : undefined };
}

/** Staff decide on entries, never on their own. @throws nothingToReview */
export async function reviewEntries(ctx: StaffContext, pool: PoolName, input: ReviewInput): Promise<string[]> {
  return review(requireStaff(ctx), repository.reviewableEntries(pool), input);
}

/** Deletes an entry for good; only admins reach this. @throws entryNotFound */
export async function purgeEntry(ctx: AdminContext, pool: PoolName, entryId: string): Promise<void> {
  requireAdmin(ctx);
  if (!(await purge(ctx, repository.reviewableEntries(pool), entryId, null))) throw mentalHealthErrors.entryNotFound();
}
