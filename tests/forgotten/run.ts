/**
 * `npm run forgotten`: somebody registers at the built Worker, writes, uploads, leaves and is deleted by the nightly jobs; then
 * every byte of what the site stored is searched for them: the database's file, objects, keys, caches.
 */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Miniflare } from "miniflare";
import sharp from "sharp";
import { openBundle } from "../../scripts/bundle";
import { prepareDatabase, run, writeDevVars } from "../../scripts/prepare";
import { demoEmail, demoPassword } from "../e2e/support/people";

const FOLDER = ".cache/forgotten/bundle";
const PERSIST_TO = ".cache/forgotten/state";
const COMPACT = ".cache/forgotten/compact.sqlite";
const PORT = Number(process.env.PORT ?? 8797);
const ORIGIN = `http://127.0.0.1:${PORT}`;
const DAY = 86_400_000;
const DAILY = "0 1 * * *";
const FREQUENT = "*/5 * * * *";

const WHO = { name: "Züqbeyde Wvöztürk", user_name: "zuq.wvo_77", user_email: "zuq.wvozturk@metu.edu.tr" };
const PASSWORD = "yedi tepeli sehirde bahar";
const PHONE = "0532 777 66 55";
/** Stands in every text that goes with its author, or that the author deleted. */
const GONE = "qxgoneword";
const GPS = "qxGPS39.8914N";
const MARKS = [...Object.values(WHO), PHONE, GONE, GPS];

interface Sent {
  path: string;
  method?: string;
  json?: unknown;
  body?: FormData;
  token?: string;
}

