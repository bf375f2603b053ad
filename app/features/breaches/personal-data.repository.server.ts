/** Where the breach log names people: the admins who wrote it, and those whom a notice was for. */
import { breaches, breachNotices, breachRecipients } from "@schema/breaches";
import { sql } from "drizzle-orm";
import { ACTED, usedFor } from "~/engines/personal/personal.server";

export const breachPlaces = [
  { table: breaches, column: breaches.createdBy, ...ACTED },
  { table: breachNotices, column: breachNotices.sentBy, ...ACTED },
  ...usedFor({ purpose: "mails", bases: ["duty"], recipients: ["staff"], kept: "account", sensitivity: "ordinary" }, [
    {
      // How many were told stays provable, without saying whom.
      stage: "traces",
      table: breachRecipients,
      column: breachRecipients.userId,
      onDeletion: { set: sql`user_id = NULL, state = iif(state = 'waiting', 'gone', state)` },
      exported: {},
      atDeletion: "unnamed",
    },
  ]),
];
