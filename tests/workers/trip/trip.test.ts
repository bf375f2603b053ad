/** Trips: seats are never given twice, prices are kept in kuruş, and what is decided is written down. */
import { auditEntries } from "@schema/platform";
import { tripSignUps, trips } from "@schema/trip";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { dayAhead } from "../../../app/platform/time";
import { call, type Person, signUp, testContext, visit } from "../../support/site";
import { addSignUp, addTripRow, tripBody } from "../../support/trips";

const { db } = testContext();
const admin = () => signUp({ userRole: "admin" });
const admins = (count: number) => Promise.all(Array.from({ length: count }, admin));
const takenOf = (tripId: string) => db.$count(tripSignUps, eq(tripSignUps.tripId, tripId));
const rowOf = async (tripId: string) => (await db.select().from(trips).where(eq(trips.tripId, tripId)))[0];
const join = (as: Person, tripId: string, method = "POST") =>
  call<{ error: { code: string } }>(`/trip/${tripId}/sign-up`, { as, method, ...(method === "POST" && { json: {} }) });
const form = (own: Record<string, string> = {}) => ({
  ...Object.fromEntries(Object.entries(tripBody()).map(([name, value]) => [name, String(value)])),
  ...own,
});

test("exactly as many sign up as there are seats, however many ask at once; without the guard more would", async () => {
  const people = await admins(10);
  const tripId = await addTripRow({ capacity: 4 });
  const answers = await Promise.all(people.map((person) => join(person, tripId)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
  expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.error.code))).toEqual(new Set(["trip.full"]));
  expect(await takenOf(tripId)).toBe(4);

  const unguarded = await addTripRow({ capacity: 4 });
  await Promise.all(
    people.map(async (person) => {
      if ((await takenOf(unguarded)) < 4) await addSignUp(unguarded, person);
    }),
  );
  expect(await takenOf(unguarded)).toBeGreaterThan(4);
});

test("a seat that is given back is free again; nobody has two, and none is given once the trip has begun", async () => {
  const [one, two] = [await admin(), await admin()];
  const tripId = await addTripRow({ capacity: 1 });
  expect([(await join(one, tripId)).status, (await join(one, tripId)).body.error.code]).toEqual([201, "trip.alreadyIn"]);
  expect([(await join(one, tripId, "DELETE")).status, (await join(two, tripId)).status]).toEqual([200, 201]);
  const begun = await addTripRow({ startsOn: dayAhead(Date.now(), 0) });
  expect([(await join(one, begun)).body.error.code, await takenOf(begun)]).toEqual(["trip.hasBegun", 0]);
});

test("an admin plans a trip on the pages with a price in lira, finds it, and finds it among their own after signing up", async () => {
  const planner = await admin();
  const sent = await visit("/trip/add", { as: planner, form: form({ destination: "Çıldır Gölü", price: "1249,90" }) });
  const [row] = await db.select().from(trips).where(eq(trips.destination, "Çıldır Gölü"));
  expect([sent.status, row?.priceKurus]).toEqual([303, 124_990]);
  expect(await (await visit("/trip/all?q=CILDIR", { as: planner })).text()).toContain("Çıldır Gölü");
  expect(await (await visit("/trip/profile", { as: planner })).text()).not.toContain("Çıldır Gölü");
  expect((await visit(`/trip/${row?.tripId}`, { as: planner, form: { act: "join" } })).status).toBe(303);
  expect(await (await visit("/trip/profile", { as: planner })).text()).toContain("Çıldır Gölü");
});

test("bad input loses nothing: the last day comes after the first, and a price has two decimals", async () => {
  const answer = await visit("/trip/add", { as: await admin(), form: form({ ends_on: "2020-01-01", price: "1,005" }) });
  const html = await answer.text();
  expect([answer.status, html.includes('value="1,005"')]).toEqual([400, true]);
  expect(html).toContain("at most 60 days later");
});

test("a trip keeps the seats that are taken, and isn't deleted while somebody has one; each act is written down once", async () => {
  const [planner, guest] = [await admin(), await admin()];
  const tripId = await addTripRow({ capacity: 3 });
  for (const person of [planner, guest]) await addSignUp(tripId, person);
  const edit = (own: Record<string, unknown>) =>
    call<{ error: { code: string } }>(`/trip/${tripId}`, { as: planner, method: "PUT", json: tripBody({ version: 1, ...own }) });
  expect((await edit({ capacity: 1 })).body.error.code).toBe("trip.tooFewSeats");
  expect([(await edit({ capacity: 2 })).status, (await edit({ capacity: 2 })).body.error.code]).toEqual([200, "trip.editConflict"]);
  const remove = () => call<{ error: { code: string } }>(`/trip/${tripId}`, { as: planner, method: "DELETE" });
  expect((await remove()).body.error.code).toBe("trip.hasSignUps");
  for (const person of [planner, guest]) await join(person, tripId, "DELETE");
  expect([(await remove()).status, await rowOf(tripId)]).toEqual([200, undefined]);
  const acts = await db.select({ act: auditEntries.act }).from(auditEntries).where(eq(auditEntries.subjectId, tripId));
  expect(acts.map(({ act }) => act)).toEqual(["trip.edit", "trip.delete"]);
});

test("moderators find no trip, and are sent home from pages in maintenance", async () => {
  const moderator = await signUp({ userRole: "moderator" });
  expect((await call("/trip", { as: moderator })).status).toBe(403);
  for (const path of ["/trip/all", "/trip/add", "/trip/profile", `/trip/${await addTripRow()}`]) {
    const { status, headers } = await visit(path, { as: moderator });
    expect([status, headers.get("location")], path).toEqual([302, "/"]);
  }
});
