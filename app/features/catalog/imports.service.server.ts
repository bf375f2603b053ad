/** Takes files in from people: keeps each, lets the queue import it, and tells how far it got. */
import { requireAdmin } from "~/platform/access/roles";
import { DAY } from "~/platform/clock";
import type { AdminContext, Context } from "~/platform/context";
import { csvFile } from "~/platform/csv";
import { isDomainError } from "~/platform/errors/define";
import { refreshRenamed } from "../course-marks/course-marks.service.server";
import { forgetDepartments } from "../departments/departments.service.server";
import { catalogErrors } from "./catalog.errors";
import { refreshCourseCredits } from "./course-credits.service.server";
import { refreshCourseWords } from "./course-finder.service.server";
import { importErrors } from "./import.errors";
import { failImport, readImport } from "./import.repository.server";
import { createImport, previewImport, runImport } from "./import.service.server";
import { MAX_FILE_LENGTH } from "./import-formats.rules";
import { decodeFile } from "./import-text.rules";
import * as undo from "./import-undo.repository.server";
import * as repository from "./imports-page.repository.server";

/** The largest body that the upload takes: the file, and room for what a form puts around it. */
export const MAX_UPLOAD_BYTES = 12 * 1024 * 1024;
const REFUSALS_SHOWN = 50;

/** Departments, words that search knows, credits and codes that changed are copied where reading is quick; after an import the copies are made anew. */
export const refreshCopies = (ctx: Pick<Context, "db" | "env" | "clock">) =>
  Promise.all([forgetDepartments(ctx), refreshCourseWords(ctx), refreshRenamed(ctx), refreshCourseCredits(ctx)]);

const fileKey = (importId: string) => `imports/${importId}.json`;

export interface Upload {
  fileName: string;
  /** Empty: told by the file itself or by its name, if it is of a kind that has one. */
  term: string;
  content: ArrayBuffer;
  /** What it would change is shown first; nothing is written before that is confirmed. */
  isPreview?: boolean;
}

/** Sends an import to the queue, after what goes before; it has failed, and may be run again, when either can't be done. */
async function enqueue(ctx: AdminContext, importId: string, before?: () => Promise<unknown>): Promise<void> {
  try {
    await before?.();
    await ctx.env.JOBS.send({ kind: "import", importId });
  } catch (failed) {
    await failImport(ctx.db, importId, "catalog.importNotStored", ctx.clock.now());
    throw failed;
  }
}

/**
 * Keeps an uploaded file and queues its import.
 * @throws importNoFile, importTooLarge, importTerm; what storage or queue throw, after the import has been marked as failed
 */
export async function uploadFile(ctx: AdminContext, { fileName, term, content, isPreview = false }: Upload): Promise<string> {
  requireAdmin(ctx);
  if (content.byteLength === 0) throw catalogErrors.importNoFile({ field: "file" });
  if (content.byteLength > MAX_FILE_LENGTH) throw importErrors.importTooLarge({ field: "file" });
  const { importId } = await createImport(ctx, { fileName, term, isPreview });
  const store = () => ctx.env.BUCKET.put(fileKey(importId), content, { httpMetadata: { contentType: "application/octet-stream" } });
  await enqueue(ctx, importId, store);
  return importId;
}

/** Runs a failed import again. @throws importNotFailed */
export async function rerunImport(ctx: AdminContext, importId: string): Promise<void> {
  requireAdmin(ctx);
  if (!(await repository.requeueImport(ctx, importId))) throw catalogErrors.importNotFailed();
  await enqueue(ctx, importId);
}

/** Has a file imported whose preview was shown. @throws importNotShown */
export async function confirmImport(ctx: AdminContext, importId: string): Promise<void> {
  requireAdmin(ctx);
  if (!(await repository.confirmImport(ctx, importId))) throw catalogErrors.importNotShown();
  await enqueue(ctx, importId);
}

/** Drops a file that was looked at. @throws importNotShown */
export async function leaveImport(ctx: AdminContext, importId: string): Promise<void> {
  requireAdmin(ctx);
  if (!(await repository.leaveImport(ctx, importId))) throw catalogErrors.importNotShown();
  await ctx.env.BUCKET.delete(fileKey(importId));
}

/** How long a file waits for a word after its preview. */
const PREVIEW_DAYS = 1;

