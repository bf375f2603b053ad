/** Takes timetables in from people: keeps the file, lets the queue import it, and tells how far it got. */
import { requireAdmin } from "~/platform/access/roles";
import type { AdminContext, Context } from "~/platform/context";
import { csvFile } from "~/platform/csv";
import { forgetDepartments } from "../departments/departments.service.server";
import { catalogErrors } from "./catalog.errors";
import { importErrors } from "./import.errors";
import { failImport, readImport } from "./import.repository.server";
import { MAX_FILE_LENGTH, termFromFileName } from "./import.rules";
import { createImport, runImport } from "./import.service.server";
import * as repository from "./imports-page.repository.server";

/** The largest body that the upload takes: the file, and room for what a form puts around it. */
export const MAX_UPLOAD_BYTES = 12 * 1024 * 1024;
const REFUSALS_SHOWN = 50;

const fileKey = (importId: string) => `imports/${importId}.json`;

export interface Upload {
  fileName: string;
  /** Empty: told by the file's name. */
  term: string;
  content: ArrayBuffer;
}

/**
 * Keeps an uploaded file and queues its import.
 * @throws importNoFile, importTooLarge, importTerm; what storage or queue throw, after the import has been marked as failed
 */
export async function uploadTimetable(ctx: AdminContext, { fileName, term, content }: Upload): Promise<string> {
  requireAdmin(ctx);
  if (content.byteLength === 0) throw catalogErrors.importNoFile({ field: "file" });
  if (content.byteLength > MAX_FILE_LENGTH) throw importErrors.importTooLarge({ field: "file" });
  const { importId } = await createImport(ctx, { fileName, term: term || (termFromFileName(fileName) ?? "") });
  try {
    await ctx.env.BUCKET.put(fileKey(importId), content, { httpMetadata: { contentType: "application/json" } });
    await ctx.env.JOBS.send({ kind: "import", importId });
  } catch (failed) {
    await failImport(ctx.db, importId, "catalog.importNotStored", ctx.clock.now());
    throw failed;
  }
  return importId;
}

/** Runs a failed import again. @throws importNotFailed */
export async function rerunImport(ctx: AdminContext, importId: string): Promise<void> {
  requireAdmin(ctx);
  if (!(await repository.requeueImport(ctx, importId))) throw catalogErrors.importNotFailed();
  await ctx.env.JOBS.send({ kind: "import", importId });
}

/** What the queue does with its message: reads the file and imports it. May be called again at any time. */
export async function consumeImport(ctx: Context, importId: string): Promise<void> {
  const row = await readImport(ctx.db, importId);
  if (!row || row.status === "done") return;
  const file = await ctx.env.BUCKET.get(fileKey(importId));
  if (!file) return failImport(ctx.db, importId, "catalog.importFileMissing", ctx.clock.now());
  await runImport(ctx, { importId, fileText: await file.text(), term: row.term });
  await forgetDepartments(ctx);
}

/** Marks an import that the queue gave up on. */
export const abandonImport = (ctx: Context, importId: string) => failImport(ctx.db, importId, "catalog.importAbandoned", ctx.clock.now());

const isUnderWay = ({ status }: Pick<repository.ImportSummary, "status">) => status === "waiting" || status === "running";

/** The panel: the latest imports, and one of them with a page of what it refused. @throws importNotFound */
export async function readImportsPanel(ctx: Context, importId: string, afterRow: string) {
  const { latest, chosen, refusals } = await repository.readImportsPage(ctx, importId, afterRow, REFUSALS_SHOWN);
  if (importId && !chosen) throw importErrors.importNotFound();
  const shown = refusals.slice(0, REFUSALS_SHOWN);
  return {
    latest,
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
  return csvFile([header, ...refusals.map(({ rowName, reason, detail }) => [rowName, reasonOf(reason), detail])]);
}
