/** Where requests by right name people: who asked, and who answered. */
import { legalRequests } from "@schema/legal-requests";
import { inArray, sql } from "drizzle-orm";
import { ACTED, usedFor } from "~/engines/personal/personal.server";
import { pageKinds } from "./kinds";

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
      // That it was answered is proven without a name; what waits is withdrawn with the account, but
      // not what is about a page: that has to be answered whoever asks.
      stage: "content",
      table: legalRequests,
      column: legalRequests.email,
      where: ({ userEmail }) => sql`${legalRequests.email} = ${userEmail}`,
      onDeletion: {
        staysWhere: sql`status = 'open' AND ${inArray(legalRequests.kind, [...pageKinds])}`,
        detachWhere: sql`status IN ('granted', 'refused')`,
        and: sql`name = '', details = '', page = NULL, file_number = NULL, answer = ''`,
      },
      exported: { without: [legalRequests.answeredBy, legalRequests.codeHash, legalRequests.warnAt] },
    },
    { table: legalRequests, column: legalRequests.answeredBy, ...ACTED },
  ],
);
