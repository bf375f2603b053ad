/** A local site is kept while it runs, as it was at one moment, and what was kept is tried by restoring it into a site that goes away. */
import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openLocal } from "../../scripts/local";
import { applyMigrations } from "../../scripts/migrations";

const folder = mkdtempSync(join(tmpdir(), "hocam-backup-"));
const site = join(folder, "site");
const kept = join(folder, "kept");
const PICTURE = new Uint8Array([1, 2, 3]);

const run = (script: string, ...args: string[]) =>
  new Promise<{ code: number | null; told: string }>((done) => {
    const child = spawn(resolve("node_modules/.bin/tsx"), [`scripts/${script}.ts`, ...args]);
    let told = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (bytes) => {
        told += bytes;
      });
    child.on("close", (code) => done({ code, told }));
  });

const throwaways = () => readdirSync(".wrangler").filter((name) => name.startsWith("throwaway-"));
let opened: Awaited<ReturnType<typeof openLocal>>;

const insert = (name: string) =>
  opened.env.DB.prepare(`INSERT INTO users (user_id, user_email, user_name, user_name_key, name, search_text, password_hash, locale, created_at, updated_at)
    VALUES (?1, ?1 || '@metu.edu.tr', ?1, ?1, ?1, ?1, '', 'tr', 1, 1)`).bind(name);
const addPair = (at: number) => opened.env.DB.batch([insert(`first-${at}`), insert(`second-${at}`)]);

/** Runs a command while the site is written to, two rows at a time that belong together. */
async function whileWritten<Result>(work: Promise<Result>): Promise<{ result: Result; pairs: number }> {
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  let pairs = 0;
  for (; !isOver; pairs += 1) await addPair(pairs);
  return { result: await ended, pairs };
}

beforeAll(async () => {
  opened = await openLocal(site);
  await applyMigrations(opened.env.DB);
  await opened.env.BUCKET.put("trial/picture", PICTURE);
});

afterAll(async () => {
  await opened.dispose();
  rmSync(folder, { recursive: true });
});

test("a site that is written to is kept as it was at one moment; a rehearsal finds everything again, or what was changed, and goes away", async () => {
  const { result, pairs } = await whileWritten(run("backup", kept, "--persist-to", site));
  expect(result).toMatchObject({ code: 0, told: expect.stringContaining("1 objects") });
  const users = readFileSync(join(kept, "tables/users.ndjson"), "utf8").trim().split("\n");
  expect(users.length % 2).toBe(0);
  expect([users.length > 0, users.length < 2 * pairs]).toEqual([true, true]);

  const changed = join(folder, "changed");
  cpSync(kept, changed, { recursive: true });
  writeFileSync(join(changed, "tables/users.ndjson"), users.join("\n").replace("first-0@", "other-0@"));
  const [whole, other] = await Promise.all([run("restore", kept, "--rehearse"), run("restore", changed, "--rehearse")]);
  expect(whole).toMatchObject({ code: 0, told: expect.stringMatching(/tables and 1 objects are as they were at/) });
  expect(other).toMatchObject({ code: 1, told: expect.stringContaining("users: other content") });
  expect(throwaways()).toEqual([]);
});

test("what a killed backup left is swept by the next one, and what a running one needs isn't", async () => {
  const [killed, running] = [".wrangler/throwaway-999999999-abcdef", `.wrangler/throwaway-${process.pid}-abcdef`];
  for (const name of [killed, ".wrangler/throwaway-abcdef", running]) mkdirSync(name, { recursive: true });
  await run("backup", join(folder, "kept-again"), "--persist-to", site);
  expect(throwaways().map((name) => `.wrangler/${name}`)).toEqual([running]);
  rmSync(running, { recursive: true });
});
