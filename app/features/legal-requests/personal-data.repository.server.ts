/** Where requests by right name people: who asked, and who answered. */
import { legalRequests } from "@schema/legal-requests";
import { restrictions } from "@schema/review";
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
    { table: restrictions, column: restrictions.restrictedBy, ...ACTED },
    {
      // What was hidden stays hidden; what its author said goes with them.
      stage: "content",
      table: restrictions,
      column: restrictions.authorId,
      onDeletion: { set: sql`author_id = NULL, statement = iif(statement IS NULL, NULL, '')` },
      exported: { only: [restrictions.subjectId, restrictions.restrictedAt, restrictions.statement, restrictions.statedAt] },
      atDeletion: "unnamed",
    },
  ],
);
