/** The first page of a note's PDF is seen before the file is taken. */
import { awake, expect, test } from "./support/test";

/** A PDF of two pages, the first of which is red; pdf.js finds its parts without a table of where they lie. */
function redPages(): Buffer {
  const paint = "1 0 0 rg 0 0 100 140 re f";
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 140] /Contents 5 0 R >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 140] >>",
    `<< /Length ${paint.length} >>\nstream\n${paint}\nendstream`,
  ];
  const body = objects.map((text, at) => `${at + 1} 0 obj\n${text}\nendobj\n`).join("");
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<< /Root 1 0 R /Size 6 >>\nstartxref\n9\n%%EOF\n`);
}

/** The colour in the middle of a canvas. */
const middleOf = (canvas: HTMLElement | SVGElement) => {
  const { width, height } = canvas as HTMLCanvasElement;
  const [red, green, blue] = (canvas as HTMLCanvasElement).getContext("2d")?.getImageData(width / 2, height / 2, 1, 1).data ?? [];
  return [red, green, blue];
};

test("the first page of a note is drawn when a reader asks for it", async ({ openAs, newPerson, say }) => {
  const page = await openAs(await newPerson());
  await page.goto("/notes/add");
  await awake(page);
  const field = (name: string) => page.getByLabel(say(`notes:fields.${name}`), { exact: true });
  await field("title").fill("Red pages of calculus");
  await field("text").fill("Two pages on integrals, written by hand.");
  await field("course").fill("MATH119");
  await field("kind").selectOption("lecture");
  await page.locator('input[type="file"]').setInputFiles({ name: "red.pdf", mimeType: "application/pdf", buffer: redPages() });
  await page.getByRole("button", { name: say("posts:form.add") }).click();
  await page.waitForURL(/\/notes\/one\//);
  await page.getByRole("button", { name: say("notes:file.showFirst") }).click();
  await expect(page.getByText(say("notes:file.pages", { count: 2 }))).toBeVisible();
  const drawn = page.getByRole("img", { name: say("notes:file.firstOf", { name: "red.pdf" }) });
  expect(await drawn.evaluate(middleOf)).toEqual([255, 0, 0]);
  await page.getByRole("button", { name: say("notes:file.hideFirst") }).click();
  await expect(drawn).toBeHidden();
});
