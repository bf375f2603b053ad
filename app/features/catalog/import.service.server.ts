/** Imports a file of any kind: what the upload, the queue and the command call. */
import type { Context } from "~/platform/context";
import { isDomainError } from "~/platform/errors/define";
import { newId } from "~/platform/ids";
import { importErrors } from "./import.errors";
import * as repository from "./import.repository.server";
import { type ImportFile, kindsWithTerm, readImportFile } from "./import-formats.rules";
import { planImport } from "./import-plans.server";
import { saysOtherwise } from "./import-preview.rules";
import { settle } from "./import-settle.repository.server";
import { isImportableTerm, termFromFileName, termInFile } from "./terms.rules";

type ImportContext = Pick<Context, "db" | "clock">;

const REFUSALS_PER_PAGE = 500;

/**
 * Writes down that a file waits to be imported.
 * @param term empty for a file that has none, or that tells it itself
 * @param isPreview what it would change is shown first
 * @throws importTerm when the term can't be right
 */
export async function createImport(
  ctx: ImportContext & Partial<Pick<Context, "actor">>,
  { fileName, term, isPreview = false }: { fileName: string; term: string; isPreview?: boolean },
): Promise<{ importId: string }> {
  const now = ctx.clock.now();
  if (term && !isImportableTerm(term, now)) throw importErrors.importTerm();
  const importId = newId("import", now);
  const startedBy = ctx.actor?.userId ?? null;
  await repository.insertImport(ctx.db, {
    importId,
    fileName: fileName.slice(0, 200),
    term,
    startedBy,
    status: isPreview ? "reading" : "waiting",
    confirmedAt: isPreview ? null : now,
    createdAt: now,
    updatedAt: now,
  });
  return { importId };
}

async function mustFind({ db }: ImportContext, importId: string): Promise<repository.ImportRow> {
  const row = await repository.readImport(db, importId);
  if (!row) throw importErrors.importNotFound();
  return row;
}

interface Input {
  importId: string;
  fileText: string;
  onProgress?: (progress: { processed: number; total: number }) => void | Promise<void>;
}

/**
 * The term that a file is of: the one that was given, else what the file says, else what its name does. Empty for kinds
 * without one.
 * @throws importTerm, importTermMissing
 */
export function termOf(file: ImportFile, { given, fileName, now }: { given: string; fileName: string; now: number }): string {
  if (!kindsWithTerm.has(file.kind)) return "";
  const said = file.format === "metuSchedule" ? termInFile((file.content as { term?: unknown }).term) : null;
  const term = given || said || termFromFileName(fileName);
  if (!term) throw importErrors.importTermMissing();
  if (!isImportableTerm(term, now)) throw importErrors.importTerm();
  return term;
}

/** Reads the whole file before anything is written; null, and the import has failed, when it can't be read. */
async function planFile(ctx: ImportContext, row: repository.ImportRow, fileText: string) {
  try {
    const file = readImportFile(fileText);
    const term = termOf(file, { given: row.term, fileName: row.fileName, now: ctx.clock.now() });
    return { ...(await planImport(ctx.db, { file, fileName: row.fileName, term })), kind: file.kind, term };
  } catch (thrown) {
    if (!isDomainError(thrown)) throw thrown;
    await repository.failImport(ctx.db, row.importId, thrown.code, ctx.clock.now());
    return null;
  }
}

/** Works out what a file would change, for an import that nobody has confirmed yet. May be called again at any time. */
export async function previewImport(ctx: ImportContext, { importId, fileText }: Omit<Input, "onProgress">): Promise<repository.ImportRow> {
  const row = await mustFind(ctx, importId);
  if (row.status !== "reading") return row;
  const plan = await planFile(ctx, row, fileText);
  if (!plan) return mustFind(ctx, importId);
  const { preview, refusals } = await plan.foresee();
  const all = [...plan.refusals, ...refusals];
  const total = plan.chunks.reduce((sum, { size }) => sum + size, plan.refusals.length);
  const found = { importId, kind: plan.kind, term: plan.term, total, refusals: all, preview };
  await repository.savePreview(ctx.db, { ...found, now: ctx.clock.now() });
  return mustFind(ctx, importId);
}

/**
 * Imports a file. May be called again with the same file after breaking off: what was counted isn't counted again.
 * @throws importNotFound; importBusy while another import runs
 */
export async function runImport(ctx: ImportContext, { importId, fileText, onProgress }: Input): Promise<repository.ImportRow> {
  const waiting = await mustFind(ctx, importId);
  if (waiting.status === "done" || waiting.undoneAt !== null) return waiting;
  const plan = await planFile(ctx, waiting, fileText);
  if (!plan) return mustFind(ctx, importId);
  const { kind, term, refusals, chunks } = plan;
  const total = chunks.reduce((sum, { size }) => sum + size, refusals.length);
  const isRunning = await repository.startImport(ctx.db, { importId, kind, term, total, refusals, now: ctx.clock.now() });
  if (!isRunning) throw importErrors.importBusy();
  if (waiting.preview && waiting.preview.differs === undefined) {
    const { preview } = await plan.foresee();
    await repository.noteDiffers(ctx.db, importId, saysOtherwise(waiting.preview, preview));
  }
  let processedBefore = refusals.length;
  for (const { size, write } of chunks) {
    await write({ importId, processedBefore, now: ctx.clock.now() });
    processedBefore += size;
    await onProgress?.({ processed: processedBefore, total });
  }
  const now = ctx.clock.now();
  await repository.endImport(ctx, importId, now, [...plan.ending(importId, now), ...settle(importId, now)]);
  return mustFind(ctx, importId);
}

/**
 * An import and up to 500 of its refusals, by row name.
 * @param afterRow the last row name of the page before
 * @throws importNotFound
 */
export async function findImport(ctx: Pick<Context, "db">, importId: string, afterRow = "") {
  const { row, refusals } = await repository.readImportWithRefusals(ctx.db, importId, afterRow, REFUSALS_PER_PAGE);
  if (!row) throw importErrors.importNotFound();
  return { import: row, refusals };
}
