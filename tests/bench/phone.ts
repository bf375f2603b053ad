/** How pages feel on a phone: four times slower, 1.6 Mbit/s, 150 ms away, nothing cached. */
import { type APIRequestContext, type Browser, type Cookie, chromium, expect, type Locator, type Page } from "@playwright/test";
import { chromiumPath } from "../../scripts/chromium";
import { demoEmail, demoPassword, signIn } from "../e2e/support/people";

const RUNS = 3;
const MBIT = 1_000_000 / 8;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6 * MBIT, uploadThroughput: 0.75 * MBIT };
const SLOWDOWN = 4;

export interface Felt {
  /** When the largest part was painted, in milliseconds. */
  largestPaint: number;
  /** How much moved; 0 is nothing. */
  layoutShift: number;
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

declare global {
  interface Window {
    felt: Felt;
    arrived: Promise<number>;
  }
}

/** A photo-like JPEG that no compression makes small. */
async function drawPhoto(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage();
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 1600, height: 900 });
    const brush = canvas.getContext("2d") as CanvasRenderingContext2D;
    for (let i = 0; i < 4000; i++) {
      brush.fillStyle = `hsl(${(i * 47) % 360} 60% ${20 + ((i * 13) % 60)}%)`;
      brush.fillRect((i * 271) % 1600, (i * 157) % 900, 90, 60);
    }
    return canvas.toDataURL("image/jpeg", 0.9).split(",")[1] ?? "";
  });
  await page.close();
  return Buffer.from(base64, "base64");
}

/** An event with a cover and a landing picture, of a community that the seed's student organizes; gives its address. */
async function addPicturedEvent(request: APIRequestContext, photo: Buffer): Promise<string> {
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  const data = {
    event_name: "An evening of short plays",
    event_date_times: [{ event_date: day, event_time: "19:00" }],
    event_type: "social",
  };
  const added = await request.post("/api/v1/event/manage?event_organizer_id=community-1", {
    data: {
      ...data,
      event_description: "Six plays of ten minutes each, written and played by students. ".repeat(8),
      event_location: "Physics U3",
    },
  });
  const { data: event } = (await added.json()) as { data?: { event_id: string } };
  const eventId = event?.event_id;
  if (!eventId) throw new Error(`No event was added: ${added.status()} ${await added.text()}`);
  for (const image_type of ["cover", "landing"]) {
    const image = { name: "photo.jpg", mimeType: "image/jpeg", buffer: photo };
    const sent = await request.post(`/api/v1/event/manage/${eventId}/image`, { multipart: { image, image_type } });
    if (!sent.ok()) throw new Error(`The picture was refused: ${await sent.text()}`);
  }
  for (let tries = 0; tries < 60; tries++) {
    const html = await (await request.get(`/event/${eventId}`)).text();
    if (html.includes("/event/image/")) return `/event/${eventId}`;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error("The picture never got ready");
}

/** A page in a phone of its own. */
async function openPhone(browser: Browser, baseURL: string): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ baseURL, viewport, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", NETWORK);
  await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  return page;
}

async function visitOnce(browser: Browser, origin: string, path: string, cookies: Cookie[]): Promise<Felt> {
  const page = await openPhone(browser, origin);
  await page.context().addCookies(cookies);
  await page.addInitScript(() => {
    window.felt = { largestPaint: 0, layoutShift: 0 };
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) window.felt.largestPaint = startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) if (!shift.hadRecentInput) window.felt.layoutShift += shift.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(path, { waitUntil: "networkidle" });
  const felt = await page.evaluate(() => window.felt);
  await page.context().close();
  return felt;
}

/** Milliseconds from the touch on a link until the next page's heading is painted, by the phone's own clock. */
async function tapThrough(page: Page, link: Locator): Promise<number> {
  // A link does more than browsers do by themselves once React has taken the page over.
  await expect.poll(() => link.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps")))).toBe(true);
  await page.evaluate(() => {
    const before = document.querySelector("h1")?.textContent;
    window.arrived = new Promise((resolve) => {
      document.addEventListener(
        "touchstart",
        ({ timeStamp: touched }) => {
          new MutationObserver((_, observer) => {
            const now = document.querySelector("h1")?.textContent;
            if (!now || now === before) return;
            observer.disconnect();
            requestAnimationFrame(() => resolve(performance.now() - touched));
          }).observe(document.body, { childList: true, characterData: true, subtree: true });
        },
        { capture: true, once: true },
      );
    });
  });
  await link.tap();
  return page.evaluate(() => window.arrived);
}

/** Going from the list of courses to courses and back; the first brings the page's scripts. Milliseconds, of the others the middle one. */
export async function navigationOnPhone(origin: string): Promise<{ first: number; repeated: number }> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox", "--disable-gpu"] });
  const page = await openPhone(browser, origin);
  await signIn(page.context().request, { email: demoEmail("student"), password: demoPassword });
  await page.goto("/courses/all", { waitUntil: "networkidle" });
  const list = (await page.locator("h1").textContent()) ?? "";
  const times: number[] = [];
  for (let at = 1; at <= 8; at++) {
    times.push(await tapThrough(page, page.locator('main a[href^="/courses/one/"]').nth(at)));
    await page.waitForLoadState("networkidle");
    await page.goBack();
    await page.locator("h1").filter({ hasText: list }).waitFor();
  }
  await browser.close();
  const [first = Number.NaN, ...others] = times;
  return { first, repeated: others.sort((a, b) => a - b)[others.length >> 1] ?? Number.NaN };
}

/** The middle of some first visits to a page. */
async function middleVisit(browser: Browser, origin: string, path: string, cookies: Cookie[]): Promise<Felt> {
  const visits: Felt[] = [];
  for (let run = 0; run < RUNS; run++) visits.push(await visitOnce(browser, origin, path, cookies));
  return visits.sort((a, b) => a.largestPaint - b.largestPaint)[RUNS >> 1] ?? { largestPaint: Number.NaN, layoutShift: Number.NaN };
}

/**
 * First visits to the front page, a course, an event with pictures, and a discussion; the last one is for signed-in readers alone.
 * @param course the path of a course with many experiences
 */
export async function feltOnPhone(origin: string, course: string): Promise<[string, Felt][]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox", "--disable-gpu"] });
  const student = await browser.newContext({ baseURL: origin, extraHTTPHeaders: { "cf-connecting-ip": "192.0.2.7" } });
  await signIn(student.request, { email: demoEmail("student"), password: demoPassword });
  const cookies = await student.cookies();
  const discussion = /\/thread\/one\/[\w-]+/.exec(await (await student.request.get("/thread/all")).text())?.[0];
  if (!discussion) throw new Error("The seed has no discussion");
  const event = await addPicturedEvent(student.request, await drawPhoto(browser));
  const visits: [string, string, Cookie[]][] = [
    ["/, guest", "/", []],
    ["/, signed in", "/", cookies],
    ["a course", course, []],
    ["an event with pictures", event, []],
    ["a discussion", discussion, cookies],
  ];
  const felt: [string, Felt][] = [];
  for (const [title, path, own] of visits) felt.push([title, await middleVisit(browser, origin, path, own)]);
  await browser.close();
  return felt;
}
