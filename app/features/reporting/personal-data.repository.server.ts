/** Where reports name people: who reported, and who decided. */
import { reports } from "@schema/reporting";
import { sql } from "drizzle-orm";
import { ACTED, type PersonalColumn } from "~/engines/personal/personal.server";

export const reportPlaces: PersonalColumn[] = [
  {
    // Where an answer was asked for, with or without an account.
    stage: "content",
    table: reports,
    column: reports.email,
    where: ({ userEmail }) => sql`${reports.email} = ${userEmail}`,
    onDeletion: { set: sql`email = NULL, details = ''` },
    exported: { only: [reports.reference, reports.category, reports.createdAt] },
  },
  {
    stage: "content",
    table: reports,
    column: reports.reporterId,
    // What it is about and what was decided stay; the reporter's words go.
    onDeletion: { set: sql`reporter_id = NULL, email = NULL, details = ''` },
    exported: { without: [reports.claimedBy, reports.decidedBy, reports.isTrusted] },
  },
  { table: reports, column: reports.claimedBy, ...ACTED },
  { table: reports, column: reports.decidedBy, ...ACTED },
];
