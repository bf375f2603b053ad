/** Billing records stay as they are when an account goes: books are kept for years. Who may read them goes with the account. */
import { billingRecords, financeRights } from "@schema/billing";
import { sql } from "drizzle-orm";
import { ACTED, usedFor } from "~/engines/personal/personal.server";

export const billingPlaces = [
  ...usedFor(
    {
      purpose: "billing",
      bases: ["duty"],
      recipients: ["staff"],
      kept: { setting: "billingYears", since: "made" },
      sensitivity: "confidential",
    },
    [
      {
        table: billingRecords,
        column: billingRecords.buyerEmail,
        stage: "dependents",
        // The record points at nobody: while there is an account, its payments lead here.
        where: ({ userId }) => sql`${billingRecords.invoiceId} IN (SELECT p.invoice_id FROM payments AS p WHERE p.user_id = ${userId})`,
        onDeletion: { deleteWhere: sql`0` },
        atDeletion: "sealed",
        exported: { without: [billingRecords.updatedAt] },
      },
    ],
  ),
  ...usedFor({ purpose: "staff", bases: ["interest"], recipients: ["staff"], kept: "account", sensitivity: "ordinary" }, [
    {
      table: financeRights,
      column: financeRights.userId,
      stage: "acts",
      onDeletion: "delete",
      exported: { only: [financeRights.createdAt] },
    },
  ]),
  { table: financeRights, column: financeRights.givenBy, ...ACTED },
];
