/** A whole transcript of forty courses: pasted, corrected, taken out and in again, and printed. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { looks } from "./support/looks";
import { expect, test } from "./support/test";
import { browserLocales, type Language, type Say } from "./support/words";

const TERMS = { en: ["Fall", "Spring"], tr: ["Güz", "Bahar"] };

/** Eight semesters of five courses of three credits, every second one CC, as student pages give them; the last course isn't readable. */
const transcript = (language: Language) =>
  Array.from({ length: 8 }, (_, term) => [
    `${2020 + Math.floor(term / 2)}-${2021 + Math.floor(term / 2)} ${TERMS[language][term % 2]}`,
    ...Array.from({ length: 5 }, (_, i) => {
      const code = `57101${String(term * 5 + i).padStart(2, "0")}\tCENG${100 + term * 5 + i}`;
      const credits = term === 7 && i === 4 ? "-3" : language === "tr" ? "3,0" : "3.00";
      return `${code}\tCourse ${term * 5 + i}\t${credits}\t${i % 2 === term % 2 ? "CC" : "BB"}`;
    }),
  ])
    .flat()
    .join("\n");

const said = (language: Language, average: string) => (language === "tr" ? average.replace(".", ",") : average);

async function bringIn(page: Page, say: Say): Promise<void> {
  await page.getByRole("button", { name: say("gpa:acts.replace") }).click();
}

for (const [language, width] of looks("a transcript")) {
  test.describe(`${language} ${width}`, () => {
    test.use({ locale: browserLocales[language], viewport: { width, height: 844 } });

    test(`forty courses are pasted, corrected, exported, cleared and brought in again (${language}, ${width} px)`, async ({
      page,
      say,
    }) => {
      await page.goto("/gpa-calculator");
      const result = page
        .getByRole("region", { name: say("gpa:bar.title") })
        .getByRole("status")
        .first();
      await expect(result).toHaveText("—");
      await page.getByLabel(say("gpa:fields.text"), { exact: true }).fill(transcript(language));
      await page.getByRole("button", { name: say("gpa:acts.preview") }).click();
      await expect(page.getByText(say("transcript-import:refusals.credits"))).toBeVisible();
      await expect(page.getByText(say("transcript-import:paste.read", { count: 39 }))).toBeVisible();
      await bringIn(page, say);
      await page.getByLabel(`${say("gpa:fields.grade")}, CENG100`).selectOption("AA");
      await page
        .getByRole("button", { name: say("gpa:acts.addCourse") })
        .last()
        .click();
      await page.getByLabel(say("gpa:fields.course"), { exact: true }).last().fill("CENG139");
      await page.getByLabel(`${say("gpa:fields.grade")}, CENG139`).selectOption("BB");
      await expect(result).toHaveText(said(language, "2.55"));
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

      for (const format of ["json", "csv"] as const) {
        const coming = page.waitForEvent("download");
        await page.getByRole("button", { name: say(`gpa:acts.${format}`) }).click();
        const file = await (await coming).path();
        await page.getByRole("button", { name: say("gpa:acts.clear") }).click();
        await page
          .getByRole("dialog")
          .getByRole("button", { name: say("gpa:acts.clear") })
          .click();
        await expect(result).toHaveText("—");
        const name = `gpa.${format}`;
        await page.getByLabel(say("gpa:fields.file")).setInputFiles({ name, mimeType: "text/plain", buffer: readFileSync(file) });
        await expect(page.getByText(say("transcript-import:paste.read", { count: 40 }))).toBeVisible();
        await expect(result).toHaveText("—");
        await bringIn(page, say);
        await expect(result).toHaveText(said(language, "2.55"));
      }
    });
  });
}

