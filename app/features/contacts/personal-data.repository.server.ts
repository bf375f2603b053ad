/** Where messages to the team name people: who wrote, and who answered. */
import { contacts } from "@schema/contacts";
import { sql } from "drizzle-orm";
import { ACTED, usedFor } from "~/engines/personal/personal.server";
import { DAY } from "~/platform/clock";
import { KEPT } from "./contacts.repository.server";

export const contactPlaces = usedFor(
  {
    purpose: "messages",
    bases: ["contract", "interest"],
    recipients: ["staff"],
    kept: { days: KEPT / DAY, since: "answered" },
    sensitivity: "confidential",
  },
  [
    {
      // Also what was written from the same address without an account.
      stage: "content",
      table: contacts,
      column: contacts.email,
      where: ({ userEmail }) => sql`${contacts.email} = ${userEmail}`,
      onDeletion: "delete",
      exported: { without: [contacts.answeredBy, contacts.takenBy, contacts.takenAt, contacts.staffNote, contacts.searchText] },
    },
    {
      stage: "content",
      table: contacts,
      column: contacts.userId,
      onDeletion: "delete",
      exported: { without: [contacts.answeredBy, contacts.takenBy, contacts.takenAt, contacts.staffNote, contacts.searchText] },
    },
    { table: contacts, column: contacts.answeredBy, ...ACTED },
    { table: contacts, column: contacts.takenBy, ...ACTED },
  ],
);
