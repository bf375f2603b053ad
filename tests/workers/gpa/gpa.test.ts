/** The GPA engine through the API, and the page that works without scripts. */
import { expect, test } from "vitest";
import { neededAverage } from "../../../app/features/gpa/target.rules";
import { metuVectors, type Said } from "../../support/metu-vectors";
import { naughtyStrings } from "../../support/naughty";
import { fromAddress } from "../../support/network-limits";
import { call, env, visit } from "../../support/site";
import { lineOf } from "../../support/transcripts";

interface Answer {
  cgpa: number | null;
  terms: { gpa: number | null; cgpa: number | null; standing: { name: string; reason: string; article: string } | null }[];
  findings: { code: string; article: string; reason: string; line: string | null }[];
  repeats: { used: number };
  if_failed: { cgpa: number | null } | null;
  what_if: { cgpa: number | null } | null;
  need: { least: number | null; best: number | null } | null;
  error: { code: string; message: string };
}

type Line = string | Record<string, unknown>;

/** Asks the API; terms are the fall of 2020 and those after it. */
async function compute(terms: Line[][], more: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const lines = (own: Line[]) => own.map((line) => (typeof line === "string" ? lineOf(line) : line));
  const transcript = { terms: terms.map((own, at) => ({ term: `${2020 + Math.floor(at / 2)}-${(at % 2) + 1}`, lines: lines(own) })) };
  return call<Answer>("/gpa/compute", { json: { transcript, ...more }, headers });
}

/** An average of the API in hundredths. */
const hundredths = (average: number | null | undefined) => (typeof average === "number" ? Math.round(average * 100) : null);

test.each(metuVectors)("the regulation's case comes out of the API: $name", async ({ transcript, says }) => {
  const { status, body } = await call<Answer>("/gpa/compute", { json: { transcript } });
  expect(status).toBe(200);
  const said: Said = {
    cgpa: hundredths(body.cgpa),
    gpas: body.terms.map(({ gpa }) => hundredths(gpa)),
    standings: body.terms.map(({ standing }) => standing?.name ?? null),
    findings: body.findings.map(({ code }) => code).sort(),
    repeats: body.repeats.used,
    ifFailed: hundredths(body.if_failed?.cgpa),
  };
  expect(said).toMatchObject(says);
});

test("what goes against a rule names its article and says why in the reader's language", async () => {
  const terms = [["X 3 FF"], ["X 3 W"]];
  const { body } = await compute(terms);
  const turkish = (await compute(terms, {}, { "accept-language": "tr" })).body;
  const finding = (answer: Answer) => answer.findings.find(({ code }) => code === "withdrawalRepeat");
  expect(finding(body)).toMatchObject({ article: "24", line: "2020-2.0", reason: "Withdrawal isn't allowed from a repeated course." });
  expect(finding(turkish)?.reason).toBe("Tekrar alınan dersten çekilinemez.");
});

test("tried grades and a target are answered beside the real result", async () => {
  const { body } = await compute([[lineOf("A 3 CC", { what_if: "AA" })]], { target: { cgpa: 3, credits: 3 } });
  expect(body).toMatchObject({ cgpa: 2, what_if: { cgpa: 4 } });
  const { least, best } = neededAverage({ halfCredits: 6, quarterPoints: 24 }, 300, 6);
  expect(body.need).toEqual({ least: (least ?? 0) / 100, best: (best ?? 0) / 100 });
});

test("nothing that is computed is stored", async () => {
  const count = async () => (await env.DB.prepare("SELECT count(*) AS n FROM sqlite_master").first<{ n: number }>())?.n;
  const before = await count();
  const limits = async () => (await env.DB.prepare("SELECT name FROM limits WHERE name LIKE 'gpa-compute%'").all()).results.length;
  const attempts = await limits();
  await compute([["SECRET101 3 AA"]]);
  expect([await count(), await limits()]).toEqual([before, attempts + 1]);
  const { results } = await env.DB.prepare("SELECT * FROM limits").all();
  expect(JSON.stringify(results)).not.toContain("SECRET101");
});

test("on the evening of the grades a dormitory asks from one address, which may far more often than one person", async () => {
  const headers = { "cf-connecting-ip": "203.0.113.77" };
  for (let i = 0; i < 90; i += 1) expect((await compute([["A 3 AA"]], {}, headers)).status).toBe(200);
  await fromAddress("gpa-compute", "203.0.113.78", 40 * 60 - 1);
  const other = { "cf-connecting-ip": "203.0.113.78" };
  for (const status of [200, 429]) expect((await compute([["A 3 AA"]], {}, other)).status).toBe(status);
});

