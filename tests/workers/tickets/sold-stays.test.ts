/** What was sold stays sold however the event is edited, and an older form doesn't write over a newer event. */
import { ticketCategories } from "@schema/events";
import { ticketOrders } from "@schema/tickets";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { call, type Person, signUp, testContext, visit } from "../../support/site";
import { addTicketedEvent, order, seatsOf } from "../../support/tickets";

const { db } = testContext();
const DATES = [{ event_date: "2037-05-01", event_time: "20:00" }];

interface Answer {
  data: { version: number; ticket_categories: { name: string; price: number }[]; closed_categories: { name: string; taken: number }[] };
  error: { code: string; details: Record<string, string> };
}

/** An event whose hall of two seats is sold. */
async function sold() {
  const creator = await signUp({ userRole: "moderator" });
  const { eventId, categoryId } = await addTicketedEvent({ quantity: 2, name: "Salon" }, { createdBy: creator.userId });
  for (const _ of [1, 2]) await order(await signUp(), eventId, categoryId);
  const path = `/event/manage/${eventId}`;
  const read = async () => (await call<Answer>(path, { as: creator })).body.data;
  const put = (more: object) =>
    call<Answer>(path, {
      as: creator,
      method: "PUT",
      json: { event_name: "Concert", event_date_times: DATES, event_ticket: true, ...more },
    });
  return { creator, eventId, categoryId, read, put };
}

/** Everybody who can buys what they can. @returns how many seats are taken */
async function buyAll(eventId: string): Promise<number> {
  const open = await db.select().from(ticketCategories).where(eq(ticketCategories.eventId, eventId));
  for (const { categoryId } of open) for (const _ of [1, 2, 3]) await order(await signUp(), eventId, categoryId).catch(() => null);
  return (await seatsOf(eventId)).length;
}

const again = (name: string) => ({ name, price: 0, available_quantity: 2 });

test("a category that was sold isn't sold again under its name, whichever way it was taken off the form", async () => {
  for (const name of ["Salon", "salon", " SALON "]) {
    const left = await sold();
    expect((await left.put({ ticket_categories: [again(name)] })).body.error?.code).toBe("events.soldUnderThisName");
    expect(await buyAll(left.eventId)).toBe(2);
    const off = await sold();
    expect((await off.put({ event_ticket: false, ticket_categories: [] })).status).toBe(200);
    expect((await off.read()).closed_categories).toMatchObject([{ name: "Salon", taken: 2 }]);
    expect((await off.put({ ticket_categories: [again(name)] })).body.error?.code).toBe("events.soldUnderThisName");
    const other = await off.put({ ticket_categories: [{ ...again("Balcony") }] });
    expect(other.status).toBe(200);
    const [balcony] = (await off.read()).ticket_categories as unknown as [{ category_id: string }];
    const renamed = await off.put({ ticket_categories: [{ ...again(name), category_id: balcony.category_id }] });
    expect(renamed.body.error?.code).toBe("events.soldUnderThisName");
    expect(await db.select().from(ticketCategories).where(eq(ticketCategories.eventId, off.eventId))).toHaveLength(2);
  }
});

test("a closed category is reopened with the seats that it sold, and sells no more than it has", async () => {
  const { eventId, categoryId, put, read } = await sold();
  await put({ event_ticket: false, ticket_categories: [] });
  expect((await put({ ticket_categories: [], reopened_categories: [categoryId] })).status).toBe(200);
  expect([(await read()).ticket_categories.map(({ name }) => name), (await read()).closed_categories]).toEqual([["Salon"], []]);
  expect(await buyAll(eventId)).toBe(2);
  const row = { category_id: categoryId, name: "Salon", price: 0 };
  for (const fewer of [0, 1])
    expect((await put({ ticket_categories: [{ ...row, available_quantity: fewer }] })).body.error?.code).toBe("events.fewerThanSold");
  expect((await put({ ticket_categories: [{ ...row, available_quantity: 2 }], event_capacity: 1 })).body.error?.code).toBe(
    "events.fewerThanSold",
  );
});

