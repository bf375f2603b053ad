/** What stands around every page while it is used: the drawer of the latest events, the bell, and the footer's way to begin anew. */
import type { Page, Route } from "@playwright/test";
import { awake, expect, test } from "./support/test";
import type { Say } from "./support/words";

test.use({ refusals: [401, 404, 500, 503] });

const LATEST = "**/api/v1/event/sidebar/active*";
const UNREAD = "**/api/v1/notifications/unread-count";

/** What the browser says of answers that a test withholds. */
const withheld = /ERR_(FAILED|CONNECTION)/;
const forgive = (problems: string[]) => problems.splice(0, problems.length, ...problems.filter((each) => !withheld.test(each)));

const button = (page: Page, say: Say) =>
  page
    .getByRole("banner")
    .getByRole("link", { name: say("chrome:links.events"), exact: true })
    .last();
const drawerOf = (page: Page, say: Say) => page.getByRole("dialog", { name: say("chrome:events.title") });

const eventOf = (number: number, own: object = {}) => ({
  event_id: `event-${number}`,
  event_name: `Evening ${number}`,
  event_type: "social",
  event_view_count: 1000 + number,
  starts_at: "2026-12-01T15:00:00.000Z",
  images: [],
  ...own,
});

for (const [who, width] of [
  ["guest", 390],
  ["guest", 1280],
  ["student", 768],
  ["student", 1280],
] as const) {
  test(`the drawer asks for three when a ${who} opens it at ${width} pixels, and closes wherever one goes on`, async ({
    page,
    openAs,
    say,
  }) => {
    const reader = who === "guest" ? page : await openAs(who);
    await reader.setViewportSize({ width, height: 844 });
    const asked: string[] = [];
    reader.on("request", (request) => request.url().includes("/sidebar/active") && asked.push(new URL(request.url()).search));
    await reader.goto("/about");
    await awake(reader);
    expect(asked).toEqual([]);
    const drawer = drawerOf(reader, say);
    for (const [name, to] of [
      ["all", who === "guest" ? "/reception/login?next=%2Fevent%2Fall" : "/event/all"],
      ["first", /\/event\/event-[\w-]+$/],
    ] as const) {
      await button(reader, say).click();
      const cards = drawer.getByRole("listitem");
      await expect(cards).toHaveCount(3);
      await expect(cards.first()).toContainText(
        new RegExp(say("chrome:events.views", { count: 2, formatted: "\\d[\\d,]*" }).replace("views", "views?")),
      );
      await (name === "all" ? drawer.getByRole("link", { name: say("chrome:events.all") }) : cards.first().getByRole("link")).click();
      await expect(reader).toHaveURL(to);
      await expect(drawer).toHaveCount(0);
      await reader.goto("/about");
      await awake(reader);
    }
    expect(asked).toEqual(["?limit=3&latest=true", "?limit=3&latest=true"]);
  });
}

test("on a phone members come to events by the dock, which the drawer's button makes way for", async ({ openAs, say }) => {
  const page = await openAs("student");
  await page.goto("/about");
  await awake(page);
  await expect(button(page, say)).toBeHidden();
  await expect(page.locator("nav.dock").getByRole("link", { name: say("chrome:links.events") })).toHaveAttribute("href", "/event/all");
});

test("the drawer says that it loads, that it failed, whatever failed, and that nothing is on", async ({ page, problems, say }) => {
  const failures: ((route: Route) => Promise<void>)[] = [
    (route) => route.fulfill({ status: 500, json: { error: { message: "Out of order" } } }),
    (route) => route.abort(),
    (route) => route.fulfill({ json: {} }),
    (route) => route.fulfill({ json: null }),
    (route) => route.fulfill({ json: { events: "none" } }),
    (route) => route.fulfill({ contentType: "text/html", body: "<title>Log in to the network</title>" }),
    (route) => route.fulfill({ status: 503, body: "" }),
  ];
  const waiting: Route[] = [];
  await page.route(LATEST, (route) => waiting.push(route));
  const answer = async (how: (route: Route) => Promise<void>) => {
    await expect.poll(() => waiting.length).toBe(1);
    await how(waiting.splice(0)[0] as Route);
  };
  await page.goto("/about");
  await awake(page);
  await button(page, say).click();
  const drawer = drawerOf(page, say);
  for (const failure of failures) {
    await expect(drawer.getByText(say("chrome:events.loading"))).toBeVisible();
    await answer(failure);
    await expect(drawer.getByText(say("chrome:events.failed"))).toBeVisible();
    await expect(drawer.getByRole("link", { name: say("chrome:events.all") })).toBeVisible();
    await drawer.getByRole("button", { name: say("chrome:failure.retry") }).click();
  }
  await answer((route) => route.fulfill({ json: { events: [] } }));
  await expect(drawer.getByText(say("chrome:events.none"))).toBeVisible();
  await expect(drawer.getByText(say("chrome:events.failed"))).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  forgive(problems);
});

