/** What organizers say of a ticket category: the limit per person, when it is sold, and whether it may be passed on. */
import { ticketCategories } from "@schema/events";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { dayAhead, eventBody } from "../../support/events";
import { call, type Person, signUp, testContext, visit } from "../../support/site";

const { db } = testContext();
const rowsOf = (eventId: string) => db.select().from(ticketCategories).where(eq(ticketCategories.eventId, eventId));

interface Answer {
  data: { event_id: string; ticket_categories: Record<string, unknown>[] };
  error?: { details: unknown };
}

const add = (as: Person, category: object) =>
  call<Answer>("/event/manage", {
    as,
    json: eventBody({ event_ticket: true, ticket_categories: [{ name: "Student", price: 0, ...category }] }),
  });

test("limit, sale window and transfers are kept as they were sent, and have their usual values otherwise", async () => {
  const staff = await signUp({ userRole: "moderator" });
  const own = { per_person: 2, sale_from: "2037-01-05T10:00", sale_until: "2037-01-09T23:30", is_transferable: false };
  const { body } = await add(staff, own);
  expect(body.data.ticket_categories).toMatchObject([own]);
  const [row] = await rowsOf(body.data.event_id);
  expect(row).toMatchObject({ perPerson: 2, saleFrom: Date.parse("2037-01-05T07:00:00Z"), isTransferable: false });
  const usual = await add(staff, {});
  expect(usual.body.data.ticket_categories).toMatchObject([{ per_person: 4, sale_from: null, sale_until: null, is_transferable: true }]);
});

test.each([
  ["per_person", { per_person: 0 }],
  ["per_person", { per_person: 21 }],
  ["sale_from", { sale_from: "soon" }],
  ["sale_until", { sale_from: "2037-01-05T10:00", sale_until: "2037-01-05T10:00" }],
])("a category whose %s is wrong (%j) is refused by that field's name", async (field, category) => {
  const { status, body } = await add(await signUp({ userRole: "moderator" }), category);
  expect([status, JSON.stringify(body.error?.details).includes(field)]).toEqual([400, true]);
});

test("the form shows them, takes them without scripts, and loses nothing when it refuses", async () => {
  const staff = await signUp({ userRole: "moderator" });
  const { body } = await add(staff, { per_person: 3, sale_until: "2037-01-09T23:30", is_transferable: false });
  const { event_id: eventId, ticket_categories: categories } = body.data;
  const path = `/event/edit/${eventId}`;
  const html = await (await visit(path, { as: staff })).text();
  expect(html).toMatch(/name="ticket_categories\[0\]\.per_person"[^>]*value="3"|value="3"[^>]*name="ticket_categories\[0\]\.per_person"/);
  expect(html).toContain('value="2037-01-09T23:30"');
  const form = {
    event_name: "Night",
    "event_date_times[0].event_date": dayAhead(3),
    "event_date_times[0].event_time": "20:00",
    event_location: "Devrim",
    event_type: "social",
    show_status: "active",
    event_university: "METU",
    event_campus: "Ankara",
    event_ticket: "on",
    "ticket_categories[0].category_id": String(categories[0]?.category_id),
    "ticket_categories[0].name": "Student",
    "ticket_categories[0].price": "10",
    "ticket_categories[0].per_person": "1",
    "ticket_categories[0].sale_from": "2037-01-02T09:00",
    "ticket_categories[0].is_transferable": "on",
  };
  const refused = await visit(path, { as: staff, form: { ...form, "ticket_categories[0].sale_until": "2037-01-01T09:00" } });
  const page = await refused.text();
  expect([refused.status, page.includes("Choose an end after the start of sales."), page.includes('value="2037-01-01T09:00"')]).toEqual([
    400,
    true,
    true,
  ]);
  expect((await visit(path, { as: staff, form })).status).toBe(303);
  expect(await rowsOf(eventId)).toMatchObject([
    { perPerson: 1, price: 1000, saleFrom: Date.parse("2037-01-02T06:00:00Z"), saleUntil: null, isTransferable: true },
  ]);
});
