/** Messages to the team for programs; the same use cases as the pages. */
import { z } from "zod";
import { idField } from "~/platform/forms/fields";
import { endpoint, endpointsFor } from "~/platform/http/endpoint";
import { answerSchema, contactAnswer, contactFilters, contactSchema } from "./contacts.schemas";
import { addContact, answerContact, type Contact, listContacts, readContact } from "./contacts.service.server";

const byId = z.object({ contact_id: idField() });

const answerOf = (row: Contact): z.infer<typeof contactAnswer> => ({
  contact_id: row.contactId,
  first_name: row.firstName,
  last_name: row.lastName,
  email: row.email,
  phone: row.phone,
  subject: row.subject,
  platform: row.platform,
  details: row.details,
  status: row.status,
  answer: row.answer,
  created_at: new Date(row.createdAt).toISOString(),
  answered_at: row.answeredAt === null ? null : new Date(row.answeredAt).toISOString(),
});

const add = endpoint({
  method: "POST",
  path: "/contacts",
  access: "public",
  summary: "Write to the team; the answer comes by mail",
  status: 201,
  body: contactSchema,
  response: z.object({ received: z.literal(true) }),
  async handler({ body }, ctx) {
    await addContact(ctx, body);
    return { received: true as const };
  },
});

const list = endpoint({
  method: "GET",
  path: "/admin/contacts",
  access: "moderator",
  summary: "Messages to the team in a state, the newest first; `before` is the cursor of the next page",
  query: contactFilters,
  response: z.object({ contacts: z.array(contactAnswer), next_before: z.number().nullable() }),
  async handler({ query }, ctx) {
    const { items, nextBefore } = await listContacts(ctx, query);
    return { contacts: items.map(answerOf), next_before: nextBefore ?? null };
  },
});

const one = endpoint({
  method: "GET",
  path: "/admin/contacts/:contact_id",
  access: "moderator",
  summary: "One message to the team",
  params: byId,
  response: contactAnswer,
  handler: async ({ params }, ctx) => answerOf(await readContact(ctx, params.contact_id)),
});

const answer = endpoint({
  method: "POST",
  path: "/admin/contacts/:contact_id/answer",
  access: "moderator",
  summary: "Answer a message by mail, once",
  params: byId,
  body: answerSchema,
  response: contactAnswer,
  async handler({ params, body }, ctx) {
    await answerContact(ctx, params.contact_id, body.answer);
    return answerOf(await readContact(ctx, params.contact_id));
  },
});

export const contactEndpoints = [
  ...endpointsFor("apps from which people write to the team", [add]),
  ...endpointsFor("staff who answer in a program of theirs", [list, one, answer]),
];
