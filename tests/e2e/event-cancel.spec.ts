/** Cancelling an event: its organizer says why, whoever goes reads it, and it can be taken up again. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { RunOptions } from "axe-core";
import { looks } from "./support/looks";
import { awake, expect, jsonOf, test } from "./support/test";
import { browserLocales, type Say } from "./support/words";

test.use({ refusals: [422] });

const WHY = "Konuşmacımız hastalandı, yeni tarihi duyuracağız.";
const NARROW = 320;
const axe = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Announces an event of the demo student's community, tomorrow evening. */
async function announce(page: Page, name: string): Promise<string> {
  const event_date = new Date(Date.now() + 86_400_000).toLocaleDateString("sv", { timeZone: "Europe/Istanbul" });
  const data = {
    event_name: name,
    event_date_times: [{ event_date, event_time: "19:00" }],
    event_organizer_id: "community-1",
    key: crypto.randomUUID(),
  };
  const answer = await page.request.post("/api/v1/event/manage", { data });
  return (await jsonOf<{ data: { event_id: string } }>(answer)).data.event_id;
}

/** Nothing for axe to find, and nothing to scroll sideways for on the narrowest phone. */
async function expectSound(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: NARROW, height: 800 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW);
  await page.evaluate(axe);
  const options: RunOptions = { runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"] };
  const { violations } = await page.evaluate(
    (given) => (window as unknown as { axe: typeof import("axe-core") }).axe.run(document, given),
    options,
  );
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  if (size) await page.setViewportSize(size);
}

/** The form that asks why, opened by its button. */
async function askWhy(page: Page, say: Say) {
  const opener = page.locator("summary", { hasText: say("events:panel.cancel") });
  await opener.click();
  return page.locator("details", { has: opener });
}

for (const [language, width] of looks("event-cancel")) {
  test.describe(`in ${language} at ${width}`, () => {
    test.use({ locale: browserLocales[language], viewport: { width, height: 900 } });

    test("an organizer cancels an event, whoever goes reads why, and it is taken up again", async ({ openAs, newPerson, say }) => {
      const organizer = await openAs("student");
      const eventId = await announce(organizer, `Söyleşi ${width}`);
      const guest = await openAs(await newPerson());
      await guest.goto(`/event/${eventId}`);
      await awake(guest);
      await guest.getByRole("button", { name: say("event-page:come"), exact: true }).click();
      await expect(guest.getByText(say("events:page.youCome"), { exact: true })).toBeVisible();

      await organizer.goto(`/event/${eventId}`);
      await awake(organizer);
      const form = await askWhy(organizer, say);
      await form.getByRole("button", { name: say("events:panel.cancel") }).click();
      await expect(form.getByText(say("events:errors.cancelReasonNeeded")).last()).toBeVisible();
      await expectSound(organizer);
      await form.getByRole("textbox", { name: say("events:fields.cancel_reason") }).fill(WHY);
      await form.getByRole("button", { name: say("events:panel.cancel") }).click();
      await expect(organizer.getByText(say("events:page.cancelled"), { exact: true })).toBeVisible();

      await guest.goto(`/event/${eventId}`);
      await expect(guest.getByText(WHY)).toBeVisible();
      await expect(guest.getByRole("button", { name: say("event-page:stayAway") })).toHaveCount(0);
      await expect(guest.getByRole("link", { name: say("event-page:calendar") })).toHaveCount(0);
      await expectSound(guest);
      await guest.goto("/notifications/personal");
      await expect(guest.getByText(say("events:notices.cancelled", { title: `Söyleşi ${width}` }))).toBeVisible();

      await organizer.goto("/community/panel?community=perde-arasi");
      const row = organizer.getByRole("listitem").filter({ has: organizer.locator(`a[href="/event/${eventId}"]`) });
      await expect(row.getByText(say("community:eventStates.cancelled"), { exact: true })).toBeVisible();
      await organizer.goto(`/event/${eventId}`);
      await awake(organizer);
      await organizer.getByRole("button", { name: say("events:panel.resume") }).click();
      await organizer
        .getByRole("dialog")
        .getByRole("button", { name: say("events:panel.resume") })
        .click();
      await expect(organizer.getByText(say("events:page.cancelled"), { exact: true })).toHaveCount(0);
      await guest.goto(`/event/${eventId}`);
      await expect(guest.getByText(say("events:page.youCome"), { exact: true })).toBeVisible();
    });
  });
}
