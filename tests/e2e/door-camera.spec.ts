/** The door's camera, reached as organizers reach it: by links, with the browser's own camera (a made-up picture). */
import { chromiumPath } from "../../scripts/chromium";
import { TICKETED_EVENT } from "./support/addresses";
import { awake, expect, test } from "./support/test";

test.use({
  launchOptions: {
    executablePath: chromiumPath(),
    args: ["--no-sandbox", "--disable-gpu", "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"],
  },
});

const place = `/event/ticket/check-in/${TICKETED_EVENT}`;

for (const [name, from, via] of [
  ["the list of sales", `/event/ticket/sales/${TICKETED_EVENT}`, "link"],
  ["another page, in the same document", "/event/all", "history"],
] as const) {
  test(`reached from ${name}, the door may use the camera`, async ({ openAs, say }) => {
    const page = await openAs("moderator");
    await page.goto(from);
    await awake(page);
    if (via === "link") await page.getByRole("main").locator(`a[href="${place}"]`).first().click();
    else {
      // As the search window or the way back do: without a new document.
      await page.evaluate((path) => history.pushState({}, "", path), place);
      await page.evaluate(() => dispatchEvent(new PopStateEvent("popstate", { state: {} })));
    }
    await expect(page).toHaveURL(place);
    await expect(page.getByRole("button", { name: say("tickets:desk.scan") })).toBeVisible();
    await awake(page);
    await page.getByRole("button", { name: say("tickets:desk.scan") }).click();
    await expect(page.locator("video")).toBeVisible();
    await expect.poll(() => page.locator("video").evaluate((video) => (video as HTMLVideoElement).videoWidth)).toBeGreaterThan(0);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
}
