/** Messages to the team that tests set up. */
import { contacts } from "@schema/contacts";
import { foldTurkish } from "../../app/platform/folding";
import { anonymousId } from "../../app/platform/ids";
import { testContext } from "./site";
import type { Sample } from "./use-cases";

export const contactBody = (own: Record<string, unknown> = {}) => ({
  first_name: "Ayşe",
  last_name: "Yılmaz",
  email: "ayse@example.edu",
  subject: "Course codes",
  platform: "web",
  details: "Some courses stand under two codes.",
  ...own,
});

/** Writes a message that waits for its answer. @returns its id */
export async function addContactRow(own: Partial<typeof contacts.$inferInsert> = {}): Promise<string> {
  const now = Date.now();
  const row = {
    contactId: anonymousId("contact"),
    firstName: "Ayşe",
    lastName: "Yılmaz",
    email: "ayse@example.edu",
    subject: "Course codes",
    platform: "web" as const,
    details: "Some courses stand under two codes.",
    locale: "tr" as const,
    createdAt: now,
    updatedAt: now,
    ...own,
  };
  await testContext()
    .db.insert(contacts)
    .values({ ...row, searchText: foldTurkish(`${row.firstName} ${row.lastName} ${row.email} ${row.subject}`) });
  return row.contactId;
}

export const contactSamples: Record<string, Sample> = {
  addContact: async () => ({ args: [contactBody()] }),
  answerContact: async () => ({ args: [await addContactRow(), "Thank you, we'll look at them."] }),
  reopenContact: async () => ({ args: [await addContactRow({ status: "closed" })] }),
  setContactStatus: async () => ({ args: [await addContactRow(), "closed"] }),
  takeContact: async () => ({ args: [await addContactRow(), { act: "take" }] }),
};