/** Drops files that nobody has confirmed. */
export async function forgetPreviews(ctx: Context): Promise<void> {
  const left = await repository.leaveOld(ctx, ctx.clock.now() - PREVIEW_DAYS * DAY);
  if (left.length > 0) await ctx.env.BUCKET.delete(left.map(fileKey));
}

/** How long an import waits for the one that runs. */
const BUSY_SECONDS = 10;

/**
 * What the queue does with its message: reads the file and says what it would change or, once that is confirmed, imports it,
 * after the one that runs. May be called again at any time.
 */
export async function consumeImport(ctx: Context, importId: string): Promise<void> {
  const row = await readImport(ctx.db, importId);
  if (!row || row.status === "done" || row.status === "shown") return;
  const file = await ctx.env.BUCKET.get(fileKey(importId));
  if (!file) return failImport(ctx.db, importId, "catalog.importFileMissing", ctx.clock.now());
  const fileText = decodeFile(await file.arrayBuffer());
  if (row.confirmedAt === null) {
    await previewImport(ctx, { importId, fileText });
    return;
  }
  try {
    await runImport(ctx, { importId, fileText });
    await refreshCopies(ctx);
  } catch (thrown) {
    if (!isDomainError(thrown) || thrown.code !== "catalog.importBusy") throw thrown;
    await ctx.env.JOBS.send({ kind: "import", importId }, { delaySeconds: BUSY_SECONDS });
  }
}

/**
 * Gives back the state before an import: the latest one that stands.
 * @throws importUndoLater while a later import stands, importUndoMerged when a course of it was merged since, importUndoNothing
 * when nothing is kept of it, importNotFound
 */
export async function undoImport(ctx: AdminContext, importId: string): Promise<void> {
  requireAdmin(ctx);
  if (!(await undo.undoImport(ctx, importId))) {
    const { chosen } = await repository.readImportsPage(ctx, importId, "", 1);
    if (!chosen) throw importErrors.importNotFound();
    // It could be undone, but for what became of its courses since.
    if (chosen.undo === "yes") throw catalogErrors.importUndoMerged();
    throw chosen.undo === "later" ? catalogErrors.importUndoLater() : catalogErrors.importUndoNothing();
  }
  await refreshCopies(ctx);
}

/** So long an import can be undone. */
const UNDO_DAYS = 30;

/** Forgets how things were before imports that nobody undid. */
export const forgetImages = (ctx: Context) => undo.forgetImages(ctx.db, ctx.clock.now() - UNDO_DAYS * DAY);

/** Marks an import that the queue gave up on. */
export const abandonImport = (ctx: Context, importId: string) => failImport(ctx.db, importId, "catalog.importAbandoned", ctx.clock.now());

const isUnderWay = ({ status }: Pick<repository.ImportSummary, "status">) =>
  status === "reading" || status === "waiting" || status === "running";

/** The panel: the latest imports, and one of them with a page of what it refused. @throws importNotFound */
export async function readImportsPanel(ctx: Context, importId: string, afterRow: string) {
  const { latest, chosen, refusals, offered } = await repository.readImportsPage(ctx, importId, afterRow, REFUSALS_SHOWN);
  if (importId && !chosen) throw importErrors.importNotFound();
  const shown = refusals.slice(0, REFUSALS_SHOWN);
  return {
    latest,
    offered,
    chosen,
    refusals: shown,
    nextAfterRow: refusals.length > REFUSALS_SHOWN ? (shown.at(-1)?.rowName ?? null) : null,
    isUnderWay: latest.some(isUnderWay) || (chosen !== null && isUnderWay(chosen)),
  };
}

export type ImportsPanel = Awaited<ReturnType<typeof readImportsPanel>>;

/**
 * All refused rows of an import as a spreadsheet's text.
 * @param header the titles of row, reason and detail
 * @param reasonOf says a reason code in words
 * @throws importNotFound
 */
export async function refusalsCsv(
  ctx: Context,
  importId: string,
  header: [string, string, string],
  reasonOf: (reason: string) => string,
): Promise<string> {
  const { chosen, refusals } = await repository.readAllRefusals(ctx, importId);
  if (!chosen) throw importErrors.importNotFound();
  return csvFile([header, ...refusals.map(({ rowName, reason, detail }) => [rowName, reasonOf(reason), detail])], ctx.locale);
}
