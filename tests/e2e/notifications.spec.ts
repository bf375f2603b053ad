/** A moderator announces on a phone in English, a student hears of it at a desk in Turkish, also without scripts. */
import { randomBytes } from "node:crypto";
import { signIn } from "./support/people";
import { awake, expect, runMinute, test } from "./support/test";
import { browserLocales, speaker } from "./support/words";

const [en, tr] = [speaker("en"), speaker("tr")];

test("an announcement goes from the moderator's phone to the student's bell, and is read there", async ({
  browser,
  openAs,
  newPerson,
  baseURL,
}) => {
  const mark = randomBytes(4).toString("hex");
  const desk = await browser.newContext({ locale: browserLocales.tr, viewport: { width: 1280, height: 900 }, baseURL });
  await signIn(desk.request, await newPerson());
  const student = await desk.newPage();

  const staff = await openAs("moderator");
  await staff.setViewportSize({ width: 390, height: 844 });
  await staff.goto("/admin/notifications/all");
  await awake(staff);
  await staff
    .getByRole("link", { name: en("notifications:staff.add") })
    .first()
    .click();
  const field = (name: string) => staff.getByLabel(new RegExp(`^${en(`notifications:fields.${name}`)}`));
  await field("title_en").fill(`The library stays open ${mark}`);
  await field("title_tr").fill(`Kütüphane açık kalıyor ${mark}`);
  await field("text_tr").fill("Sınav haftasında gece de açık.");
  await field("link").fill("/event/all");
  await staff.getByRole("button", { name: en("notifications:form.preview") }).click();
  await expect(staff.getByText(/^Reaches at least [\d,]+ people$/)).toBeVisible();
  await staff.getByRole("button", { name: en("notifications:form.send") }).click();
  await expect(staff.getByText(en("notifications:toasts.added"))).toBeVisible();

  await student.goto("/notifications/personal");
  await awake(student);
  const bell = student.getByRole("banner").getByRole("link", { name: new RegExp(`^${tr("notifications:pages.personal")} \\(\\d`) });
  await expect(bell).toBeVisible();
  await student.getByRole("link", { name: `Kütüphane açık kalıyor ${mark}`, exact: true }).click();
  await expect(student.getByText("Sınav haftasında gece de açık.")).toBeVisible();
  await expect(student.getByRole("link", { name: tr("notifications:list.open"), exact: true })).toHaveAttribute("href", "/event/all");
  await student.goBack();
  await awake(student);
  const all = student.getByRole("button", { name: tr("notifications:list.markAll") });
  if (await all.isVisible()) await all.click();
  await expect(student.getByText(tr("notifications:list.noneUnread"))).toBeVisible();
  await expect(student.getByRole("banner").getByRole("link", { name: tr("notifications:pages.personal"), exact: true })).toBeVisible();

  await staff.getByRole("link", { name: en("notifications:staff.withdrawOne", { title: `The library stays open ${mark}` }) }).click();
  await staff.getByRole("button", { name: en("notifications:remove.withdraw"), exact: true }).click();
  await expect(staff.getByText(en("notifications:toasts.withdrawn"))).toBeVisible();
  await student.reload();
  await expect(student.getByText(`Kütüphane açık kalıyor ${mark}`)).toHaveCount(0);
  await desk.close();
});

/** Counts how often the page asks for permission, and answers in the browser's place. */
function countAsking(): void {
  const counted = window as unknown as { asked: number };
  counted.asked = 0;
  const requestPermission = () => Promise.resolve(++counted.asked > 0 ? "denied" : "default");
  Object.defineProperty(window, "Notification", { value: { permission: "default", requestPermission } });
}

test("an alarm rings at the bell in both languages, and leads to itself; permission to push is asked after a click alone", async ({
  browser,
  demoStates,
  baseURL,
  request,
}) => {
  await runMinute(request);
  const title = /Return the library books/;
  const open = async (locale: "en" | "tr", width: number) => {
    const context = await browser.newContext({
      storageState: demoStates.newcomer,
      locale: browserLocales[locale],
      viewport: { width, height: 844 },
      baseURL,
    });
    const page = await context.newPage();
    await page.addInitScript(countAsking);
    await page.goto("/my-space");
    await awake(page);
    return page;
  };
  const phone = await open("en", 390);
  const bell = phone.getByRole("banner").getByRole("link", { name: new RegExp(`^${en("notifications:pages.personal")} \\(\\d`) });
  await bell.click();
  await expect(phone.getByRole("link", { name: title }).first()).toBeVisible();
  const desk = await open("tr", 1280);
  await desk
    .getByRole("banner")
    .getByRole("link", { name: new RegExp(`^${tr("notifications:pages.personal")}`) })
    .click();
  await desk.getByRole("link", { name: title }).first().click();
  await expect(desk).toHaveURL(/\/alarm\/one\/alarm-demo-4$/);
  await expect(desk.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await desk.goto("/profile/notifications");
  await awake(desk);
  const asked = () => desk.evaluate(() => (window as unknown as { asked: number }).asked);
  const turnOn = desk.getByRole("button", { name: tr("notifications:push.turnOn"), exact: true });
  await expect(turnOn).toBeVisible();
  expect(await asked()).toBe(0);
  await turnOn.click();
  await expect(desk.getByText(tr("notifications:push.denied"))).toBeVisible();
  expect(await asked()).toBe(1);
  await Promise.all([phone, desk].map((page) => page.context().close()));
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a student opens a notification, marks another as read, deletes one and chooses email", async ({ browser, demoStates, baseURL }) => {
    const context = await browser.newContext({ storageState: demoStates.student, javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto("/notifications/personal");
    await expect(page.getByRole("heading", { level: 1, name: en("notifications:pages.personal") })).toBeVisible();
    // Announcements come and go in other tests meanwhile; only one's own can be deleted.
    const own = page.getByRole("link", { name: /^Delete: / });
    await page
      .getByRole("link", { name: /New reply in/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/thread\/one\//);
    await page.goto("/notifications/personal");
    const before = await own.count();
    await own.first().click();
    await page.getByRole("button", { name: en("notifications:remove.confirm"), exact: true }).click();
    await expect(own).toHaveCount(before - 1);
    await page.getByRole("link", { name: en("notifications:list.settings"), exact: true }).click();
    const discussions = page.getByRole("row").filter({ hasText: en("notifications:groups.discussions") });
    const each = discussions.getByText(en("notifications:settings.each"));
    await each.click();
    const choice = page.getByLabel(en("thread:notices.replyChoice"), { exact: true });
    await choice.selectOption("digest");
    await page.locator("input[name=quiet_from]").fill("23:00");
    await page.locator("input[name=quiet_until]").fill("07:00");
    await page.getByRole("button", { name: en("notifications:settings.save"), exact: true }).click();
    await expect(choice).toHaveValue("digest");
    await expect(page.locator("input[name=quiet_from]")).toHaveValue("23:00");
    await context.close();
  });
});
