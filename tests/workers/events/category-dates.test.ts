/** What organizers say of the date that a ticket category is for: chosen among the event's, kept while it moves, and refused where tickets are sold. */
import { ticketCategories } from "@schema/events";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { dayAhead, eventBody } from "../../support/events";
import { call, type Person, signUp, testContext, visit } from "../../support/site";
import { order } from "../../support/tickets";

interface Answer {
  data: { event_id: string; ticket_categories: { category_id: string; name: string; only_on: string | null }[] };
  error?: { code: string; message: string };
}

const date = (days: number, event_time = "20:00") => ({ event_date: dayAhead(days), event_time });
const minute = (days: number, time = "20:00") => `${dayAhead(days)}T${time}`;
const staffed = () => signUp({ userRole: "moderator" });

/** Writes an event on the third and the fifth day from now, with a category for each and one for both. */
async function added(as: Person) {
  const categories = [
    { name: "Third", price: 0, only_on: minute(3) },
    { name: "Fifth", price: 0, only_on: minute(5) },
    { name: "Both", price: 0 },
  ];
  const { body } = await call<Answer>("/event/manage", {
    as,
    json: eventBody({ event_ticket: true, event_date_times: [date(3), date(5)], ticket_categories: categories }),
  });
  const { event_id: eventId, ticket_categories: rows } = body.data;
  const put = async (days: object[], change: (row: Answer["data"]["ticket_categories"][number]) => object = () => ({})) => {
    const kept = rows.map((row) => ({ ...row, ...change(row) }));
    const json = eventBody({ event_ticket: true, event_date_times: days, ticket_categories: kept });
    const answer = await call<Answer>(`/event/manage/${eventId}`, { as, method: "PUT", json });
    return { status: answer.status, code: answer.body.error?.code, message: answer.body.error?.message, dates: await datesOf(as, eventId) };
  };
  return { eventId, rows, put };
}

/** The dates of an event's categories by their names. */
async function datesOf(as: Person, eventId: string) {
  const { body } = await call<Answer>(`/event/manage/${eventId}`, { as });
  return body.data.ticket_categories.map(({ name, only_on }) => [name, only_on]);
}

test("a category is for the date that was chosen, or for all", async () => {
  const staff = await staffed();
  const { eventId, put } = await added(staff);
  const expected = [
    ["Third", minute(3)],
    ["Fifth", minute(5)],
    ["Both", null],
  ];
  expect(await datesOf(staff, eventId)).toEqual(expected);
  expect((await put([date(3), date(5)])).dates).toEqual(expected);
  expect((await put([date(3), date(5)], () => ({ only_on: null }))).dates.map(([, only]) => only)).toEqual([null, null, null]);
});

test("a date that the event doesn't have is refused, of a new event and of one that is there", async () => {
  const staff = await staffed();
  const category = { name: "Lost", price: 0, only_on: minute(4) };
  const json = eventBody({ event_ticket: true, event_date_times: [date(3), date(5)], ticket_categories: [category] });
  const fresh = await call<Answer>("/event/manage", { as: staff, json });
  expect([fresh.status, fresh.body.error?.code]).toEqual([400, "events.unknownDate"]);
  const { put } = await added(staff);
  expect(await put([date(3), date(5)], ({ name }) => (name === "Both" ? { only_on: minute(4) } : {}))).toMatchObject({
    code: "events.unknownDate",
  });
});

test("a category follows its date where that moves, whether it is named by its time before or after", async () => {
  const staff = await staffed();
  for (const only_on of [minute(5), minute(6, "21:30")]) {
    const { put, rows, eventId } = await added(staff);
    await order(await signUp(), eventId, rows[1]?.category_id ?? "");
    const moved = await put([date(3), date(6, "21:30")], ({ name }) => (name === "Fifth" ? { only_on } : {}));
    expect([moved.status, moved.dates]).toEqual([
      200,
      [
        ["Third", minute(3)],
        ["Fifth", minute(6, "21:30")],
        ["Both", null],
      ],
    ]);
  }
});

test("a date that tickets are sold for isn't removed nor exchanged for another, and the refusal says so; one without tickets is", async () => {
  const staff = await staffed();
  const { eventId, rows, put } = await added(staff);
  await order(await signUp(), eventId, rows[1]?.category_id ?? "");
  const before = await datesOf(staff, eventId);
  const removed = await put([date(3)]);
  expect([removed.status, removed.code, removed.message, removed.dates]).toEqual([
    409,
    "events.dateIsSold",
    expect.stringContaining("can't remove it"),
    before,
  ]);
  const exchanged = await put([date(3), date(5)], ({ name }) => (name === "Fifth" ? { only_on: minute(3) } : {}));
  expect([exchanged.status, exchanged.code, exchanged.dates]).toEqual([409, "events.soldForItsDate", before]);
  const widened = await put([date(3), date(5)], ({ name }) => (name === "Fifth" ? { only_on: null } : {}));
  expect([widened.code, widened.dates]).toEqual(["events.soldForItsDate", before]);
  expect(await put([date(5)])).toMatchObject({ code: "events.unknownDate", dates: before });
  const done = await put([date(5)], ({ name }) => (name === "Third" ? { only_on: null } : {}));
  expect([done.status, done.dates]).toEqual([
    200,
    [
      ["Third", null],
      ["Fifth", minute(5)],
      ["Both", null],
    ],
  ]);
});

test("the form asks for the date only where there are several, takes it without scripts and keeps it when it refuses", async () => {
  const staff = await staffed();
  const one = await call<Answer>("/event/manage", {
    as: staff,
    json: eventBody({ event_ticket: true, ticket_categories: [{ name: "Only", price: 0 }] }),
  });
  const page = async (eventId: string) => (await visit(`/event/edit/${eventId}`, { as: staff })).text();
  expect(await page(one.body.data.event_id)).not.toContain(".only_on");
  const { eventId, rows } = await added(staff);
  const html = await page(eventId);
  for (const nr of [0, 1, 2]) expect(html).toContain(`name="ticket_categories[${nr}].only_on"`);
  expect(html).toContain(`<option value="${minute(5)}" selected="">`);
  const form = {
    event_name: "Night",
    "event_date_times[0].event_date": dayAhead(3),
    "event_date_times[0].event_time": "20:00",
    "event_date_times[1].event_date": dayAhead(5),
    "event_date_times[1].event_time": "20:00",
    event_location: "Devrim",
    event_type: "social",
    show_status: "active",
    event_university: "METU",
    event_campus: "Ankara",
    event_ticket: "on",
    "ticket_categories[0].category_id": rows[2]?.category_id ?? "",
    "ticket_categories[0].name": "Both",
    "ticket_categories[0].price": "0",
    "ticket_categories[0].is_transferable": "on",
    "ticket_categories[0].only_on": minute(5),
  };
  const refused = await visit(`/event/edit/${eventId}`, { as: staff, form: { ...form, "ticket_categories[0].name": "" } });
  expect(await refused.text()).toContain(`<option value="${minute(5)}" selected="">`);
  expect((await visit(`/event/edit/${eventId}`, { as: staff, form })).status).toBe(303);
  expect(await datesOf(staff, eventId)).toEqual([["Both", minute(5)]]);
  const [row] = await testContext()
    .db.select()
    .from(ticketCategories)
    .where(eq(ticketCategories.categoryId, rows[2]?.category_id ?? ""));
  expect(row?.dateKey).not.toBeNull();
});
