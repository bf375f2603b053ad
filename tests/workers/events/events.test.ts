/** Events: who may announce them, when they are shown, who sees them, who comes, and what is left behind. */
import { eventDates, events, ticketCategories } from "@schema/events";
import { auditEntries, counters } from "@schema/platform";
import { contributions } from "@schema/review";
import { and, eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { communities } from "../../../drizzle/schema/community";
import { addCommunity, addEvent, dayAhead, eventBody } from "../../support/events";
import { see } from "../../support/pages";
import { addUniversity, DEPARTMENT } from "../../support/rows";
import { call, type Person, signUp, testContext, visit } from "../../support/site";

const HOUR = 3_600_000;

interface Answer {
  message: string;
  data: Record<string, unknown> & { event_id: string };
  error: { code: string; message: string };
}

let moderator: Person;
let student: Person;

beforeAll(async () => {
  await addUniversity();
  [moderator, student] = await Promise.all([signUp({ userRole: "moderator" }), signUp()]);
});

const create = (as: Person, own: Record<string, unknown> = {}, query = "") =>
  call<Answer>(`/event/manage${query}`, { as, json: eventBody(own) });
const change = (as: Person, id: string, own: Record<string, unknown> = {}) =>
  call<Answer>(`/event/manage/${id}`, { as, method: "PUT", json: eventBody(own) });
const rowOf = async (id: string) => (await testContext().db.select().from(events).where(eq(events.eventId, id)))[0];
const auditsOf = (id: string) => testContext().db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));

test("a moderator's event is shown at once, with defaults for what was left out", async () => {
  const { status, body } = await create(moderator, { event_location: "", event_organizer_name: " The Dean " });
  expect([status, body.message]).toEqual([201, "Event created"]);
  expect(body.data).toMatchObject({
    event_description: "Two telescopes and tea.\n\nEvent organizer: The Dean",
    event_location: "Physics U3",
    event_city: "Ankara",
    event_country: "Türkiye",
    event_university: "METU",
    event_campus: "Ankara",
    event_type: "academic",
    event_function: "active",
    show_status: "active",
    show_order: 999999,
    event_capacity: "unlimited",
    event_is_department_specific: "all",
    event_is_allowed_outsiders: "no",
    event_ticket: false,
  });
  expect(body.data.event_date_times).toMatchObject([
    { event_date: dayAhead(3), event_time: "20:00", starts_at: `${dayAhead(3)}T17:00:00.000Z` },
  ]);
});

test("people without a role need a community that they organize", async () => {
  const own = await addCommunity(student);
  const others = await addCommunity(await signUp());
  const merely = await addCommunity(student, { role: "member" });
  const archived = await addCommunity(student, { status: "archived" });
  const none = await create(student);
  expect([none.status, none.body.error]).toMatchObject([
    422,
    { code: "events.needsCommunity", message: "Please select a community to organize this event." },
  ]);
  for (const id of [others, merely, archived, "community-nowhere"]) {
    const { status, body } = await create(student, {}, `?event_organizer_id=${id}`);
    expect([status, body.error.code]).toEqual([403, "events.notYourCommunity"]);
  }
  const right = await create(student, {}, `?event_organizer_id=${own}`);
  expect(right.body.data).toMatchObject({ show_status: "inactive", is_awaiting_review: true, event_organizer_id: own });
  const { body } = await call<{ communities: { community_id: string }[] }>("/event/organize/communities", { as: student });
  expect(body.communities.map(({ community_id }) => community_id)).toEqual([own]);
});

test("a trusted community's event is shown at once; otherwise it waits, and waits again after every change", async () => {
  const community = await addCommunity(student);
  const organizer = { event_organizer_id: community };
  const { event_id: id } = (await create(student, organizer)).body.data;
  expect((await call(`/event/manage/${id}/activate`, { as: student, method: "POST" })).status).toBe(403);
  expect((await call(`/event/manage/${id}/activate`, { as: moderator, method: "POST" })).status).toBe(200);
  expect(await rowOf(id)).toMatchObject({ showStatus: "active", isAwaitingReview: false });
  expect((await change(student, id, { ...organizer, event_name: "Another name" })).body.data).toMatchObject({
    show_status: "inactive",
    is_awaiting_review: true,
  });

  await testContext().db.update(communities).set({ isTrusted: true }).where(eq(communities.communityId, community));
  const trusted = (await create(student, organizer)).body.data;
  expect(trusted).toMatchObject({ show_status: "active", is_awaiting_review: false });
  expect((await change(student, trusted.event_id, organizer)).body.data).toMatchObject({
    show_status: "active",
    is_awaiting_review: false,
  });
  await call(`/event/manage/${trusted.event_id}/deactivate`, { as: moderator, json: { reason: "The hall is closed." } });
  expect((await change(student, trusted.event_id, organizer)).body.data).toMatchObject({
    show_status: "inactive",
    is_awaiting_review: true,
  });
});

