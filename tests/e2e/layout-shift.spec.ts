/** Pages stand where they were drawn. */
import { openAsleep } from "./support/asleep";
import { expect, test } from "./support/test";

/** How far the parts of a page have moved (https://web.dev/articles/cls). */
type Movement = PerformanceEntry & { value: number };

test("nothing moves when scripts arrive", async ({ page, say }) => {
  await page.addInitScript(() => {
    const moved: PerformanceEntry[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => moved.push(...list.getEntries())).observe({ type: "layout-shift", buffered: true });
  });
  for (const path of ["/", "/courses/all", "/courses/one/course-5710140", "/databank/all", "/catalog/all"]) {
    // A document of which a part has arrived may be painted as far as it goes, and move a little; scripts come once it is there whole.
    const wake = await openAsleep(page, path);
    const whole = await page.evaluate(() => performance.now());
    await wake();
    await expect(page.getByRole("contentinfo").getByRole("button", { name: say("chrome:cookies.settings") })).toBeVisible();
    const moved: Movement[] = await page.evaluate(() =>
      (window as unknown as { moved: Movement[] }).moved.map((each) => JSON.parse(JSON.stringify(each))),
    );
    expect(
      moved.filter(({ startTime }) => startTime >= whole),
      path,
    ).toEqual([]);
    expect(
      moved.reduce((sum, { value }) => sum + value, 0),
      path,
    ).toBeLessThan(0.02);
  }
});