test("credits that the catalog has otherwise are asked about on the device, and stay as pasted until one chooses", async ({
  page,
  say,
}) => {
  const { courses } = (await (await page.request.get("/api/v1/catalog/credits")).json()) as { courses: [string, string, number, number][] };
  const [one, two, three] = courses.filter(([, , credits]) => credits > 0);
  if (!one || !two || !three) throw new Error("the seed has too few courses");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.goto("/gpa-calculator");
  await expect(page.getByRole("region", { name: say("gpa:bar.title") })).toBeVisible();
  const line = (code: string, credits: number | string) => `${code}\tSome Course\t${credits}\tAA`;
  const text = ["2023-2024 Fall", line(one[0], one[2] + 1), line(two[1], two[2] + 2), `${three[0]}\tSome Course\tAA`].join("\n");
  await page.getByLabel(say("gpa:fields.text"), { exact: true }).fill(text);
  expect(asked.some((each) => each.includes("/catalog/credits"))).toBe(false);
  await page.getByRole("button", { name: say("gpa:acts.preview") }).click();
  const differences = page.getByRole("region", { name: say("transcript-import:differences.title") });
  const choice = (code: string, side: "own" | "catalog", credits: number) =>
    differences.getByRole("group", { name: code }).getByLabel(say(`transcript-import:differences.${side}`, { credits: `${credits}` }));
  await expect(choice(one[0], "own", one[2] + 1)).toBeChecked();
  await expect(choice(two[1], "own", two[2] + 2)).toBeChecked();
  await expect(page.getByText(say("transcript-import:doubts.catalog"))).toBeVisible();
  await choice(one[0], "catalog", one[2]).check();
  await expect(choice(two[1], "own", two[2] + 2)).toBeChecked();
  await differences.getByRole("button", { name: say("transcript-import:differences.all.catalog") }).click();
  await expect(choice(two[1], "catalog", two[2])).toBeChecked();
  await differences.getByRole("button", { name: say("transcript-import:differences.all.own") }).click();
  await expect(choice(one[0], "own", one[2] + 1)).toBeChecked();
  await choice(two[1], "catalog", two[2]).check();
  await bringIn(page, say);
  const credits = (code: string) => page.getByLabel(`${say("gpa:fields.credits")}, ${code}`);
  await expect(credits(one[0])).toHaveValue(`${one[2] + 1}`);
  await expect(credits(two[1])).toHaveValue(`${two[2]}`);
  await expect(credits(three[0])).toHaveValue(`${three[2]}`);
  for (const [code, numeric] of [one, two, three])
    expect(asked.filter((each) => each.includes(code) || each.includes(numeric))).toEqual([]);
});

test("without the catalog a pasted transcript is taken as it is", async ({ page, problems, say }) => {
  await page.route("**/api/v1/catalog/**", (route) => route.abort());
  await page.goto("/gpa-calculator");
  await expect(page.getByRole("region", { name: say("gpa:bar.title") })).toBeVisible();
  await page.getByLabel(say("gpa:fields.text"), { exact: true }).fill(transcript("en"));
  await page.getByRole("button", { name: say("gpa:acts.preview") }).click();
  const read = page.getByText(say("transcript-import:paste.read", { count: 39 }));
  const promised = /CGPA (\d\.\d\d)/.exec((await read.textContent()) ?? "")?.[1] ?? "";
  await bringIn(page, say);
  await expect(
    page
      .getByRole("region", { name: say("gpa:bar.title") })
      .getByRole("status")
      .first(),
  ).toHaveText(promised);
  await expect(page.getByLabel(`${say("gpa:fields.grade")}, CENG100`)).toHaveValue("CC");
  problems.splice(0, problems.length, ...problems.filter((each) => !/ERR_FAILED .*\/catalog\//.test(each)));
});

test("a printed transcript is its title, its table and its averages, on one page", async ({ page, say }, info) => {
  await page.goto("/gpa-calculator");
  await expect(page.getByRole("region", { name: say("gpa:bar.title") })).toBeVisible();
  await page.getByLabel(say("gpa:fields.text"), { exact: true }).fill(transcript("en"));
  await page.getByRole("button", { name: say("gpa:acts.preview") }).click();
  await bringIn(page, say);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("table").first()).toBeVisible();
  await expect(page.getByRole("cell", { name: /CENG138/ })).toBeVisible();
  for (const hidden of [page.getByRole("banner"), page.getByRole("contentinfo"), page.getByRole("button"), page.getByRole("textbox")])
    for (const each of await hidden.all()) await expect(each).toBeHidden();
  const pdf = await page.pdf({ format: "A4", path: info.outputPath("transcript.pdf") });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
