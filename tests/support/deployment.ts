/** Setting up and releasing, with a stand-in for wrangler, on a folder of its own with the repository's wrangler.toml and migrations. */
import { copyFileSync, cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import type { Environment } from "../../scripts/deploy/configuration";
import { release } from "../../scripts/deploy/release";
import { setup, type Wishes } from "../../scripts/deploy/setup";
import type { Tools } from "../../scripts/deploy/tools";
import { answer, answerOfSite, emptyAccount } from "./stand-in-account";

export const HERE = process.cwd();
export const WISHES: Wishes = { site: "https://hocam.dev", mailFrom: "no-reply@mail.hocam.dev", admin: "admin@metu.edu.tr" };
const PACE = { watchMs: 20_000, share: 0 };

/** What a refused piece of work said; nothing when it wasn't refused. */
export const failure = (work: Promise<unknown>) =>
  work.then(
    () => "",
    (error: Error) => error.message,
  );

/** An empty account before each test, and what setting up and releasing ask. */
export function testDeployment() {
  const state = emptyAccount();
  const said: string[] = [];
  const run = { folder: "", waited: 0, isStopping: false };
  const migrations = () => ["0000_schema.sql", "0001_more.sql"].filter((file) => existsSync(join(run.folder, "migrations", file)));
  const tools: Tools = {
    wrangler: async (args, input = "") => {
      const { status, out, err, noted = {} } = answer(state, args, input, migrations());
      return { isOk: status === 0, out, words: out + err, noted };
    },
    build: async () => ({ isOk: true, out: "", words: "", noted: {} }),
    fetch: async (address, options) => answerOfSite(state, address, options),
    resolves: async (host) => [...state.taken, ...Object.values(state.workers).flatMap(({ hosts }) => hosts)].includes(host),
    say: (line) => said.push(line),
    wait: async (milliseconds) => {
      run.waited += milliseconds;
    },
    isStopping: () => run.isStopping,
  };
  beforeEach(() => {
    const folder = mkdtempSync(join(tmpdir(), "hocam-deployment-"));
    copyFileSync("wrangler.toml", join(folder, "wrangler.toml"));
    cpSync("migrations", join(folder, "migrations"), { recursive: true });
    process.chdir(folder);
    Object.assign(state, emptyAccount());
    Object.assign(run, { folder, waited: 0, isStopping: false });
    said.length = 0;
  });
  afterEach(() => {
    process.chdir(HERE);
    rmSync(run.folder, { recursive: true });
  });
  return {
    state,
    said,
    run,
    tools,
    PACE,
    settle: (environment: Environment = "production", wishes = WISHES) => setup(tools, environment, wishes),
    ship: (environment: Environment = "production", pace = PACE) => release(tools, environment, pace),
    asked: (beginning: string) => state.calls.filter((call) => call.startsWith(beginning)),
    sharesOf: (name = "hocam") => state.workers[name]?.shares.map(({ version_id, percentage }) => `${version_id}@${percentage}`),
    newest: () => state.workers.hocam?.versions.at(-1)?.id,
  };
}
