/** Discussions on a phone: rows that leave room for others, and replies that arrive by themselves. */
import { randomInt } from "node:crypto";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { awake, expect, jsonOf, test } from "./support/test";
import { browserLocales } from "./support/words";

const LONG = {
  en: "Has anybody taken the statistics course and the operating systems course in the same term, and how much of the week did they leave",
  tr: "İstatistik dersiyle işletim sistemleri dersini aynı dönemde alan var mı, haftanın ne kadarı onlara gitti, ödevleri yetiştirebildiniz mi",
};

/** Opens a discussion as whoever `request` is signed in as; gives its id. */
async function openThread(request: APIRequestContext, title: string): Promise<string> {
  const data = {
    title,
    text: "Long enough a text for a discussion that a test reads.",
    category: "tech",
    tags: "statistics, workload, second year",
  };
  return (await jsonOf<{ post_id: string }>(await request.post("/api/v1/thread", { data }))).post_id;
}

async function addReply(request: APIRequestContext, postId: string, text: string, own: Record<string, unknown> = {}): Promise<string> {
  const answer = await request.post(`/api/v1/thread/${postId}/replies`, { data: { text, ...own } });
  return (await jsonOf<{ reply_id: string }>(answer)).reply_id;
}

const heights = (rows: Locator) => rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));

for (const language of ["en", "tr"] as const) {
  test.describe(language, () => {
    test.use({ locale: browserLocales[language] });

    test("rows of discussions and questions are at most 80 pixels high, whatever their titles", async ({ openAs }) => {
      const page = await openAs("student");
      await page.setViewportSize({ width: 390, height: 844 });
      const title = LONG[language].slice(0, 140);
      const postId = await openThread(page.request, title);
      await addReply(page.request, postId, "A reply");
      await page.request.put(`/api/v1/thread/${postId}/follow`, { data: { is_followed: true } });
      const { groups } = await jsonOf<{ groups: { group_id: string }[] }>(
        await (await openAs("admin")).request.get("/api/v1/admin/qa/groups"),
      );
      const placed = await page.request.put(`/api/v1/qa/pool/${postId}`, { data: { group_id: groups[0]?.group_id } });
      expect(placed.status()).toBe(200);
      for (const path of ["/thread/all", "/thread/all?view=followed", "/qa/all", "/qa/all?view=pool"]) {
        await page.goto(path);
        const rows = page.locator('main li:has(a[href*="/thread/one/"]), main li:has(a[href*="/qa/display#"])');
        const found = await heights(rows);
        expect([path, found.length > 0, found.filter((height) => height > 80)]).toEqual([path, true, []]);
      }
    });
  });
}

for (const isGone of [false, true]) {
  test(`a text in another language says so in a document${isGone ? ", and is read without what tells it" : " and on a page that scripts open"}`, async ({
    openAs,
    problems,
  }) => {
    const page = await openAs("student");
    const title = `Bu dersi alan var mı, çok zor mu ve ödevler nasıl ${randomInt(1e9)}`;
    const postId = await openThread(page.request, title);
    const heading = page.getByRole("heading", { level: 1 }).getByText(title);
    await page.goto(`/thread/one/${postId}`);
    await awake(page);
    await expect(heading).toHaveAttribute("lang", "tr");
    if (isGone) await page.route(/\/assets\/language-of-/, (route) => route.abort());
    await page.goto("/thread/all");
    await awake(page);
    const asked = page.waitForRequest(/\/assets\/language-of-/);
    await page.getByRole("link", { name: title }).first().click();
    await asked;
    await expect(heading).toBeVisible();
    if (!isGone) return expect(heading).toHaveAttribute("lang", "tr");
    await expect(heading).not.toHaveAttribute("lang");
    problems.splice(0, problems.length, ...problems.filter((each) => !/ERR_FAILED|dynamically imported/.test(each)));
  });
}

/** A discussion of somebody's with a few replies, and a page of another's on it. */
async function talk({ openAs, count = 6 }: { openAs: (who: "student" | "newcomer") => Promise<Page>; count?: number }) {
  const author = await openAs("student");
  const postId = await openThread(author.request, `A talk that goes on while somebody reads it ${randomInt(1e9)}`);
  for (let at = 0; at < count; at++) await addReply(author.request, postId, `Reply ${at}\n\nwith\n\nsome\n\nlines`);
  const reader = await openAs("newcomer");
  await reader.goto(`/thread/one/${postId}`);
  await awake(reader);
  return { author: author.request, postId, reader };
}

test("a new reply waits behind a button, moves nothing, and is where the button leads", async ({ openAs, say }) => {
  const { author, postId, reader } = await talk({ openAs });
  const watched = reader.getByText("Reply 2", { exact: false }).first();
  await watched.scrollIntoViewIfNeeded();
  const before = await watched.boundingBox();
  await addReply(author, postId, "Just arrived");
  const button = reader.getByRole("button", { name: say("thread:live.new", { count: 1 }) });
  await expect(button).toBeVisible();
  expect(await watched.boundingBox()).toEqual(before);
  await expect(reader.getByText("Just arrived")).toHaveCount(0);
  await button.click();
  await expect(reader.getByText("Just arrived")).toBeInViewport();
  await expect(reader.locator("article:focus")).toContainText("Just arrived");
  await expect(button).toHaveCount(0);
});