/** @throws when it is refused */
async function send<T = Record<string, string>>({ path, method = "POST", json, body, token }: Sent): Promise<T> {
  const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(json !== undefined && { "content-type": "application/json" }) };
  const answer = await fetch(`${ORIGIN}/api/v1${path}`, { method, headers, body: json === undefined ? body : JSON.stringify(json) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`);
  return (text ? JSON.parse(text) : {}) as T;
}

const signIn = async (user_email: string, user_password: string) =>
  (await send({ path: "/reception/login", json: { user_email, user_password } })).access_token ?? "";

async function register(): Promise<string> {
  await send({ path: "/reception/register", json: { ...WHO, user_password: PASSWORD } });
  const outbox = await send<{ mails: { text: string }[] }>({ path: `/dev/outbox?to=${WHO.user_email}`, method: "GET" });
  const link = /https?:\/\/\S+/.exec(outbox.mails[0]?.text ?? "")?.[0] ?? "";
  const token = new URL(link).searchParams.get("token");
  await send({ path: `/reception/verify-email?token=${token}`, method: "GET" });
  return signIn(WHO.user_email, PASSWORD);
}

async function photo(): Promise<FormData> {
  const pixels = { width: 600, height: 600, channels: 3 as const, background: "#468" };
  const file = await sharp({ create: pixels })
    .withExif({ IFD0: { ImageDescription: `${GPS} ${WHO.name}` } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set("image", new Blob([new Uint8Array(file)]), "photo.jpg");
  return form;
}

/** Everything that somebody may write and that goes: at once by their own hand, or with them. */
async function live(token: string): Promise<void> {
  const text = `A text that is long enough to be taken, and that holds ${GONE} as well as ${PHONE}, written by ${WHO.name}.`;
  const profile = { name: WHO.name, user_name: WHO.user_name, bio: text, links: [`https://${GONE}.example`], locale: "tr" };
  await send({ path: "/profile/me", method: "PUT", token, json: profile });
  await send({ path: "/profile/me/photo", method: "PUT", token, body: await photo() });
  const { courses } = await send<{ courses: { course_id: string }[] }>({ path: "/coursefile/courses?size=10", method: "GET" });
  const course = { course_id: courses[0]?.course_id, instructor_id: "not-listed", term: "2024-1" };
  const rating = { overall: 4, difficulty: 3, usefulness: 5, weekly_hours: 6, attendance: "partial", assessments: ["final"] };
  const experience = await send({ path: "/coursefile/experiences", token, json: { ...course, ...rating, text, tips: GONE } });
  const changed = { ...course, ...rating, text: `${text} Changed.`, tips: GONE };
  await send({ path: `/coursefile/experiences/${experience.experience_id}`, method: "PUT", token, json: changed });
  await send({ path: `/coursefile/experiences/${experience.experience_id}`, method: "DELETE", token });
  const day = new Date(Date.now() + 20 * DAY).toISOString().slice(0, 10);
  const advert = { title: `A bicycle, ${GONE}`, text, category: "other", contact: PHONE, expires: day };
  await send({ path: "/advert", token, json: advert });
  const thread = await send({ path: "/thread", token, json: { title: `A question, ${GONE}`, text, category: "campus" } });
  const reply = await send({ path: `/thread/${thread.post_id}/replies`, token, json: { text } });
  await send({ path: `/thread/replies/${reply.reply_id}`, method: "DELETE", token });
  await send({ path: `/thread/${thread.post_id}`, method: "DELETE", token });
  await send({ path: "/reporting", token, json: { category: "other", details: text, email: WHO.user_email } });
  await send({ path: "/errors", token, json: { message: `Broken for ${WHO.name}`, route: "/" } });
}

async function leave(miniflare: Miniflare, token: string): Promise<void> {
  await send({ path: "/profile/me", method: "DELETE", token, json: { user_password: PASSWORD, confirmation: "delete" } });
  const db = await miniflare.getD1Database("DB");
  await db.prepare("UPDATE users SET deletion_due_at = 1 WHERE user_email = ?").bind(WHO.user_email).run();
  const worker = await miniflare.getWorker();
  for (const cron of [FREQUENT, DAILY, FREQUENT, DAILY]) {
    await worker.scheduled({ cron });
    await new Promise((resolve) => setTimeout(resolve, 3000));
  }
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

const marksIn = (file: string): string[] => {
  const bytes = readFileSync(file);
  return MARKS.filter((mark) => bytes.includes(mark));
};

/** Moves what stands in the log of writes into the file itself. */
function finishWriting(file: string): void {
  const database = new DatabaseSync(file);
  database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  database.close();
}

/** A copy of a database's file without the pages that nothing points to. */
function compacted(file: string): string {
  rmSync(COMPACT, { force: true });
  const database = new DatabaseSync(file);
  database.exec(`VACUUM INTO '${COMPACT}'`);
  database.close();
  return COMPACT;
}

const isDatabase = (file: string) => file.endsWith(".sqlite");

rmSync(".cache/forgotten", { recursive: true, force: true });
writeDevVars();
run("npm", ["run", "build"], true);
run("wrangler", ["deploy", "--dry-run", "--outdir", FOLDER], true);
prepareDatabase(PERSIST_TO, ["--experiences", "100", "--users", "30"]);
const miniflare = await openBundle({ folder: FOLDER, persistTo: PERSIST_TO, port: PORT, variables: { ENVIRONMENT: "development" } });
await signIn(demoEmail("student"), demoPassword);
const token = await register();
await live(token);
const before = new Set(filesBelow(PERSIST_TO).flatMap(marksIn));
await leave(miniflare, token);
await miniflare.dispose();

console.log(`While the person was there: ${[...before].join(", ")}`);
const isWhole = MARKS.every((mark) => before.has(mark));
let left = 0;
for (const file of filesBelow(PERSIST_TO).filter(isDatabase)) finishWriting(file);
for (const file of filesBelow(PERSIST_TO)) {
  const [raw, live] = [marksIn(file), isDatabase(file) ? marksIn(compacted(file)) : marksIn(file)];
  left += live.length;
  if (raw.length > 0)
    console.log(`${relative(PERSIST_TO, file)}: ${live.join(", ") || "nothing"}; in pages that nothing points to: ${raw.join(", ")}`);
}
console.log(`${left} marks are left in rows, indexes, objects, keys and caches.`);
process.exit(isWhole && left === 0 ? 0 : 1);
