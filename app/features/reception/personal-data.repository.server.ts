/** Where the ways to sign in name people. */

import { knownDevices, loginCodes, mailTokens } from "@schema/accounts";
import { googleAccounts, registrations } from "@schema/reception";
import { eq } from "drizzle-orm";
import { usedFor } from "~/engines/personal/personal.server";
import { DEVICES_KEPT, LINKS_KEPT } from "~/platform/accounts/accounts.repository.server";
import { DAY } from "~/platform/clock";

export const receptionPlaces = usedFor(
  { purpose: "security", bases: ["contract", "interest"], recipients: [], kept: "account", sensitivity: "confidential" },
  [
    // The hash of a secret alone: nobody can read anything out of it, and nobody should carry it about.
    {
      table: loginCodes,
      column: loginCodes.userId,
      processing: {
        purpose: "security",
        bases: ["contract", "interest"],
        recipients: [],
        kept: { days: 0, since: "expired" },
        sensitivity: "confidential",
      },
      stage: "account",
      onDeletion: "delete",
      exported: "nothing",
    },
    {
      table: mailTokens,
      column: mailTokens.userId,
      processing: {
        purpose: "security",
        bases: ["contract", "interest"],
        recipients: [],
        kept: { days: LINKS_KEPT / DAY, since: "expired" },
        sensitivity: "confidential",
      },
      stage: "account",
      onDeletion: "delete",
      exported: { without: [mailTokens.tokenHash] },
    },
    {
      table: knownDevices,
      column: knownDevices.userId,
      processing: {
        purpose: "security",
        bases: ["contract", "interest"],
        recipients: [],
        kept: { days: DEVICES_KEPT / DAY, since: "used" },
        sensitivity: "confidential",
      },
      stage: "account",
      onDeletion: "delete",
      exported: { without: [knownDevices.deviceHash] },
    },
    {
      table: googleAccounts,
      column: googleAccounts.userId,
      processing: { purpose: "account", bases: ["contract"], recipients: ["google"], kept: "account", sensitivity: "ordinary" },
      stage: "account",
      onDeletion: "delete",
      exported: {},
    },
    {
      // Anybody may have typed the address into the form: what they wrote isn't the person's.
      table: registrations,
      column: registrations.userEmail,
      processing: {
        purpose: "security",
        bases: ["contract", "interest"],
        recipients: [],
        kept: { days: 0, since: "expired" },
        sensitivity: "confidential",
      },
      where: ({ userEmail }) => eq(registrations.userEmail, userEmail),
      stage: "account",
      onDeletion: "delete",
      exported: "nothing",
    },
  ],
);
