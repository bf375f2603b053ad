/** Maps as a reader meets them: nothing before they ask, then a map with presets, search and a point of their own. */
import type { Locator, Page } from "@playwright/test";
import { configuration } from "../../app/configuration";
import { places } from "../../app/university/places";
import { standInScript } from "../support/google-maps";
import { awake, expect, test } from "./support/test";
import type { Say } from "./support/words";

const { centre } = configuration.university;
const HEIGHT = 400;
const SCRIPT = "https://maps.googleapis.com/maps/api/js*";

/** Answers in Google's place; gives the addresses of the scripts that were asked for. */
async function standIn(page: Page, isBroken = () => false): Promise<string[]> {
  const asked: string[] = [];
  await page.route(SCRIPT, (route) => {
    asked.push(route.request().url());
    return isBroken() ? route.fulfill({ status: 500 }) : route.fulfill({ contentType: "text/javascript", body: standInScript });
  });
  return asked;
}

const mapOf = (page: Page) => page.locator("[data-stand-in=map]");
const showMap = (page: Page, say: Say) => page.getByRole("button", { name: say("maps:show") }).click();

/** The fields of a point in the event form. */
const fieldsOf = (page: Page, say: Say): Record<"lat" | "lng" | "address", Locator> => ({
  lat: page.getByLabel(say("events:fields.event_lat")),
  lng: page.getByLabel(say("events:fields.event_lng")),
  address: page.getByLabel(say("events:fields.event_address")),
});

const physics = places.find(({ id }) => id === "physics") ?? { nameEn: "", lat: 0, lng: 0 };

test.describe(() => {
  test.use({ isUndecided: true });

  test("pages with a map ask Google for nothing until their reader wants to see it", async ({ page, say, baseURL }) => {
    const asked = await standIn(page);
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).origin !== baseURL) foreign.push(request.url());
    });
    for (const path of ["/map/all", "/google-try"]) {
      await page.goto(path);
      await awake(page);
      await expect(page.getByText(say("maps:consent"))).toBeVisible();
      await page.waitForLoadState("networkidle");
    }
    expect(foreign).toEqual([]);
    await showMap(page, say);
    await expect(mapOf(page)).toBeVisible();
    expect(asked).toHaveLength(1);
    const query = new URL(asked[0] ?? "").searchParams;
    expect([query.get("key"), query.get("language"), query.get("region")]).toEqual(["a-key-for-tests", "en", "TR"]);
  });
});

test("the bare map begins at the campus, and names the point that is pressed", async ({ page, say }) => {
  await standIn(page);
  await page.goto("/google-try");
  await awake(page);
  await showMap(page, say);
  const map = mapOf(page);
  await expect(map).toHaveAttribute("data-centre", `${centre.lat},${centre.lng}`);
  await expect(map).toHaveAttribute("data-zoom", "12");
  expect((await map.boundingBox())?.height).toBe(HEIGHT);
  await map.click();
  await expect(page.getByText("39.9, 32.81")).toBeVisible();
  await expect(page.getByText("Somewhere at 39.9 and 32.81")).toBeVisible();
});

