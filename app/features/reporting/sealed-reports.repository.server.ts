/** Reports of something sealed, for staff who confirmed that it is they: each reading of one is written down in its batch. */
import { reports } from "@schema/reporting";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { resealColumn } from "~/engines/reseal.server";
import { isConfirmed } from "~/platform/accounts/confirmations.repository.server";
import { auditFrom } from "~/platform/audit.server";
import type { Context, StaffContext } from "~/platform/context";

/** No more is read at once. */
const MOST = 20;

export async function findOpenReports(ctx: StaffContext, subjectId: string) {
  const open = and(eq(reports.subjectId, subjectId), inArray(reports.status, ["open", "claimed"]), isConfirmed(ctx));
  const first = sql`report_id IN (SELECT report_id FROM reports WHERE ${open} ORDER BY key LIMIT ${MOST})`;
  const [, rows] = await ctx.db.batch([
    auditFrom(ctx, { act: "report.read", subjectType: "report", subjectId: sql`report_id` }, sql`FROM reports WHERE ${first}`),
    ctx.db
      .select({ reportId: reports.reportId, category: reports.category, details: reports.details, createdAt: reports.createdAt })
      .from(reports)
      .where(open)
      .orderBy(asc(reports.key))
      .limit(MOST),
  ]);
  return rows;
}

/** Reports of what is sealed, sealed anew. @returns how many */
export const resealReports = (ctx: Pick<Context, "db" | "env" | "product">): Promise<number> => {
  const types = ctx.product.reportables.flatMap(({ isSealed, reviewable }) => (isSealed ? [reviewable.type] : []));
  return resealColumn(ctx, { column: reports.details, id: reports.reportId, only: inArray(reports.subjectType, types) });
};