test("at the end of the page a new reply is there at once, unless one is writing; what was written stays", async ({ openAs, say }) => {
  const { author, postId, reader } = await talk({ openAs });
  const area = reader.locator("#reply textarea");
  await area.scrollIntoViewIfNeeded();
  await addReply(author, postId, "Seen at once");
  await expect(reader.getByText("Seen at once")).toBeVisible();
  await area.fill("Half a thought");
  await addReply(author, postId, "While you write");
  const button = reader.getByRole("button", { name: say("thread:live.new", { count: 1 }) });
  await expect(button).toBeVisible();
  await expect(area).toBeFocused();
  await button.click();
  await expect(reader.getByText("While you write")).toBeVisible();
  await expect(area).toHaveValue("Half a thought");
});

test("a hidden page asks nothing, and asks at once when it is looked at again; a hidden reply never comes", async ({ openAs, say }) => {
  const { author, postId, reader } = await talk({ openAs });
  let asked = 0;
  reader.on("request", (request) => {
    if (request.url().includes("/replies/new")) asked += 1;
  });
  const look = (isHidden: boolean) =>
    reader.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event("visibilitychange"));
    }, isHidden);
  await reader.clock.install();
  await reader.reload();
  await awake(reader);
  await look(true);
  const soFar = asked;
  await reader.clock.runFor(60_000);
  expect(asked).toBe(soFar);
  const removed = await addReply(author, postId, "Never seen");
  await author.delete(`/api/v1/thread/replies/${removed}`);
  await addReply(author, postId, "Welcome back");
  await look(false);
  await expect(reader.getByRole("button", { name: say("thread:live.new", { count: 1 }) })).toBeVisible();
  expect(asked).toBe(soFar + 1);
});

test("a selection is quoted into the reply that one writes, without its marks; so is a whole post", async ({ openAs, say }) => {
  const { author, postId, reader } = await talk({ openAs, count: 0 });
  const replyId = await addReply(author, postId, "**Bold** words and `code`\n\n> quoted before\n\nThe end");
  await reader.reload();
  await awake(reader);
  const reply = reader.locator(`#${replyId}`);
  const quote = reply.getByRole("link", { name: say("thread:replies.quote") });
  const area = reader.locator("#reply textarea");
  await quote.focus();
  await reader.keyboard.press("Enter");
  await expect(area).toBeFocused();
  await expect(area).toHaveValue(new RegExp(`^> \\[.+\\]\\(#${replyId}\\):\n> Bold words and code\n>\n> The end\n\n$`));
  await area.fill("Mine");
  await reply.locator("strong").evaluate((bold) => window.getSelection()?.selectAllChildren(bold));
  await quote.click();
  await expect(area).toHaveValue(new RegExp(`^Mine\n\n> \\[.+\\]\\(#${replyId}\\):\n> Bold\n\n$`));
});

test("the bar formats what is selected, by button and by key, and completes the names of those who take part", async ({ openAs, say }) => {
  const { reader } = await talk({ openAs, count: 1 });
  const area = reader.locator("#reply textarea");
  await expect(reader.getByRole("toolbar")).toHaveCount(0);
  await area.focus();
  const bar = reader.getByRole("toolbar", { name: say("thread:tools.label") });
  await expect(bar).toBeVisible();
  await area.fill("word");
  await area.press("Control+a");
  await area.press("Control+b");
  await expect(area).toHaveValue("**word**");
  await bar.getByRole("button", { name: say("thread:tools.italic") }).click();
  await expect(area).toHaveValue("***word***");
  await area.press("Control+z");
  await expect(area).toHaveValue("**word**");
  await area.fill("");
  await area.pressSequentially("Ask @stu");
  const people = reader.getByRole("listbox", { name: say("thread:tools.people") });
  await expect(people.getByRole("option")).toHaveCount(1);
  await area.press("Enter");
  await expect(area).toHaveValue("Ask @student ");
  await expect(people).toHaveCount(0);
});

test("whoever answers twice sees everybody's replies with their own in sight, and an empty box each time", async ({ openAs, say }) => {
  const { reader } = await talk({ openAs, count: 4 });
  const box = reader.getByLabel(say("thread:replies.yours"), { exact: true });
  for (const [at, text] of ["My first answer", "My second answer"].entries()) {
    await box.fill(text);
    await reader
      .getByRole("button", { name: say("thread:replies.send") })
      .last()
      .click();
    await expect(reader.locator("#replies article")).toHaveCount(5 + at);
    await expect(reader.locator("#replies article").getByRole("paragraph").filter({ hasText: text })).toBeInViewport();
    await expect(box).toHaveValue("");
  }
  await expect(reader.getByText("Reply 0")).toBeVisible();
});
