/** The form of a new event while it is filled in: its preview, the point on the map, and a picture's part with turning, cancelling and failing. */
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { places } from "../../app/university/places";
import { awake, expect, test } from "./support/test";
import type { Say } from "./support/words";

test.use({ refusals: [404, 500] });

const slotOf = (page: Page, say: Say, type: string) => page.getByRole("region", { name: say(`events:pictures.${type}`), exact: true });
const cropOf = (page: Page, say: Say) => page.getByRole("dialog", { name: say("media:crop.title") });
const act = (page: Page, say: Say, name: string) => cropOf(page, say).getByRole("button", { name: say(name), exact: true });

/** A picture whose left half is red and whose right half is blue. */
async function halves(name: string) {
  const half = { create: { width: 200, height: 400, channels: 3 as const, background: "#f00" } };
  const left = await sharp(half).png().toBuffer();
  const whole = sharp({ create: { width: 400, height: 400, channels: 3, background: "#00f" } }).composite([
    { input: left, left: 0, top: 0 },
  ]);
  return { name, mimeType: "image/png", buffer: await whole.png().toBuffer() };
}

const broken = (name: string) => ({ name, mimeType: "image/png", buffer: Buffer.from("no picture at all") });

async function openForm(page: Page): Promise<void> {
  await page.goto("/event/add");
  await awake(page);
}

/** The part for pictures comes to whoever has begun with the form. */
async function beginForm(page: Page, say: Say): Promise<void> {
  await openForm(page);
  await page.getByRole("textbox", { name: say("events:fields.event_name"), exact: true }).fill("Resimli");
}

async function give(page: Page, say: Say, type: string, files: Awaited<ReturnType<typeof halves>>[]): Promise<void> {
  const slot = slotOf(page, say, type);
  await slot.scrollIntoViewIfNeeded();
  await slot.locator('input[type="file"]:not([hidden])').setInputFiles(files);
}

/** The colours in the middle of a queued picture's four sides: top, right, bottom, left. */
const sidesOf = (page: Page, say: Say, type: string) =>
  slotOf(page, say, type)
    .getByRole("listitem")
    .locator("img")
    .last()
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const canvas = document.createElement("canvas");
      const pen = canvas.getContext("2d");
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      pen?.drawImage(image, 0, 0);
      const points = [
        [0.5, 0.1],
        [0.9, 0.5],
        [0.5, 0.9],
        [0.1, 0.5],
      ] as const;
      return points.map(([x, y]) => {
        const [red = 0, , blue = 0] = pen?.getImageData(x * canvas.width, y * canvas.height, 1, 1).data ?? [];
        return red > blue ? "red" : "blue";
      });
    });

test("the last date of the form is repeated every week, and each date can be taken out again", async ({ openAs, say }) => {
  const page = await openAs("moderator");
  await openForm(page);
  const dates = page.locator("input[type=date]");
  const repeat = page.locator("summary", { hasText: say("events:form.repeat") });
  await dates.first().fill("2027-12-30");
  await repeat.click();
  await page.getByRole("combobox", { name: say("events:form.repeatCount") }).selectOption("2");
  await expect(page.getByText("13 January 2028", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: say("events:form.repeatAdd", { count: 2 }) }).click();
  const typed = () => dates.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
  await expect(dates).toHaveCount(3);
  await expect(repeat).toBeFocused();
  expect(await typed()).toEqual(["2027-12-30", "2028-01-06", "2028-01-13"]);
  await page.getByRole("button", { name: say("kit:forms.removeRow", { number: 2 }) }).click();
  await expect(dates).toHaveCount(2);
  expect(await typed()).toEqual(["2027-12-30", "2028-01-13"]);
  await repeat.click();
  await page.getByRole("button", { name: say("kit:acts.cancel"), exact: true }).click();
  await expect(dates).toHaveCount(2);
});

