/** The pictures of a new advert: chosen while it is written, put in order by buttons, and sent once it is there. */
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { awake, expect, test } from "./support/test";
import type { Say } from "./support/words";

const picture = async (name: string, background: string) => ({
  name,
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer(),
});

/** Which of the colours these pictures have, in the browser. */
const coloursOf = (images: (HTMLElement | SVGElement)[]) =>
  Promise.all(
    images.map(async (image) => {
      await (image as HTMLImageElement).decode();
      const pen = new OffscreenCanvas(1, 1).getContext("2d");
      pen?.drawImage(image as HTMLImageElement, 0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = pen?.getImageData(0, 0, 1, 1).data ?? [];
      return blue > 127 ? "blue" : green > 127 ? (red > 127 ? "yellow" : "green") : "red";
    }),
  );

const slotOf = (page: Page, say: Say) => page.getByRole("region", { name: say("media:queue.choose"), exact: true });

async function fill(page: Page, say: Say, title: string): Promise<void> {
  const field = (name: string) => page.getByLabel(say(`advert:fields.${name}`), { exact: true });
  await field("title").fill(title);
  await field("category").selectOption("other");
  await field("contact").fill("0500 000 00 00");
  await field("text").fill("As good as new, with a lock and two lamps.");
}

test.describe("with scripts", () => {
  test.use({ viewport: { width: 390, height: 844 }, refusals: [503] });

  test("pictures are chosen, moved and removed by the keyboard, a refused one is named, and they arrive in their order", async ({
    openAs,
    newPerson,
    say,
  }) => {
    const page = await openAs(await newPerson());
    await page.goto("/advert/add");
    await awake(page);
    await fill(page, say, "A red bicycle");
    const slot = slotOf(page, say);
    const input = slot.locator('input[type="file"]:not([hidden])');
    const text = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") };
    const broken = { name: "broken.png", mimeType: "image/png", buffer: Buffer.from("no picture") };
    const colours = { "one.png": "#f00", "two.png": "#0f0", "three.png": "#00f", "four.png": "#ff0" };
    const good = await Promise.all(Object.entries(colours).map(([name, colour]) => picture(name, colour)));
    await input.setInputFiles([text, broken, ...good]);
    const apply = page.getByRole("dialog").getByRole("button", { name: say("kit:acts.apply"), exact: true });
    for (const name of Object.keys(colours)) {
      await expect(page.getByRole("dialog").locator("img")).toBeVisible();
      await apply.click();
      await expect(slot.getByText(name, { exact: true })).toBeVisible();
    }
    const alert = slot.getByRole("alert");
    await expect(alert).toContainText("notes.txt");
    await expect(alert).toContainText(`broken.png: ${say("media:crop.failed")}`);
    await expect(page.getByLabel(say("advert:fields.title"), { exact: true })).toHaveValue("A red bicycle");

    const earlier = slot.getByRole("button", { name: say("media:queue.earlierNamed", { name: "three.png" }) });
    await earlier.press("Enter");
    await expect(earlier).toBeFocused();
    await earlier.press("Enter");
    await expect(slot.getByRole("listitem")).toContainText(["three.png", "one.png", "two.png", "four.png"]);
    await expect(slot.getByRole("button", { name: say("media:queue.laterNamed", { name: "three.png" }) })).toBeFocused();
    await slot.getByRole("button", { name: say("media:queue.removeNamed", { name: "one.png" }) }).press("Enter");
    await expect(slot.getByRole("listitem")).toHaveCount(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

    // The second picture doesn't arrive at first; the advert is there, and what is left goes on from there.
    let sent = 0;
    await page.route("**/api/v1/advert/*/image", (route) =>
      ++sent === 2 ? route.fulfill({ status: 503, json: { error: { message: "Busy" } } }) : route.continue(),
    );
    const publish = page.getByRole("button", { name: say("posts:form.add"), exact: true });
    await publish.click();
    await expect(page.getByText(/^two\.png: .*Busy/)).toBeVisible();
    await expect(publish).toHaveCount(0);
    // It is named wherever it is moved to.
    await slot.getByRole("button", { name: say("media:queue.laterNamed", { name: "two.png" }) }).press("Enter");
    await expect(slot.getByRole("listitem")).toContainText(["four.png", "two.png"]);
    await expect(page.getByText(/^two\.png: .*Busy/)).toBeVisible();
    await expect(page.getByText(/^four\.png: /)).toHaveCount(0);
    await page.getByRole("button", { name: say("kit:acts.retry"), exact: true }).click();
    await page.waitForURL(/\/advert\/one\/post-/);
    await page.goto(page.url().replace("/one/", "/edit/"));
    const stored = page.getByRole("list", { name: say("media:queue.choose") }).getByRole("listitem");
    await expect(stored).toHaveCount(3);
    await expect(stored.locator("img")).toHaveCount(3);
    expect(await stored.locator("img").evaluateAll(coloursOf)).toEqual(["blue", "yellow", "green"]);
  });

  test("what can't be published for want of a connection stays in the form, says so, and is published once there is one", async ({
    openAs,
    newPerson,
    say,
    problems,
  }) => {
    const page = await openAs(await newPerson());
    await page.goto("/advert/add");
    await awake(page);
    await fill(page, say, "A green bicycle");
    const slot = slotOf(page, say);
    await slot.scrollIntoViewIfNeeded();
    await expect(slot.locator('input[type="file"]:not([hidden])')).toBeAttached();
    await page.context().setOffline(true);
    const publish = page.getByRole("button", { name: say("posts:form.add"), exact: true });
    await publish.click();
    await expect(page.getByText(say("media:queue.offline"))).toBeVisible();
    await expect(publish).not.toHaveAttribute("aria-disabled", "true");
    await page.context().setOffline(false);
    await publish.click();
    await page.waitForURL(/\/advert\/one\/post-/);
    problems.splice(0, problems.length, ...problems.filter((each) => !/ERR_INTERNET_DISCONNECTED/.test(each)));
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an advert is published first, and its pictures are the very next step", async ({ openAs, newPerson, say }) => {
    const page = await openAs(await newPerson());
    await page.goto("/advert/add");
    await fill(page, say, "A blue bicycle");
    await page.getByRole("button", { name: say("posts:form.addWithPictures"), exact: true }).click();
    await expect(page).toHaveURL(/\/advert\/edit\/post-\w+#pictures$/);
    await page.locator("#pictures input[type=file]").setInputFiles(await picture("blue.png", "#00f"));
    await page.getByRole("button", { name: say("media:queue.upload", { count: 1 }) }).click();
    await expect(page.getByRole("list", { name: say("media:queue.choose") }).getByRole("listitem")).toHaveCount(1);
  });
});