test("nobody changes or deletes somebody else's event but staff, and what staff do is written down", async () => {
  const community = await addCommunity(student);
  const id = await addEvent({ createdBy: student.userId, communityId: community });
  const stranger = await signUp();
  expect((await change(stranger, id)).status).toBe(403);
  expect((await call(`/event/manage/${id}`, { as: stranger, method: "DELETE" })).status).toBe(404);
  expect(await auditsOf(id)).toEqual([]);
  expect((await change(moderator, id, { event_name: "By staff" })).status).toBe(200);
  await call(`/event/manage/${id}/deactivate`, { as: moderator, json: { reason: "The hall is closed." } });
  await call(`/event/manage/${id}/deactivate`, { as: moderator, json: { reason: "The hall is closed." } });
  await call(`/event/manage/${id}`, { as: moderator, method: "DELETE" });
  expect((await auditsOf(id)).map(({ act }) => act)).toEqual(["event.edit", "event.deactivate", "event.delete"]);
  expect((await auditsOf(id))[0]).toMatchObject({
    actorId: moderator.userId,
    before: { name: "An evening of talks" },
    after: { name: "By staff" },
  });
});

test("an event that isn't shown is there for its creator and staff alone", async () => {
  const id = await addEvent({ createdBy: student.userId, showStatus: "inactive", isAwaitingReview: true });
  const stranger = await signUp();
  const statuses = async (path: string) =>
    Promise.all([undefined, stranger, student, moderator].map(async (as) => (await visit(path, { as })).status));
  expect(await statuses(`/event/${id}`)).toEqual([404, 404, 200, 200]);
  expect(await statuses(`/api/v1/event/manage/${id}`)).toEqual([401, 404, 200, 200]);
  expect(await statuses(`/api/v1/event/${id}/calendar.ics`)).toEqual([404, 404, 200, 200]);
  const agenda = await call<{ events: { event_id: string }[] }>("/event/all?when=upcoming&size=50", { as: student });
  expect(agenda.body.events.map(({ event_id }) => event_id)).not.toContain(id);
});

test("dates and tickets are replaced together with the event; categories keep their ids", async () => {
  const tickets = {
    event_ticket: true,
    ticket_categories: [
      { name: "Student", price: 50, available_quantity: 10 },
      { name: "Guest", price: 0 },
    ],
  };
  const { data } = (await create(moderator, tickets)).body;
  const [first] = data.ticket_categories as { category_id: string }[];
  expect(data.ticket_categories).toMatchObject([
    { name: "Student", price: 50, available_quantity: 10 },
    { name: "Guest", price: 0, available_quantity: null },
  ]);
  const event_date_times = [
    { event_date: dayAhead(5), event_time: "23:00", event_end_time: "01:30" },
    { event_date: `${dayAhead(4)}T06:00:00.000Z`, event_time: "10:00" },
  ];
  const changed = await change(moderator, data.event_id, {
    event_date_times,
    event_ticket: true,
    ticket_categories: [{ ...first, name: "Students", price: 60 }],
  });
  expect(changed.body.data.ticket_categories).toMatchObject([{ ...first, name: "Students", price: 60 }]);
  const { db } = testContext();
  const dates = await db.select().from(eventDates).where(eq(eventDates.eventId, data.event_id)).orderBy(eventDates.startsAt);
  expect(dates.map(({ startsAt, endsAt }) => [new Date(startsAt).toISOString(), endsAt && (endsAt - startsAt) / HOUR])).toEqual([
    [`${dayAhead(4)}T07:00:00.000Z`, null],
    [`${dayAhead(5)}T20:00:00.000Z`, 2.5],
  ]);
  expect(await rowOf(data.event_id)).toMatchObject({ firstAt: dates[0]?.startsAt, lastAt: dates[1]?.endsAt });
  await change(moderator, data.event_id, { event_ticket: false, ticket_categories: [{ name: "Forgotten", price: 1 }] });
  expect(await db.$count(ticketCategories, eq(ticketCategories.eventId, data.event_id))).toBe(0);
});

