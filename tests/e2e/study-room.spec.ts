/** Two people study together: a room, its timer, its chat, and what was missed without network; on a phone and a desktop, in both languages. */
import type { Locator, Page } from "@playwright/test";
import { looks } from "./support/looks";
import { expect, test } from "./support/test";
import { browserLocales } from "./support/words";

/** The seconds that a page's timer shows. */
const secondsOf = async (page: Page) => Number(await page.locator("[data-timer]").getAttribute("data-timer"));

/** Where the bar at the bottom of a phone begins. */
const PHONE_END = 844 - 56;

const endOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
};

for (const [language, width] of looks("study-room")) {
  test.describe(language, () => {
    test.use({ locale: browserLocales[language], viewport: { width, height: 844 } });

    test(`two people share a room's timer and chat, and lose nothing without network (${language}, ${width})`, async ({
      openAs,
      newPerson,
      say,
      problems,
    }) => {
      const other = await newPerson();
      const [first, second] = [await openAs(await newPerson()), await openAs(other)];
      for (const page of [first, second]) await page.setViewportSize({ width, height: 844 });

      await first.goto("/study-room/add");
      await first.getByLabel(say("study-room:fields.topic"), { exact: true }).fill("Essay writing");
      await first.getByLabel(say("study-room:fields.place"), { exact: true }).fill("Library, room 3");
      await first.getByRole("button", { name: say("study-room:form.add") }).click();
      await expect(first.getByRole("heading", { name: "Essay writing" })).toBeVisible();
      // Rooms begin at the next half hour: this one begins now.
      const address = first.url();
      const now = await first.evaluate(() => Date.now());
      const at = (moment: number) =>
        new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Istanbul", hour: "2-digit", minute: "2-digit" }).format(moment);
      await first.goto(address.replace("/study-room/", "/study-room/edit/"));
      await first
        .getByLabel(say("study-room:fields.day"), { exact: true })
        .fill(new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Istanbul" }).format(now));
      await first.getByLabel(say("study-room:fields.starts"), { exact: true }).fill(at(now));
      await first.getByLabel(say("study-room:fields.ends"), { exact: true }).fill(at(now + 7_200_000));
      await first.getByRole("button", { name: say("study-room:form.save") }).click();
      await expect(first).toHaveURL(address);

      await second.goto(address);
      await expect(second.getByText("Library, room 3")).toHaveCount(0);
      await second.getByRole("button", { name: say("study-room:one.join"), exact: true }).click();
      await expect(second.getByText("Library, room 3")).toBeVisible();
      for (const page of [first, second]) await expect(page.getByText(say("study-room:live.live"), { exact: true })).toBeVisible();

      await first.getByRole("button", { name: say("study-room:live.start") }).click();
      for (const page of [first, second]) await expect(page.locator("[data-timer]")).toBeVisible();
      const [one, two] = await Promise.all([secondsOf(first), secondsOf(second)]);
      expect(Math.abs(one - two)).toBeLessThanOrEqual(1);

      // Above the bar at the bottom, and without scrolling: what room it is, its phase, who is there, and what stops the timer.
      await first.setViewportSize({ width: 390, height: 844 });
      await first.evaluate(() => scrollTo(0, 0));
      const parts = [
        first.getByRole("heading", { level: 1, name: "Essay writing" }),
        first.locator("[data-timer]"),
        first.getByRole("button", { name: say("study-room:live.stop") }),
        first
          .getByRole("list", { name: say("study-room:live.here") })
          .getByText(other.name)
          .last(),
      ];
      for (const part of parts) await expect.poll(() => endOf(part)).toBeLessThan(PHONE_END);
      await first.setViewportSize({ width, height: 844 });

      const write = async (page: Page, text: string) => {
        await page.getByRole("textbox", { name: say("study-room:live.message") }).fill(text);
        await page.getByRole("button", { name: say("study-room:live.send"), exact: true }).click();
      };
      await write(first, "Shall we begin?");
      await expect(second.getByRole("log")).toContainText("Shall we begin?");
      await second.context().setOffline(true);
      await expect(second.getByText(say("study-room:live.offline"), { exact: true })).toBeVisible();
      await write(first, "Said meanwhile");
      await write(second, "Written offline");
      await second.context().setOffline(false);
      // The browser complains, and so does the router where it was asking for the routes of links in sight.
      const isOfNetwork = (problem: string) => /ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/.test(problem);
      expect(problems.splice(0).filter((problem) => !isOfNetwork(problem))).toEqual([]);
      for (const page of [first, second]) {
        await expect(page.getByRole("log")).toContainText("Said meanwhile");
        await expect(page.getByRole("log")).toContainText("Written offline");
      }
      await expect(second.getByText("Written offline")).toHaveCount(1);
      expect(await second.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

      await first.getByRole("button", { name: `${say("study-room:one.remove")}: ${other.name}` }).click();
      await first
        .getByRole("dialog")
        .getByRole("button", { name: say("study-room:one.remove"), exact: true })
        .click();
      await expect(second.getByText(say("study-room:one.wasRemoved"))).toBeVisible();
    });
  });
}
