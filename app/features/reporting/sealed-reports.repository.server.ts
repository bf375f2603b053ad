/** Reports of something sealed, for staff who confirmed that it is they: each reading of one is written down in its batch. */
import { reports } from "@schema/reporting";
import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { resealColumn } from "~/engines/reseal.server";
import { isConfirmed } from "~/platform/accounts/confirmations.repository.server";
import { auditFrom } from "~/platform/audit.server";
import type { Context, StaffContext } from "~/platform/context";
import { eachOf } from "~/platform/db.server";

/** No more is read at once. */
const MOST = 20;

/** The statements that read the open reports of something, for the batch that reads the thing itself. @param alsoIf a condition more */
export const openReportStatements = (ctx: StaffContext, subjectId: string, alsoIf: SQL) =>
  openWhere(ctx, and(eq(reports.subjectId, subjectId), alsoIf));

/** The same for those about pages on which things of a kind stand. */
export const openPageReportStatements = (ctx: StaffContext, type: string) =>
  openWhere(ctx, and(eq(reports.subjectType, type), isNull(reports.subjectId)));

function openWhere(ctx: StaffContext, which: SQL | undefined) {
  const open = and(which, inArray(reports.status, ["open", "claimed"]), isConfirmed(ctx));
  const first = sql`report_id IN (SELECT report_id FROM reports WHERE ${open} ORDER BY key LIMIT ${MOST})`;
  return [
    auditFrom(ctx, { act: "report.read", subjectType: "report", subjectId: sql`report_id` }, sql`FROM reports WHERE ${first}`),
    ctx.db
      .select({ reportId: reports.reportId, category: reports.category, details: reports.details, createdAt: reports.createdAt })
      .from(reports)
      .where(open)
      .orderBy(asc(reports.key))
      .limit(MOST),
  ] as const;
}

/** Reports of what is sealed, sealed anew. @returns how many */
export const resealReports = (ctx: Pick<Context, "db" | "env" | "product">): Promise<number> =>
  resealColumn(ctx, {
    column: reports.details,
    id: reports.reportId,
    only: sql`subject_type IN (SELECT value FROM ${eachOf(ctx.product.sealedTypes)})`,
  });
