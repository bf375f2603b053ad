/** Experiences with psychologists and psychiatrists: nobody is told who wrote one, and nothing is shown before staff read it. */

import { monthOf } from "~/engines/review/contributors.server";
import type { ModerationFilters } from "~/engines/review/listing.server";
import type { ReviewInput } from "~/engines/review/review.schemas";
import { purge, review } from "~/engines/review/review.server";
import { openReports } from "~/features/reporting/sealed-reports.service.server";
import { isStaff, requireAdmin, requireSignedIn, requireStaff } from "~/platform/access/roles";
import { DAY } from "~/platform/clock";
import type { AdminContext, SignedInContext, StaffContext } from "~/platform/context";
import { platformErrors } from "~/platform/errors/errors";
import { recordError } from "~/platform/errors/record.server";
import { anonymousId } from "~/platform/ids";
import { takeWrite } from "~/platform/limits.server";
import { pageFrom } from "~/platform/lists/paging";
import { requireKeys } from "~/platform/sealed-cells.server";
import { fits, isNarrowed, openEntry, sealedColumns, wordsOf } from "./entry-words.server";
import { mentalHealthErrors } from "./mental-health.errors";
import { mayEdit } from "./mental-health.policy";
import * as repository from "./mental-health.repository.server";
import type { EntryEdit, EntryInput, EntryWords, PoolFilters } from "./mental-health.schemas";
import type { PoolName } from "./pools.rules";

type Opened = Awaited<ReturnType<typeof openEntry<repository.EntryRow>>>;

/** An entry as readers get it: when it was written is told by the month, so that nobody is recognized by the hour. */
function shown({ actor }: SignedInContext, { key: _, createdAt, reviewReason, isConfirmed: __, ...row }: Opened) {
  const isTheirs = row.isMine || isStaff(actor);
  return { ...row, month: monthOf(createdAt), reviewReason: isTheirs ? reviewReason : null, canEdit: isTheirs };
}

export type PoolEntry = ReturnType<typeof shown>;

/** Those that open; one whose key is gone takes no list with it. The failure is recorded as of the pool's page, so of nobody. */
async function openAll(ctx: SignedInContext, pool: PoolName, rows: repository.EntryRow[]): Promise<Opened[]> {
  const opened = await Promise.allSettled(rows.map((row) => openEntry(ctx, row)));
  const failed = opened.find((each) => each.status === "rejected");
  if (failed) ctx.waitUntil(recordError(ctx, failed.reason, "server", `/${pool}/all`));
  return opened.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
}

/** One page of a pool, the latest first. Narrowed, it is one of the newest that are looked through. @throws notSealable */
export async function listEntries(ctx: SignedInContext, pool: PoolName, filters: PoolFilters) {
  await requireKeys(ctx);
  if (!isNarrowed(filters)) {
    const { rows, count } = await repository.listApproved(ctx, pool, filters);
    const page = pageFrom(rows, count, filters);
    return { ...page, items: (await openAll(ctx, pool, page.items)).map((row) => shown(ctx, row)), lookedThrough: null };
  }
  const newest = await repository.newestApproved(ctx, pool);
  const looked = await openAll(ctx, pool, newest.slice(0, repository.MOST_NARROWED));
  const fitting = looked.filter((words) => fits(words, filters)).map((row) => shown(ctx, row));
  const start = (filters.page - 1) * filters.size;
  return {
    ...pageFrom(fitting.slice(start, start + filters.size + 1), fitting.length, filters),
    /** How many of the newest these were found among, where there are older ones. */
    lookedThrough: newest.length > repository.MOST_NARROWED ? repository.MOST_NARROWED : null,
  };
}

/** One's own entries of a pool, with what was decided on them. @throws notSealable */
export async function listOwnEntries(ctx: SignedInContext, pool: PoolName): Promise<PoolEntry[]> {
  await requireKeys(ctx);
  return (await openAll(ctx, pool, await repository.ownEntries(ctx, pool))).map((row) => shown(ctx, row));
}

/** A row with its words; null while its reader is on the staff and hasn't confirmed that it is they. @throws entryNotFound, notSealable */
async function openFound(ctx: SignedInContext, row: repository.EntryRow | null): Promise<Opened | null> {
  if (!row) throw mentalHealthErrors.entryNotFound();
  const isOpen = row.isMine || row.status === "approved" || row.isConfirmed;
  return isOpen ? openEntry(ctx, row) : null;
}

/** An entry that the reader may see. @throws notSealable, entryNotFound */
async function findOpen(ctx: SignedInContext, pool: PoolName, entryId: string): Promise<Opened | null> {
  await requireKeys(ctx);
  return openFound(ctx, await repository.findEntry(ctx, pool, entryId));
}

/** One entry; what isn't approved for its author and staff alone, who confirmed a moment ago that it is they. @throws entryNotFound, needsCode */
export async function readEntry(ctx: SignedInContext, pool: PoolName, entryId: string): Promise<PoolEntry> {
  const found = await findOpen(requireSignedIn(ctx), pool, entryId);
  if (!found) throw mentalHealthErrors.needsCode();
  return shown(ctx, found);
}

