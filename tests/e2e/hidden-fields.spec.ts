/** What a form hides after a certain choice is neither judged nor sent, whatever was typed into it before; also in a draft that comes back. */
import type { Page } from "@playwright/test";
import { awake, expect, test } from "./support/test";
import type { Say } from "./support/words";

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const fold = (page: Page, say: Say, name: string) => page.getByText(say(`events:form.${name}`), { exact: true });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Types what no event may have, and then chooses what hides it. */
async function typeAndHide(page: Page, say: Say): Promise<void> {
  await page.goto("/event/add");
  await awake(page);
  await field(page, "event_name").fill("Saklı alanlar");
  await page.getByLabel(say("events:fields.event_date"), { exact: true }).fill(inDays(9));
  await field(page, "event_location").selectOption("other-choice");
  await field(page, "event_location_other").fill(" ");
  await field(page, "event_location").selectOption({ index: 1 });
  await fold(page, say, "forWhom").click();
  await field(page, "event_capacity").selectOption("custom");
  await field(page, "event_capacity_custom").fill("0");
  await field(page, "event_capacity").selectOption("unlimited");
  await fold(page, say, "tickets").click();
  const isSold = page.getByRole("checkbox", { name: say("events:fields.event_ticket") });
  await isSold.check();
  await field(page, "ticket_categories[0].price").fill("12,5,5");
  await field(page, "ticket_categories[0].available_quantity").fill("-3");
  await isSold.uncheck();
  await expect(field(page, "event_capacity_custom")).toBeHidden();
  await expect(field(page, "ticket_categories[0].price")).toBeHidden();
}

async function create(page: Page, say: Say) {
  // What creates it comes with the part for pictures.
  await expect(page.getByRole("region", { name: say("events:pictures.cover"), exact: true })).toBeVisible();
  const sent = page.waitForRequest("**/api/v1/event/manage");
  await page.getByRole("button", { name: say("events:form.create"), exact: true }).click();
  const body = (await sent).postDataJSON() as Record<string, unknown>;
  await expect(page).toHaveURL(/[?&]created=/);
  return body;
}

const said = (body: Record<string, unknown>) => ({
  capacity: body.event_capacity,
  ticket: body.event_ticket ?? false,
  categories: body.ticket_categories ?? [],
});
const NOTHING = { capacity: "unlimited", ticket: false, categories: [] };

test("an event is created though fields that were hidden again hold what none may have", async ({ openAs, say }) => {
  const page = await openAs("moderator");
  await typeAndHide(page, say);
  expect(said(await create(page, say))).toEqual(NOTHING);
});

test("so it is when the draft is brought back, and changed without touching what is hidden", async ({ openAs, say }) => {
  const page = await openAs("moderator");
  await typeAndHide(page, say);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("hocam.account.event-draft") ?? "")).toContain("12,5,5");
  await page.reload();
  await awake(page);
  await expect(page.getByText(say("events:form.draftFound"))).toBeVisible();
  await expect(field(page, "event_capacity_custom")).toBeHidden();
  await expect(field(page, "ticket_categories[0].price")).toBeHidden();
  await field(page, "event_name").fill("Saklı alanlar, yine");
  expect(said(await create(page, say))).toEqual(NOTHING);
});

test("an event is changed though its hidden fields hold what none may have", async ({ openAs, say }) => {
  const page = await openAs("moderator");
  await page.goto("/event/add");
  await awake(page);
  await field(page, "event_name").fill("Değişen");
  await page.getByLabel(say("events:fields.event_date"), { exact: true }).fill(inDays(9));
  await create(page, say);
  await page.waitForURL(/\/event\/edit\/event-/);
  await awake(page);
  await fold(page, say, "forWhom").click();
  await field(page, "event_capacity").selectOption("custom");
  await field(page, "event_capacity_custom").fill("0");
  await field(page, "event_capacity").selectOption("unknown");
  await field(page, "event_name").fill("Değişmiş");
  const save = page.getByRole("button", { name: say("events:form.save"), exact: true });
  await Promise.all([page.waitForResponse((answer) => answer.request().method() === "POST"), save.click()]);
  await page.reload();
  await awake(page);
  await expect(field(page, "event_name")).toHaveValue("Değişmiş");
  await expect(field(page, "event_capacity")).toHaveValue("unknown");
});

/** Publishes a survey of a yes, and a number for those who said so. @returns its address */
async function publishSurvey(page: Page, say: Say): Promise<string> {
  await page.goto("/survey/add");
  await awake(page);
  await field(page, "title").fill(`Kilometres ${Date.now()}`);
  await field(page, "text").fill("How we get to the campus.");
  await field(page, "questions[0].text").fill("Do you cycle?");
  await field(page, "questions[0].options").fill("Yes\nNo");
  // The checks are there: what comes now is done in the browser.
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: say("survey:form.addQuestion") }).click();
  await field(page, "questions[1].text").fill("How far?");
  // Two that are the same, and less than nothing: of kinds that the question isn't of any more.
  await field(page, "questions[1].options").fill("A\nA");
  await field(page, "questions[1].kind").selectOption("matrix");
  // Goes while the focus is in it.
  await field(page, "questions[1].rows_tr").fill("Bir\nİki");
  await field(page, "questions[1].kind").selectOption("number");
  await field(page, "questions[1].min").fill("0");
  await field(page, "questions[1].max").fill("30");
  await field(page, "questions[1].if_question").fill("1");
  await field(page, "questions[1].if_value").fill("1");
  await page.getByRole("button", { name: say("survey:form.publish") }).click();
  await expect(page).toHaveURL(/\/survey\/one\/post-/);
  return new URL(page.url()).pathname;
}

test("a survey is published though a question was of another kind before, and answered though what isn't asked any more is wrong", async ({
  openAs,
  newPerson,
  say,
}) => {
  const author = await openAs(await newPerson());
  const address = await publishSurvey(author, say);
  const reader = await openAs(await newPerson());
  await reader.goto(address);
  await awake(reader);
  await reader.getByLabel("Yes", { exact: true }).check();
  await field(reader, "q2").fill("999");
  await reader.getByLabel("No", { exact: true }).check();
  await expect(field(reader, "q2")).toBeHidden();
  await reader.reload();
  await awake(reader);
  await expect(reader.getByLabel("No", { exact: true })).toBeChecked();
  await expect(field(reader, "q2")).toBeHidden();
  await reader.getByRole("button", { name: say("survey:answer.send") }).click();
  await expect(reader.getByText(say("survey:answer.thanks"))).toBeVisible();
});

test("a question that becomes the first one isn't judged by what it depended on", async ({ openAs, newPerson, say }) => {
  const page = await openAs(await newPerson());
  await page.goto("/survey/add");
  await awake(page);
  await field(page, "title").fill(`Only one ${Date.now()}`);
  await field(page, "text").fill("How we get to the campus.");
  await page.getByRole("button", { name: say("survey:form.addQuestion") }).click();
  await field(page, "questions[1].text").fill("Do you cycle?");
  await field(page, "questions[1].options").fill("Yes\nNo");
  await field(page, "questions[1].if_question").fill("7");
  await field(page, "questions[1].if_value").fill("x");
  await page.getByRole("button", { name: say("kit:forms.removeRow", { number: 1 }), exact: true }).click();
  await expect(field(page, "questions[1].text")).toHaveCount(0);
  await page.getByRole("button", { name: say("survey:form.publish") }).click();
  await expect(page).toHaveURL(/\/survey\/one\/post-/);
});
