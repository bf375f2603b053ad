/**
 * Takes a feature out in a copy of the tree: its folder and its lines in the two lists. What is left must type-check, build, and
 * serve its pages, and the feature's own must be gone. Tests and seed are a feature's own and stay out of it. Another feature
 * with each commit, all of them with `TEST_FULL=1` (decision 024), or the one that is named: `npm run check:removal -- todo`.
 */
import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { siteMap } from "../app/site-map";
import { choiceFor } from "../tests/support/sweep";
import { sweepSettings } from "../tests/support/sweep-settings";
import { localEnv, migrateDatabase } from "./prepare";

/** Features that no other stands on. */
const REMOVABLE = "study-tip research maps todo career trip waitlist contacts information instagram graduates".split(" ");

/** A page of a feature, which is gone without it. @throws when it has none without parameters */
function pageOf(feature: string): string {
  const row = siteMap.find((each) => each.feature === feature && !each.path.includes(":"));
  if (!row) throw new Error(`${feature} has no page to look for`);
  return row.path;
}

/** Pages that are there without any of them: the front page, and a list. */
const STAYING = ["/", "/courses/all"];
const PORT = 8797;
const SETTINGS = ["ENVIRONMENT=development", "AUTH_SECRET=a-secret-for-one-minute-of-checking-removal"];

/** A copy of everything that git knows or would know. */
function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), "without-a-feature-"));
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" }).split("\n");
  for (const file of files.filter((each) => each && existsSync(each))) cpSync(file, join(copy, file));
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
  return copy;
}

/** Removes the import of a feature from a list, and its entry. */
function takeOutOf(list: string, feature: string): void {
  const text = readFileSync(list, "utf8");
  const name = new RegExp(`import \\{ (\\w+) \\} from "\\./features/${feature}/feature(?:\\.server)?";\n`).exec(text);
  if (!name) return;
  writeFileSync(list, text.replace(name[0], "").replace(new RegExp(`^ *${name[1]},\n`, "m"), ""));
}

function takeOut(copy: string, feature: string): void {
  rmSync(join(copy, "app/features", feature), { recursive: true });
  for (const list of ["app/features.ts", "app/features.server.ts"]) takeOutOf(join(copy, list), feature);
  writeFileSync(join(copy, "tsconfig.json"), readFileSync("tsconfig.json", "utf8").replace('"tests", ', ""));
}

const execute = promisify(execFile);
const nodeModule = (name: string) => resolve("node_modules/.bin", name);

/** Runs npm, or a program of node_modules/.bin, in the copy. @throws with what it said when it fails */
async function run(copy: string, program: string, ...args: string[]): Promise<void> {
  await execute(program === "npm" ? program : nodeModule(program), args, { cwd: copy, env: localEnv, maxBuffer: 2 ** 26 }).catch(
    (failed) => {
      throw new Error(`${program} ${args.join(" ")}\n${failed.stdout}${failed.stderr}`);
    },
  );
}

/** Waits for the server's word. @throws with what it said when it ends before */
const isReady = (server: ChildProcess) =>
  new Promise<void>((ready, fail) => {
    let said = "";
    const listen = (text: Buffer) => {
      said += text;
      if (said.includes("ready")) ready();
    };
    server.stdout?.on("data", listen);
    server.stderr?.on("data", listen);
    server.on("exit", () => fail(new Error(`The server ended: ${said}`)));
  });

/** The status of a page once every redirect is followed. */
const statusOf = async (path: string) => (await fetch(`http://localhost:${PORT}${path}`)).status;

async function serve(copy: string, persistTo: string, gone: string): Promise<void> {
  const server = spawn(nodeModule("tsx"), ["scripts/serve-bundle.ts", "bundle", persistTo, String(PORT), ...SETTINGS], {
    cwd: copy,
    env: localEnv,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise((resolve) => server.on("exit", resolve));
  try {
    await isReady(server);
    for (const path of [...STAYING, gone]) {
      const [status, expected] = [await statusOf(path), path === gone ? 404 : 200];
      if (status !== expected) throw new Error(`${path} answers ${status}, not ${expected}`);
    }
  } finally {
    server.kill();
    await ended;
  }
}

async function buildAndServe(copy: string, persistTo: string, gone: string): Promise<void> {
  await run(copy, "remix", "vite:build", "--minify", "false", "--logLevel", "warn");
  await run(copy, "wrangler", "deploy", "--dry-run", "--outdir", "bundle");
  await serve(copy, persistTo, gone);
}

async function checkWithout(feature: string, gone: string, persistTo: string): Promise<void> {
  const copy = copyTree();
  try {
    takeOut(copy, feature);
    await run(copy, "tsx", "scripts/words-file.ts");
    const results = await Promise.allSettled([run(copy, "npm", "run", "types"), buildAndServe(copy, persistTo, gone)]);
    for (const result of results) if (result.status === "rejected") throw result.reason;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

const persistTo = mkdtempSync(join(tmpdir(), "removal-state-"));
migrateDatabase(persistTo);
const named = process.argv.slice(2);
const sampled = () => (sweepSettings.isFull ? REMOVABLE : [choiceFor(sweepSettings, "the feature to take out", REMOVABLE)]);
for (const feature of named.length > 0 ? named : sampled()) {
  const gone = pageOf(feature);
  const began = performance.now();
  try {
    await checkWithout(feature, gone, persistTo);
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(`Without ${feature} everything type-checks, builds and serves; ${gone} is gone (${seconds} s).`);
  } catch (failed) {
    process.exitCode = 1;
    console.error(`Without ${feature}:`, failed instanceof Error ? failed.message : failed);
  }
}
rmSync(persistTo, { recursive: true });