test("the preview comes with a name and a place, and goes with either of them; the way back leads to the board", async ({
  openAs,
  say,
}) => {
  const page = await openAs("moderator");
  await openForm(page);
  const back = page.getByRole("main").getByRole("link", { name: say("events:pages.panel"), exact: true });
  await expect(back).toHaveAttribute("href", "/event/edit/panel");
  const preview = page.getByRole("region", { name: say("events:form.preview"), exact: true });
  const name = page.getByRole("textbox", { name: say("events:fields.event_name"), exact: true });
  const location = page.getByRole("combobox", { name: say("events:fields.event_location"), exact: true });
  const own = page.locator("input[name=event_location_other]");
  await expect(preview).toHaveCount(0);
  await name.fill("   ");
  await expect(preview).toHaveCount(0);
  await name.fill("Yıldızlar altında");
  await expect(preview).toContainText("Yıldızlar altında");
  await expect(preview).toContainText("Physics U3");
  await location.selectOption("other-choice");
  await expect(preview).toHaveCount(0);
  await own.fill("  ");
  await expect(preview).toHaveCount(0);
  await own.fill("The roof");
  await expect(preview).toContainText("The roof");
  await name.fill("");
  await expect(preview).toHaveCount(0);
  await name.fill("Again");
  await expect(preview).toContainText("Again");
  await location.selectOption("Devrim");
  await expect(preview).not.toContainText("The roof");
});

test("the chosen point is shown by its coordinates, for each of the six places, until it is cleared", async ({ openAs, say }) => {
  const page = await openAs("moderator");
  await openForm(page);
  await page.getByText(say("events:form.place"), { exact: true }).click();
  const presets = places.filter(({ isPreset }) => isPreset);
  expect(presets).toHaveLength(6);
  const shown = page.getByText(new RegExp(`^${say("maps:field.chosen")}`));
  await expect(shown).toHaveCount(0);
  for (const { nameEn, lat, lng } of presets) {
    await page.getByRole("button", { name: nameEn, exact: true }).click();
    await expect(shown).toContainText(`Coordinates: ${lat}, ${lng}`);
  }
  await shown.getByRole("button", { name: say("maps:field.clear") }).click();
  await expect(shown).toHaveCount(0);
});

test("a point that was chosen stays an event's when it is saved again at once, on a page that scripts or the browser opened", async ({
  openAs,
  say,
}) => {
  const page = await openAs("moderator");
  await openForm(page);
  const field = (name: string) => page.locator(`input[name=${name}]`);
  const [{ nameEn = "", lat = 0, lng = 0 } = {}] = places.filter(({ isPreset }) => isPreset);
  await field("event_name").fill("Yerinde kalan");
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel(say("events:fields.event_date"), { exact: true }).fill(day);
  await page.getByText(say("events:form.place"), { exact: true }).click();
  await page.getByRole("button", { name: nameEn, exact: true }).click();
  await page.getByRole("button", { name: say("events:form.create"), exact: true }).click();
  await page.waitForURL(/\/event\/edit\/event-\w+\?created=1/);
  const save = page.getByRole("button", { name: say("events:form.save"), exact: true });
  for (const name of ["Yerinde kalan, yine", "Yerinde kalan, hep"]) {
    await field("event_name").fill(name);
    await Promise.all([page.waitForResponse((answer) => answer.request().method() === "POST"), save.click()]);
    await page.reload();
    await awake(page);
    await expect(field("event_name")).toHaveValue(name);
    await expect(field("event_lat")).toHaveValue(String(lat));
    await expect(field("event_lng")).toHaveValue(String(lng));
  }
});

test("what an event's form holds in its folds comes to whoever opens them", async ({ openAs, say }) => {
  const page = await openAs("moderator");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const later = () => asked.filter((file) => /(?:place-field|map-box|event-parts|event-card|metu-departments)-/.test(file)).length;
  await openForm(page);
  await page.waitForLoadState("networkidle");
  expect(later()).toBe(0);
  await page.getByText(say("events:form.place"), { exact: true }).click();
  await expect(page.getByRole("group", { name: say("maps:field.presets") })).toBeVisible();
  expect(later()).toBeGreaterThan(0);
});