/** One entry for its page, for staff with what people report of it; nothing of either while they have to confirm that it is they. @throws entryNotFound */
export async function readEntryPage(ctx: SignedInContext, pool: PoolName, entryId: string) {
  requireSignedIn(ctx);
  if (!isStaff(ctx.actor)) return { entry: await readEntry(ctx, pool, entryId), reports: null };
  await requireKeys(ctx);
  const staff = requireStaff(ctx);
  const { row, reports } = await repository.findReported(staff, pool, entryId);
  const found = await openFound(ctx, row);
  return { entry: found && shown(ctx, found), reports: found?.isConfirmed ? await openReports(staff, reports) : null };
}

/** What people report of pages on which entries stand, and ask for there, for staff; null while they have to confirm that it is they. @throws notSealable */
export async function listPageReports(ctx: StaffContext) {
  await requireKeys(ctx);
  const reports = await repository.findPageReports(requireStaff(ctx));
  return reports && openReports(ctx, reports);
}

/** One entry that the reader may change; null while staff have to confirm that it is they. @throws entryNotFound */
export async function findEditable(ctx: SignedInContext, pool: PoolName, entryId: string): Promise<PoolEntry | null> {
  const found = await findOpen(requireSignedIn(ctx), pool, entryId);
  const entry = found && shown(ctx, found);
  if (entry && !entry.canEdit) throw mentalHealthErrors.entryNotFound();
  return entry;
}

/** Adds an entry, which waits for review. @returns its id @throws tooManyAttempts, notSealable; needsConsent where that was withdrawn meanwhile */
export async function addEntry(ctx: SignedInContext, pool: PoolName, input: EntryInput): Promise<string> {
  const { actor } = requireSignedIn(ctx);
  await requireKeys(ctx);
  await takeWrite(ctx, "pool-entries");
  const entryId = anonymousId("poolentry");
  const cells = await sealedColumns(ctx, entryId, [actor.userId, pool], wordsOf(input));
  const written = await repository.insertEntry(ctx, pool, { entryId, ...cells });
  if (written === null) throw platformErrors.needsConsent();
  return written;
}

/** Changes one's own entry, or any for staff; it waits again. @throws entryNotFound, changedMeanwhile, needsCode, notSealable */
export async function editEntry(ctx: SignedInContext, pool: PoolName, entryId: string, { version, ...input }: EntryEdit): Promise<void> {
  const { actor } = requireSignedIn(ctx);
  const permission = mayEdit.permission(actor, repository.ruleColumns);
  const before = await findEditable(ctx, pool, entryId);
  if (!before) throw mentalHealthErrors.needsCode();
  const words = wordsOf(input);
  const names = Object.keys(words) as (keyof EntryWords)[];
  const touched = Object.fromEntries(names.map((name) => [name, before[name] === words[name] ? 0 : 1] as const));
  const cells = await sealedColumns(ctx, entryId, before.isMine ? [actor.userId, pool] : [entryId], words);
  if (await repository.updateEntry(ctx, pool, { entryId, version: version ?? before.version, touched, ...cells }, permission)) return;
  throw platformErrors.changedMeanwhile();
}

/** Takes one's own entry away; nothing of it stays. @throws entryNotFound */
export async function deleteOwnEntry(ctx: SignedInContext, pool: PoolName, entryId: string): Promise<void> {
  requireSignedIn(ctx);
  if ((await repository.deleteOwn(ctx, pool, entryId)) === 0) throw mentalHealthErrors.entryNotFound();
}

/** One page of a pool's entries in a state, for staff who confirmed that it is they: never whose they are, and when by the day. */
export async function listSubmissions(ctx: StaffContext, pool: PoolName, filters: ModerationFilters) {
  requireStaff(ctx);
  await requireKeys(ctx);
  const { rows, counts, isConfirmed } = await repository.listForModeration(ctx, pool, filters);
  const page = rows.slice(0, filters.size);
  const items = (await openAll(ctx, pool, page)).map((row) => ({ ...shown(ctx, row), sentAt: row.createdAt - (row.createdAt % DAY) }));
  return { items, counts, isConfirmed, nextBefore: rows.length > filters.size ? page.at(-1)?.key : undefined };
}

/** Staff decide on entries, never on their own. @throws nothingToReview */
export async function reviewEntries(ctx: StaffContext, pool: PoolName, input: ReviewInput): Promise<string[]> {
  await requireKeys(ctx);
  return review(requireStaff(ctx), repository.reviewableEntries(pool), input);
}

/** Deletes an entry for good; only admins reach this. @throws entryNotFound */
export async function purgeEntry(ctx: AdminContext, pool: PoolName, entryId: string): Promise<void> {
  requireAdmin(ctx);
  if (!(await purge(ctx, repository.reviewableEntries(pool), entryId, null))) throw mentalHealthErrors.entryNotFound();
}
