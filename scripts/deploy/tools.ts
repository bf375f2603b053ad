/** What setting up and releasing ask of the world: wrangler, a build, the site and a clock. Tests give their own. */
import { spawn } from "node:child_process";
import { lookup } from "node:dns/promises";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";

/** How a command ended. */
export interface Answer {
  isOk: boolean;
  out: string;
  /** Everything that it said, in its own words. */
  words: string;
  /** What it noted for programs (WRANGLER_OUTPUT_FILE_PATH): ids and addresses. */
  noted: Readonly<Record<string, unknown>>;
}

export interface Tools {
  /** @param input what it reads: secrets go here, never among the arguments, which other people of the machine can see */
  wrangler(args: readonly string[], input?: string): Promise<Answer>;
  build(): Promise<Answer>;
  fetch(address: string, options: RequestInit): Promise<Response>;
  /** Whether a name has an address. @throws when nobody could be asked */
  resolves(host: string): Promise<boolean>;
  say(line: string): void;
  /** @throws when the command is being stopped */
  wait(milliseconds: number): Promise<void>;
  /** Whether somebody asked to stop (Ctrl-C). */
  isStopping(): boolean;
}

/** A step that didn't work, with the words of whoever knows why. */
export class StepFailed extends Error {
  constructor(step: string, words: string) {
    super(`${step} failed:\n${words.trim().replace(/^/gm, "  ")}`);
  }
}

/** @returns what wrangler printed @throws StepFailed with wrangler's own words */
export async function must(tools: Tools, step: string, args: readonly string[], input?: string): Promise<Answer> {
  const answer = await tools.wrangler(args, input);
  if (!answer.isOk) throw new StepFailed(`${step} (wrangler ${args.slice(0, 3).join(" ")})`, answer.words);
  return answer;
}

/** Runs a program to its end. It doesn't share our terminal's Ctrl-C: what was begun ends, and then we stop. */
function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv, input = ""): Promise<Omit<Answer, "noted">> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { env, detached: true });
    let [out, words] = ["", ""];
    child.stdout.on("data", (bytes) => {
      out += bytes;
      words += bytes;
    });
    child.stderr.on("data", (bytes) => {
      words += bytes;
    });
    child.on("error", (error) => resolve({ isOk: false, out, words: error.message }));
    child.on("close", (code) => resolve({ isOk: code === 0, out, words: stripVTControlCharacters(words) }));
    // A program that doesn't read has ended already, and says so itself.
    child.stdin.on("error", () => undefined);
    child.stdin.end(input);
  });
}

function notesIn(file: string): Record<string, unknown> {
  try {
    const lines = readFileSync(file, "utf8").trim().split("\n");
    return Object.assign({}, ...lines.map((line) => JSON.parse(line))) as Record<string, unknown>;
  } catch {
    return {};
  }
}

async function runWrangler(args: readonly string[], input?: string): Promise<Answer> {
  const folder = mkdtempSync(join(tmpdir(), "hocam-wrangler-"));
  const notes = join(folder, "notes.ndjson");
  try {
    const env = { ...process.env, WRANGLER_SEND_METRICS: "false", WRANGLER_HIDE_BANNER: "true", CI: "true", FORCE_COLOR: "0" };
    const answer = await run("wrangler", args, { ...env, WRANGLER_OUTPUT_FILE_PATH: notes }, input);
    return { ...answer, noted: notesIn(notes) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function resolves(host: string): Promise<boolean> {
  try {
    await lookup(host);
    return true;
  } catch (failed) {
    if (["ENOTFOUND", "ENODATA"].includes((failed as NodeJS.ErrnoException).code ?? "")) return false;
    throw new StepFailed(`Looking up ${host}`, (failed as Error).message);
  }
}

/** The tools of this machine. The first Ctrl-C asks to stop, which takes a moment; the second one ends at once. */
export function realTools(): Tools {
  const stopping = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, () => {
      if (stopping.signal.aborted) process.exit(130);
      console.error("\nStopping … (once more: at once)");
      stopping.abort();
    });
  return {
    wrangler: runWrangler,
    build: async () => ({ ...(await run("npm", ["run", "build"], process.env)), noted: {} }),
    fetch: (address, options) => fetch(address, options),
    resolves,
    say: (line) => console.log(line),
    wait: (milliseconds) => sleep(milliseconds, undefined, { signal: stopping.signal }),
    isStopping: () => stopping.signal.aborted,
  };
}

/** Runs a command to its end, and says what went wrong. */
export async function command(work: (tools: Tools) => Promise<void>): Promise<void> {
  try {
    await work(realTools());
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
