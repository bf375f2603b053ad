/** A vote on the front page: counted, refused a second time, and only then shown with the others. */
import { looks } from "./support/looks";
import { expect, test } from "./support/test";

for (const [language, width] of looks("polls")) {
  test.describe(`in ${language} at ${width}`, () => {
    test.use({ locale: language === "tr" ? "tr-TR" : "en-GB", viewport: { width, height: 844 } });

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
  });
}
