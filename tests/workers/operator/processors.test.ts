/** A service is used once an admin has filled in who processes data there, and everybody reads what is filled in (decision 076). */
import { settings } from "@schema/platform";
import { ticketOrders } from "@schema/tickets";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { loader as documentLoader } from "../../../app/chrome/document.server";
import { usedModel } from "../../../app/features/ai/models.server";
import { readPaymentPage } from "../../../app/features/payments/payments.service.server";
import { formMapOf } from "../../../app/platform/places.server";
import type { Service } from "../../../app/platform/processors";
import { demoProcessors } from "../../../drizzle/seed/operator";
import { see } from "../../support/pages";
import { openSipay } from "../../support/sipay";
import { env, type Person, signUp, testContext, visit } from "../../support/site";
import { addTicketedEvent, order } from "../../support/tickets";

const PAGE = "/admin/settings/processors";
const { db } = testContext();
const admin = () => signUp({ userRole: "admin" });

/** Everybody but these is named. */
async function without(...services: Service[]): Promise<void> {
  const none = Object.fromEntries(services.map((service) => [service, { ...demoProcessors[service], contract: "" }]));
  await db
    .update(settings)
    .set({ value: { ...demoProcessors, ...none } })
    .where(eq(settings.name, "processors"));
  await env.KV.delete("settings");
}

const version = async () => Math.max(0, ...(await db.select({ at: settings.updatedAt }).from(settings)).map(({ at }) => at));
const send = async (as: Person, own: Record<string, string>) =>
  visit(PAGE, { as, form: { ...own, version: String(await version()) }, headers: { origin: "https://hocam.test" } });

beforeEach(() => without());

test("an admin fills in a row, and what is whole stands on the public page in the reader's language; half a row stands nowhere", async () => {
  await without("sentry");
  const read = async (language: string) => (await see("/privacy/processors", { headers: { "accept-language": language } })).body;
  expect([(await read("en")).includes("Functional Software"), (await read("en")).includes("Google Ireland Limited")]).toEqual([
    false,
    true,
  ]);
  const as = await admin();
  const row = { service: "sentry", company: "Deneme GmbH", country: "DE", mechanism: "standard" };
  expect((await send(as, row)).status).toBe(303);
  expect(await read("en")).not.toContain("Deneme GmbH");
  expect((await send(as, { ...row, contract: "2026-02-03" })).status).toBe(303);
  const [english, turkish] = [await read("en"), await read("tr")];
  for (const words of ["Deneme GmbH", "Germany", "Standard contract", "Technical details of an error"]) expect(english).toContain(words);
  for (const words of ["Deneme GmbH", "Almanya", "Standart sözleşme", "Hatanın teknik ayrıntıları"]) expect(turkish).toContain(words);
  for (const page of ["/policies/privacy", "/imprint"]) expect((await see(page)).body).toContain('href="/privacy/processors"');
});

test("a row that can't be is refused at its field, and one that somebody changed meanwhile isn't overwritten", async () => {
  const as = await admin();
  const row = { service: "google", company: "G", country: "IE", mechanism: "standard", contract: "2026-02-03" };
  for (const own of [{ country: "XX" }, { contract: "soon" }, { mechanism: "domestic" }, { country: "TR" }, { service: "fax" }])
    expect([own, (await send(as, { ...row, ...own })).status]).toEqual([own, 400]);
  const stale = { ...row, version: "1" };
  expect((await visit(PAGE, { as, form: stale, headers: { origin: "https://hocam.test" } })).status).toBe(409);
  expect((await visit(PAGE, { as: await signUp({ userRole: "moderator" }) })).status).toBe(302);
});

test("nothing that costs money is ordered while nobody says who takes it; what waits is paid all the same", async () => {
  const paid = await addTicketedEvent({ price: 10_000 });
  const buyer = await signUp();
  openSipay();
  await order(buyer, paid.eventId, paid.categoryId);
  await without("sipay");
  const late = await signUp();
  await expect(order(late, paid.eventId, paid.categoryId)).rejects.toMatchObject({ code: "tickets.noSeller" });
  expect(await db.select().from(ticketOrders).where(eq(ticketOrders.userId, late.userId))).toEqual([]);
  expect((await readPaymentPage(buyer.ctx, paid.eventId))?.canPay).toBe(true);
  await without();
  await order(late, paid.eventId, paid.categoryId);
});

test("Google, Sentry and the model are used while their rows are filled in, and not otherwise", async () => {
  const ctx = testContext({
    env: { ...env, SENTRY_DSN: "https://a@sentry.test/1", ANALYTICS_ID: "G-1", GOOGLE_MAPS_KEY: "key", AI: {} as Ai },
  });
  const used = async () => {
    const request = new Request("https://hocam.test/");
    const told = await documentLoader({ request, params: {}, context: { ctx, cookies: [], nonce: "" } } as never);
    return {
      login: (await see("/reception/login")).body.includes("/google"),
      map: (await formMapOf(ctx)).setup !== null,
      counts: told.analyticsId !== null,
      sentry: told.sentryDsn !== null,
      model: (await usedModel(ctx)) !== null,
    };
  };
  expect(await used()).toEqual({ login: true, map: true, counts: true, sentry: true, model: true });
  await without("google");
  expect(await used()).toEqual({ login: false, map: false, counts: false, sentry: true, model: true });
  await without("sentry", "model");
  expect(await used()).toEqual({ login: true, map: true, counts: true, sentry: false, model: false });
});

test("the panel names hosting and mail while nobody says who processes data there", async () => {
  const as = await admin();
  expect((await see("/admin/panel", { as })).body).not.toContain("Nobody has filled in");
  await without("mail");
  expect((await see("/admin/panel", { as })).body).toContain("Nobody has filled in who processes data for: email");
});
