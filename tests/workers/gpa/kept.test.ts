/** The transcript that an account keeps: two devices, its limits, and its end. */
import { gpaTranscripts } from "@schema/gpa";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { eraseStatements } from "../../../app/engines/personal/personal.server";
import { findTranscript, writeTranscript } from "../../../app/features/gpa/gpa.repository.server";
import type { Transcript } from "../../../app/features/gpa/gpa.schemas";
import { product } from "../../../app/product.server";
import { naughtyStrings } from "../../support/naughty";
import { call, env, type Person, signUp, testContext, visit } from "../../support/site";
import { lineOf, transcriptOf } from "../../support/transcripts";

interface Kept {
  transcript: Transcript | null;
  version: number;
  updated_at: number | null;
}
type Answer = Kept & { error: { code: string; message: string }; stored: Kept };

const of = (...lines: string[]) => transcriptOf({ "2024-1": lines });

let person: Person;
beforeEach(async () => {
  person = await signUp();
});

const keep = (transcript: unknown, version: number, headers = {}) =>
  call<Answer>("/gpa/me", { method: "PUT", as: person, json: { transcript, version }, headers });
const read = async (as = person) => (await call<Answer>("/gpa/me", { as })).body;
const codesOf = ({ transcript }: Kept) => transcript?.terms.flatMap(({ lines }) => lines.map(({ code }) => code));

test("a transcript is kept, read again by another device of the same person, and by nobody else", async () => {
  expect(await read()).toEqual({ user_id: person.userId, transcript: null, version: 0, updated_at: null });
  expect((await keep(of("MATH119 5 AA"), 0)).body).toMatchObject({ version: 1 });
  expect((await keep(of("MATH119 5 BA"), 1)).body).toMatchObject({ version: 2, updated_at: expect.any(Number) });
  expect(await read()).toMatchObject({ version: 2, transcript: of("MATH119 5 BA") });
  expect(await read(await signUp())).toMatchObject({ transcript: null, version: 0 });
});

test("a change that started from an older version is refused with what is kept, and loses nothing", async () => {
  await keep(of("A1 3 AA"), 0);
  await keep(of("B1 3 AA"), 1);
  for (const stale of [0, 1, 3]) {
    const { status, body } = await keep(of("C1 3 AA"), stale);
    expect([status, body.error.code, body.stored.version]).toEqual([409, "gpa.changedElsewhere", 2]);
    expect(codesOf(body.stored)).toEqual(["B1"]);
  }
  expect((await keep(of("C1 3 AA"), 0, { "accept-language": "tr" })).body.error.message).toContain("başka bir cihazda");
  expect(codesOf(await read())).toEqual(["B1"]);
  expect(codesOf((await keep(of("C1 3 AA"), 2)).body)).toEqual(["C1"]);
});

test.each([0, 1])("of ten devices that change version %d at once, one is kept and nine are told", async (version) => {
  if (version === 1) await keep(of("A1 3 AA"), 0);
  const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => keep(of(`C${i} 3 AA`), version)));
  const winners = answers.filter(({ status }) => status === 200);
  expect([winners.length, answers.filter(({ status }) => status === 409).length]).toEqual([1, 9]);
  const { stored } = answers.find(({ status }) => status === 409)?.body ?? {};
  expect(stored).toEqual(winners[0]?.body);
  expect(await read()).toEqual(winners[0]?.body);
});

test("the control: reading first and writing then loses nine of ten", async () => {
  await keep(of("A1 3 AA"), 0);
  const { db } = testContext();
  const write = async (i: number) => {
    const { version } = await findTranscript({ db }, person.userId);
    if (version !== 1) return 409;
    const change = { content: of(`C${i} 3 AA`), version: version + 1, updatedAt: 0 };
    await db.update(gpaTranscripts).set(change).where(eq(gpaTranscripts.userId, person.userId));
    return 200;
  };
  const statuses = await Promise.all(Array.from({ length: 10 }, (_, i) => write(i)));
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(1);
});

test("a removed transcript is gone, and a device that still holds it is asked instead of bringing it back", async () => {
  await keep(of("SECRET101 3 AA"), 0);
  const removed = await call<Answer>("/gpa/me", { method: "DELETE", as: person });
  expect([removed.status, removed.body]).toMatchObject([200, { transcript: null, version: 2, updated_at: expect.any(Number) }]);
  expect((await keep(of("SECRET101 3 BA"), 1)).status).toBe(409);
  expect(await read()).toMatchObject({ transcript: null, version: 2 });
  const { results } = await env.DB.prepare("SELECT * FROM gpa_transcripts").all();
  expect(JSON.stringify(results)).not.toContain("SECRET101");
  expect((await call<Answer>("/gpa/me", { method: "DELETE", as: person })).body).toMatchObject({ transcript: null, version: 2 });
  expect((await keep(of("NEW101 3 BA"), 2)).body.version).toBe(3);
});

