/** The drawn campus on a phone: buttons, keys and links move it, a search leads to its place, and nothing comes from elsewhere. */
import { places } from "../../app/university/places";
import { awake, expect, test } from "./support/test";

test.use({ viewport: { width: 390, height: 844 } });

test("every place is on the map; buttons and keys move it, and the whole campus comes back", async ({ page, say, baseURL }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== baseURL) foreign.push(request.url());
  });
  await page.goto("/map/all");
  await awake(page);
  const map = page.getByRole("application", { name: say("maps:pages.all") });
  const marks = map.locator("title");
  expect(await marks.count()).toBeGreaterThanOrEqual(places.length);
  const library = map.locator("a[href*='place=library'] > svg");
  const first = await library.getAttribute("x");
  const now = () => library.getAttribute("x");
  const whole = page.getByRole("button", { name: say("maps:drawing.whole") });
  for (const act of ["in", "east", "west", "north", "south", "out"] as const) {
    await page.getByRole("button", { name: say(`maps:drawing.${act}`), exact: true }).click();
  }
  await page.getByRole("button", { name: say("maps:drawing.in"), exact: true }).click();
  await expect.poll(now).not.toBe(first);
  await whole.click();
  await expect.poll(now).toBe(first);
  await map.focus();
  await page.keyboard.press("+");
  await page.keyboard.press("ArrowRight");
  await expect.poll(now).not.toBe(first);
  await page.keyboard.press("0");
  await expect.poll(now).toBe(first);
  await map.hover();
  await page.mouse.wheel(0, -300);
  await expect.poll(now).not.toBe(first);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(foreign).toEqual([]);
});

test("a search leads to its place, and a place of the list stands out on the map", async ({ page, say }) => {
  await page.goto("/map/all?q=kutuphane");
  await awake(page);
  const map = page.getByRole("application", { name: say("maps:pages.all") });
  await expect(map.locator("title").first()).toHaveText(/Library|Kütüphane/);
  await page.goto("/map/all");
  await awake(page);
  await page.locator("main li").getByRole("link", { name: "Aerospace Engineering", exact: true }).click();
  await expect(page).toHaveURL(/place=aerospace#map$/);
  await expect(page.getByRole("link", { name: say("maps:drawing.app") })).toHaveAttribute("href", /^geo:39\.88/);
  await expect(map).toBeInViewport();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a mark is pressed and stands out, with ways to open it elsewhere", async ({ page, say }) => {
    await page.goto("/map/all");
    await page.locator("#map a[href*='place=gate-a2']").click();
    await expect(page).toHaveURL(/place=gate-a2/);
    await expect(page.getByRole("link", { name: say("maps:drawing.osm"), exact: true }).first()).toHaveAttribute(
      "href",
      /openstreetmap\.org/,
    );
  });
});
