/**
 * `npm run import -- FILE [--term 2024-1] [--persist-to DIR]` imports a file of any kind into the local database;
 * with `--remote https://site` it uploads the file there, as an admin (HOCAM_EMAIL and HOCAM_PASSWORD, or prompts).
 */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import * as service from "../app/features/catalog/import.service.server";
import { readImportFile } from "../app/features/catalog/import-formats.rules";
import { decodeFile } from "../app/features/catalog/import-text.rules";
import { refreshCopies } from "../app/features/catalog/imports.service.server";
import { catalog as words } from "../app/features/catalog/locales/en";
import { upkeep } from "../app/features/catalog/upkeep/locales/en";
import { systemClock } from "../app/platform/clock";
import { openDb } from "../app/platform/db.server";
import { isDomainError } from "../app/platform/errors/define";
import { openLocal } from "./local";

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
}

interface RefusedRow {
  rowName: string;
  reason: string;
  detail: string | null;
}

const USAGE = "npm run import -- FILE [--term 2024-1] [--persist-to DIR] [--remote https://site]";
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
  const { importId } = await service.createImport(ctx, { fileName: basename(file), term });
  const onProgress = ({ processed, total }: { processed: number; total: number }) => printProgress(processed, total);
  const done = await service.runImport(ctx, { importId, fileText, onProgress });
  for (let after: string | undefined = ""; after !== undefined; ) {
    const { refusals } = await service.findImport(ctx, importId, after);
    printRefused(refusals);
    after = refusals.at(-1)?.rowName;
  }
  printOutcome(done, Date.now() - started);
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
  const query = new URLSearchParams({ file_name: basename(file), term });
  const body = await readFile(file);
  const { import_id } = await call<{ import_id: string }>(`${api}/catalog/imports?${query}`, {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json" },
    body,
  });
  const read = (afterRow: string) =>
    call<RemoteImport>(`${api}/catalog/imports/${import_id}?${new URLSearchParams({ after_row: afterRow })}`, { headers });
  let state = await read("");
  while (state.status === "waiting" || state.status === "running") {
    printProgress(state.processed, state.total);
    await wait(WAIT_MS);
    state = await read("");
  }
  for (let page = state; ; page = await read(page.next_after_row)) {
    printRefused(page.refusals.map(({ row_name, ...rest }) => ({ rowName: row_name, ...rest })));
    if (page.next_after_row === null) break;
  }
  printOutcome(state, Date.now() - started);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    term: { type: "string" },
    "persist-to": { type: "string" },
    remote: { type: "string" },
  },
});
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
