/** Where requests by right name people: who asked, and who answered. */
import { legalRequests } from "@schema/legal-requests";
import { sql } from "drizzle-orm";
import { ACTED, usedFor } from "~/engines/personal/personal.server";

export const legalRequestPlaces = usedFor(
  {
    purpose: "requests",
    bases: ["duty"],
    recipients: ["staff"],
    kept: { setting: "requestYears", since: "answered" },
    sensitivity: "confidential",
  },
  [
    {
      // That it was answered is proven without a name; what waits is withdrawn with the account.
      stage: "content",
      table: legalRequests,
      column: legalRequests.email,
      where: ({ userEmail }) => sql`${legalRequests.email} = ${userEmail}`,
      onDeletion: {
        detachWhere: sql`status IN ('granted', 'refused')`,
        and: sql`name = '', details = '', page = NULL, file_number = NULL, answer = ''`,
      },
      exported: { without: [legalRequests.answeredBy, legalRequests.codeHash, legalRequests.warnAt] },
    },
    { table: legalRequests, column: legalRequests.answeredBy, ...ACTED },
  ],
);
