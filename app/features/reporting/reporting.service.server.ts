/** Reporting something, and following what becomes of it with a code that only the reporter has. */

import { findPlace, type Place, type Subject, subjectById } from "~/engines/review/subjects.server";
import { leadsTo } from "~/platform/access/leads-to.server";
import { HOUR } from "~/platform/clock";
import type { Context, SignedInContext } from "~/platform/context";
import { takeSending } from "~/platform/limits.server";
import { DEFAULT_SIZE } from "~/platform/lists/paging";
import { idFor } from "~/platform/once.server";
import { readSettings } from "~/platform/settings.server";
import * as calls from "./calls.repository.server";
import { reportingErrors } from "./reporting.errors";
import * as repository from "./reporting.repository.server";
import { newReference, readReference } from "./reporting.rules";
import type { ReportInput } from "./reporting.schemas";
import { sealDetails } from "./sealed-reports.service.server";

/** A guest's are counted by address, a member's by account: thousands of students share one address. */
const REPORTS = { max: 10, windowMs: HOUR };

/** A thing by its public id. @throws subjectNotFound when it can't be one */
function subjectOf(ctx: Context, subjectId: string): Subject {
  const subject = subjectById(ctx, subjectId);
  if (!subject) throw reportingErrors.subjectNotFound();
  return subject;
}

/** The page of something whose kind isn't reported itself, such as an event: the report is about its page then. Null when the reader has none. */
export function pageNamed(ctx: Context, id: string): string | null {
  const kind = /^([a-z]+)-/.exec(id)?.[1];
  if (!kind || subjectById(ctx, id)) return null;
  const page = `/${kind}/${id}`;
  return leadsTo(ctx, page) ? page : null;
}

/** The page of a thing, for those whom it is open to. */
export function pageOf(reader: Pick<Context, "actor" | "product">, { kind, id }: Subject, { place }: Place): string | null {
  if (!place) return null;
  const page = kind.pageOf(id, place);
  return leadsTo(reader, page.split("#")[0] ?? page) ? page : null;
}

/** What the form for a report of a thing shows of it: its kind and where it stands. @throws subjectNotFound */
export async function readSubject(ctx: Context, subjectId: string) {
  const subject = subjectOf(ctx, subjectId);
  const place = await findPlace(ctx, subject);
  if (!place) throw reportingErrors.subjectNotFound();
  return { type: subject.type, to: pageOf(ctx, subject, place) };
}

/** The kind of what is sealed and stands on a page that a report is about: such a report quotes it. */
const sealedTypeAt = ({ product }: Context, about = ""): string | null =>
  product.sealedPages.find(({ start }) => about.startsWith(start))?.type ?? null;

/** Writes a report, unless it is there; when another of the same person is open, its code goes to them. */
async function takeIn(ctx: Context, report: repository.NewReport, settings: repository.ReportSettings): Promise<void> {
  try {
    if (await repository.insertReport(ctx, report, settings)) return;
    if (!(await repository.findByReference(ctx, report.reference))) throw reportingErrors.subjectNotFound();
  } catch (failed) {
    if (!repository.isSecond(failed) || !report.subject) throw failed;
    const known = await repository.findOwnOpen(ctx, report.subject.id);
    // Decided in between: then it may be reported again.
    if (!known) return takeIn(ctx, report, settings);
    if (known === report.reference) return;
    throw reportingErrors.alreadyReported({ reference: known.toUpperCase() });
  }
}

/**
 * Takes a report in, once for its key. Who falls into the trap for robots gets a code as well, of a report that isn't kept.
 * @returns the code that leads to its status
 * @throws subjectNotFound, alreadyReported with the code of the first, tooManyAttempts
 */
export async function addReport(ctx: Context, { key, about, ...asked }: ReportInput): Promise<string> {
  const input = about ? { ...asked, details: `${about}\n${asked.details}` } : asked;
  const reportId = await idFor(ctx, "report", key, input);
  await takeSending(ctx, "reporting", REPORTS, { madeId: key && reportId });
  // Not of the id itself, which staff see.
  const reference = newReference(await idFor(ctx, "reference", key, input));
  if (input.website) return reference;
  const settings = await readSettings(ctx);
  const subject = input.subject_id ? subjectOf(ctx, input.subject_id) : null;
  const { category, email = null } = input;
  const sealedType = subject?.kind.isSealed ? subject.type : sealedTypeAt(ctx, about);
  const details = sealedType ? await sealDetails(ctx, reportId, input.details) : input.details;
  await takeIn(ctx, { reportId, reference, subject, type: subject?.type ?? sealedType, category, details, email }, settings);
  return reference;
}

/** How a report stands; never who reported or who decided. @throws notFound */
export async function readStatus(ctx: Context, typed: string): Promise<repository.StoredReport> {
  const reference = readReference(typed);
  const found = reference ? await repository.findByReference(ctx, reference) : null;
  if (!found) throw reportingErrors.notFound();
  return found;
}

/** One page of one's own reports. */
export async function readPersonalReports(ctx: SignedInContext, before?: number) {
  const rows = await repository.personalReports(ctx, before, DEFAULT_SIZE);
  const shown = rows.slice(0, DEFAULT_SIZE);
  return {
    reports: shown.map(({ key: _, ...report }) => report),
    nextBefore: rows.length > DEFAULT_SIZE ? shown.at(-1)?.key : undefined,
  };
}

/** Queues the answers that can no longer be taken back; a job calls it. */
export const mailAnswers = repository.mailAnswers;

/** Reminds staff of reports that they claimed and didn't decide on, of each claim once; a job calls it. */
export const remindOfReports = repository.remindOfReports;

/** Calls the staff again to urgent reports that nobody has decided; a job calls it. */
export const callAgain = async (ctx: Context): Promise<number> => calls.callAgain(ctx, (await readSettings(ctx)).urgentHours);
