/** Pages stand where they were drawn. */
import { awake, expect, test } from "./support/test";

test("nothing moves when scripts arrive", async ({ page, say }) => {
  await page.addInitScript(() => {
    const moved: PerformanceEntry[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => moved.push(...list.getEntries())).observe({ type: "layout-shift", buffered: true });
  });
  /** A document of which a part has arrived may be painted as far as it goes, and move a little; scripts run once it is there whole. */
  const movement = () =>
    page.evaluate(() => {
      const [{ domInteractive }] = performance.getEntriesByType("navigation") as [PerformanceNavigationTiming];
      const { moved } = window as unknown as { moved: (PerformanceEntry & { value: number })[] };
      return {
        byScripts: moved.filter(({ startTime }) => startTime >= domInteractive).map((entry) => JSON.stringify(entry)),
        inAll: moved.reduce((sum, { value }) => sum + value, 0),
      };
    });
  for (const path of ["/", "/courses/all", "/courses/one/course-5710140", "/databank/all", "/catalog/all"]) {
    await page.goto(path);
    await awake(page);
    await expect(page.getByRole("contentinfo").getByRole("button", { name: say("chrome:cookies.settings") })).toBeVisible();
    const { byScripts, inAll } = await movement();
    expect(byScripts, path).toEqual([]);
    expect(inAll, path).toBeLessThan(0.02);
  }
});
