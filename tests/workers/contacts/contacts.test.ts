/** Messages to the team: anybody writes, admins answer once, nobody else reads. */
import { contacts } from "@schema/contacts";
import { outbox } from "@schema/platform";
import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { oldContacts } from "../../../app/features/contacts/contacts.repository.server";
import { answerContact } from "../../../app/features/contacts/contacts.service.server";
import { addContactRow, contactBody } from "../../support/contacts";
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

test("past five messages an hour an address is asked to wait", async () => {
  const from = { headers: { "cf-connecting-ip": "203.0.113.9" } };
  const statuses = [];
  for (let at = 0; at < 6; at++) statuses.push((await call("/contacts", { json: contactBody(), ...from })).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});

test("admins find a message by its writer, whatever the case, and moderators find no inbox", async () => {
  const admin = await signUp({ userRole: "admin" });
  const contactId = await addContactRow({ firstName: "İpek", lastName: "Şahin", subject: "Lab sections" });
  const found = await call<{ contacts: { contact_id: string }[] }>("/admin/contacts?q=IPEK+sahin", { as: admin });
  expect(found.body.contacts.map(({ contact_id }) => contact_id)).toEqual([contactId]);
  const moderator = await signUp({ userRole: "moderator" });
  expect([
    (await call("/admin/contacts", { as: moderator })).status,
    (await visit("/admin/contacts/all", { as: moderator })).status,
  ]).toEqual([403, 302]);
});

test("two admins who answer at once send one mail, in the writer's language", async () => {
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
