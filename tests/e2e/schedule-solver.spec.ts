/** Combinations are looked for beside the page: it goes on answering, tells how far it is, and gives up when asked to. */
import type { Page } from "@playwright/test";
import { createRandom } from "../../drizzle/seed/random";
import { awake, expect, test } from "./support/test";
import type { Say } from "./support/words";

/** What a service worker hands on is seen by no route of a test. */
test.use({ serviceWorkers: "block" });

type Asked = { courses: { id: string; courseCode: string; color: number; sections: object[] }[] };

const course = (i: number, times: { day: number; start: number; end: number }[]): Asked["courses"][number] => ({
  id: `c${i}`,
  courseCode: `SOLV${i}`,
  color: i % 8,
  sections: times.map((time, n) => ({ number: n + 1, admission: "admitted", instructors: [], meetings: [time] })),
});

/** Six courses with ten sections each, none of which touch: 10⁶ combinations. */
const million = Array.from({ length: 6 }, (_, i) =>
  course(
    i,
    Array.from({ length: 10 }, (__, n) => ({ day: i, start: 480 + 60 * n, end: 530 + 60 * n })),
  ),
);

/** Ten courses with twenty sections each, at random: more than anybody waits for. */
function endless() {
  const random = createRandom(5);
  return Array.from({ length: 10 }, (_, i) =>
    course(
      i,
      Array.from({ length: 20 }, () => {
        const start = random.int(8, 16) * 60 + 40;
        return { day: random.int(0, 4), start, end: start + 50 };
      }),
    ),
  );
}

/** Opens the conflicts of a schedule with one course, and puts other courses into what its page asks the worker. */
async function openWith(page: Page, say: Say, courses: Asked["courses"]): Promise<void> {
  await page.addInitScript((others) => {
    const post = Worker.prototype.postMessage as (this: Worker, asked: unknown) => void;
    Worker.prototype.postMessage = function (this: Worker, asked: Asked) {
      post.call(this, { ...asked, courses: others });
    } as Worker["postMessage"];
  }, courses);
  await page.goto("/schedule/create?course=MATH119&section=1");
  await page.getByRole("button", { name: say("schedule:create.submit") }).click();
  await expect(page).toHaveURL(/\/grid$/);
  await page.goto(page.url().replace(/grid$/, "conflicts"));
  await awake(page);
}

test("a search through millions leaves the page free, tells how far it is, and can be given up", async ({ openAs, newPerson, say }) => {
  const page = await openAs(await newPerson());
  await openWith(page, say, endless());
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await page.getByRole("checkbox", { name: say("schedule:fields.few_gaps") }).check();
  await page.getByRole("checkbox", { name: say("schedule:fields.lunch") }).check();
  await page.getByRole("button", { name: say("schedule:combinations.title") }).click();
  const progress = page.getByRole("progressbar", { name: say("schedule:combinations.title") });
  await expect(progress).toBeVisible();
  await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(0);
  // A page that is busy paints no frame and answers no click.
  const longest = await page.evaluate(async () => {
    let [last, most] = [performance.now(), 0];
    for (let frame = 0; frame < 60; frame++) {
      const now = await new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now())));
      most = Math.max(most, now - last);
      last = now;
    }
    return most;
  });
  expect(longest).toBeLessThan(1000);
  const monday = page.getByRole("checkbox", { name: say("catalog:days.0"), exact: true });
  await monday.check({ timeout: 2000 });
  await expect(progress).toBeVisible();
  await page.getByRole("button", { name: say("schedule:combinations.cancel") }).click();
  await expect(progress).toHaveCount(0);
  await expect(monday).toBeChecked();
  expect(sent).toEqual([]);
});

test("a million combinations are counted in the browser", async ({ openAs, newPerson, say }) => {
  const page = await openAs(await newPerson());
  await openWith(page, say, million);
  await page.getByRole("button", { name: say("schedule:combinations.title") }).click();
  await expect(page.getByText(say("schedule:combinations.count", { count: 1_000_000, formatted: "1,000,000" }))).toBeVisible();
});

test("a browser that runs no worker lets the server look", async ({ openAs, newPerson, say }) => {
  const page = await openAs(await newPerson());
  await openWith(page, say, million);
  const failing = { contentType: "text/javascript", body: "throw new Error('Not here');" };
  await page.route("**/combinations.worker*", (route) => route.fulfill(failing));
  await page.getByRole("button", { name: say("schedule:combinations.title") }).click();
  await expect(page.getByRole("heading", { name: say("schedule:combinations.choice", { number: 1 }) })).toBeVisible();
});
