/** Announcing an event with its pictures: created once, each picture sent once, whatever happens in between. */
import { deflateSync } from "node:zlib";
import type { Page, Route } from "@playwright/test";
import { languages, looks } from "./support/looks";
import { awake, expect, jsonOf, test } from "./support/test";
import { browserLocales, type Say } from "./support/words";

test.use({ refusals: [400, 403, 500] });

/** A chunk of a PNG. */
function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  let crc = ~0;
  for (const byte of named) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(~crc >>> 0);
  return Buffer.concat([length, named, sum]);
}

/** A PNG whose colours change from corner to corner. */
function png(width: number, height: number): Buffer {
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: width }, (__, x) => [(255 * x) / width, (255 * y) / height, 120].map(Math.round)).flat()]),
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", deflateSync(Buffer.concat(rows))), chunk("IEND", Buffer.alloc(0))]);
}

const file = (name: string, width = 640, height = 480) => ({ name: `${name}.png`, mimeType: "image/png", buffer: png(width, height) });

/** Where one kind of pictures is chosen. */
const slotOf = (page: Page, say: Say, type: string) => page.getByRole("region", { name: say(`events:pictures.${type}`), exact: true });

/** Chooses files for one kind of pictures, and takes the part of each that is offered. */
async function choose(page: Page, say: Say, type: string, names: string[]): Promise<void> {
  const slot = slotOf(page, say, type);
  await slot.scrollIntoViewIfNeeded();
  await slot.locator('input[type="file"]:not([hidden])').setInputFiles(names.map((name) => file(name)));
  for (const name of names) {
    await page.getByRole("button", { name: say("kit:acts.apply"), exact: true }).click();
    await expect(slot.getByText(`${name}.png`)).toBeVisible();
  }
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Opens the form and names an event of tomorrow: the form's own date, today at nine, is over for most of a day. */
async function nameNew(page: Page, say: Say, name: string): Promise<void> {
  await page.goto("/event/add");
  await awake(page);
  const tomorrow = new Date(Date.now() + 86_400_000).toLocaleDateString("sv", { timeZone: "Europe/Istanbul" });
  await page.getByLabel(say("events:fields.event_date"), { exact: true }).fill(tomorrow);
  await page.getByRole("textbox", { name: say("events:fields.event_name"), exact: true }).fill(name);
}

/** Names a new event and chooses five pictures. */
async function fillIn(page: Page, say: Say, name: string): Promise<void> {
  await nameNew(page, say, name);
  await choose(page, say, "gallery", ["first", "second"]);
  await choose(page, say, "landing", ["landing"]);
  await choose(page, say, "cover", ["cover"]);
  await choose(page, say, "story", ["story"]);
}

interface Stored {
  data: { images: { image_id: string; image_type: string }[] };
}

/** The kinds of an event's pictures, once all are ready. */
async function kindsOf(page: Page, eventId: string, count: number): Promise<string[]> {
  let images: Stored["data"]["images"] = [];
  await expect(async () => {
    images = (await jsonOf<Stored>(await page.request.get(`/api/v1/event/manage/${eventId}`))).data.images;
    expect(images).toHaveLength(count);
  }).toPass({ timeout: 30_000 });
  expect(new Set(images.map(({ image_id }) => image_id)).size).toBe(count);
  return images.map(({ image_type }) => image_type);
}

/** Pictures are sent one by one while others are being prepared; on a busy machine this takes its time. */
const SENT = { timeout: 40_000 };

const ALL = ["cover", "story", "landing", "gallery", "gallery"];
const idIn = (url: string) => /event-[0-9a-z]{20}/.exec(url)?.[0] ?? "";

/** What the page asked the API to write about events, in order: the type of a picture, or "event". */
async function watchWrites(page: Page): Promise<string[]> {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "POST" || !request.url().includes("/api/v1/event/manage")) return;
    const [, type] = /name="image_type"\r\n\r\n(\w+)/.exec(request.postDataBuffer()?.toString("latin1") ?? "") ?? [];
    sent.push(type ?? "event");
  });
  // What is sent is told only of requests that could be stopped.
  await page.route("**/api/v1/event/manage/*/image", (route) => route.continue());
  return sent;
}