test("a picture is turned a quarter at a time before it is taken, replaced and removed; the preview shows the cover", async ({
  openAs,
  say,
}) => {
  const page = await openAs("moderator");
  await beginForm(page, say);
  const slot = slotOf(page, say, "cover");
  for (const [turns, side] of [
    [0, { left: "red", right: "blue" }],
    [1, { top: "red", bottom: "blue" }],
    [2, { left: "blue", right: "red" }],
    [3, { top: "blue", bottom: "red" }],
    [4, { left: "red", right: "blue" }],
  ] as const) {
    await give(page, say, "cover", [await halves(`turned-${turns}.png`)]);
    await expect(cropOf(page, say).locator("img")).toBeVisible();
    for (let turn = 0; turn < turns; turn++) await act(page, say, "media:crop.rotate").click();
    await act(page, say, "kit:acts.apply").click();
    await expect(slot.getByText(`turned-${turns}.png`)).toBeVisible();
    await expect(slot.getByRole("listitem")).toHaveCount(1);
    const [top, right, bottom, left] = await sidesOf(page, say, "cover");
    expect({ top, right, bottom, left }).toMatchObject(side);
  }
  const preview = page.getByRole("region", { name: say("events:form.preview"), exact: true });
  await expect(preview.locator("img")).toHaveAttribute("src", /^blob:/);
  await slot
    .getByLabel(say("media:queue.replaceNamed", { name: "turned-4.png" }))
    .first()
    .setInputFiles([await halves("instead.png")]);
  await act(page, say, "kit:acts.apply").click();
  await expect(slot.getByText("instead.png")).toBeVisible();
  await expect(slot.getByText("turned-4.png")).toHaveCount(0);
  await slot.getByRole("button", { name: say("media:queue.removeNamed", { name: "instead.png" }) }).click();
  await expect(slot.getByRole("listitem")).toHaveCount(0);
  await expect(preview.locator("img")).toHaveCount(0);
});

test("a part is chosen by buttons alone, no further than the picture goes", async ({ openAs, say }) => {
  const page = await openAs("moderator");
  await beginForm(page, say);
  const slot = slotOf(page, say, "cover");
  for (const [direction, colour] of [
    ["left", "blue"],
    ["right", "red"],
  ] as const) {
    const name = `moved-${direction}.png`;
    await give(page, say, "cover", [await halves(name)]);
    await expect(cropOf(page, say).locator("img")).toBeVisible();
    await cropOf(page, say).getByRole("slider").fill("4");
    for (let press = 0; press < 40; press++) await act(page, say, `media:crop.${direction}`).press("Enter");
    await act(page, say, "kit:acts.apply").press("Enter");
    await expect(slot.getByText(name)).toBeVisible();
    await expect(slot.getByRole("listitem")).toHaveCount(1);
    expect(new Set(await sidesOf(page, say, "cover"))).toEqual(new Set([colour]));
  }
});

