/** What was achieved moves once; for whoever wants no motion it stands still. */
import { expect, test } from "./support/test";

test("the lap runs up to where somebody is, and stands there at once with reduced motion", async ({ openAs }) => {
  const page = await openAs("newcomer");
  const lap = page.locator(".lap-run").first();
  const motionOf = () =>
    lap.evaluate((element) => {
      const { animationName, animationDuration } = getComputedStyle(element);
      return [animationName, Number.parseFloat(animationDuration) >= 0.1];
    });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/overview/private/personal");
  await expect(lap).toBeAttached();
  expect(await motionOf()).toEqual(["lap-run", true]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await motionOf()).toEqual(["lap-run", false]);
});
