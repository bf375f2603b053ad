/** Where graduates' applications name people. */
import { graduateApplications } from "@schema/graduates";
import { sql } from "drizzle-orm";
import { ACTED, usedFor } from "~/engines/personal/personal.server";
import { mailboxOf } from "~/platform/accounts/mailbox";

export const graduatePlaces = usedFor(
  { purpose: "graduates", bases: ["contract"], recipients: ["staff"], kept: "account", sensitivity: "ordinary" },
  [
    {
      stage: "account",
      table: graduateApplications,
      column: graduateApplications.userId,
      where: ({ userId, userEmail }) =>
        sql`${graduateApplications.userId} = ${userId} OR ${graduateApplications.email} = ${userEmail} OR ${graduateApplications.mailbox} = ${mailboxOf(userEmail)}`,
      onDeletion: "delete",
      exported: { without: [graduateApplications.reviewedBy] },
    },
    { table: graduateApplications, column: graduateApplications.reviewedBy, ...ACTED },
  ],
);
