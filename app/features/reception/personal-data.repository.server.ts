/** Where the ways to sign in name people. */

import { knownDevices, loginCodes, mailTokens } from "@schema/accounts";
import { googleAccounts, registrations } from "@schema/reception";
import { eq } from "drizzle-orm";
import type { PersonalColumn } from "~/engines/personal/personal.server";

export const receptionPlaces: PersonalColumn[] = [
  // The hash of a secret alone: nobody can read anything out of it, and nobody should carry it about.
  { table: loginCodes, column: loginCodes.userId, stage: "account", onDeletion: "delete", exported: "nothing" },
  { table: mailTokens, column: mailTokens.userId, stage: "account", onDeletion: "delete", exported: { without: [mailTokens.tokenHash] } },
  {
    table: knownDevices,
    column: knownDevices.userId,
    stage: "account",
    onDeletion: "delete",
    exported: { without: [knownDevices.deviceHash] },
  },
  { table: googleAccounts, column: googleAccounts.userId, stage: "account", onDeletion: "delete", exported: {} },
  {
    // Anybody may have typed the address into the form: what they wrote isn't the person's.
    table: registrations,
    column: registrations.userEmail,
    where: ({ userEmail }) => eq(registrations.userEmail, userEmail),
    stage: "account",
    onDeletion: "delete",
    exported: "nothing",
  },
];
