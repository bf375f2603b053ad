/** `npm run bench`: speed as ratios to an empty route, rows read, round trips, and bytes, on the production bundle. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { localEnv, run, writeDevVars } from "../../scripts/prepare";
import { firstWords } from "./assistant";
import { bellBeside } from "./bell";
import { bytesOfAllPages } from "./bytes";
import { cpuOfCheckouts } from "./cpu";
import { costOf, speedOf } from "./measure";
import { costOfOrder, prepareOrders, speedOfOrders } from "./orders";
import { feltOnPhone, navigationOnPhone } from "./phone";
import { measureRooms, prepareRooms } from "./rooms";
import { measureRealTerm } from "./solver";

const BUNDLE = ".cache/bench/bundle";
const PORT = 8795;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const SIZES = [5_000, 50_000];
const MOST_BYTES = 130_000;

const stateOf = (experiences: number) => `.cache/bench/state-${experiences}`;

/** The text of all migrations: a database that others made isn't measured. */
function schemaText(): string {
  const files = readdirSync("migrations").filter((name) => name.endsWith(".sql"));
  return files
    .sort()
    .map((name) => readFileSync(`migrations/${name}`, "utf8"))
    .join("\n");
}

/** A database of an earlier run is used again as long as the same migrations made it. */
function prepare(experiences: number): void {
  const persistTo = stateOf(experiences);
  const made = `${persistTo}/schema.sql`;
  const schema = schemaText();
  if (existsSync(made) && readFileSync(made, "utf8") === schema) return;
  rmSync(persistTo, { recursive: true, force: true });
  run("wrangler", ["d1", "migrations", "apply", "DB", "--local", "--persist-to", persistTo], true);
  const amounts = ["--courses", "2400", "--experiences", String(experiences), "--users", "4000"];
  run("tsx", ["scripts/seed.ts", "--persist-to", persistTo, ...amounts]);
  writeFileSync(made, schema);
}

