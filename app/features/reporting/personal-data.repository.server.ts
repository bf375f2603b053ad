/** Where reports and appeals name people: who wrote them, and who decided. */
import { appeals, reports, reviewChecks } from "@schema/reporting";
import { sql } from "drizzle-orm";
import { ACTED, usedFor } from "~/engines/personal/personal.server";
import { DAY } from "~/platform/clock";
import { CHECKS_KEPT } from "./checks.repository.server";
import { openDetails } from "./sealed-reports.service.server";

export const reportPlaces = usedFor(
  { purpose: "safety", bases: ["interest"], recipients: ["staff"], kept: "always", sensitivity: "confidential" },
  [
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
      async opened(ctx, row) {
        const { reportId, subjectType, details } = row as typeof reports.$inferSelect;
        const isSealed = ctx.product.sealedTypes.some((type) => type === subjectType);
        return isSealed ? { ...row, details: await openDetails(ctx, reportId, details) } : row;
      },
    },
    {
      stage: "content",
      table: appeals,
      column: appeals.authorId,
      onDeletion: "delete",
      exported: { without: [appeals.removedBy, appeals.decidedBy] },
    },
    {
      // How somebody on the staff decided on what was known; nobody else is named by it.
      processing: {
        purpose: "staff",
        bases: ["interest"],
        recipients: ["staff"],
        kept: { days: CHECKS_KEPT / DAY, since: "made" },
        sensitivity: "confidential",
      },
      stage: "acts",
      table: reviewChecks,
      column: reviewChecks.moderatorId,
      onDeletion: "delete",
      exported: {},
    },
    { table: appeals, column: appeals.removedBy, ...ACTED },
    { table: appeals, column: appeals.decidedBy, ...ACTED },
    { table: reports, column: reports.claimedBy, ...ACTED },
    { table: reports, column: reports.decidedBy, ...ACTED },
  ],
);
