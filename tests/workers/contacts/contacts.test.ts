/** Messages to the team: anybody writes, staff answer once, nobody else reads. */
import { env } from "cloudflare:workers";
import { contacts } from "@schema/contacts";
import { outbox } from "@schema/platform";
import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { oldContacts } from "../../../app/features/contacts/contacts.repository.server";
import { answerContact, setContactStatus } from "../../../app/features/contacts/contacts.service.server";
import { contactsInbox } from "../../../app/features/contacts/inbox.server";
import { addContactRow, contactBody } from "../../support/contacts";
import { fromAddress } from "../../support/network-limits";
import { call, signUp, testContext, visit } from "../../support/site";

const DAY = 86_400_000;
const { db } = testContext();
const formOf = (own: Record<string, unknown> = {}) => contactBody(own) as Record<string, string>;
const written = (email: string) => db.select().from(contacts).where(eq(contacts.email, email));
const mailsOf = (contactId: string) =>
  db
    .select()
    .from(outbox)
    .where(like(outbox.dedupeKey, `%${contactId}%`));

test("a guest's message is kept in the language of the page, and no mail goes to an address that anybody can type", async () => {
  const sent = await visit("/contacts", {
    form: formOf({ email: "Guest@Example.edu ", phone: "+90 532 000 00 00" }),
    headers: { "accept-language": "tr" },
  });
  expect([sent.status, sent.headers.get("location")]).toEqual([303, "/contacts?sent=1"]);
  const [row] = await written("guest@example.edu");
  expect(row).toMatchObject({ locale: "tr", status: "open", userId: null, phone: "+90 532 000 00 00" });
  expect(await mailsOf(row?.contactId ?? "")).toEqual([]);
});

test("what is wrong is said beside its field, and what was typed stays", async () => {
  const answer = await visit("/contacts", { form: formOf({ email: "nobody", phone: "call me", details: "Hi" }) });
  const html = await answer.text();
  expect(answer.status).toBe(400);
  expect(html).toContain("Enter a phone number");
  expect(html).toContain('value="call me"');
});

test("a robot that fills the trap is answered like everybody and keeps nothing", async () => {
  const sent = await visit("/contacts", { form: formOf({ email: "robot@example.edu", website: "https://example.com" }) });
  expect([sent.status, await written("robot@example.edu")]).toEqual([303, []]);
});

test("past five messages an hour a member is asked to wait, and an address of guests past two hundred", async () => {
  const member = await signUp();
  const statuses = [];
  for (let at = 0; at < 6; at++) statuses.push((await call("/contacts", { as: member, json: contactBody() })).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  const from = { headers: { "cf-connecting-ip": "203.0.113.9" } };
  await fromAddress("contacts", "203.0.113.9", 199);
  const guests = [];
  for (let at = 0; at < 2; at++) guests.push((await call("/contacts", { json: contactBody(), ...from })).status);
  expect(guests).toEqual([201, 429]);
});

test("admins find a message by its writer, whatever the case; its pages are theirs alone", async () => {
  const admin = await signUp({ userRole: "admin" });
  const contactId = await addContactRow({ firstName: "İpek", lastName: "Şahin", subject: "Lab sections" });
  const found = await call<{ contacts: { contact_id: string }[] }>("/admin/contacts?q=IPEK+sahin", { as: admin });
  expect(found.body.contacts.map(({ contact_id }) => contact_id)).toEqual([contactId]);
  const moderator = await signUp({ userRole: "moderator" });
  expect((await visit("/admin/contacts/all", { as: moderator })).status).toBe(302);
});

test("moderators read, answer, close and reopen messages by the API; members don't", async () => {
  const moderator = await signUp({ userRole: "moderator" });
  const [first, second] = [await addContactRow({ subject: "Where is the map?" }), await addContactRow()];
  const list = await call<{ contacts: { contact_id: string }[] }>("/admin/contacts", { as: moderator });
  expect(list.body.contacts.map(({ contact_id }) => contact_id)).toEqual(expect.arrayContaining([first, second]));
  const answered = await call<{ status: string }>(`/admin/contacts/${first}/answer`, { as: moderator, json: { answer: "Under Campus." } });
  expect([answered.status, answered.body.status]).toEqual([200, "answered"]);
  expect((await call(`/admin/contacts/${second}`, { as: moderator })).status).toBe(200);
  const member = await signUp();
  const calls = [
    call("/admin/contacts", { as: member }),
    call(`/admin/contacts/${second}/answer`, { as: member, json: { answer: "No." } }),
  ];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403]);
});

