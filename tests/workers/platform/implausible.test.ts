/** Forms and addresses that no page of ours sends or links to are refused before anything is built of them. */
import { errorEvents } from "@schema/platform";
import { expect, test } from "vitest";
import { dataPath, see } from "../../support/pages";
import { signUp, testContext, visit } from "../../support/site";

const intent = (type: string, payload: unknown) => JSON.stringify({ type, payload });

test.each([
  ["user_email[5000000]", "x"],
  ["__intent__", intent("insert", { name: "a[2000000]" })],
  ["__intent__", "x"],
  ["__intent__", intent("insert", { name: "user_email" })],
  ["__proto__.x", "x"],
  [`a${".b".repeat(5000)}`, "x"],
])("the sign-in form with %s is a bad request for guests, and no error of ours", async (name, value) => {
  for (const path of ["/reception/login", dataPath("/reception/login")]) {
    const { status, body } = await see(path, { form: { user_email: "a@metu.edu.tr", [name]: value } });
    expect([status, body.length < 100_000]).toEqual([400, true]);
  }
  expect(await testContext().db.$count(errorEvents)).toBe(0);
});

test("a form with thousands of rows or fields is a bad request", async () => {
  const person = await signUp();
  const rows = Array.from({ length: 8_000 }, (_, i) => [`event_date_times[${i}].event_date`, "2027-01-01"]);
  const fields = Array.from({ length: 501 }, (_, i) => [`f${i}`, ""]);
  for (const many of [rows, fields]) expect((await see("/event/add", { as: person, form: Object.fromEntries(many) })).status).toBe(400);
});

test("without scripts a row is still added where a form has rows, and only there", async () => {
  const person = await signUp({ userRole: "moderator" });
  const form = { "event_date_times[0].event_date": "2027-01-01", "event_date_times[0].event_time": "09:00", event_name: "Typed" };
  const add = (name: string) =>
    see("/event/add", { as: person, form: { ...form, __intent__: intent("insert", { name, defaultValue: {} }) } });
  const added = await add("event_date_times");
  expect([added.status, added.body.includes("event_date_times[1].event_date"), added.body.includes("Typed")]).toEqual([200, true, true]);
  expect((await add("event_name")).status).toBe(400);
});

test.each([
  ["a path a hundred thousand parts deep", `/${"x/".repeat(100_000)}`, 414],
  ["forty parts", `/courses/all/${"x/".repeat(40)}`, 414],
  ["a long query", `/courses/all?q=${"x".repeat(9_000)}`, 414],
  ["broken escapes", "/courses/all%ff", 404],
  ["the router's old way of asking for data", "/courses/all?_data=features%2Fcourses%2Froutes%2Fall", 400],
  ["the same for a route that there isn't", "/courses/all?_data=nothing", 400],
])("%s: refused, and nothing is stored as an error", async (_, path, status) => {
  expect((await see(path)).status).toBe(status);
  expect(await testContext().db.$count(errorEvents)).toBe(0);
});

test("asking for the head of a page's data, or for its options, is no error", async () => {
  const head = await visit("/courses/all.data", { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect((await visit("/courses/all.data", { method: "OPTIONS" })).status).toBe(405);
});