test("a new event that is sent again with its key, or twice at once, is one event with its dates and tickets once", async () => {
  const own = {
    key: "an-answer-was-lost",
    event_date_times: [{ event_date: dayAhead(4), event_time: "18:00" }],
    event_ticket: true,
    ticket_categories: [{ name: "Guest", price: 0 }],
  };
  const sent = [...(await Promise.all([create(moderator, own), create(moderator, own)])), await create(moderator, own)];
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
  const ids = new Set(sent.map(({ body }) => body.data.event_id));
  expect(ids.size).toBe(1);
  const [id = ""] = ids;
  const { db } = testContext();
  expect(await db.$count(eventDates, eq(eventDates.eventId, id))).toBe(1);
  expect(await db.$count(ticketCategories, eq(ticketCategories.eventId, id))).toBe(1);
  const other = await signUp({ userRole: "moderator" });
  expect((await create(other, own)).body.data.event_id).not.toBe(id);
  const { key: _, ...without } = own;
  expect((await create(moderator, without)).body.data.event_id).not.toBe(id);
});

test("a category of another event isn't taken over", async () => {
  const one = (await create(moderator, { event_ticket: true, ticket_categories: [{ name: "Mine", price: 5 }] })).body.data;
  const [category] = one.ticket_categories as { category_id: string }[];
  await create(moderator, { event_ticket: true, ticket_categories: [{ category_id: category?.category_id, name: "Stolen", price: 0 }] });
  expect((await call<Answer>(`/event/manage/${one.event_id}`, { as: moderator })).body.data.ticket_categories).toMatchObject([
    { name: "Mine", price: 5 },
  ]);
});

test.each([
  [{ event_name: "  " }, "event_name"],
  [{ event_date_times: [] }, "event_date_times"],
  [{ event_date_times: [{ event_date: "2026-02-30", event_time: "10:00" }] }, "event_date_times.0.event_date"],
  [{ event_date_times: [{ event_date: "2026-02-20", event_time: "25:00" }] }, "event_date_times.0.event_time"],
  [{ event_capacity: 0 }, "event_capacity"],
  [{ event_capacity: 2.5 }, "event_capacity"],
  ...[
    ...["javascript:alert(1)", "http://instagram.com/odtu", "https://user:pw@instagram.com/odtu", "https://instagram.com.evil.dev/odtu"],
    ...[
      "https://evil.dev/instagram.com",
      "https://notinstagram.com/odtu",
      "https://instagram.com:8443/odtu",
      "instagram.com/odtu",
      "@odtu",
    ],
  ].map((link) => [{ event_instagram_link: link }, "event_instagram_link"] as [Record<string, unknown>, string]),
  [{ ticket_categories: [{ name: "", price: 5 }] }, "ticket_categories.0.name"],
  [{ ticket_categories: [{ name: "A", price: -1 }] }, "ticket_categories.0.price"],
  [{ event_coordinates: { lat: 91, lng: 0 } }, "event_coordinates.lat"],
])("what can't be is refused: %j", async (own, field) => {
  const { status, body } = await call<{ error: { details: Record<string, string> } }>("/event/manage", {
    as: moderator,
    json: eventBody(own),
  });
  expect([status, Object.keys(body.error.details)]).toEqual([400, [field]]);
});

test("a department must exist and be active", async () => {
  const right = await create(moderator, { event_is_department_specific: ["all", DEPARTMENT.departmentCode] });
  expect(right.body.data.event_is_department_specific).toEqual([DEPARTMENT.departmentCode]);
  expect((await create(moderator, { event_is_department_specific: [] })).body.data.event_is_department_specific).toBe("all");
  const wrong = await create(moderator, { event_is_department_specific: ["NOPE"] });
  expect([wrong.status, wrong.body.error.code]).toEqual([400, "events.unknownDepartment"]);
});