test("a page that somebody else opened before writes nothing into this account", async () => {
  const json = { transcript: of("A1 3 AA"), version: 0, user_id: (await signUp()).userId };
  const { status, body } = await call<Answer>("/gpa/me", { method: "PUT", as: person, json });
  expect([status, body.error.code]).toEqual([403, "gpa.otherAccount"]);
  expect(await read()).toMatchObject({ transcript: null, version: 0 });
  expect((await call("/gpa/me", { method: "PUT", as: person, json: { ...json, user_id: person.userId } })).status).toBe(200);
});

test("a guest is refused and nothing is written", async () => {
  const body = { transcript: of("GUEST101 3 AA"), version: 0 };
  const statuses = [
    await call("/gpa/me"),
    await call("/gpa/me", { method: "PUT", json: body }),
    await call("/gpa/me", { method: "DELETE" }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([401, 401, 401]);
  const { results } = await env.DB.prepare("SELECT * FROM gpa_transcripts").all();
  expect(JSON.stringify(results)).not.toContain("GUEST101");
});

test("what is no transcript, or too large, is refused in words and changes nothing", async () => {
  await keep(of("A1 3 AA"), 0);
  const bad = [
    null,
    { terms: [{ term: "x", lines: [] }] },
    { terms: [{ term: "2024-1", lines: [{ ...lineOf("A 3 AA"), credits: 3.25 }] }] },
    { terms: [{ term: "2024-1", lines: [{ ...lineOf("A 3 AA"), credits: -3 }] }] },
    { terms: Array.from({ length: 301 }, (_, i) => ({ term: `${1700 + i}-1`, lines: [] })) },
  ];
  for (const transcript of bad) expect((await keep(transcript, 1)).status).toBe(400);
  for (const version of [-1, 0.5, "one", 2 ** 53]) expect((await keep(of("A1 3 AA"), version as number)).status).toBe(400);
  const many = of(...Array.from({ length: 6000 }, (_, i) => `C${i} 3 AA`));
  const { status, body } = await keep(many, 1);
  expect([status, body.error.message]).toEqual([413, "This transcript is too large for your account. Keep it as a file."]);
  expect(await read()).toMatchObject({ version: 1, transcript: of("A1 3 AA") });
});

test("the database itself refuses a larger document", async () => {
  const write = (size: number) =>
    env.DB.prepare("INSERT INTO gpa_transcripts (user_id, content, version, updated_at) VALUES (?, ?, 1, 0)")
      .bind(person.userId, "x".repeat(size))
      .run();
  await expect(write(500_001)).rejects.toThrow(/gpa_transcripts_size/);
  await expect(write(500_000)).resolves.toMatchObject({ success: true });
});

test("a thousand courses and 300 terms are kept as they are", async () => {
  const terms = Array.from({ length: 300 }, (_, at) => [`${1950 + Math.floor(at / 3)}-${(at % 3) + 1}`, ["A 3 AA", "B 3.5 BB", "C 0 S"]]);
  const transcript = transcriptOf(Object.fromEntries(terms));
  expect((await keep(transcript, 0)).status).toBe(200);
  expect((await read()).transcript).toEqual(transcript);
});

test("naughty names come back as they were", async () => {
  const names = naughtyStrings.filter((text) => !/[\0\p{Surrogate}]/u.test(text)).map((text) => [...text].slice(0, 90).join("").trim());
  const transcript = transcriptOf({ "2024-1": names.map((name) => lineOf("A 3 BB", { code: "", name })) });
  expect((await keep(transcript, 0)).status).toBe(200);
  expect((await read()).transcript).toEqual(transcript);
});

test("the transcript is in its owner's export, and goes with the account", async () => {
  const other = await signUp();
  await keep(of("MINE101 3 AA"), 0);
  await call("/gpa/me", { method: "PUT", as: other, json: { transcript: of("OTHER101 3 AA"), version: 0 } });
  const exported = await (await visit("/api/v1/profile/me/export", { as: person })).text();
  expect(JSON.parse(exported).data).toMatchObject({ gpa_transcripts: [{ content: of("MINE101 3 AA"), version: 1 }] });
  expect(exported).not.toContain("OTHER101");
  const { db } = testContext();
  const [first, ...rest] = eraseStatements({ db }, product.personalData, person);
  if (first) await db.batch([first, ...rest]);
  const { results } = await env.DB.prepare("SELECT * FROM gpa_transcripts").all();
  const everything = JSON.stringify(results);
  expect([everything.includes("MINE101"), everything.includes(person.userId), everything.includes("OTHER101")]).toEqual([
    false,
    false,
    true,
  ]);
});

test("reading costs one round trip and one row, writing one round trip and a few", async () => {
  const transcript = of("A1 3 AA");
  const reading = testContext();
  const writing = testContext();
  await keep(transcript, 0);
  await findTranscript(reading, person.userId);
  await writeTranscript(writing, { owner: person.userId, transcript, from: 1, now: 0 });
  expect([reading.meter.roundTrips, writing.meter.roundTrips]).toEqual([1, 1]);
  expect(reading.meter.rowsRead).toBeLessThanOrEqual(1);
  expect(writing.meter.rowsRead).toBeLessThanOrEqual(4);
});
