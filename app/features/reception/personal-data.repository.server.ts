/** Where the ways to sign in name people. */
import { googleAccounts, knownDevices, loginCodes, mailTokens } from "@schema/accounts";
import type { PersonalPlace } from "~/platform/personal/personal.server";

export const receptionPlaces: PersonalPlace[] = [
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
];
