/** Changing what a schedule holds. */
import { requireSignedIn } from "~/platform/access/roles";
import type { SignedInContext } from "~/platform/context";
import { plainCourseCode } from "~/platform/course-codes";
import type { DomainError } from "~/platform/errors/define";
import { idFor } from "~/platform/once.server";
import { pairOf } from "./conflicts.rules";
import * as repository from "./entries.repository.server";
import { capped, type Refused } from "./plans.repository.server";
import { scheduleErrors } from "./schedule.errors";
import type { ItemInput } from "./schedule.schemas";

interface Outcome {
  rows: readonly unknown[];
  isMine: boolean;
}

/** @throws notFound for somebody else's schedule, tooManyEntries, and `otherwise` when nothing was written */
function expectWritten(outcome: Outcome | Refused, otherwise: () => DomainError): void {
  if (outcome === "too-many") throw scheduleErrors.tooManyEntries();
  if (!outcome.isMine) throw scheduleErrors.notFound();
  if (outcome.rows.length === 0) throw otherwise();
}

/** Puts a section into a schedule; of a course that it has already, it takes the other one's place. @throws noSuchSection */
export async function addSection(ctx: SignedInContext, scheduleId: string, courseCode: string, section: number): Promise<void> {
  requireSignedIn(ctx);
  const outcome = await capped(repository.putSection(ctx, scheduleId, { courseCode: plainCourseCode(courseCode), section }));
  expectWritten(outcome, scheduleErrors.noSuchSection);
}

/** Takes a course out of a schedule. @throws noSuchEntry */
export async function removeSection(ctx: SignedInContext, scheduleId: string, courseId: string): Promise<void> {
  requireSignedIn(ctx);
  expectWritten(await repository.deleteSection(ctx, scheduleId, courseId), scheduleErrors.noSuchEntry);
}

/** Gives courses other sections, all or none. @throws changedMeanwhile when a course or a section isn't there any more */
export async function changeSections(
  ctx: SignedInContext,
  scheduleId: string,
  changes: readonly repository.SectionChange[],
): Promise<void> {
  requireSignedIn(ctx);
  const distinct = [...new Map(changes.map((change) => [change.courseId, change])).values()];
  expectWritten(await repository.updateSections(ctx, scheduleId, distinct), scheduleErrors.changedMeanwhile);
}

/** Takes down that the owner knows how a section has changed. @throws changedMeanwhile when it has changed again since */
export async function acknowledgeSection(ctx: SignedInContext, scheduleId: string, seen: { courseId: string; now: string }): Promise<void> {
  requireSignedIn(ctx);
  expectWritten(await repository.seeSection(ctx, scheduleId, seen), scheduleErrors.changedMeanwhile);
}

const fieldsOf = ({ title, place, repeats, day, date, start, end, color }: ItemInput): repository.ItemFields => ({
  title,
  place: place ?? "",
  day: repeats === "weekly" ? (day ?? 0) : null,
  date: repeats === "once" ? (date ?? "") : null,
  startMinute: start,
  endMinute: end,
  color,
});

/** Adds something of one's own, once for its key. @throws notFound, tooManyEntries */
export async function addItem(ctx: SignedInContext, scheduleId: string, { key, ...input }: ItemInput): Promise<void> {
  requireSignedIn(ctx);
  const itemId = await idFor(ctx, "item", key, { scheduleId, ...input });
  const outcome = await capped(repository.insertItem(ctx, scheduleId, itemId, fieldsOf(input)));
  if (outcome === "too-many") throw scheduleErrors.tooManyEntries();
  if (!outcome.isMine) throw scheduleErrors.notFound();
}

/** Changes something of one's own. @throws itemNotFound */
export async function editItem(ctx: SignedInContext, scheduleId: string, itemId: string, input: ItemInput): Promise<void> {
  requireSignedIn(ctx);
  expectWritten(await repository.updateItem(ctx, scheduleId, itemId, fieldsOf(input)), scheduleErrors.itemNotFound);
}

/** Takes something of one's own out. @throws itemNotFound */
export async function removeItem(ctx: SignedInContext, scheduleId: string, itemId: string): Promise<void> {
  requireSignedIn(ctx);
  expectWritten(await repository.deleteItem(ctx, scheduleId, itemId), scheduleErrors.itemNotFound);
}

/** Lets two entries be at the same time, or no longer. @throws noSuchEntry when the schedule hasn't got both */
export async function setClashAllowed(
  ctx: SignedInContext,
  scheduleId: string,
  [a, b]: readonly [string, string],
  isAllowed: boolean,
): Promise<void> {
  requireSignedIn(ctx);
  const pair = pairOf(a, b);
  const outcome = await (isAllowed ? repository.insertClash(ctx, scheduleId, pair) : repository.deleteClash(ctx, scheduleId, pair));
  if (isAllowed || !outcome.isMine) expectWritten(outcome, scheduleErrors.noSuchEntry);
}
