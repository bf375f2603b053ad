/** What may come between a buyer and the evening: a camera at the door, a hold that ends, a payment too late, an event that is off. */
import type { Page } from "@playwright/test";
import { CLOCK_HEADER } from "../../app/platform/clock";
import { looks } from "./support/looks";
import { freshAddress } from "./support/people";
import { awake, expect, runMinute, test } from "./support/test";
import type { Say } from "./support/words";

// A hold that has ended is an order that isn't there.
test.use({ refusals: [404, 409] });

const MINUTE = 60_000;

/** From here on the site takes this browser for one of so many minutes from now (negative: ago). Scheduled jobs live now. */
const liveAhead = (page: Page, minutes: number) =>
  page.context().setExtraHTTPHeaders({ "cf-connecting-ip": freshAddress(), [CLOCK_HEADER]: String(minutes * MINUTE) });

/** Announces an event of one category, a name of its own, so many hours from now. */
async function addEvent(organizer: Page, price: number, hours: number) {
  const name = `Küçük salon ${crypto.randomUUID().slice(0, 8)}`;
  const [day, time] = new Date(Date.now() + hours * 60 * MINUTE).toLocaleString("sv", { timeZone: "Europe/Istanbul" }).split(" ");
  const data = {
    event_name: name,
    event_date_times: [{ event_date: day, event_time: time?.slice(0, 5) }],
    event_ticket: true,
    ticket_categories: [{ name: "Öğrenci", price, available_quantity: 1 }],
  };
  const answer = await organizer.context().request.post("/api/v1/event/manage", { data });
  expect(answer.status()).toBe(201);
  return { name, eventId: (await answer.json()).data.event_id as string };
}

async function orderOne(page: Page, say: Say, eventId: string): Promise<void> {
  await page.goto(`/event/ticket/buy/${eventId}`);
  await page.getByRole("combobox").first().selectOption("1");
  await page.getByRole("button", { name: say("tickets:buy.order") }).click();
}

const payButton = (page: Page, say: Say) => page.getByRole("button", { name: say("payments:payment.pay") });

/** Agrees to what is shown, and goes to the provider's page. */
async function agreeAndPay(page: Page, say: Say): Promise<void> {
  await page.getByLabel(say("payments:fields.of_age")).check();
  await page.getByLabel(say("payments:fields.agreed")).check();
  await payButton(page, say).click();
}

/** Pays on the provider's page, and comes back. */
async function payThere(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.getByRole("button", { name: "Back to the shop" }).click();
}

/** Gives this page a camera that sees one picture (PNG in base64) on a white wall. */
function pointCameraAt(picture: string): void {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  navigator.mediaDevices.getUserMedia = async () => {
    const seen = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const wall = document.createElement("canvas");
    [wall.width, wall.height] = [640, 480];
    const pen = wall.getContext("2d");
    setInterval(() => {
      if (!pen) return;
      pen.fillStyle = "white";
      pen.fillRect(0, 0, wall.width, wall.height);
      pen.drawImage(seen, 140, 60, 360, 360);
    }, 100);
    return wall.captureStream();
  };
}

for (const [language, width] of looks("ticket troubles")) {
  test.describe(`in ${language} at ${width}`, () => {
    test.use({ locale: language === "tr" ? "tr-TR" : "en-GB", viewport: { width, height: 844 } });

    test("the door's camera reads the code off the holder's phone", async ({ newPerson, openAs, say }) => {
      const door = await openAs("moderator");
      const { eventId } = await addEvent(door, 0, 3);
      const page = await openAs(await newPerson());
      await orderOne(page, say, eventId);
      const code = page.getByRole("img", { name: say("tickets:one.qr") });
      await expect(code).toBeVisible();
      await door.addInitScript(pointCameraAt, (await code.screenshot()).toString("base64"));
      await door.goto(`/event/ticket/check-in/${eventId}`);
      await awake(door);
      await door.getByRole("button", { name: say("tickets:desk.scan") }).click();
      await expect(door.getByRole("status").filter({ hasText: "Çağrı Işık" })).toBeVisible();
      await page.reload();
      await expect(page.getByText(say("tickets:states.in"), { exact: true })).toBeVisible();
    });

    test("who lets the hold run out is told so; who pays after it gets the seat while there is one, else the money back", async ({
      newPerson,
      openAs,
      say,
    }) => {
      const { eventId } = await addEvent(await openAs("moderator"), 75, 120);
      const [slow, late, rival] = [await openAs(await newPerson()), await openAs(await newPerson()), await openAs(await newPerson())];
      await orderOne(slow, say, eventId);
      await expect(payButton(slow, say)).toBeVisible();
      await liveAhead(slow, 20);
      await agreeAndPay(slow, say);
      await expect(slow.getByText(say("payments:payment.noneText"))).toBeVisible();

      await liveAhead(late, 20);
      await orderOne(late, say, eventId);
      await agreeAndPay(late, say);
      await expect(late.getByRole("button", { name: "Pay", exact: true })).toBeVisible();
      await liveAhead(late, 40);
      await liveAhead(rival, 40);
      await orderOne(rival, say, eventId);
      await agreeAndPay(rival, say);
      await payThere(rival);
      await expect(rival.getByText(say("tickets:success.paid"))).toBeVisible();
      await payThere(late);
      await expect(late.getByText(say("payments:success.unseated"))).toBeVisible();
    });

    test("an event that is called off gives its holders their money back", async ({ newPerson, openAs, request, say }) => {
      const organizer = await openAs("moderator");
      const { eventId, name } = await addEvent(organizer, 75, 120);
      const page = await openAs(await newPerson());
      await orderOne(page, say, eventId);
      await agreeAndPay(page, say);
      await payThere(page);
      await expect(page.getByRole("img", { name: say("tickets:one.qr") })).toBeVisible();
      const ticket = page.url();
      await liveAhead(organizer, -40);
      await organizer.goto("/event/personal");
      await awake(organizer);
      await organizer.getByRole("button", { name: `${say("events:panel.remove")}: ${name}` }).click();
      await organizer
        .getByRole("dialog")
        .getByRole("button", { name: say("events:panel.remove") })
        .click();
      await expect(organizer.getByText(name)).toHaveCount(0);
      await runMinute(request);
      await page.goto(ticket);
      await expect(page.getByText(say("tickets:states.refunded"), { exact: true })).toBeVisible();
      await page.goto("/sipay/personal");
      await expect(page.getByText(new RegExp(say("payments:personal.refunded", { price: "75 ₺" })))).toBeVisible();
    });
  });
}
