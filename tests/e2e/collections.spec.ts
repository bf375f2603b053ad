/** Writing in a collection, in the browser: what is missing is said beside its field, what is written is found again. */
import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { collections } from "../../app/collections";
import type { Collection, PostField } from "../../app/engines/posts/collection";
import { dayAhead } from "../../app/platform/time";
import { swept } from "../support/sweep";
import { sweepSettings } from "../support/sweep-settings";
import { awake, expect, test } from "./support/test";
import type { Say } from "./support/words";

test.use({ locale: "tr-TR", refusals: [400] });

test("a student writes a study tip, finds it again, and another finds it helpful", async ({ openAs, newPerson, say }) => {
  const page = await openAs("student");
  await page.goto("/study-tip/add");
  await awake(page);
  await page.getByLabel(say("study-tip:fields.title"), { exact: true }).fill("Çığ gibi büyüyen ödevler");
  await page.getByLabel(say("study-tip:fields.category")).selectOption("homework");
  await page.getByRole("button", { name: say("posts:form.add") }).click();
  await expect(page).toHaveURL(/\/study-tip\/add$/);
  await page
    .getByLabel(say("study-tip:fields.text"), { exact: true })
    .fill("Her ödevi verildiği gün on dakika açıp ilk adımını yazmak yetiyor.");
  await page.getByRole("button", { name: say("posts:form.add") }).click();
  await expect(page).toHaveURL(/\/study-tip\/one\/post-/);
  const address = page.url();
  const reader = await openAs(await newPerson());
  await reader.goto("/study-tip/all?q=cig+odev");
  await reader.getByRole("link", { name: /Çığ gibi büyüyen ödevler/ }).click();
  await expect(reader).toHaveURL(address);
  await awake(reader);
  await reader.getByRole("button", { name: say("posts:acts.like"), exact: true }).click();
  await expect(reader.getByRole("button", { name: `${say("posts:acts.like")} 1` })).toHaveAttribute("aria-pressed", "true");
});

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&");

/** A post of any collection, filled in as people do; every text holds the mark. */
async function write(page: Page, { path, feature, fields, steps }: Collection, mark: string, say: Say): Promise<void> {
  /** What may be left out says so behind its label. */
  const label = (name: string) =>
    page
      .getByRole("main")
      .getByLabel(new RegExp(`^${escaped(say(`${feature}:fields.${name}`))}( |$)`))
      .first();
  const fill: Record<PostField["type"], (field: PostField) => Promise<unknown>> = {
    text: ({ name, isCode }) => label(name).fill(isCode ? "CENG140" : `Some ${name}`),
    area: ({ name }) => label(name).fill(`Enough about ${name} ${mark}`),
    select: ({ name, options = [] }) => label(name).selectOption(options[0] ?? ""),
    year: ({ name }) => label(name).selectOption({ index: 1 }),
    number: ({ name }) => label(name).fill("12"),
    amount: ({ name }) => label(name).fill("12,75"),
    date: ({ name }) => label(name).fill(dayAhead(Date.now(), name === "happened_on" || name === "released_on" ? -3 : 9)),
    url: ({ name }) => label(name).fill("https://example.edu/page"),
    flag: ({ name }) => label(name).check(),
  };
  await page.goto(`${path}/add`);
  await awake(page);
  // Long forms fold; what is opened moves the next one down, so each is looked up anew.
  for (let left = steps?.length ?? 0; left > 1; left -= 1) await page.locator("main form details:not([open]) > summary").first().click();
  await label("title").fill(`A post ${mark}`);
  for (const field of fields) await fill[field.type](field);
  await label("text").fill(`Long enough a text to be of use to somebody who reads it: ${mark}.`);
  await page.getByRole("button", { name: say("posts:form.add") }).click();
  await expect(page.getByText(say("posts:form.added"))).toBeVisible();
}

/** Finds it by the mark in the list and opens it, where it has a page. */
async function find(page: Page, { path, isFlat }: Collection, mark: string): Promise<void> {
  await page.goto(`${path}/all?q=${mark}`);
  await awake(page);
  if (isFlat) return expect(page.getByRole("main")).toContainText(`A post ${mark}`);
  // A season's link is its employer's name.
  await page.getByRole("listitem").filter({ hasText: mark }).getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name: `A post ${mark}` })).toBeVisible();
}

type Then = (page: { author: Page; reader: Page }, say: Say, mark: string) => Promise<void>;

/** What only one of them has, after it was written and found. */
const special: Record<string, Then> = {
  advert: async ({ author, reader }, say) => {
    await expect(reader.getByText("Some contact")).toBeVisible();
    await author.reload();
    await awake(author);
    await author.getByRole("button", { name: say("advert:acts.close") }).click();
    await author
      .getByRole("dialog")
      .getByRole("button", { name: say("advert:acts.close") })
      .click();
    await expect(author.getByRole("button", { name: say("advert:acts.close") })).toHaveCount(0);
  },
  thread: async ({ author, reader }, say, mark) => {
    // Whoever has the discussion open reads a reply as it arrives: nothing of it is new.
    await author.goto("/thread/all");
    await awake(reader);
    await reader.getByLabel(say("thread:replies.yours"), { exact: true }).fill(`Here is an answer ${mark}`);
    await reader.keyboard.press("Control+Enter");
    await expect(reader.getByRole("main")).toContainText(`Here is an answer ${mark}`);
    await author.goto("/thread/all?view=followed");
    await expect(author.getByText(say("thread:followed.news", { count: 1 }))).toBeVisible();
    await author.getByRole("link", { name: new RegExp(mark) }).click();
    await author.getByRole("button", { name: new RegExp(`^${say("thread:replies.accept")}`) }).click();
    await expect(author.getByText(say("thread:replies.accepted")).first()).toBeVisible();
  },
  wat: async ({ reader }, _, mark) => {
    await reader.goto("/wat/all?b=Some+state");
    await expect(reader.getByRole("main")).toContainText(mark);
  },
  "dev-log": async ({ reader }, _, mark) => {
    const feed = await reader.request.get("/api/v1/dev-log/feed");
    expect(await feed.text()).toContain(mark);
  },
  notes: async ({ reader }) => {
    await expect(reader.getByRole("main").locator('a[href="https://example.edu/page"]')).toBeVisible();
  },
};

/** Surveys have a form of their own: `survey.spec.ts`. */
const plain = collections.filter(({ feature }) => feature !== "survey");

test.describe(() => {
  test.use({ locale: "en-GB" });

  for (const collection of swept(sweepSettings, { what: "Collections that somebody writes in", rest: plain, count: 4 })) {
    test(`somebody writes in ${collection.feature}, and somebody else finds it`, async ({ openAs, newPerson, say }) => {
      const mark = `mark${randomBytes(5).toString("hex")}`;
      const author = await openAs(collection.writers === "user" ? await newPerson() : collection.writers);
      await write(author, collection, mark, say);
      const reader = await openAs(await newPerson());
      await find(reader, collection, mark);
      await special[collection.feature]?.({ author, reader }, say, mark);
    });
  }
});
