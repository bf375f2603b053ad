/** A phone's picture of fifty megapixels is taken: the browser makes it smaller before it sends it. */
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { MAX_IMAGE_BYTES } from "../../app/engines/media/limits";
import { awake, expect, test } from "./support/test";
import type { Say } from "./support/words";

const SIZE = { width: 8160, height: 6120, channels: 3 } as const;

let picture: { name: string; mimeType: string; buffer: Buffer };
test.beforeAll(async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 20 } as const;
  const buffer = await sharp({ create: { ...SIZE, background: "#888", noise }, limitInputPixels: false })
    .jpeg({ quality: 70 })
    .toBuffer();
  expect(buffer.length, "more than the server takes").toBeGreaterThan(MAX_IMAGE_BYTES);
  picture = { name: "phone.jpg", mimeType: "image/jpeg", buffer };
});

/** Chooses the picture, takes the part that is offered. */
async function choose(page: Page, say: Say, input: Locator): Promise<void> {
  await input.setInputFiles(picture);
  await page.getByRole("button", { name: say("kit:acts.apply"), exact: true }).click({ timeout: 30_000 });
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

test("as one's photo", async ({ openAs, newPerson, say }) => {
  const page = await openAs(await newPerson());
  await page.goto("/profile/photo");
  await awake(page);
  await choose(page, say, page.locator('input[type="file"]'));
  await expect(page.getByText(say("profile:photo.shownToStaff"))).toBeVisible({ timeout: 30_000 });
});

test("in a queue of pictures, as events, communities and adverts have them", async ({ openAs, say }) => {
  const page = await openAs("moderator");
  await page.goto("/event/add");
  await awake(page);
  await page.getByRole("textbox", { name: say("events:fields.event_name"), exact: true }).fill("Large pictures");
  const slot = page.getByRole("region", { name: say("events:pictures.gallery"), exact: true });
  await slot.scrollIntoViewIfNeeded();
  await choose(page, say, slot.locator('input[type="file"]:not([hidden])'));
  await expect(slot.getByText("phone.jpg")).toBeVisible();
  const size = await slot
    .locator("img")
    .first()
    .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  expect(size).toEqual([1600, 1200]);
});