for (const [language, width] of looks("events")) {
  const locale = browserLocales[language];
  test.describe(`in ${locale} at ${width} pixels`, () => {
    test.use({ locale, viewport: { width, height: 844 } });

    test("an event is created, then its pictures are sent one by one, and its edit page opens", async ({ openAs, say }) => {
      const page = await openAs("moderator");
      const sent = await watchWrites(page);
      await fillIn(page, say, `Resimli gece ${width}`);
      await page.getByRole("button", { name: say("events:form.create"), exact: true }).click();
      await expect(page).toHaveURL(/\/event\/edit\/event-/, SENT);
      await expect(page.getByText(say("events:form.isAdded"))).toBeVisible();
      expect(sent).toEqual(["event", ...ALL]);
      const eventId = idIn(page.url());
      expect(await kindsOf(page, eventId, 5)).toEqual(ALL);
      await page.goto("/event/add");
      await awake(page);
      await expect(page.getByRole("textbox", { name: say("events:fields.event_name"), exact: true })).toHaveValue("");
      await page.goto(`/event/${eventId}`);
      await awake(page);
      const top = page.getByRole("img", { name: say("event-page:picture", { name: `Resimli gece ${width}` }) });
      await expect(top).toBeVisible();
      expect(await page.locator('meta[property="og:image"]').getAttribute("content")).toMatch(/^http.*-800\.webp$/);
      const gallery = page.getByRole("region", { name: say("kit:gallery.title"), exact: true });
      await gallery.getByRole("link").first().click();
      const title = (number: number) => say("kit:gallery.one", { title: `Resimli gece ${width}`, number, total: 4 });
      await expect(page.getByRole("dialog", { name: title(1) })).toBeVisible();
      await expect(page.getByRole("dialog").getByRole("button", { name: say("kit:gallery.next") })).toBeVisible();
      await page.keyboard.press("ArrowRight");
      await expect(page.getByRole("dialog", { name: title(2) })).toBeVisible();
      // No picture comes any more: the day stands in place of the one on top.
      await page.route("**/event/image/**", (route) => route.fulfill({ contentType: "image/webp", body: "broken" }));
      await page.goto(`/event/${eventId}?at=0`);
      await expect(page.getByRole("heading", { level: 1, name: `Resimli gece ${width}` })).toBeVisible();
      await expect(top).toHaveCount(0);
    });
  });
}

test("when the network goes at the third picture, trying again sends what is missing and nothing twice", async ({
  openAs,
  say,
  problems,
}) => {
  const page = await openAs("moderator");
  const sent = await watchWrites(page);
  let count = 0;
  await page.route("**/api/v1/event/manage/*/image", (route) => {
    count += 1;
    return count === 3 ? route.abort("connectionfailed") : route.continue();
  });
  await fillIn(page, say, "Gece yarısı");
  await page.getByRole("button", { name: say("events:form.create"), exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: say("media:queue.offline") })).toBeVisible();
  await expect(page.getByRole("heading", { name: say("events:form.created") })).toBeVisible();
  expect(sent).toEqual(["event", "cover", "story", "landing"]);
  expect(problems.splice(0)).toEqual([expect.stringContaining("ERR_CONNECTION_FAILED")]);
  await page.getByRole("link", { name: say("events:form.goOn") }).click();
  await expect(page.getByRole("dialog", { name: say("kit:forms.unsavedTitle") })).toBeVisible();
  await page.getByRole("button", { name: say("kit:forms.stay") }).click();
  await page.getByRole("button", { name: say("kit:acts.retry"), exact: true }).click();
  await expect(page).toHaveURL(/\/event\/edit\/event-/, SENT);
  expect(sent).toEqual(["event", "cover", "story", "landing", "landing", "gallery", "gallery"]);
  expect(await kindsOf(page, idIn(page.url()), 5)).toEqual(ALL);
});

test("when the answer to a new event is lost, sending it again brings no second one", async ({ openAs, say, problems }) => {
  const page = await openAs("moderator");
  const written: string[] = [];
  const lose = async (route: Route) => {
    const answer = (await (await route.fetch()).json()) as { data: { event_id: string } };
    written.push(answer.data.event_id);
    await route.abort("connectionfailed");
  };
  await page.route("**/api/v1/event/manage", lose, { times: 1 });
  await nameNew(page, say, "Yanıtı kaybolan");
  // Before the part for pictures is there, the form is sent as it is.
  await expect(slotOf(page, say, "cover")).toBeVisible();
  const create = page.getByRole("button", { name: say("events:form.create"), exact: true });
  await create.click();
  await expect(page.getByText(say("events:form.createError", { detail: say("media:queue.offline") })).first()).toBeVisible();
  expect(problems.splice(0)).toEqual([expect.stringContaining("ERR_CONNECTION_FAILED")]);
  await create.click();
  await expect(page).toHaveURL(/\/event\/edit\/event-/, SENT);
  expect(written).toEqual([idIn(page.url())]);
});

test("a refusal is the form's error, in the reader's words, and keeps everything that was typed and chosen", async ({ openAs, say }) => {
  const page = await openAs("moderator");
  const refuse = (status: number, body: unknown) =>
    page.route("**/api/v1/event/manage", (route) => route.fulfill({ status, json: body }), { times: 1 });
  await nameNew(page, say, "Yarım kalan");
  await choose(page, say, "cover", ["cover"]);
  const create = page.getByRole("button", { name: say("events:form.create"), exact: true });
  await refuse(403, {});
  await create.click();
  const denied = say("events:form.permissionError", { detail: say("events:form.permissionDenied") });
  await expect(page.getByText(denied).first()).toBeVisible();
  await refuse(500, { error: { code: "kit.unexpected", message: "Out of order" } });
  await create.click();
  await expect(page.getByText(say("events:form.createError", { detail: "Out of order" })).first()).toBeVisible();
  await create.click();
  await expect(page).toHaveURL(/\/event\/edit\/event-/, SENT);
  expect(await kindsOf(page, idIn(page.url()), 1)).toEqual(["cover"]);
});