async function serve(experiences: number, ...variables: string[]): Promise<ChildProcess> {
  const server = spawn(
    "tsx",
    ["scripts/serve-bundle.ts", BUNDLE, stateOf(experiences), String(PORT), "ENVIRONMENT=production", ...variables],
    {
      env: localEnv,
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  // A bench that fails leaves no server behind.
  process.once("exit", () => server.kill());
  await new Promise<void>((resolve, reject) => {
    server.stdout.on("data", (text) => String(text).includes("ready") && resolve());
    server.on("exit", () => reject(new Error("The bench's server stopped")));
  });
  return server;
}

async function stop(server: ChildProcess): Promise<void> {
  server.removeAllListeners("exit");
  const gone = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGTERM");
  await gone;
}

interface CourseList {
  courses: { course_id: string; experience_count: number }[];
}

/** A course with a full first page of experiences. */
async function courseWithTwenty(): Promise<string> {
  const { courses } = (await (await fetch(`${ORIGIN}/api/v1/coursefile/courses?size=50`)).json()) as CourseList;
  return courses.find(({ experience_count }) => experience_count >= 20)?.course_id ?? "";
}

async function addresses(): Promise<Record<string, string>> {
  const course = await courseWithTwenty();
  return {
    "empty JSON route": "/api/v1/empty",
    "/": "/",
    "/courses/all": "/courses/all",
    "/courses/one (20 experiences)": `/courses/one/${course}`,
    "/catalog/all, words": "/catalog/all?q=linear+algebra",
    "/catalog/all, mistyped words": "/catalog/all?q=linaer+algebra",
    "/search": "/search?q=linear+algebra",
    "/api/v1/coursefile/courses": "/api/v1/coursefile/courses",
  };
}

/** @param title what is measured @param variables settings of the Worker */
async function measureSpeed(title: string, ...variables: string[]): Promise<void> {
  const server = await serve(50_000, ...variables);
  const paths = await addresses();
  for (const path of Object.values(paths)) await speedOf(ORIGIN + path, 2);
  let [ceiling, floor] = [0, 0];
  const head = ["req/s", "ratio", "p95 ms", "ratio"].map((name) => name.padStart(9)).join("");
  console.log(`\n${title.padEnd(34)}${head}`);
  for (const [name, path] of Object.entries(paths)) {
    const { requestsPerSecond, p95 } = await speedOf(ORIGIN + path, SECONDS);
    ceiling ||= requestsPerSecond;
    floor ||= p95;
    const figures = [requestsPerSecond.toFixed(0), (requestsPerSecond / ceiling).toFixed(2), p95.toFixed(1), (p95 / floor).toFixed(1)];
    console.log(`${name.padEnd(34)}${figures.map((figure) => figure.padStart(9)).join("")}`);
  }
  await stop(server);
}

async function measureCost(experiences: number): Promise<void> {
  const server = await serve(experiences, "METERING=on", "GUEST_ANSWER_SECONDS=0");
  console.log(`\nAt ${experiences} experiences${"round trips".padStart(20)}${"rows read".padStart(12)}`);
  const { "empty JSON route": _, ...paths } = await addresses();
  for (const path of Object.values(paths)) await costOf(ORIGIN + path);
  for (const [name, path] of Object.entries(paths)) {
    const { roundTrips, rowsRead } = await costOf(ORIGIN + path);
    console.log(`${name.padEnd(34)}${String(roundTrips).padStart(8)}${String(rowsRead).padStart(12)}`);
  }
  await stop(server);
}

/** What first visits load, of every page: how many load too much, and the heaviest. */
async function measureBytes(): Promise<void> {
  const server = await serve(5_000, "ENVIRONMENT=development");
  const pages = await bytesOfAllPages(ORIGIN);
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const above = pages.filter(({ brotli }) => brotli > MOST_BYTES).length;
  const middle = pages[pages.length >> 1]?.brotli ?? Number.NaN;
  console.log(`\n${pages.length} pages, opened first: ${above} load more than ${kilobytes(MOST_BYTES)} KB of script and style (brotli),`);
  console.log(`the middle one ${kilobytes(middle)}, the lightest ${kilobytes(pages.at(-1)?.brotli ?? Number.NaN)}; the heaviest:`);
  console.log(`${"".padEnd(36)}${"brotli KB".padStart(10)}${"gzip KB".padStart(9)}${"files".padStart(7)}`);
  for (const { path, brotli, gzip, files } of pages.slice(0, Math.max(above, 10)))
    console.log(`${path.padEnd(36)}${kilobytes(brotli).padStart(10)}${kilobytes(gzip).padStart(9)}${String(files.length).padStart(7)}`);
  await stop(server);
}

/** What pages cost the processor, signed in, beside another checkout if `BENCH_BASE` names one whose bench has run. */
async function measureCpu(): Promise<void> {
  const own = { title: "this", folder: ".", bundle: BUNDLE, state: stateOf(5_000), port: PORT };
  const base = process.env.BENCH_BASE && { ...own, title: "base", folder: process.env.BENCH_BASE, port: PORT + 1 };
  const costs = await cpuOfCheckouts(base ? [own, base] : [own]);
  console.log(
    `\nsigned in, each page drawn${"".padEnd(8)}${[...costs.keys()].map((title) => `${title}: KB     ms   ratio`.padStart(27)).join("")}`,
  );
  for (const [at, { path }] of costs.get(own.title)?.entries() ?? []) {
    const figures = [...costs.values()].map((each) =>
      `${each[at]?.kilobytes.toFixed(0)}${each[at]?.cpu.toFixed(2).padStart(8)}${each[at]?.ratio.toFixed(3).padStart(8)}`.padStart(27),
    );
    const gain = base
      ? `${((costs.get(own.title)?.[at]?.ratio ?? 0) / (costs.get(base.title)?.[at]?.ratio ?? 1)).toFixed(2)} times`.padStart(12)
      : "";
    console.log(`${path.padEnd(34)}${figures.join("")}${gain}`);
  }
}

async function measurePhone(): Promise<void> {
  const server = await serve(5_000, "ENVIRONMENT=local");
  console.log(
    `\n${"First visits on a slow phone".padEnd(34)}${"largest paint (at most 1.80 s)".padStart(32)}${"layout shift (at most 0.020)".padStart(30)}`,
  );
  for (const [title, { largestPaint, layoutShift }] of await feltOnPhone(ORIGIN, `/courses/one/${await courseWithTwenty()}`))
    console.log(`${title.padEnd(34)}${(largestPaint / 1000).toFixed(2).padStart(32)}${layoutShift.toFixed(3).padStart(30)}`);
  const { first, repeated } = await navigationOnPhone(ORIGIN);
  console.log(`From the list to a course: ${first.toFixed(0)} ms the first time, then ${repeated.toFixed(0)} ms (at most 600)`);
  await stop(server);
}

/** Live study rooms, full and all talking at once. */
async function measureLiveRooms(): Promise<void> {
  const prepared = await prepareRooms(stateOf(5_000));
  const server = await serve(5_000);
  const { sockets, enteredAfter, median, slowest, megabytes } = await measureRooms(ORIGIN, server.pid ?? 0, prepared);
  console.log(
    `\n${prepared.rooms.length} study rooms, ${sockets} people: all in after ${(enteredAfter / 1000).toFixed(1)} s, ${megabytes.toFixed(0)} MB more;` +
      ` one says something in each at once: heard by all after ${median.toFixed(0)} ms (median), ${slowest.toFixed(0)} ms (slowest)`,
  );
  await stop(server);
}

/** Orders of one event's seats, beside an empty route, and what one costs before and after thousands were sold. */
async function measureOrders(): Promise<void> {
  const place = await prepareOrders(stateOf(5_000));
  const cost = async (when: string) => {
    const metered = await serve(5_000, "METERING=on");
    const { roundTrips, rowsRead } = await costOfOrder(ORIGIN, place);
    console.log(`An order ${when}: ${roundTrips} round trips, ${rowsRead} rows read`);
    await stop(metered);
  };
  console.log("\nOne event");
  await cost("of the first seats");
  const server = await serve(5_000);
  const empty = await speedOf(`${ORIGIN}/api/v1/empty`, SECONDS);
  await speedOfOrders(ORIGIN, place, 2);
  const { requestsPerSecond, p95 } = await speedOfOrders(ORIGIN, place, SECONDS);
  await stop(server);
  console.log(
    `${requestsPerSecond.toFixed(0)} orders a second (${(requestsPerSecond / empty.requestsPerSecond).toFixed(2)} of the empty route's), p95 ${p95.toFixed(1)} ms (${(p95 / empty.p95).toFixed(1)} times)`,
  );
  await cost("after them");
}

/** The bell's polls of many tabs beside a page: it may be a fifth slower at most. */
async function measureBell(): Promise<void> {
  const server = await serve(5_000, "ENVIRONMENT=development", "GUEST_ANSWER_SECONDS=0");
  const { tabs, polls, alone, beside, aloneMs, besideMs } = await bellBeside(ORIGIN, SECONDS);
  console.log(
    `\n${tabs} open tabs, ${polls.toFixed(0)} polls a second: pages a second ${alone.toFixed(1)} alone, ${beside.toFixed(1)} beside them,`,
  );
  console.log(
    `${(alone / beside).toFixed(2)} times as slow (at most 1.20); middle time ${aloneMs.toFixed(0)} ms alone, ${besideMs.toFixed(0)} ms beside them`,
  );
  await stop(server);
}

/** How long the assistant's first words take, without a model. */
async function measureAssistant(): Promise<void> {
  const server = await serve(5_000);
  const { asked, median, p95 } = await firstWords(ORIGIN);
  console.log(
    `\n${asked} questions to the assistant: first words after ${median.toFixed(0)} ms (median), ${p95.toFixed(0)} ms (95 of 100; at most 300)`,
  );
  await stop(server);
}

/** Builds what is deployed, and fills databases for it. */
function prepareSite(): void {
  writeDevVars();
  run("npm", ["run", "build"], true);
  run("wrangler", ["deploy", "--dry-run", "--outdir", BUNDLE], true);
  const worker = readdirSync(BUNDLE)
    .filter((file) => /\.(js|wasm)$/.test(file))
    .reduce((sum, file) => sum + gzipSync(readFileSync(`${BUNDLE}/${file}`)).length, 0);
  console.log(`Worker: ${(worker / 1024 / 1024).toFixed(2)} MB gzipped (at most 3)`);
  for (const size of SIZES) prepare(size);
}

/** What needs the site, and what runs by itself. */
const ofSite = {
  bell: measureBell,
  cpu: measureCpu,
  speed: async () => {
    await measureSpeed("each page drawn", "GUEST_ANSWER_SECONDS=0");
    await measureSpeed("as deployed, guests' pages kept");
  },
  cost: async () => {
    for (const size of SIZES) await measureCost(size);
  },
  bytes: measureBytes,
  phone: measurePhone,
  rooms: measureLiveRooms,
  orders: measureOrders,
  assistant: measureAssistant,
};
const alone = { solver: measureRealTerm };
/** `npm run bench -- cpu phone` measures those alone. */
const chosen = process.argv.slice(2);
const isChosen = ([name]: readonly [string, unknown]) => chosen.length === 0 || chosen.includes(name);
const [ownParts, siteParts] = [Object.entries(alone).filter(isChosen), Object.entries(ofSite).filter(isChosen)];
for (const [, measure] of ownParts) await measure();
if (siteParts.length > 0) prepareSite();
for (const [, measure] of siteParts) await measure();
process.exit(0);
