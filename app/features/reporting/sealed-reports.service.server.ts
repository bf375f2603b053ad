/** What people say of something sealed (decision 075): sealed as well, and read by staff on that thing's own page alone. */
import { requireStaff } from "~/platform/access/roles";
import type { Context, StaffContext } from "~/platform/context";
import { recordError } from "~/platform/errors/record.server";
import { sayIn } from "~/platform/i18n/say.server";
import { openCell, sealCell } from "~/platform/sealed-cells.server";
import * as repository from "./sealed-reports.repository.server";

/** Where reports are: what fails with one is recorded as of there. */
const LIST = "/admin/reporting/all";

const cellOf = (reportId: string) => ({ table: "reports", row: reportId, column: "details" });

/** What a report says, as it is stored. @throws notSealable */
export const sealDetails = (ctx: Pick<Context, "env">, reportId: string, details: string): Promise<string> =>
  sealCell(ctx, cellOf(reportId), details);

/** What a stored report of something sealed says; nothing where its words are gone. @throws notSealable */
export const openDetails = async (ctx: Pick<Context, "env">, reportId: string, stored: string): Promise<string> =>
  stored === "" ? "" : openCell(ctx, cellOf(reportId), stored);

/** What they are about, and a condition more. */
type Which = [subjectId: string, alsoIf: Parameters<typeof repository.openReportStatements>[2]];

/** The statements that read the open reports of something sealed, each of which is written down as read (`openReports` takes the rows of the last). */
export const sealedReportStatements = (ctx: StaffContext, ...which: Which) => repository.openReportStatements(requireStaff(ctx), ...which);

/** The same for reports about pages on which what is sealed stands. */
export const sealedPageReportStatements = (ctx: StaffContext, type: string) => repository.openPageReportStatements(requireStaff(ctx), type);

type StoredReport = Awaited<ReturnType<typeof repository.openReportStatements>[1]>[number];

/** Reports as staff read them; one whose key is gone without its words. */
export function openReports(ctx: StaffContext, rows: readonly StoredReport[]) {
  const say = sayIn(ctx);
  return Promise.all(
    rows.map(async ({ reportId, category, details, createdAt }) => ({
      reportId,
      about: say(`reporting:categories.${category}`),
      details: await openDetails(ctx, reportId, details).catch((failure: unknown) => {
        ctx.waitUntil(recordError(ctx, failure, "server", LIST));
        return null;
      }),
      createdAt,
    })),
  );
}

/** Seals with the key of now what an older one sealed. @returns how many */
export const resealReports = (ctx: Pick<Context, "db" | "env" | "product">): Promise<number> => repository.resealReports(ctx);
