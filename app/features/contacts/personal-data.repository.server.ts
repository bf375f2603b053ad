/** Where messages to the team name people: who wrote, and who answered. */
import { contacts } from "@schema/contacts";
import { sql } from "drizzle-orm";
import { ACTED, type PersonalColumn } from "~/engines/personal/personal.server";

export const contactPlaces: PersonalColumn[] = [
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
];
