/** The way of a ticket: got, shown, let in once, and returned; one that is paid for on the provider's page; and one from the waiting list. */

import type { Page } from "@playwright/test";
import { TICKETED_EVENT } from "./support/addresses";
import { looks } from "./support/looks";
import { awake, expect, test } from "./support/test";

/** The seed's event whose tickets cost something. */
const PAID_EVENT = "event-3";

test.use({ refusals: [409] });

/** A moderator announces an event with one free ticket. @returns its id */
async function addSmallEvent(organizer: Page): Promise<string> {
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const data = {
    event_name: "Küçük salon",
    event_date_times: [{ event_date: day, event_time: "20:00" }],
    event_ticket: true,
    ticket_categories: [{ name: "Öğrenci", price: 0, available_quantity: 1 }],
  };
  const answer = await organizer.context().request.post("/api/v1/event/manage", { data });
  expect(answer.status()).toBe(201);
  return (await answer.json()).data.event_id;
}

for (const [language, width] of looks("tickets")) {
  test.describe(`in ${language} at ${width}`, () => {
    test.use({ locale: language === "tr" ? "tr-TR" : "en-GB", viewport: { width, height: 844 } });

    test("a free ticket is got, its code let in once, and a second scan refused", async ({ newPerson, openAs, say }) => {
      const page = await openAs(await newPerson());
      await page.goto(`/event/${TICKETED_EVENT}`);
      await page.getByRole("link", { name: say("events:tickets.buy") }).click();
      await page.getByRole("combobox").first().selectOption("1");
      await page.getByRole("button", { name: say("tickets:buy.order") }).click();
      await expect(page.getByRole("img", { name: say("tickets:one.qr") })).toBeVisible();
      const code = (await page.locator(".font-mono").textContent()) ?? "";
      const door = await openAs("moderator");
      await door.goto(`/event/ticket/check-in/${TICKETED_EVENT}`);
      const enter = async () => {
        await door.getByLabel(say("tickets:fields.code")).fill(code);
        await door.getByRole("button", { name: say("tickets:one.checkIn") }).click();
      };
      await enter();
      const field = door.getByLabel(say("tickets:fields.code"));
      await expect(door.getByRole("status").filter({ hasText: "Çağrı Işık" })).toBeVisible();
      await expect(field, "the next code is typed without a tap").toBeFocused();
      await enter();
      await expect(door.getByRole("alert").first()).toBeVisible();
      await expect(field).toBeFocused();
      await page.reload();
      await expect(page.getByText(say("tickets:states.in"), { exact: true })).toBeVisible();
    });

    test("a paid ticket is declined, paid for on the provider's page, and returned", async ({ newPerson, openAs, say }) => {
      const page = await openAs(await newPerson());
      await page.goto(`/event/ticket/buy/${PAID_EVENT}`);
      await expect(page.getByRole("main").getByRole("link", { name: say("chrome:links.termsOfSale") })).toBeVisible();
      await page.getByRole("combobox").first().selectOption("2");
      await page.getByRole("button", { name: say("tickets:buy.order") }).click();
      const pay = page.getByRole("button", { name: say("payments:payment.pay") });
      for (const decision of ["Decline", "Pay"]) {
        await expect(page.getByLabel(say("payments:fields.agreed"))).not.toBeChecked();
        await page.getByLabel(say("payments:fields.of_age")).check();
        await page.getByLabel(say("payments:fields.agreed")).check();
        await pay.click();
        await page.getByRole("button", { name: decision, exact: true }).click();
        await page.getByRole("button", { name: "Back to the shop" }).click();
        if (decision === "Decline") await page.getByRole("link", { name: say("payments:cancel.again") }).click();
      }
      await expect(page.getByText(say("tickets:success.paid"))).toBeVisible();
      await page
        .getByRole("link", { name: say("tickets:one.manage") })
        .first()
        .click();
      await page.getByRole("link", { name: say("tickets:one.refund") }).click();
      await page.getByRole("button", { name: say("tickets:giveBack.refund") }).click();
      await expect(page.getByText(say("tickets:states.refunded"), { exact: true })).toBeVisible();
    });

    test("a sold-out event has a waiting list, and a ticket that comes back is offered to who waits", async ({
      newPerson,
      openAs,
      say,
    }) => {
      const organizer = await openAs("moderator");
      const eventId = await addSmallEvent(organizer);
      const buy = `/event/ticket/buy/${eventId}`;
      const [holder, waiting] = [await openAs(await newPerson()), await openAs(await newPerson())];
      await holder.goto(buy);
      await holder.getByRole("combobox").first().selectOption("1");
      await holder.getByRole("button", { name: say("tickets:buy.order") }).click();
      await expect(holder).toHaveURL(/success/);
      await waiting.goto(buy);
      await waiting.getByRole("button", { name: say("tickets:buy.waitFor", { name: "Öğrenci" }) }).click();
      await expect(waiting.getByRole("button", { name: say("tickets:buy.leaveFor", { name: "Öğrenci" }) })).toBeVisible();
      await holder.getByRole("link", { name: say("tickets:one.manage") }).click();
      await holder.getByRole("link", { name: say("tickets:one.giveBack") }).click();
      await holder.getByRole("button", { name: say("tickets:giveBack.submit") }).click();
      await expect(holder.getByText(say("tickets:states.refunded"), { exact: true })).toBeVisible();
      await expect(async () => {
        await waiting.goto(buy);
        await expect(waiting.getByRole("button", { name: say("tickets:buy.take") })).toBeVisible({ timeout: 1000 });
      }).toPass();
      await waiting.getByRole("button", { name: say("tickets:buy.take") }).click();
      await expect(waiting.getByRole("img", { name: say("tickets:one.qr") })).toBeVisible();
      await organizer.goto(`/event/${eventId}`);
      await organizer.getByRole("link", { name: say("events:tickets.sales") }).click();
      const row = organizer.getByRole("row").filter({ hasText: "Öğrenci" }).first();
      await expect(row).toContainText("1");
      await expect(organizer.getByText("Çağrı Işık")).toBeVisible();
    });
  });
}

test("whoever sells tickets is asked for a category at once, and for none when they change their mind", async ({ openAs, say }) => {
  const page = await openAs("moderator");
  await page.goto("/event/add");
  await awake(page);
  await page.locator("summary", { hasText: say("events:form.tickets") }).click();
  const name = page.locator('[name="ticket_categories[0].name"]');
  await expect(name).toBeHidden();
  await page.getByLabel(say("events:fields.event_ticket")).check();
  await expect(name).toBeVisible();
  await page.getByLabel(say("events:fields.event_ticket")).uncheck();
  await expect(name).toBeHidden();
});