test("cancelling takes nothing, also while a part is being cut out, and goes on with the next picture", async ({ openAs, say }) => {
  const page = await openAs("moderator");
  await beginForm(page, say);
  const slot = slotOf(page, say, "gallery");
  await give(page, say, "gallery", [await halves("first.png"), await halves("second.png"), await halves("third.png")]);
  await act(page, say, "kit:acts.cancel").click();
  await expect(cropOf(page, say).locator("img")).toBeVisible();
  await page.evaluate(() => {
    const decode = HTMLImageElement.prototype.decode;
    HTMLImageElement.prototype.decode = function slowly() {
      return new Promise((go) => Object.assign(window, { go })).then(() => decode.call(this));
    };
    Object.assign(window, { decode });
  });
  await expect(act(page, say, "kit:acts.apply")).not.toHaveAttribute("aria-disabled", "true");
  await act(page, say, "kit:acts.apply").click();
  await act(page, say, "kit:acts.cancel").click();
  await page.evaluate(async () => {
    const held = window as unknown as { go(): void; decode: typeof HTMLImageElement.prototype.decode };
    HTMLImageElement.prototype.decode = held.decode;
    held.go();
    // Longer than drawing what was cancelled takes.
    const canvas = document.createElement("canvas");
    for (let round = 0; round < 5; round++) await new Promise((done) => canvas.toBlob(done, "image/jpeg"));
  });
  await expect(cropOf(page, say).locator("img")).toBeVisible();
  await act(page, say, "kit:acts.apply").click();
  await expect(slot.getByText("third.png")).toBeVisible();
  await expect(slot.getByRole("listitem")).toHaveCount(1);
  await expect(cropOf(page, say)).toHaveCount(0);
  await give(page, say, "cover", [await halves("closed.png")]);
  await expect(cropOf(page, say).locator("img")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(cropOf(page, say)).toHaveCount(0);
  await expect(slotOf(page, say, "cover").getByRole("listitem")).toHaveCount(0);
});

test("a picture that can't be cut closes the dialog and says so, and the one after it is cut all the same", async ({ openAs, say }) => {
  const page = await openAs("moderator");
  await beginForm(page, say);
  const failed = (type: string) => slotOf(page, say, type).getByRole("alert").getByText(say("media:crop.failed"));
  await give(page, say, "cover", [broken("broken.png")]);
  await expect(failed("cover")).toBeVisible();
  await expect(cropOf(page, say)).toHaveCount(0);
  await give(page, say, "gallery", [broken("broken.png"), await halves("whole.png")]);
  await expect(cropOf(page, say).locator("img")).toBeVisible();
  await act(page, say, "kit:acts.apply").click();
  await expect(slotOf(page, say, "gallery").getByText("whole.png")).toBeVisible();
  await expect(failed("gallery")).toBeVisible();
  await page.evaluate(() => Object.assign(HTMLCanvasElement.prototype, { toBlob: (done: BlobCallback) => done(null) }));
  await give(page, say, "story", [await halves("undrawn.png")]);
  await act(page, say, "kit:acts.apply").click();
  await expect(failed("story")).toBeVisible();
  await expect(cropOf(page, say)).toHaveCount(0);
});

test("without its tools the dialog closes for each picture, and the next try has them", async ({ openAs, problems, say }) => {
  const page = await openAs("moderator");
  let isAway = true;
  await page.route(/\/assets\/crop-editor/, (route) => (isAway ? route.abort() : route.continue()));
  await beginForm(page, say);
  await give(page, say, "gallery", [await halves("first.png"), await halves("second.png")]);
  const slot = slotOf(page, say, "gallery");
  await expect(slot.getByRole("alert").getByText(say("media:crop.failed")).first()).toBeVisible();
  await expect(cropOf(page, say)).toHaveCount(0);
  await expect(slot.getByRole("listitem")).toHaveCount(0);
  isAway = false;
  await give(page, say, "gallery", [await halves("third.png")]);
  await act(page, say, "kit:acts.apply").click();
  await expect(slot.getByText("third.png")).toBeVisible();
  problems.splice(0, problems.length, ...problems.filter((each) => !/ERR_FAILED|dynamically imported/.test(each)));
});

test("whoever isn't staff comes to their own events once theirs is created", async ({ openAs, say }) => {
  const page = await openAs("student");
  await openForm(page);
  const tomorrow = new Date(Date.now() + 86_400_000).toLocaleDateString("sv", { timeZone: "Europe/Istanbul" });
  await page.getByLabel(say("events:fields.event_date"), { exact: true }).fill(tomorrow);
  await page.getByRole("textbox", { name: say("events:fields.event_name"), exact: true }).fill("Öğrencinin gecesi");
  await expect(slotOf(page, say, "cover")).toBeVisible();
  const sent = page.waitForRequest("**/api/v1/event/manage");
  await page.getByRole("button", { name: say("events:form.create"), exact: true }).click();
  const { event_date_times } = (await sent).postDataJSON() as { event_date_times: { event_date: string; event_time: string }[] };
  expect(event_date_times.map(({ event_date }) => event_date)).toEqual([`${tomorrow}T06:00:00.000Z`]);
  await expect(page).toHaveURL(/\/event\/personal\?created=event-/);
  await expect(page.getByRole("heading", { name: "Öğrencinin gecesi" }).or(page.getByText("Öğrencinin gecesi")).first()).toBeVisible();
});