test("a card of the drawer has type, name, views and its cover; without one, or when it is broken, the day stands there", async ({
  page,
  problems,
  say,
}) => {
  const picture = (url: string) => ({ images: [{ files: [{ url, width: 64 }] }] });
  const events = [
    eventOf(1, { event_type: "academic" }),
    eventOf(2, picture("/broken-cover.webp")),
    eventOf(3, { event_type: "Karaoke", ...picture("/favicon.svg") }),
  ];
  await page.route(LATEST, (route) => route.fulfill({ json: { events } }));
  await page.route("**/broken-cover.webp", (route) => route.fulfill({ status: 404, contentType: "text/plain", body: "gone" }));
  await page.goto("/about");
  await awake(page);
  await button(page, say).click();
  const cards = drawerOf(page, say).getByRole("listitem");
  await expect(cards).toHaveCount(3);
  for (const [at, type] of [say("chrome:events.types.academic"), say("chrome:events.types.social"), "Karaoke"].entries()) {
    await expect(cards.nth(at)).toContainText(`Evening ${at + 1}`);
    await expect(cards.nth(at)).toContainText(type);
    await expect(cards.nth(at)).toContainText(say("chrome:events.views", { count: 1001 + at, formatted: `1,00${at + 1}` }));
  }
  const day = (at: number) =>
    cards
      .nth(at)
      .locator("time")
      .filter({ hasText: /^1\s*Dec$/ });
  await expect(day(0)).toHaveCount(1);
  await expect(day(1)).toHaveCount(1);
  await expect(cards.nth(1).locator("img")).toHaveCount(0);
  await expect(cards.nth(2).locator("img")).toBeVisible();
  await expect(day(2)).toHaveCount(0);
  forgive(problems);
});

const bellOf = (page: Page, say: Say) =>
  page.getByRole("banner").getByRole("link", { name: new RegExp(`^${say("chrome:links.notifications")}`) });

/** Says what the bell is answered from now on, and counts how often it asked. */
async function bellAnswers(page: Page) {
  const state = { asked: 0, answer: (route: Route): Promise<void> => route.fulfill({ json: { unread_count: 3 } }) };
  await page.route(UNREAD, (route) => {
    state.asked += 1;
    return state.answer(route);
  });
  return state;
}

/** The tab goes behind others, or comes to the front. */
const turn = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => (hidden ? "hidden" : "visible") });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);

test("the bell asks every thirty seconds, not while the tab is behind others, and at once when it comes to the front", async ({
  openAs,
  say,
}) => {
  const page = await openAs("student");
  const bell = await bellAnswers(page);
  await page.clock.install();
  await page.goto("/about");
  await awake(page);
  await expect(bellOf(page, say)).toHaveAccessibleName(`${say("chrome:links.notifications")} (3)`);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await expect.poll(() => bell.asked).toBeGreaterThan(1);
  for (let round = 0; round < 4; round++) {
    const before = bell.asked;
    await page.clock.runFor(30_000);
    await expect.poll(() => bell.asked).toBe(before + 1);
  }
  await turn(page, true);
  const behind = bell.asked;
  await page.clock.runFor(300_000);
  bell.answer = (route) => route.fulfill({ json: { unread_count: 8 } });
  await turn(page, false);
  await expect(bellOf(page, say)).toHaveAccessibleName(`${say("chrome:links.notifications")} (8)`);
  expect(bell.asked).toBe(behind + 1);
});

test("the bell shows its number up to 99, 99+ beyond, and none when it can't be told", async ({ openAs, problems, say }) => {
  const page = await openAs("student");
  const bell = await bellAnswers(page);
  await page.goto("/about");
  await awake(page);
  const json = (value: unknown) => (route: Route) => route.fulfill({ json: value as object });
  const count = (unread_count: unknown) => json({ unread_count });
  const shown: [(route: Route) => Promise<void>, string | null][] = [
    [count(1), "1"],
    [count(99), "99"],
    [(route) => route.fulfill({ status: 500, json: { error: { message: "Out of order" } } }), null],
    [count(100), "99+"],
    [(route) => route.abort(), null],
    [count(123_456), "99+"],
    [json({}), null],
    [count(98), "98"],
    [json(null), null],
    [count(5), "5"],
    [(route) => route.fulfill({ contentType: "text/html", body: "<title>Log in to the network</title>" }), null],
    [count(7), "7"],
    [count("12"), null],
    [count(2), "2"],
    [(route) => route.fulfill({ status: 401, json: {} }), null],
    [count(4), "4"],
    [count(0), null],
  ];
  const name = say("chrome:links.notifications");
  for (const [answer, text] of shown) {
    bell.answer = answer;
    await turn(page, false);
    await expect(bellOf(page, say)).toHaveAccessibleName(text === null ? name : `${name} (${text})`);
    await expect(bellOf(page, say).locator(".badge")).toHaveText(text === null ? [] : [text]);
  }
  forgive(problems);
});