test("the page says what search engines need and nothing of who comes", async () => {
  const name = "Night </script><script>alert(1)</script>";
  const { data } = (await create(moderator, { event_name: name, event_capacity: 30 })).body;
  await call(`/event/${data.event_id}/rsvp`, { as: student, method: "POST" });
  const { body, headers } = await see(`/event/${data.event_id}`);
  const json = JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? "{}");
  expect(json).toMatchObject({
    "@type": "Event",
    name,
    startDate: `${dayAhead(3)}T17:00:00.000Z`,
    maximumAttendeeCapacity: 30,
    remainingAttendeeCapacity: 29,
  });
  expect(body).not.toContain("<script>alert(1)");
  expect(body).not.toContain(student.userId);
  expect(body).not.toContain(moderator.userId);
  expect(/property="og:title" content="([^"]*)/.exec(body)?.[1]).toContain("Night");
  const [, trips = "9"] = /round trips (\d+)/.exec(headers.get("server-timing") ?? "") ?? [];
  expect(Number(trips)).toBeLessThanOrEqual(2);
});

test("the calendar file is one that calendars read", async () => {
  const { data } = (await create(moderator)).body;
  const response = await visit(`/api/v1/event/${data.event_id}/calendar.ics`);
  const text = await response.text();
  expect(response.headers.get("content-type")).toContain("text/calendar");
  expect(text).toContain(`DTSTART:${dayAhead(3).replaceAll("-", "")}T170000Z`);
  expect(text).toMatch(new RegExp(`UID:${data.event_id}\\.\\d+@`));
});

test("the form works without scripts: rows are added by buttons, own words are kept, and mistakes stand beside fields", async () => {
  const form = {
    event_name: "By form",
    "event_date_times[0].event_date": dayAhead(2),
    "event_date_times[0].event_time": "18:00",
    event_location: "other-choice",
    event_location_other: "  Roof of the library ",
    event_university: "METU",
    event_campus: "Ankara",
    event_type: "other-choice",
    event_type_other: "workshop",
    show_status: "active",
    event_capacity: "custom",
    event_capacity_custom: "12",
    "event_departments[0]": "all",
  };
  const added = await see("/event/add", {
    as: moderator,
    form: { ...form, __intent__: JSON.stringify({ type: "insert", payload: { name: "event_date_times", defaultValue: {} } }) },
  });
  expect([added.status, added.body.includes("event_date_times[1].event_date")]).toEqual([200, true]);
  const wrong = await see("/event/add", {
    as: moderator,
    form: { ...form, event_location_other: " ", event_university: "", event_ticket: "on", "ticket_categories[0].name": "A" },
  });
  expect(wrong.status).toBe(400);
  for (const text of ["Which place is required.", "Please select or enter a university.", "Price is required."])
    expect(wrong.body).toContain(text);
  const right = await see("/event/add", { as: moderator, form });
  expect(right.location).toMatch(/^\/event\/edit\/event-[\w-]+\?created=1$/);
  expect(await rowOf(/event-[\w-]+/.exec(right.location ?? "")?.[0] ?? "")).toMatchObject({
    location: "Roof of the library",
    type: "workshop",
    capacity: 12,
    departments: ["all"],
  });
  const filled = await see(right.location ?? "", { as: moderator });
  expect(filled.body).toContain('value="Roof of the library"');
  const asStudent = await see("/event/add", { as: student, form });
  expect([asStudent.status, asStudent.body.includes("Please select a community to organize this event.")]).toEqual([422, true]);
});

test("students change their own event through their list, not others'", async () => {
  const community = await addCommunity(student, { isTrusted: true });
  const { data } = (await create(student, { event_organizer_id: community })).body;
  const form = {
    event_name: "Changed by hand",
    "event_date_times[0].event_date": dayAhead(2),
    "event_date_times[0].event_time": "18:00",
    event_university: "METU",
    event_campus: "Ankara",
    event_type: "social",
    show_status: "active",
    event_organizer_id: community,
  };
  const edit = `/event/personal?edit=${data.event_id}`;
  expect((await see(edit, { as: student })).body).toContain("Night of the stars");
  expect((await see(edit, { as: await signUp() })).status).toBe(403);
  expect((await see(edit, { as: student, form })).location).toBe("/event/personal");
  expect(await rowOf(data.event_id)).toMatchObject({ name: "Changed by hand", type: "social", showStatus: "active" });
  expect((await see("/event/personal", { as: student, form: { act: "remove", id: data.event_id } })).location).toBe("/event/personal");
  expect((await rowOf(data.event_id))?.deletedAt).not.toBeNull();
});

