/** Who may report, and who decides on reports. */
import { defineUseCases } from "~/platform/access/use-cases";

export const reportingUseCases = defineUseCases({
  writes: {
    addReport: "everyone",
    addAppeal: "signedIn",
    decideAppeal: "staff",
    claimAppeal: "staff",
    claimReport: "staff",
    decideReport: "staff",
    undoReport: "staff",
    liftPause: "staff",
    restoreRemoved: "staff",
  },
  inside: [
    ...["mailAnswers", "remindOfReports", "callAgain", "releasePeriods", "sealDetails", "openDetails", "resealReports"],
    // Parts of the work on the staff's list.
    ...["meetCheck", "claimKnown"],
  ],
  reads: [
    "listReports",
    "listReportsWhole",
    "listReporters",
    "listDecisions",
    "panelDurations",
    "medianOf",
    "pageOf",
    "pageNamed",
    "readSubject",
    "readStatus",
    "readPersonalReports",
    "readRemovals",
    "readOpenness",
    "readTransparency",
    "opennessCsv",
    "sealedReportStatements",
    "sealedPageReportStatements",
    "openReports",
    "dueCheckAmong",
    "kindOfCheck",
  ],
});