test("the form shows closed categories and reopens the one that is ticked", async () => {
  const { creator, eventId, categoryId, put, read } = await sold();
  await put({ event_ticket: false, ticket_categories: [] });
  const page = await (await visit(`/event/edit/${eventId}`, { as: creator })).text();
  expect(page).toContain("Salon · sold or on hold: 2");
  const form = { ...(await formOf(creator, eventId)), event_ticket: "on", "reopened_categories[0]": categoryId };
  expect((await visit(`/event/edit/${eventId}`, { as: creator, form })).status).toBe(303);
  expect((await read()).ticket_categories.map(({ name }) => name)).toEqual(["Salon"]);
});

/** The fields of an event's form that a browser would send. */
async function formOf(creator: Person, eventId: string) {
  const page = await (await visit(`/event/edit/${eventId}`, { as: creator })).text();
  const [, version = ""] = /name="version" value="(\d+)"/.exec(page) ?? [];
  return {
    event_name: "Concert",
    event_type: "academic",
    show_status: "active",
    event_university: "METU",
    event_campus: "Ankara",
    version,
    event_location: "Devrim",
    "event_date_times[0].event_date": "2037-05-01",
    "event_date_times[0].event_time": "20:00",
  };
}

test("an older form doesn't set prices back or close what sells: it reads what differs, and may save over it then", async () => {
  const { creator, eventId, categoryId, put, read } = await sold();
  const older = await formOf(creator, eventId);
  expect(older.version).not.toBe("");
  const category = { category_id: categoryId, name: "Salon", price: 200, available_quantity: 2 };
  await put({ event_location: "Devrim", ticket_categories: [category] });
  const row = { "ticket_categories[0].category_id": categoryId, "ticket_categories[0].name": "Salon", "ticket_categories[0].price": "150" };
  const form = {
    ...older,
    event_ticket: "on",
    ...row,
    "ticket_categories[0].available_quantity": "2",
    "ticket_categories[0].is_transferable": "on",
  };
  const refused = await visit(`/event/edit/${eventId}`, { as: creator, form });
  const said = await refused.text();
  expect([refused.status, said.includes("Price: 200"), said.includes("Quantity: ")]).toEqual([409, true, false]);
  const closing = await visit(`/event/edit/${eventId}`, { as: creator, form: older });
  expect(closing.status).toBe(409);
  expect((await read()).ticket_categories).toMatchObject([{ name: "Salon", price: 200 }]);
  const [, version = ""] = /name="version" value="(\d+)"/.exec(said) ?? [];
  expect((await visit(`/event/edit/${eventId}`, { as: creator, form: { ...form, version } })).status).toBe(303);
  expect((await read()).ticket_categories).toMatchObject([{ name: "Salon", price: 150 }]);
});

test("of two changes of the same version one is written, with its dates and categories, and the other not at all", async () => {
  const { eventId, categoryId, put, read } = await sold();
  const { version } = await read();
  const change = (price: number) =>
    put({
      version,
      event_name: `Concert ${price}`,
      ticket_categories: [{ category_id: categoryId, name: "Salon", price, available_quantity: 2 }],
    });
  const answers = await Promise.all([100, 200, 300, 400].map(change));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const won = [100, 200, 300, 400][answers.findIndex(({ status }) => status === 200)];
  expect(await read()).toMatchObject({ event_name: `Concert ${won}`, ticket_categories: [{ price: won }] });
  expect(await db.select().from(ticketOrders).where(eq(ticketOrders.eventId, eventId))).toHaveLength(2);
});

test("fields that the form doesn't show are neither judged nor written", async () => {
  const { creator, eventId, read } = await sold();
  const hidden: Record<string, string>[] = [
    { event_capacity: "unlimited", event_capacity_custom: "0" },
    { event_capacity: "unknown", event_capacity_custom: "many" },
    { "ticket_categories[0].name": "VIP", "ticket_categories[0].price": "12.5", "ticket_categories[0].sale_from": "never" },
    { event_type_other: "x".repeat(500), event_city: "Ankara", event_city_other: "y".repeat(500) },
  ];
  for (const fields of hidden) {
    const form = { ...(await formOf(creator, eventId)), ...fields };
    expect((await visit(`/event/edit/${eventId}`, { as: creator, form })).status).toBe(303);
  }
  const shown = { ...(await formOf(creator, eventId)), event_capacity: "custom", event_capacity_custom: "0" };
  expect((await visit(`/event/edit/${eventId}`, { as: creator, form: shown })).status).toBe(400);
  expect((await read()).ticket_categories).toEqual([]);
});