test("the bell asks as soon as somebody has logged in, and there is none for guests", async ({ page, newPerson, say }) => {
  const person = await newPerson();
  const bell = await bellAnswers(page);
  await page.goto("/about");
  await awake(page);
  await expect(bellOf(page, say)).toHaveCount(0);
  expect(bell.asked).toBe(0);
  await page.goto("/reception/login?next=%2Fabout");
  await page.getByLabel(say("reception:fields.user_email"), { exact: true }).fill(person.email);
  await page.getByLabel(say("reception:fields.user_password"), { exact: true }).fill(person.password);
  await page.getByRole("button", { name: say("reception:login.submit") }).click();
  await expect(page).toHaveURL("/about");
  await expect(bellOf(page, say)).toHaveAccessibleName(`${say("chrome:links.notifications")} (3)`);
  await page.getByLabel(say("chrome:account", { name: person.name })).click();
  await page.getByRole("button", { name: say("chrome:logout") }).click();
  await expect(page).toHaveURL("/reception/login");
  const before = bell.asked;
  await page.goto("/about");
  await awake(page);
  await expect(bellOf(page, say)).toHaveCount(0);
  expect(bell.asked).toBe(before);
});

for (const also of ["", ", also when something can't be forgotten"]) {
  const isStuck = also !== "";
  test(`the footer forgets what the browser stored and loads the page anew${also}`, async ({ page, say }) => {
    await page.goto("/about");
    await awake(page);
    await page.evaluate(async (stuck) => {
      await (await caches.open("left-from-before")).put("/left", new Response("old"));
      sessionStorage.setItem("left", "old");
      Object.assign(window, { isFromBefore: true });
      if (stuck) Object.assign(CacheStorage.prototype, { delete: () => Promise.reject(new Error("Not now")) });
    }, isStuck);
    await page
      .getByRole("contentinfo")
      .getByRole("button", { name: say("chrome:clearCaches") })
      .click();
    await page.waitForFunction(() => !("isFromBefore" in window));
    await expect(page).toHaveURL("/about");
    const left = await page.evaluate(async () => [await caches.has("left-from-before"), sessionStorage.getItem("left")]);
    expect(left).toEqual([isStuck, null]);
  });
}

/** Stands in the place of the device's own sharing and clipboard; what was passed on is written down. */
function standInSharing(how: "shares" | "gives up" | "fails" | "copies" | "can't copy"): void {
  const passed: string[] = [];
  const end = () => (how === "gives up" ? new DOMException("No", "AbortError") : new DOMException("No", "NotAllowedError"));
  const share = async ({ url = "" }: ShareData) => {
    if (how !== "shares") throw end();
    passed.push(url);
  };
  const writeText = async (text: string) => {
    if (how !== "copies") throw end();
    passed.push(text);
  };
  const isByLink = how === "copies" || how === "can't copy";
  Object.defineProperty(navigator, "share", { value: isByLink ? undefined : share });
  Object.defineProperty(navigator, "clipboard", { value: { writeText } });
  Object.assign(window, { passed });
}

for (const [how, sentence, isPassed] of [
  ["shares", null, true],
  ["gives up", null, false],
  ["fails", "event-page:shareFailed", false],
  ["copies", "kit:acts.linkCopied", true],
  ["can't copy", "event-page:shareFailed", false],
] as const) {
  test(`an event is passed on where the device ${how}: its address, and what is said of it`, async ({ page, say }) => {
    await page.addInitScript(standInSharing, how);
    await page.goto("/event/event-1");
    await awake(page);
    await page.getByRole("button", { name: say("kit:acts.share"), exact: true }).click();
    const passed = () => page.evaluate(() => (window as unknown as { passed: string[] }).passed);
    if (sentence) await expect(page.getByText(say(sentence))).toBeVisible();
    await expect.poll(passed).toEqual(isPassed ? [page.url()] : []);
    for (const other of ["event-page:shareFailed", "kit:acts.linkCopied"].filter((each) => each !== sentence))
      await expect(page.getByText(say(other))).toHaveCount(0);
  });
}

test("how far something is stays visible in forced colours", async ({ page }) => {
  await page.goto("/contacts");
  const border = () =>
    page.evaluate(() => {
      const bar = Object.assign(document.createElement("progress"), { className: "progress", value: 0.5 });
      document.body.appendChild(bar);
      const { borderTopWidth } = getComputedStyle(bar);
      bar.remove();
      return borderTopWidth;
    });
  expect(await border()).toBe("0px");
  await page.emulateMedia({ forcedColors: "active" });
  expect(await border()).toBe("1px");
});
