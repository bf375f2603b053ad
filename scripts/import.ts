/**
 * `npm run import -- FILE [--term 2024-1] [--persist-to DIR] [--withdraw]` imports a file of any kind into the local database;
 * with `--remote https://site` it uploads the file there, as an admin (HOCAM_EMAIL and HOCAM_PASSWORD, or prompts). A timetable that
 * would withdraw sections does so with `--withdraw`, or when a terminal says yes; else nothing is written.
 */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import * as service from "../app/features/catalog/import.service.server";
import { readImportFile } from "../app/features/catalog/import-formats.rules";
import { withdrawnBy } from "../app/features/catalog/import-preview.rules";
import { decodeFile } from "../app/features/catalog/import-text.rules";
import { refreshCopies } from "../app/features/catalog/imports.service.server";
import { confirmImport, leaveImport } from "../app/features/catalog/imports-page.repository.server";
import { catalog as words } from "../app/features/catalog/locales/en";
import { upkeep } from "../app/features/catalog/upkeep/locales/en";
import { systemClock } from "../app/platform/clock";
import { openDb } from "../app/platform/db.server";
import { isDomainError } from "../app/platform/errors/define";
import { openLocal } from "./local";
import { readOptions } from "./options";

interface Counts {
  status: string;
  kind: keyof typeof upkeep.admin.kinds;
  total: number;
  processed: number;
  added: number;
  changed: number;
  unchanged: number;
  refused: number;
  withdrawn: number;
  failure: string | null;
  preview: Preview | null;
}

/** What a file would change; a part of the differences is named. */
type Preview = Parameters<typeof withdrawnBy>[0] & {
  differences: { of: string; section?: number | null; field: string; after: unknown }[];
};

interface RefusedRow {
  rowName: string;
  reason: string;
  detail: string | null;
}

const USAGE = "npm run import -- FILE [--term 2024-1] [--persist-to DIR] [--remote https://site] [--withdraw]";
const WAIT_MS = 1000;

class Refused extends Error {}

const wordOf = (list: Record<string, string>, key: string) => list[key] ?? key;

function printProgress(processed: number, total: number): void {
  const end = process.stdout.isTTY ? "\r" : "\n";
  process.stdout.write(`  ${processed} of ${total} rows${end}`);
}

function printRefused(rows: RefusedRow[]): void {
  for (const { rowName, reason, detail } of rows)
    console.log(`  refused ${rowName}: ${wordOf(upkeep.reasons, reason)} ${detail ? `(${detail})` : ""}`);
}

/** Prints how an import ended; a failed one makes the command fail. */
function printOutcome(counts: Counts, milliseconds: number): void {
  if (counts.status !== "done") {
    const code = counts.failure ?? counts.status;
    throw new Refused(`The import failed: ${wordOf(words.errors, code.replace("catalog.", ""))}`);
  }
  const { kind, total, added, changed, unchanged, refused, withdrawn } = counts;
  const seconds = (milliseconds / 1000).toFixed(1);
  const gone = withdrawn > 0 ? `, ${withdrawn} sections withdrawn` : "";
  const done = `${added} added, ${changed} changed, ${unchanged} unchanged, ${refused} refused${gone}`;
  console.log(`${upkeep.admin.kinds[kind]}: ${total} rows in ${seconds} s: ${done}.`);
}

/** The term of a file that has one; empty for other kinds. */
function termOf(file: string, fileText: string, given = ""): string {
  try {
    return service.termOf(readImportFile(fileText), { given, fileName: basename(file), now: Date.now() });
  } catch (thrown) {
    if (!isDomainError(thrown) || thrown.code !== "catalog.importTermMissing") throw thrown;
    throw new Refused(`Which term is ${basename(file)} of? Say so with --term 2024-1 (1 fall, 2 spring, 3 summer).`);
  }
}

/** An import that was only looked at, here or at a site. */
interface Looked {
  counts: Counts;
  confirm(): Promise<Counts>;
  leave(): Promise<unknown>;
  printRefusals(): Promise<void>;
}

/** What the file would withdraw, in words; by name what is among the first differences. */
function goneIn(preview: Preview): string {
  const gone = preview.differences.filter(({ field, after }) => (field === "section" || field === "offering") && after === false);
  const names = gone.map(({ of, section }) => (typeof section === "number" ? `${of} section ${section}` : `${of} as a whole`));
  const count = withdrawnBy(preview);
  return `The term has ${count} sections that the file hasn't, and they would be withdrawn${["", ...names].join("\n  ")}`;
}

async function mayWithdraw(): Promise<boolean> {
  return values.withdraw || (Boolean(process.stdin.isTTY) && /^y(?:es)?$/i.test(await ask("Withdraw them? (y/N) ")));
}

/** Imports what was looked at; what withdraws sections only with a word for it. */
async function bringIn({ counts, confirm, leave, printRefusals }: Looked, started: number): Promise<void> {
  const { status, preview } = counts;
  if (status !== "shown" || !preview) return printOutcome(counts, Date.now() - started);
  if (withdrawnBy(preview) > 0) {
    console.log(goneIn(preview));
    if (!(await mayWithdraw())) {
      await leave();
      throw new Refused("Nothing was imported. If the file is the whole timetable of the term, say --withdraw.");
    }
  }
  const done = await confirm();
  await printRefusals();
  printOutcome(done, Date.now() - started);
}

