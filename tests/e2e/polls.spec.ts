/** Votes on the front page and where polls are embedded: counted, refused a second time, and only then shown with the others. */
import { looks } from "./support/looks";
import { expect, test } from "./support/test";

for (const [language, width] of looks("polls")) {
  test.describe(`in ${language} at ${width}`, () => {
    test.use({ locale: language === "tr" ? "tr-TR" : "en-GB", viewport: { width, height: 844 }, refusals: [400] });

    test("somebody votes on the front page, sees how it stands, and votes once", async ({ newPerson, openAs, say }) => {
      const page = await openAs(await newPerson());
      await page.goto("/");
      const card = page.getByRole("region", { name: say("poll:card.title"), exact: true });
      await card.getByRole("radio").first().check();
      await card.getByRole("button", { name: say("poll:one.vote") }).click();
      await expect(page).toHaveURL(/\/poll\/one\//);
      await expect(page.getByRole("table")).toBeVisible();
      await expect(page.getByText(say("poll:one.voted"), { exact: true })).toBeVisible();
      const pollId = new URL(page.url()).pathname.split("/").at(-1);
      const again = await page.request.post(`/api/v1/poll/${pollId}/vote`, { data: { choices: [0] } });
      expect(again.status()).toBe(409);
      await page.goto("/");
      await expect(card.getByRole("link", { name: say("poll:card.results") })).toBeVisible();
      await expect(card.getByRole("radio")).toHaveCount(0);
    });

    test("somebody opens a discussion with a poll, and a reader votes there, sees how it stands and stays", async ({
      newPerson,
      openAs,
      say,
    }) => {
      const author = await openAs(await newPerson());
      await author.goto("/thread/add");
      await author.getByLabel(say("thread:fields.title"), { exact: true }).fill("Where we study");
      await author.getByLabel(say("thread:fields.category"), { exact: true }).selectOption("campus");
      await author.getByLabel(say("thread:fields.text"), { exact: true }).fill("Tell us where you study in finals week.");
      await author.locator('select[name="poll_id"]').selectOption("poll-demo-1");
      await author.getByRole("button", { name: say("posts:form.add"), exact: true }).click();
      await expect(author).toHaveURL(/\/thread\/one\//);
      const { pathname } = new URL(author.url());

      const page = await openAs(await newPerson());
      await page.goto(pathname);
      const poll = page.getByRole("region", { name: say("poll:card.title"), exact: true });
      await expect(poll.getByRole("table")).toHaveCount(0);
      await poll.getByRole("button", { name: say("poll:one.vote") }).click();
      await expect(poll.getByRole("alert")).toBeVisible();
      await poll.getByRole("radio").first().check();
      await poll.getByRole("button", { name: say("poll:one.vote") }).click();
      await expect(poll.getByRole("table")).toBeVisible();
      await expect(poll.getByText(say("poll:one.voted"), { exact: true })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(pathname);
      await expect(poll.getByRole("button", { name: say("poll:place.remove") })).toHaveCount(0);

      await author.getByRole("button", { name: say("poll:place.remove") }).click();
      await author
        .getByRole("dialog")
        .getByRole("button", { name: say("poll:place.remove") })
        .click();
      await expect(author.getByRole("region", { name: say("poll:card.title"), exact: true })).toHaveCount(0);
    });

    test("a vote that was refused can be sent again while the page is still read anew", async ({ newPerson, openAs, say }) => {
      const page = await openAs(await newPerson());
      await page.goto("/poll/one/poll-demo-1");
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\.data(\?|$)/, async (route) => {
        if (route.request().method() === "GET") await released;
        // The router may have given it up meanwhile.
        await route.continue().catch(() => undefined);
      });
      await page.getByRole("button", { name: say("poll:one.vote") }).click();
      await expect(page.getByRole("alert")).toBeVisible();
      await page.getByRole("radio").first().check();
      await page.getByRole("button", { name: say("poll:one.vote") }).click();
      release();
      await expect(page.getByText(say("poll:one.voted"), { exact: true })).toBeVisible();
    });
  });
}