test("300 terms and 10,000 lines are answered, more are refused in words", async () => {
  const of = (terms: number, each: number) => ({
    terms: Array.from({ length: terms }, (_, at) => ({
      term: `${1950 + Math.floor(at / 3)}-${(at % 3) + 1}`,
      lines: Array.from({ length: each }, (_, i) => ({ code: `C${i}`, credits: 3, grade: "BB" })),
    })),
  });
  const ask = (transcript: unknown) => call<Answer>("/gpa/compute", { json: { transcript } });
  expect((await ask(of(300, 33))).body.cgpa).toBe(3);
  expect((await ask(of(1, 10_000))).body.cgpa).toBe(3);
  const many = [await ask(of(301, 1)), await ask(of(1, 10_001)), await ask(of(2, 5_001))];
  expect(many.map(({ status }) => status)).toEqual([400, 400, 400]);
  expect(JSON.stringify(many[0]?.body)).toContain("Enter at most 300 terms");
  expect(JSON.stringify(many[2]?.body)).toContain("Enter at most 10,000 courses");
});

test("credits that are negative or no halves are refused in words", async () => {
  for (const credits of [-3, 3.25, 1e9]) {
    const { status, body } = await compute([[{ ...lineOf("A 3 AA"), credits }]]);
    expect([status, body.error.message]).toEqual([400, expect.stringMatching(/\S/)]);
  }
  expect((await compute([[{ ...lineOf("A 3 AA"), credits: 3.5 }]])).body.cgpa).toBe(4);
});

test("no naughty string breaks the API, whatever it names", async () => {
  const lines = naughtyStrings.map((text) => ({ ...lineOf("A 3 BB"), code: "", name: [...text].slice(0, 90).join("") }));
  const good = lines.filter(({ name }) => !/[\0\p{Surrogate}]/u.test(name));
  expect(good.length).toBeGreaterThan(10);
  const { status, body } = await compute([good]);
  expect([status, body.cgpa]).toEqual([200, 3]);
});

const post = (text: string, more: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  visit("/gpa-calculator", { form: { text, ...more }, headers: { origin: "https://hocam.test", ...headers } });

test("without scripts a sent transcript is answered with its averages, and what was not understood", async () => {
  const text = "2023-2024 Fall\nMATH119 Calculus 5 AA\nPHYS105 Physics 4 FD\nsomething else";
  const response = await post(text, { target: "3,5", target_credits: "30" });
  const html = await response.text();
  expect(response.status).toBe(200);
  for (const part of ["2.44", "Sufficient", "not a course", "You need an average of", "MATH119 Calculus 5 AA"])
    expect(html).toContain(part);
  expect(await (await post(text, {}, { "accept-language": "tr" })).text()).toContain("2,44");
});

test("without scripts somebody says when their studies began, and the regulation goes by it", async () => {
  const seven = (grade: string) => Array.from({ length: 7 }, (_, i) => `PHYS10${i} Course 3 ${grade}`).join("\n");
  const text = `2021-2022 Fall\n${seven("CC")}\n2025-2026 Spring\n${seven("CB")}`;
  const refusal = "You&#x27;ve used all six repeats of passed courses.";
  expect(await (await post(text)).text()).not.toContain(refusal);
  const said = await (await post(text, { began: "2026-1", can_graduate_from: "", normal_load: "" })).text();
  expect(said).toContain(refusal);
  expect(said).toMatch(/<option[^>]*value="2026-1"[^>]*selected|<option[^>]*selected[^>]*value="2026-1"/);
  expect(await (await post(text, { began: "never" })).text()).not.toContain(refusal);
});

test("a text without courses, with too many, or that is naughty is answered and kept in the form", async () => {
  expect((await post("nothing here")).status).toBe(400);
  expect((await post("")).status).toBe(400);
  const many = await post(Array(10_001).fill("MATH119 5 AA").join("\n"));
  expect([many.status, await many.text()]).toEqual([400, expect.stringContaining("Paste at most 10,000 courses.")]);
  const naughty = await post(`MATH119 5 AA\n${naughtyStrings.join("\n")}`);
  const html = await naughty.text();
  expect(naughty.status).toBe(200);
  expect(html).toMatch(/<output[^>]*>4\.00<\/output>/);
  expect(html).not.toContain("<script>alert('hocam-own-1')");
});

test("the old address leads to the page", async () => {
  const response = await visit("/gpa/calculator");
  expect([response.status, response.headers.get("location")]).toEqual([expect.any(Number), expect.stringMatching(/\/gpa-calculator$/)]);
});