async function runLocally(file: string, fileText: string, term: string, persistTo: string | undefined) {
  const local = await openLocal(persistTo);
  try {
    const ctx = { db: openDb(local.env.DB).db, clock: systemClock };
    await importLocally(ctx, file, fileText, term);
    await refreshCopies({ ...ctx, env: local.env });
  } finally {
    await local.dispose();
  }
}

async function importLocally(ctx: Parameters<typeof service.createImport>[0], file: string, fileText: string, term: string) {
  const started = Date.now();
  const { importId } = await service.createImport(ctx, { fileName: basename(file), term, isPreview: true });
  const counts = await service.previewImport(ctx, { importId, fileText });
  const onProgress = ({ processed, total }: { processed: number; total: number }) => printProgress(processed, total);
  const confirm = async () => {
    await confirmImport(ctx, importId);
    return service.runImport(ctx, { importId, fileText, onProgress });
  };
  const printRefusals = async () => {
    for (let after: string | undefined = ""; after !== undefined; ) {
      const { refusals } = await service.findImport(ctx, importId, after);
      printRefused(refusals);
      after = refusals.at(-1)?.rowName;
    }
  };
  await bringIn({ counts, confirm, leave: () => leaveImport(ctx, importId), printRefusals }, started);
}

/** Asks on the terminal; what is typed as a password isn't shown. */
async function ask(question: string, isHidden = false): Promise<string> {
  if (isHidden) process.stderr.write(question);
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: isHidden ? hidden : process.stderr, terminal: process.stdin.isTTY });
  const answer = await terminal.question(isHidden ? "" : question);
  terminal.close();
  if (isHidden) process.stderr.write("\n");
  return answer.trim();
}

async function call<T>(address: string, init: RequestInit): Promise<T> {
  const response = await fetch(address, init);
  const answer = (await response.json().catch(() => ({}))) as T & { error?: { message: string } };
  if (!response.ok) throw new Refused(`${response.status}: ${answer.error?.message ?? "the site refused"}`);
  return answer;
}

async function signIn(api: string): Promise<{ Authorization: string }> {
  const email = process.env.HOCAM_EMAIL || (await ask("E-mail: "));
  const password = process.env.HOCAM_PASSWORD || (await ask("Password: ", true));
  const post = (path: string, body: Record<string, string>) => {
    const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
    return call<{ access_token?: string; login_token?: string }>(`${api}${path}`, init);
  };
  const entered = await post("/reception/login", { user_email: email, user_password: password });
  const { login_token } = entered;
  const tokens = login_token ? await post("/reception/otp/verify", { login_token, code: await ask("Code from the mail: ") }) : entered;
  return { Authorization: `Bearer ${tokens.access_token}` };
}

interface RemoteImport extends Counts {
  refusals: { row_name: string; reason: string; detail: string | null }[];
  next_after_row: string | null;
}

async function runRemotely(site: string, file: string, term: string): Promise<void> {
  const started = Date.now();
  const api = new URL("/api/v1", site).href;
  const headers = await signIn(api);
  const query = new URLSearchParams({ file_name: basename(file), term, preview: "1" });
  const body = await readFile(file);
  const { import_id } = await call<{ import_id: string }>(`${api}/catalog/imports?${query}`, {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json" },
    body,
  });
  const read = (afterRow: string) =>
    call<RemoteImport>(`${api}/catalog/imports/${import_id}?${new URLSearchParams({ after_row: afterRow })}`, { headers });
  const settled = async () => {
    let state = await read("");
    while (["reading", "waiting", "running"].includes(state.status)) {
      printProgress(state.processed, state.total);
      await wait(WAIT_MS);
      state = await read("");
    }
    return state;
  };
  const confirm = async () => {
    await call(`${api}/catalog/imports/${import_id}/confirm`, { method: "POST", headers });
    return settled();
  };
  const leave = () => call(`${api}/catalog/imports/${import_id}`, { method: "DELETE", headers });
  const printRefusals = async () => {
    for (let page = await read(""); ; page = await read(page.next_after_row)) {
      printRefused(page.refusals.map(({ row_name, ...rest }) => ({ rowName: row_name, ...rest })));
      if (page.next_after_row === null) break;
    }
  };
  await bringIn({ counts: await settled(), confirm, leave, printRefusals }, started);
}

const { values, positionals } = readOptions(
  {
    term: { type: "string" },
    "persist-to": { type: "string" },
    remote: { type: "string" },
    withdraw: { type: "boolean", default: false },
  },
  1,
);
const [file] = positionals;

try {
  if (!file) throw new Refused(USAGE);
  const fileText = decodeFile(await readFile(file));
  const term = termOf(file, fileText, values.term);
  if (values.remote) await runRemotely(values.remote, file, term);
  else await runLocally(file, fileText, term, values["persist-to"]);
} catch (thrown) {
  if (!(thrown instanceof Refused) && !isDomainError(thrown)) throw thrown;
  console.error(wordOf(words.errors, thrown.message.replace("catalog.", "")));
  process.exitCode = 1;
}