test("the campus map shows what its lists show, and a pin leads to its event", async ({ page, say }) => {
  await standIn(page);
  await page.goto("/map/all");
  await awake(page);
  await showMap(page, say);
  const lists = page.getByRole("link", { name: /^Open in OpenStreetMap: / });
  await expect(mapOf(page).locator("stand-in-marker")).toHaveCount(await lists.count());
  await page.goto("/map/all?kind=event");
  await awake(page);
  await showMap(page, say);
  const pin = mapOf(page).locator("stand-in-marker").first();
  const name = (await pin.textContent()) ?? "";
  await pin.click({ force: true });
  await mapOf(page).getByRole("link", { name }).click();
  await expect(page).toHaveURL(/\/event\/event-/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});

test("a map that was reached by a link within the site appears as well", async ({ page, say }) => {
  await standIn(page);
  await page.goto("/about");
  await awake(page);
  const footer = page.getByRole("contentinfo");
  await footer.getByText(say("chrome:sections.all"), { exact: true }).click();
  await footer.getByRole("link", { name: say("chrome:links.map") }).click();
  await expect(page).toHaveURL("/map/all");
  await showMap(page, say);
  await expect(mapOf(page)).toBeVisible();
});

test("an event's page shows its place once asked", async ({ page, say }) => {
  const asked = await standIn(page);
  await page.goto("/map/all?kind=event");
  const event = page.locator('main a[href^="/event/event-"]').first();
  const path = (await event.getAttribute("href")) ?? "";
  await page.goto(path);
  await awake(page);
  await expect(page.getByRole("link", { name: say("event-page:map") })).toHaveAttribute("href", /google\.com\/maps/);
  expect(asked).toEqual([]);
  await showMap(page, say);
  await expect(mapOf(page).locator("stand-in-marker")).toHaveCount(1);
  await expect(mapOf(page)).toHaveAttribute("data-zoom", "17");
});

test("in an event's form a preset, a click and a search choose the point, and the address follows it", async ({ openAs, say }) => {
  const page = await openAs("moderator");
  await standIn(page);
  await page.goto("/event/add");
  await awake(page);
  await page.getByText(say("events:form.place"), { exact: true }).click();
  const { lat, lng, address } = fieldsOf(page, say);
  await expect(lat).toBeHidden();
  const preset = page.getByRole("button", { name: physics.nameEn, exact: true });
  await preset.click();
  await expect(lat).toHaveValue(String(physics.lat));
  await expect(lng).toHaveValue(String(physics.lng));
  await expect(address).toHaveValue("");
  await showMap(page, say);
  const map = mapOf(page);
  await expect(map).toHaveAttribute("data-zoom", "17");
  await map.click();
  await expect(lat).toHaveValue("39.9");
  await expect(lng).toHaveValue("32.81");
  await expect(address).toHaveValue("Somewhere at 39.9 and 32.81");
  await expect(map.locator("stand-in-marker")).toHaveAttribute("data-position", "39.9,32.81");
  const search = page.getByLabel("stand-in search");
  await search.fill("Kızılay");
  await search.press("Tab");
  await expect(map).toHaveAttribute("data-zoom", "15");
  await expect(map).toHaveAttribute("data-centre", "39.92,32.85");
  await expect(address).toHaveValue("Kızılay, Ankara");
  await preset.click();
  await expect(map).toHaveAttribute("data-zoom", "17");
  await expect(address).toHaveValue(`Somewhere at ${physics.lat} and ${physics.lng}`);
});

test("an address that was typed stays; a point without one is named by its coordinates; keys suffice", async ({ openAs, say }) => {
  const page = await openAs("moderator");
  await standIn(page);
  await page.addInitScript(() => Object.assign(window, { hasNoAddresses: true }));
  await page.goto("/event/add");
  await awake(page);
  await page.getByText(say("events:form.place"), { exact: true }).click();
  const { lat, address } = fieldsOf(page, say);
  await showMap(page, say);
  await expect(mapOf(page)).toBeVisible();
  const middle = page.getByRole("button", { name: say("maps:takeCentre") });
  await middle.focus();
  await page.keyboard.press("Enter");
  await expect(lat).toHaveValue(String(centre.lat));
  await expect(address).toHaveValue(`Coordinates: ${centre.lat}, ${centre.lng}`);
  await address.fill("Behind the library");
  await mapOf(page).click();
  await expect(lat).toHaveValue("39.9");
  await expect(address).toHaveValue("Behind the library");
});

test.describe(() => {
  test.use({ refusals: [500] });

  test("a script that doesn't come is asked for again three times; then the page says so and offers another try", async ({ page, say }) => {
    let isBroken = true;
    const asked = await standIn(page, () => isBroken);
    await page.goto("/google-try");
    await awake(page);
    await showMap(page, say);
    await expect(page.getByText("Loading Google Maps...")).toBeVisible();
    await expect(page.getByText("The Google Maps JavaScript API could not load.")).toBeVisible();
    expect(asked).toHaveLength(4);
    isBroken = false;
    await page.getByRole("button", { name: say("maps:tryAgain") }).click();
    await expect(mapOf(page)).toBeVisible();
  });
});