test("searching the agenda keeps its period; clearing the search leaves the period alone", async ({ openAs, say }) => {
  const page = await openAs("student");
  await page.goto("/event/all?when=past");
  await awake(page);
  await expect(page.getByRole("link", { name: say("kit:list.clearSearch") })).toHaveCount(0);
  await page.getByRole("searchbox", { name: say("agenda:search") }).fill("robotics");
  await expect(page).toHaveURL(/when=past.*q=robotics|q=robotics.*when=past/);
  await expect(page.getByRole("link", { name: "Robotics demo day" })).toBeVisible();
  await page.getByRole("link", { name: say("kit:list.clearSearch") }).click();
  await expect(page).toHaveURL("/event/all?when=past");
});

test("an event's pictures stand in its form before their scripts, which come with the reader", async ({ openAs, say }) => {
  const page = await openAs("admin");
  await page.goto("/event/edit/event-1");
  await awake(page);
  const pictures = page.locator("#pictures");
  await expect(pictures.getByText(say("events:pictures.cover"), { exact: true })).toBeVisible();
  await expect(pictures).not.toContainText(say("media:queue.drop"));
  await pictures.scrollIntoViewIfNeeded();
  await expect(pictures).toContainText(say("media:queue.drop"));
});

test("an end before the start is said in words and has to be confirmed; then what comes next is said, with a way to the event", async ({
  openAs,
  say,
}) => {
  const page = await openAs("moderator");
  await nameNew(page, say, "Geceyarısı koşusu");
  await expect(page.getByLabel(say("events:fields.event_lat"))).toBeHidden();
  await page.getByLabel(say("events:fields.event_time"), { exact: true }).fill("18:30");
  await page.getByLabel(new RegExp(`^${say("events:fields.event_end_time")}`)).fill("17:30");
  const confirm = page.getByRole("checkbox", { name: /17:30 \(23 hours\)/ });
  await expect(confirm).toBeVisible();
  const create = page.getByRole("button", { name: say("events:form.create"), exact: true });
  await create.click();
  await expect(page.getByText(say("events:form.endsBefore")).first()).toBeVisible();
  await confirm.check();
  await create.click();
  await expect(page).toHaveURL(/\/event\/edit\/event-.*created=1/, { timeout: 20_000 });
  await expect(page.getByRole("heading", { name: say("events:next.shown", { name: "Geceyarısı koşusu" }) })).toBeVisible();
  await page.getByRole("link", { name: say("events:next.open"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Geceyarısı koşusu" })).toBeVisible();
});

test("departments are found by typing, shown as chips, and opened again when the form is refused", async ({ openAs, say }) => {
  const page = await openAs("moderator");
  await page.goto("/event/add");
  await awake(page);
  await page.getByText(say("events:form.forWhom"), { exact: true }).click();
  const search = page.getByLabel(say("events:form.searchDepartment"));
  const chosen = () =>
    page.evaluate(() => new FormData(document.querySelector("main form") as HTMLFormElement).getAll("event_departments"));
  await search.pressSequentially("mat");
  await search.fill("");
  await search.pressSequentially("Computer Engineering");
  await expect(search).toHaveValue("Computer Engineering");
  expect(await chosen()).toEqual(["all"]);
  await search.press("Enter");
  await expect(page.getByRole("button", { name: say("events:form.removeDepartment", { name: "Computer Engineering" }) })).toBeVisible();
  await expect(search).toHaveValue("");
  await page.getByText(say("events:form.forWhom"), { exact: true }).click();
  await page.getByRole("textbox", { name: say("events:fields.event_name"), exact: true }).fill("");
  await page.getByRole("button", { name: say("events:form.create"), exact: true }).click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  expect(await chosen()).toEqual(["CENG"]);
});

test("who can't announce events is told how to come to do so", async ({ openAs, say }) => {
  const page = await openAs("newcomer");
  await page.goto("/event/add");
  await expect(page.getByRole("heading", { name: say("organize:title") })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: say("organize:join") })).toHaveAttribute("href", "/community/demo/all");
});

for (const locale of languages("the first screen of events").map((language) => browserLocales[language])) {
  test.describe(`on a phone in ${locale}`, () => {
    const viewport = { width: 390, height: 844 };
    test.use({ locale, viewport });

    test(`the first screen shows an event and a half at least (${locale})`, async ({ openAs }) => {
      const page = await openAs("student");
      await page.setViewportSize(viewport);
      await page.goto("/event/all");
      const second = page.getByRole("main").locator("a[href^='/event/event-']").nth(1);
      const [card, dock] = [await second.boundingBox(), await page.locator("nav.dock").boundingBox()];
      if (!card || !dock) throw new Error("There is no second event, or no dock.");
      expect(card.y + card.height / 2).toBeLessThan(dock.y);
    });
  });
}