test("the board: what waits comes first, deleting can be undone, and others may do none of it", async () => {
  const id = await addEvent({ createdBy: student.userId, showStatus: "inactive", isAwaitingReview: true, name: "Waits for a look" });
  const act = (as: Person, name: string, path = "/event/edit/panel") => see(path, { as, form: { act: name, id } });
  const page = await see("/event/edit/panel", { as: moderator });
  expect(page.body.indexOf("Waiting for review")).toBeLessThan(page.body.indexOf("Waits for a look"));
  expect(page.body.indexOf("Waiting for review")).toBeGreaterThan(0);
  expect((await see("/admin/event/all", { as: student })).body).toContain("Waits for a look");
  expect((await see("/admin/event/all", { as: await signUp() })).body).not.toContain("Waits for a look");
  expect((await act(student, "activate", "/admin/event/all")).status).toBe(403);
  const removed = await act(moderator, "remove");
  expect(removed.location).toBe(`/event/edit/panel?deleted=${id}`);
  expect((await see(removed.location ?? "", { as: moderator })).body).toContain("Undo");
  expect((await see("/event/edit/panel?state=deleted&q=look", { as: moderator })).body).toContain("Waits for a look");
  await act(moderator, "restore");
  expect(await rowOf(id)).toMatchObject({ deletedAt: null, isAwaitingReview: true, showStatus: "inactive" });
  await act(moderator, "activate");
  expect((await see("/event/all?when=upcoming&q=waits", { as: student })).body).toContain("Waits for a look");
});

test("search folds Turkish letters and knows days, types and campuses", async () => {
  await addEvent({ name: "ÇAĞRI IŞIK konseri", type: "social", campus: "Cyprus" });
  const found = async (query: string) =>
    (await call<{ events: { event_name: string }[] }>(`/event/all?${query}`, { as: student })).body.events.map(
      ({ event_name }) => event_name,
    );
  for (const query of [
    "q=cagri+isik",
    "q=%C3%A7a%C4%9Fr%C4%B1&type=social",
    "q=konser&campus=Cyprus&when=upcoming",
    "q=cagri&when=month",
  ]) {
    expect(await found(query)).toEqual(["ÇAĞRI IŞIK konseri"]);
  }
  for (const query of ["q=cagri&type=academic", "q=cagri&when=today", "q=cagri&when=past", "q=xstateactive+nothing"])
    expect(await found(query)).toEqual([]);
  expect(await found("campus=Cyprus&type=social")).toEqual(["ÇAĞRI IŞIK konseri"]);
});

test("numbers kept by the database agree with the rows", async () => {
  const { db } = testContext();
  const kept = await db.select().from(counters).where(eq(counters.name, "events"));
  const facet = sql<string>`iif(${events.deletedAt} IS NOT NULL, 'deleted', iif(${events.isAwaitingReview}, 'waiting', ${events.showStatus}))`;
  const counted = await db.select({ facet, value: sql<number>`count(*)` }).from(events).groupBy(facet);
  const asMap = (rows: { facet: string; value: number }[]) =>
    Object.fromEntries(rows.filter(({ value }) => value > 0).map((row) => [row.facet, row.value]));
  expect(asMap(kept)).toEqual(asMap(counted));
  const [mine] = await db
    .select()
    .from(contributions)
    .where(and(eq(contributions.userId, student.userId), eq(contributions.collection, "events")));
  const own = await db.select().from(events).where(eq(events.createdBy, student.userId));
  expect((mine?.waiting ?? 0) + (mine?.approved ?? 0) + (mine?.rejected ?? 0) + (mine?.deleted ?? 0)).toBe(own.length);
  const stale = await db.$count(
    eventDates,
    sql`is_shown <> (SELECT show_status = 'active' AND deleted_at IS NULL FROM events WHERE event_id = event_dates.event_id)`,
  );
  expect(stale).toBe(0);
  for (const state of ["active", "waiting", "inactive", "deleted"]) {
    const indexed = await db.$count(events, sql`key IN (SELECT rowid FROM events_fts WHERE events_fts MATCH ${`search_state : ${state}`})`);
    expect([state, indexed]).toEqual([state, await db.$count(events, sql`search_state = ${state}`)]);
  }
});
