/**
 * `npm run pictures`: sends hostile and large pictures through the built Worker, and prints what becomes of each, how much
 * memory the process that decodes takes, and how long the site's answers take meanwhile. Linux only.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import type { Miniflare } from "miniflare";
import { openBundle } from "../../scripts/bundle";
import { prepareDatabase, run, writeDevVars } from "../../scripts/prepare";
import { demoEmail, demoPassword } from "../e2e/support/people";
import { findWorkerds, forgetPeak, memoryOf, peakOf } from "../support/workerd";
import { differenceBetween } from "./compare";
import { generatePictures, type Made, ordinaryPictures } from "./generate";
import { Inspector } from "./inspector";

const FOLDER = ".cache/pictures/bundle";
const PERSIST_TO = ".cache/pictures/state";
const PORT = Number(process.env.PORT ?? 8796);
const INSPECTOR_PORT = PORT + 1;
const ORIGIN = `http://127.0.0.1:${PORT}`;
/** Pictures beside the repository, if they are there. */
const SHARED = "../shared/data/images";
/** Megabytes that a picture may take above what the process takes at its rest. */
const MOST_MEMORY = 100;
/** Megabytes that the site's isolate may hold between pictures; a Worker has 128. */
const MOST_HELD = 40;
/** Small pictures before those that are measured. */
const ORDINARY = 60;
/** Milliseconds. */
const LONGEST_ANSWER = 2000;
/** Of 255; two programs that shrink a picture of a few pixels differ by ten or so. */
const MOST_DIFFERENCE = 15;
const TIMEOUT = 30_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Row {
  kind: string;
  bytes: number;
  result: string;
  /** Megabytes above what the process took at its rest, right before, when no garbage lay in the site's isolate. */
  peak: number;
  /** Megabytes that the site's isolate held then: what earlier pictures left behind would be in it. */
  held: number;
  longest: number;
  problem: string | null;
}

async function* sharedPictures(): AsyncGenerator<Made> {
  if (!existsSync(SHARED)) return;
  const files = readdirSync(SHARED, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name);
    yield {
      kind: relative(SHARED, path),
      file: readFileSync(path),
      allowed: ["ready", "media.broken", "media.wrongType", "media.heic", "media.tooLong", "media.animated"],
    };
  }
}

async function* allPictures(): AsyncGenerator<Made> {
  yield* sharedPictures();
  yield* generatePictures();
}