test("messages wait in the queue of the panel with their number, and moderators answer and close them there", async () => {
  const moderator = await signUp({ userRole: "moderator" });
  const [first, second] = [await addContactRow({ subject: "Lost scarf" }), await addContactRow({ subject: "Broken link" })];
  const panel = async (query = "") => (await visit(`/admin/panel?kind=contacts${query}`, { as: moderator })).text();
  const before = await panel();
  expect(before).toContain("Lost scarf");
  expect(before).toContain("Some courses stand under two codes.");
  const act = (form: Record<string, string>) =>
    visit("/admin/panel?kind=contacts", { as: moderator, form: { inbox: "contacts", id: first, ...form } });
  expect((await act({ act: "claim" })).status).toBe(303);
  expect((await act({ act: "reply", answer: "" })).status).toBe(400);
  expect((await act({ act: "reply", answer: "It lies at the gate." })).status).toBe(303);
  expect((await act({ act: "close", id: second })).status).toBe(303);
  const states = async () => Object.fromEntries((await db.select().from(contacts)).map(({ contactId, status }) => [contactId, status]));
  expect(await states()).toMatchObject({ [first]: "answered", [second]: "closed" });
  expect(await mailsOf(first)).toHaveLength(1);
  expect(await panel()).toContain("It lies at the gate.");
  expect((await act({ act: "undo", id: second })).status).toBe(303);
  expect(await states()).toMatchObject({ [first]: "answered", [second]: "open" });
  await act({ act: "undo" });
  expect(await states()).toMatchObject({ [first]: "answered" });
});

test("a message that one moderator has in hand is not another's to claim", async () => {
  const [one, two] = [await signUp({ userRole: "moderator" }), await signUp({ userRole: "moderator" })];
  const contactId = await addContactRow();
  await contactsInbox.decidable?.claim(one.ctx, contactId);
  await expect(contactsInbox.decidable?.claim(two.ctx, contactId)).rejects.toThrow("claimedByOther");
});

test("how many messages wait and were answered is counted by the database", async () => {
  const count = async (facet: string) =>
    (await env.DB.prepare("SELECT value FROM counters WHERE name = 'contacts' AND facet = ?").bind(facet).first<number>("value")) ?? 0;
  const before = [await count("open"), await count("closed")];
  const contactId = await addContactRow();
  await addContactRow();
  const { ctx } = await signUp({ userRole: "moderator" });
  await setContactStatus(ctx, contactId, "closed");
  expect([await count("open"), await count("closed")]).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) + 1]);
});

test("two of the staff who answer at once send one mail, in the writer's language", async () => {
  const [one, two] = [await signUp({ userRole: "admin" }), await signUp({ userRole: "admin" })];
  const contactId = await addContactRow();
  const outcomes = await Promise.allSettled([
    answerContact(one.ctx, contactId, "Thank you."),
    answerContact(two.ctx, contactId, "Thanks!"),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const mails = await mailsOf(contactId);
  const [row] = await db.select().from(contacts).where(eq(contacts.contactId, contactId));
  expect(mails).toHaveLength(1);
  expect(JSON.stringify(mails[0])).toContain(row?.answer ?? "none");
});

test("a message is closed, reopened and answered on its page; an answer is final", async () => {
  const admin = await signUp({ userRole: "admin" });
  const contactId = await addContactRow();
  const path = `/admin/contacts/${contactId}`;
  const statusOf = async () => (await db.select().from(contacts).where(eq(contacts.contactId, contactId)))[0]?.status;
  for (const [form, status] of [
    [{ act: "close" }, "closed"],
    [{ act: "reopen" }, "open"],
    [{ act: "answer", answer: "Here is how." }, "answered"],
  ] as const) {
    expect((await visit(path, { as: admin, form: { ...form } })).status).toBe(303);
    expect(await statusOf()).toBe(status);
  }
  expect((await visit(path, { as: admin, form: { act: "close" } })).status).toBe(409);
  expect(await (await visit(path, { as: admin })).text()).toContain("Here is how.");
});

test("answered and closed messages go after a year; open ones stay", async () => {
  const old = { createdAt: Date.now() - 400 * DAY, updatedAt: Date.now() - 366 * DAY };
  const [closed, open] = [await addContactRow({ status: "closed", ...old }), await addContactRow(old)];
  for (const statement of oldContacts(testContext())) await db.batch([statement]);
  const left = (await db.select().from(contacts)).map(({ contactId }) => contactId);
  expect([left.includes(closed), left.includes(open)]).toEqual([false, true]);
});
