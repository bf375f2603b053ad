/** `npm run import` says what a file would withdraw, and does it only with a word for it. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { withdrawnBy } from "../../app/features/catalog/import-preview.rules";
import { course, timetable } from "./fixtures/timetable-quirks";

const folder = mkdtempSync(join(tmpdir(), "hocam-import-"));
const file = join(folder, "timetable.json");
writeFileSync(file, timetable([course("5710140", "CENG140 - C PROGRAMMING (C PROGRAMLAMA)")]));

/** What the site was asked, and how many sections the file would withdraw there. */
let asked: string[] = [];
let gone = 0;
let status = "reading";

const tallies = () => ({ sections: { added: 1, changed: 0, gone, unchanged: 0 } });
const differences = () => [
  ...(gone > 0 ? [{ of: "CENG140", section: 2, field: "section", before: true, after: false }] : []),
  ...(gone > 1 ? [{ of: "MATH119", field: "offering", before: true, after: false }] : []),
  { of: "CENG140", field: "nameEn", before: "C", after: "C PROGRAMMING" },
];

const counts = () => ({ kind: "timetable", total: 1, processed: 1, added: 1, changed: 0, unchanged: 0, refused: 0, withdrawn: gone });

function answerTo(call: string): unknown {
  if (call.endsWith("/reception/login")) return { access_token: "token" };
  if (call.includes("/catalog/imports?")) return { import_id: "import-1" };
  if (call.endsWith("/confirm")) {
    status = "done";
    return { ok: true };
  }
  if (call.startsWith("DELETE")) return { ok: true };
  const shown = { status, failure: null, preview: { tallies: tallies(), differences: differences() }, refusals: [], next_after_row: null };
  if (status === "reading") status = "shown";
  return { ...counts(), ...shown };
}

const server = createServer((request, response) => {
  const call = `${request.method} ${request.url}`;
  asked.push(call);
  request.resume().on("end", () => response.setHeader("content-type", "application/json").end(JSON.stringify(answerTo(call))));
});

beforeAll(() => new Promise<void>((done) => void server.listen(0, "127.0.0.1", done)));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  asked = [];
  status = "reading";
});

const run = (...options: string[]) =>
  new Promise<{ code: number | null; told: string }>((done) => {
    const { port } = server.address() as AddressInfo;
    const tsx = resolve("node_modules/tsx/dist/esm/index.mjs");
    const args = ["--import", tsx, "scripts/import.ts", file, "--term", "2024-1", "--remote", `http://127.0.0.1:${port}`, ...options];
    const env = { PATH: dirname(process.execPath), HOCAM_EMAIL: "admin@hocam.test", HOCAM_PASSWORD: "word" };
    // No terminal: nobody can be asked.
    const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "pipe"] });
    let told = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (bytes) => {
        told += bytes;
      });
    child.on("close", (code) => done({ code, told }));
  });

const isConfirmed = () => asked.some((call) => call.startsWith("POST") && call.endsWith("/confirm"));
const isLeft = () => asked.some((call) => call.startsWith("DELETE"));

test("a file that withdraws sections is told of and left, where nobody says that it may", async () => {
  gone = 4;
  const { code, told } = await run();
  expect([code, isConfirmed(), isLeft()]).toEqual([1, false, true]);
  expect(told).toContain("4 sections");
  expect(told).toContain("CENG140 section 2");
  expect(told).toContain("MATH119 as a whole");
  expect(told).toContain("--withdraw");
  expect(asked.find((call) => call.includes("/catalog/imports?"))).toContain("preview=1");
});

test("with a word for it the same file is imported, and still told of", async () => {
  gone = 1;
  const { code, told } = await run("--withdraw");
  expect([code, isConfirmed(), isLeft()]).toEqual([0, true, false]);
  expect(told).toContain("CENG140 section 2");
  expect(told).toContain("1 sections withdrawn");
});

test("a file that withdraws nothing needs no word", async () => {
  gone = 0;
  const { code, told } = await run();
  expect([code, isConfirmed(), isLeft()]).toEqual([0, true, false]);
  expect(told).not.toContain("would be withdrawn");
});

test.each([
  [{}, 0],
  [{ courses: { added: 0, changed: 0, gone: 3, unchanged: 0 } }, 0],
  [{ sections: { added: 5, changed: 2, gone: 0, unchanged: 1 } }, 0],
  [{ sections: { added: 0, changed: 0, gone: 7, unchanged: 1 } }, 7],
])("of what a preview counts %j, %i sections wait for a word", (said, count) => {
  expect(withdrawnBy({ tallies: said })).toBe(count);
});