async function signIn(): Promise<string> {
  const body = JSON.stringify({ user_email: demoEmail("student"), user_password: demoPassword });
  const answer = await fetch(`${ORIGIN}/api/v1/reception/login`, { method: "POST", headers: { "content-type": "application/json" }, body });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/**
 * Asks for the emptiest answer again and again, and now and then for a page: drawing pages leaves memory behind as well.
 * @returns stops it, and tells how long the longest answer took */
function watchSite(): () => Promise<number> {
  let isOver = false;
  let longest = 0;
  const watching = (async () => {
    for (let i = 1; !isOver; i++) {
      const begun = performance.now();
      await (await fetch(`${ORIGIN}${i % 20 === 0 ? "/courses/all" : "/api/v1/empty"}`)).arrayBuffer();
      longest = Math.max(longest, performance.now() - begun);
      await pause(20);
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    return longest;
  };
}

interface Upload {
  image_id?: string;
  error?: { code: string; message: string };
}

/** Waits for what the queue makes of a picture. */
async function settled(db: D1Database, imageId: string): Promise<string> {
  const ends = Date.now() + TIMEOUT;
  while (Date.now() < ends) {
    const row = await db
      .prepare("SELECT status, failure FROM images WHERE image_id = ?")
      .bind(imageId)
      .first<{ status: string; failure: string | null }>();
    if (row && row.status !== "waiting") return row.failure ?? row.status;
    await pause(20);
  }
  return "still waiting";
}

/** Uploads a picture and waits until it is shown or not. @returns the code of a refusal, why it failed, or `ready` */
async function sendPicture(site: Site, file: Buffer): Promise<{ result: string; imageId?: string; words?: string }> {
  const { db, token } = site;
  await db.prepare("DELETE FROM limits").run();
  const form = new FormData();
  form.set("image", new Blob([new Uint8Array(file)]), "picture");
  const headers = { authorization: `Bearer ${token}`, "accept-language": "tr" };
  const answer = await fetch(`${ORIGIN}/api/v1/profile/me/photo`, { method: "PUT", headers, body: form });
  const { image_id: imageId, error } = (await answer.json()) as Upload;
  if (!imageId) return { result: error?.code ?? String(answer.status), words: error?.message };
  return { result: await settled(db, imageId), imageId };
}

/** What is wrong with what became of a picture; null when nothing is. */
async function problemOf(
  site: Site,
  made: Made,
  { result, imageId, words }: Awaited<ReturnType<typeof sendPicture>>,
): Promise<string | null> {
  if (!made.allowed.includes(result)) return `expected ${made.allowed.join(" or ")}`;
  if (result.startsWith("media.") && (!words || words.includes("media."))) return "refused without words";
  if (result !== "ready" || !made.isCompared) return null;
  const drawn = await site.bucket.get(`images/${imageId}/512.webp`);
  const difference = await differenceBetween(made.file, Buffer.from((await drawn?.arrayBuffer()) ?? new ArrayBuffer(0)));
  return difference > MOST_DIFFERENCE ? `looks different by ${difference.toFixed(1)}` : null;
}

interface Site {
  db: D1Database;
  bucket: R2Bucket;
  token: string;
  workerd: number;
  inspector: Inspector;
  /** Megabytes. */
  rest: number;
}

async function openSite(miniflare: Miniflare): Promise<Site> {
  const db = (await miniflare.getD1Database("DB")) as unknown as D1Database;
  const bucket = (await miniflare.getR2Bucket("BUCKET")) as unknown as R2Bucket;
  const [workerd] = findWorkerds(process.pid);
  if (workerd === undefined) throw new Error("No workerd was started");
  const inspector = await Inspector.open(INSPECTOR_PORT, async () => (await fetch(`${ORIGIN}/api/v1/empty`)).arrayBuffer());
  const site = { db, bucket, token: await signIn(), workerd, inspector, rest: 0 };
  return { ...site, rest: await bringToRest(site) };
}

/** Pages and small pictures bring in what any message needs. @returns the megabytes that the process takes once it is idle */
async function bringToRest(site: Site): Promise<number> {
  const pictures = ordinaryPictures();
  for (let i = 0; i < ORDINARY; i++) {
    const stop = watchSite();
    await sendPicture(site, (await pictures.next()).value as Buffer);
    await stop();
  }
  await site.inspector.collected();
  return memoryOf(site.workerd);
}

async function measure(site: Site, made: Made): Promise<Row> {
  const held = await site.inspector.collected();
  const rest = memoryOf(site.workerd);
  forgetPeak(site.workerd);
  const stop = watchSite();
  const sent = await sendPicture(site, made.file);
  const longest = await stop();
  const peak = peakOf(site.workerd) - rest;
  const problems = [
    await problemOf(site, made, sent),
    peak > MOST_MEMORY ? "too much memory" : null,
    held > MOST_HELD ? "earlier pictures left something behind" : null,
    longest > LONGEST_ANSWER ? "the site didn't answer in time" : null,
  ];
  const problem = problems.filter((each) => each !== null).join(", ") || null;
  return { kind: made.kind, bytes: made.file.length, result: sent.result, peak, held, longest, problem };
}

function print({ kind, bytes, result, peak, held, longest, problem }: Row): void {
  const numbers = `${(bytes / 1024).toFixed(0).padStart(6)} KB ${peak.toFixed(0).padStart(6)} MB ${held.toFixed(0).padStart(6)} MB ${longest.toFixed(0).padStart(6)} ms`;
  console.log(`${kind.padEnd(44)}${numbers}  ${result}${problem ? `  << ${problem}` : ""}`);
}

function summarize(rows: readonly Row[], rest: number, end: number): void {
  const counts = new Map<string, number>();
  for (const { result } of rows) counts.set(result, (counts.get(result) ?? 0) + 1);
  console.log(`\n${rows.length} pictures: ${[...counts].map(([result, count]) => `${count} ${result}`).join(", ")}`);
  const most = (numbers: number[]) => Math.max(...numbers).toFixed(0);
  console.log(`A picture took the process at most ${most(rows.map(({ peak }) => peak))} MB above its rest (at most ${MOST_MEMORY}).`);
  console.log(`Between pictures the site's isolate held at most ${most(rows.map(({ held }) => held))} MB (at most ${MOST_HELD}).`);
  console.log(
    `The process, with the database, bucket and queue that a local site keeps in it, went from ${rest.toFixed(0)} to ${end.toFixed(0)} MB.`,
  );
  console.log(`The longest answer of the site meanwhile took ${most(rows.map(({ longest }) => longest))} ms (at most ${LONGEST_ANSWER}).`);
  console.log(`${rows.filter(({ problem }) => problem).length} problems`);
}

rmSync(PERSIST_TO, { recursive: true, force: true });
rmSync(FOLDER, { recursive: true, force: true });
writeDevVars();
if (!existsSync("build/server/index.js")) run("npm", ["run", "build"], true);
run("wrangler", ["deploy", "--dry-run", "--outdir", FOLDER], true);
prepareDatabase(PERSIST_TO, ["--experiences", "300", "--users", "60"]);
const miniflare = await openBundle({
  folder: FOLDER,
  persistTo: PERSIST_TO,
  port: PORT,
  inspectorPort: INSPECTOR_PORT,
  variables: { ENVIRONMENT: "local" },
});
const site = await openSite(miniflare);
console.log(`${"kind".padEnd(46)}size      above rest  held  longest  result`);
const rows: Row[] = [];
for await (const made of allPictures()) {
  const row = await measure(site, made);
  print(row);
  rows.push(row);
}
summarize(rows, site.rest, memoryOf(site.workerd));
await miniflare.dispose();
process.exit(rows.some(({ problem }) => problem) ? 1 : 0);
