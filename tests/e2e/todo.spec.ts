/** Todos on a phone and on a desk: at once, on two devices, with a broken connection, and without scripts. */
import type { Page } from "@playwright/test";
import { awake, expect, test } from "./support/test";
import type { Say } from "./support/words";

const line = (page: Page, say: Say) => page.getByLabel(say("todo:fields.line"));
const titles = (page: Page) => page.locator('main a[href^="/todo/one/"] > span:first-child').allTextContents();
const tick = (page: Page, say: Say, title: string) => page.getByRole("button", { name: say("todo:row.do", { title }) });

async function add(page: Page, say: Say, text: string): Promise<void> {
  await line(page, say).fill(text);
  await line(page, say).press("Enter");
}

for (const [language, width, locale, text, title, list] of [
  ["en", 390, "en-GB", "tomorrow 14:00 report #fizik !", "report", "#fizik"],
  ["tr", 1280, "tr-TR", "yarın 14:00 rapor #fizik !", "rapor", "#fizik"],
] as const) {
  test.describe(`in ${language} at ${width}`, () => {
    test.use({ locale, viewport: { width, height: 844 } });

    test("a line is understood while it is typed, stands in the list at once, is ticked off and undone", async ({
      newPerson,
      openAs,
      say,
    }) => {
      const page = await openAs(await newPerson());
      await page.goto("/todo/all");
      await line(page, say).fill(text);
      await expect(page.getByRole("button", { name: list })).toBeVisible();
      await expect(page.getByRole("button", { name: say("todo:due.tomorrow") })).toBeVisible();
      let answer: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route("**/todo/all.data*", async (route) => {
        await held;
        await route.continue();
      });
      await line(page, say).press("Enter");
      await expect(line(page, say)).toHaveValue("");
      await expect(page.getByText(title, { exact: true })).toBeVisible();
      answer();
      await expect(tick(page, say, title)).toBeVisible();
      await tick(page, say, title).click();
      await expect(tick(page, say, title)).toHaveCount(0);
      await page.getByRole("button", { name: say("todo:row.undo") }).click();
      await expect(tick(page, say, title)).toBeVisible();
    });
  });
}

test("without connection the line comes back with a reason, and arrives once when it is sent again", async ({
  newPerson,
  openAs,
  say,
  problems,
}) => {
  const page = await openAs(await newPerson());
  await page.goto("/todo/all");
  await expect(page.getByText(say("todo:none.allText"))).toBeVisible();
  await awake(page);
  await page.context().setOffline(true);
  await add(page, say, "lab report friday");
  await expect(page.getByRole("alert")).toContainText(say("todo:quick.lost"));
  await expect(line(page, say)).toHaveValue("lab report friday");
  // The browser complains, and so does the router, which was asking for the routes of links in sight.
  const isOfNetwork = (problem: string) => /ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/.test(problem);
  expect(problems.splice(0).filter((problem) => !isOfNetwork(problem))).toEqual([]);
  await page.context().setOffline(false);
  await line(page, say).press("Enter");
  await expect(tick(page, say, "lab report")).toBeVisible();
  await expect.poll(() => titles(page)).toEqual(["lab report"]);
});

test("the order of two devices: each keeps what it did, by keys and by dragging", async ({ newPerson, openAs, say }) => {
  const person = await newPerson();
  const [phone, desk] = [await openAs(person), await openAs(person)];
  await phone.goto("/todo/all");
  for (const title of ["D", "C", "B", "A"]) {
    await add(phone, say, title);
    await expect(tick(phone, say, title)).toBeVisible();
  }
  await desk.goto("/todo/all");
  expect(await titles(desk)).toEqual(["A", "B", "C", "D"]);
  const handle = (page: Page, title: string) => page.getByRole("button", { name: say("todo:row.move", { title }) });
  const sent = (page: Page) => page.waitForResponse((response) => response.request().method() === "POST");
  await handle(phone, "A").focus();
  await Promise.all([sent(phone), phone.keyboard.press("ArrowDown")]);
  await expect(phone.getByRole("status").filter({ hasText: say("todo:row.moved", { title: "A", place: 2, count: 4 }) })).toHaveCount(1);
  await expect.poll(() => titles(phone)).toEqual(["B", "A", "C", "D"]);
  const [from, to] = [await handle(desk, "D").boundingBox(), await handle(desk, "A").boundingBox()];
  if (!from || !to) throw new Error("There is nothing to drag");
  await desk.mouse.move(from.x + 10, from.y + 10);
  await desk.mouse.down();
  await desk.mouse.move(to.x + 10, to.y - 10, { steps: 5 });
  await Promise.all([sent(desk), desk.mouse.up()]);
  await phone.reload();
  await expect.poll(() => titles(phone)).toEqual(["D", "B", "A", "C"]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("todos and alarms are added, done, undone and put in order by plain forms", async ({ newPerson, openAs, say }) => {
    const page = await openAs(await newPerson());
    await page.goto("/todo/all");
    for (const text of ["second", "first"]) {
      await line(page, say).fill(text);
      await page.getByRole("button", { name: say("todo:quick.add") }).click();
    }
    await expect.poll(() => titles(page)).toEqual(["first", "second"]);
    await page.getByRole("link", { name: "second" }).click();
    await page.getByRole("button", { name: say("todo:one.top") }).click();
    await page.goto("/todo/all");
    await expect.poll(() => titles(page)).toEqual(["second", "first"]);
    await tick(page, say, "second").click();
    await page.getByRole("button", { name: say("todo:row.undo") }).click();
    await expect.poll(() => titles(page)).toEqual(["second", "first"]);
    await page.getByRole("link", { name: "second" }).click();
    await page.getByRole("link", { name: say("kit:acts.remind") }).click();
    await page.getByLabel(say("alarm:fields.day"), { exact: true }).fill("2037-01-05");
    await page.getByLabel(say("alarm:fields.time"), { exact: true }).fill("09:30");
    await page.getByRole("button", { name: say("alarm:form.add") }).click();
    await expect(page.getByRole("link", { name: /second/ })).toContainText("09:30");
  });
});
