/** Rights through the API and the assistant, in both languages. What the list of rules says: `tests/unit/regulation.metu.test.ts`. */
import { beforeAll, expect, test } from "vitest";
import { ask, findAnswer } from "../../../app/features/ai/ai.service.server";
import { figures } from "../../../app/universities/metu/grading";
import { seedAnswers } from "../../../drizzle/seed/answers";
import { placesOf } from "../../support/rule-figures";
import { call, signUp, testContext } from "../../support/site";
import { lineOf } from "../../support/transcripts";

interface Answer {
  terms: { term: string; gpa: number | null; standing: { name: string; reason: string } | null }[];
  findings: { code: string; article: string; term: string; reason: string }[];
  repeats: { used: number; most: number };
  withdrawable: Record<string, string[]>;
  place_unknown: string[];
}

const lines = (names: string, grade: string) => names.split(" ").map((name) => lineOf(`${name} 3 ${grade}`));

async function compute(terms: Record<string, ReturnType<typeof lines>>, more: Record<string, unknown> = {}, locale = "en") {
  const transcript = { ...more, terms: Object.entries(terms).map(([term, own]) => ({ term, lines: own })) };
  const { status, body } = await call<Answer>("/gpa/compute", { json: { transcript }, headers: { "accept-language": locale } });
  expect(status).toBe(200);
  return body;
}

const SEVEN = "P1 P2 P3 P4 P5 P6 P7";
const LOW = { "2023-1": lines("A1 A2 A3 A4", "CC"), "2023-2": lines("B1 B2 B3 B4", "DD"), "2024-1": lines("B1 B2 B3 B4", "DD") };

test("on probation nothing is said against a repeat in the sixth semester, nor against two courses", async () => {
  const body = await compute({ ...LOW, "2025-2": lines("A1 A2", "BB") }, { began: "2026-1" });
  expect(body.findings).toEqual([]);
});

test.each([
  ["en", "You've used all six repeats of passed courses."],
  ["tr", "Geçilen dersler için altı tekrar hakkının hepsi kullanıldı."],
])("the seventh repeat of who began in 2026–27 is refused, the eighth of who began before is the first: %s", async (locale, reason) => {
  const refused = await compute({ "2026-1": lines(SEVEN, "CC"), "2026-2": lines(SEVEN, "CB") }, {}, locale);
  expect(refused.findings).toEqual([expect.objectContaining({ code: "repeatBudget", article: "28/3", reason })]);
  const before = { "2021-1": lines(SEVEN, "CC"), "2025-2": lines(SEVEN, "CB"), "2026-1": lines("P1 Q1 Q2", "BB") };
  expect(await compute(before, { began: "2021-1" }, locale)).toMatchObject({ findings: [], repeats: { used: 1, most: 6 } });
});

test.each([
  ["en", "It's a course of your curriculum's first two semesters."],
  ["tr", "Müfredatının ilk iki yarıyılındaki derslerden çekilinemez."],
])("a first-year course is refused whenever it is withdrawn, others by what is said of them: %s", async (locale, reason) => {
  const third = [
    ...lines("C1 C2 C3 C4", "BB"),
    lineOf("MATH119 5 W"),
    lineOf("CENG315 3 -"),
    lineOf("CENG140 4 -"),
    lineOf("C9 3 -", { semester: 2 }),
  ];
  const body = await compute({ "2022-1": lines("A1 A2 A3", "BB"), "2023-1": third }, {}, locale);
  expect(body.findings).toEqual([expect.objectContaining({ code: "withdrawalFirstTerms", article: "24", reason })]);
  expect(body.place_unknown).toEqual(["2023-1.5"]);
  expect([body.withdrawable["2023-1.6"]?.[0], body.withdrawable["2023-1.7"]?.[0]]).toEqual([
    "withdrawalFirstTerms",
    "withdrawalFirstTerms",
  ]);
  expect(body.withdrawable["2023-1.5"]).not.toContain("withdrawalFirstTerms");
});

test("past the maximum duration seven courses at 3.80 are satisfactory", async () => {
  const seven = { "2024-2": [...lines("A1 A2 A3 A4 A5", "AA"), ...lines("A6 A7", "BA")] };
  expect((await compute(seven, { began: "2017-1" })).terms[0]?.standing).toMatchObject({ name: "satisfactory" });
  expect((await compute(seven, { began: "2018-1" })).terms[0]?.standing).toMatchObject({ name: "highHonour" });
});

let reader: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  await seedAnswers(testContext().db, 0);
  reader = await signUp();
});

test.each([
  ["Can I repeat a passed course on probation?", /Neither limit holds on probation|without the limits/],
  ["Sınamalıyken geçtiğim dersi tekrar alabilir miyim?", /uygulanmaz|tekrar sınırları olmadan/],
])("the assistant quotes it: %s", async (text, said) => {
  const { citations } = await ask(reader.ctx, { text });
  expect(JSON.stringify(citations)).toMatch(said);
});

const questions = placesOf(figures).flatMap(({ row, at, says }) =>
  "asked" in at
    ? (["en", "tr"] as const).map((locale) => ({ row, locale, text: at.asked[locale], says: says.map((said) => said[locale]) }))
    : [],
);

test.each(questions)("the assistant says the figures of rule $row, asked «$text»", async ({ locale, text, says }) => {
  const { citations } = await findAnswer({ ...testContext(), locale, actor: reader.ctx.actor }, { text });
  const said = citations.flatMap(({ title, sentences }) => [title, ...sentences]).join(" ");
  for (const pattern of says) expect(said).toMatch(pattern);
});
