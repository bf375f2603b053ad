/** Reporting for programs; the same use cases as the pages. */
import { z } from "zod";
import { idField, storableText } from "~/platform/forms/fields";
import { attachment } from "~/platform/http/attachment";
import { endpoint, endpointsFor } from "~/platform/http/endpoint";
import { sayIn } from "~/platform/i18n/say.server";
import * as moderation from "./moderation.service.server";
import { opennessCsv } from "./openness.service.server";
import type { StoredReport } from "./reporting.repository.server";
import * as schemas from "./reporting.schemas";
import { addReport, readStatus } from "./reporting.service.server";

const reportId = z.object({ report_id: idField() });
const done = z.object({ report_id: z.string(), status: z.enum(["claimed", "upheld", "dismissed"]) });

const add = endpoint({
  method: "POST",
  path: "/reporting",
  access: "public",
  summary: "Report an item, or a problem in general; the answer's code leads to its status",
  status: 201,
  body: schemas.reportSchema,
  response: z.object({ reference: z.string() }),
  handler: async ({ body }, ctx) => ({ reference: (await addReport(ctx, body)).toUpperCase() }),
});

const answerOf = ({ reference, status, category, subjectType, createdAt, claimedAt, decidedAt, answer }: StoredReport) => ({
  reference: reference.toUpperCase(),
  status,
  category,
  subject_type: subjectType,
  created_at: createdAt,
  claimed_at: claimedAt,
  decided_at: decidedAt,
  answer,
});

const status = endpoint({
  method: "GET",
  path: "/reporting/:reference",
  access: "public",
  summary: "How a report stands, for whoever has its code",
  params: z.object({ reference: storableText(60) }),
  response: schemas.statusAnswer,
  handler: async ({ params }, ctx) => answerOf(await readStatus(ctx, params.reference)),
});

const groupOf = (group: moderation.ReportGroup) => ({
  report_id: group.reportId,
  subject_id: group.subjectId,
  subject_type: group.subjectType,
  status: group.status,
  count: group.count,
  categories: group.categories,
  reports: group.reports.map(({ createdAt, ...report }) => ({ ...report, created_at: createdAt })),
  excerpt: group.excerpt,
  claimed_by_me: group.claim === "mine",
  created_at: group.createdAt,
  decided_at: group.decidedAt,
  paused_until: group.pausedUntil,
});

const all = endpoint({
  method: "GET",
  path: "/admin/reporting",
  access: "moderator",
  summary: "Reported things with their reports: open and claimed the oldest first, decided the latest first; `next_cursor` leads on",
  query: schemas.reportQuery,
  response: z.object({
    groups: z.array(schemas.groupAnswer),
    counts: z.object({ open: z.number(), claimed: z.number(), decided: z.number() }),
    median_ms: z.number().nullable().meta({ description: "From report to decision, over the last 30 days." }),
    next_cursor: z.number().nullable(),
  }),
  async handler({ query: { cursor, limit, ...filters } }, ctx) {
    const { groups, counts, median, next } = await moderation.listReports(ctx, { ...filters, after: cursor, size: limit });
    return { groups: groups.map(groupOf), counts, median_ms: median, next_cursor: next ?? null };
  },
});

const claim = endpoint({
  method: "POST",
  path: "/admin/reporting/:report_id/claim",
  access: "moderator",
  summary: "Take all open reports of a thing in hand for half an hour",
  params: reportId,
  response: done,
  async handler({ params }, ctx) {
    await moderation.claimReport(ctx, params.report_id);
    return { report_id: params.report_id, status: "claimed" as const };
  },
});

const decide = endpoint({
  method: "POST",
  path: "/admin/reporting/:report_id/decide",
  access: "moderator",
  summary: "Decide on all open reports of a thing; never on one's own. What is upheld is rejected",
  params: reportId,
  body: schemas.decisionSchema,
  response: done,
  async handler({ params, body }, ctx) {
    await moderation.decideReport(ctx, params.report_id, body);
    return { report_id: params.report_id, status: body.decision === "uphold" ? ("upheld" as const) : ("dismissed" as const) };
  },
});

const undo = endpoint({
  method: "POST",
  path: "/admin/reporting/:report_id/undo",
  access: "moderator",
  summary: "Take one's own decision back within ten minutes",
  params: reportId,
  response: done,
  async handler({ params }, ctx) {
    await moderation.undoReport(ctx, params.report_id);
    return { report_id: params.report_id, status: "claimed" as const };
  },
});

const opennessFile = endpoint({
  method: "GET",
  path: "/reporting/transparency/csv",
  access: "public",
  summary: "How reports were decided in the last twelve months, as CSV: what the page shows, nothing under five",
  response: z.string(),
  async handler(_, ctx) {
    const text = await opennessCsv(ctx, (key) => sayIn(ctx)(`reporting:${key}`));
    return new Response(text, {
      headers: { "Content-Type": "text/csv; charset=utf-8", "Content-Disposition": attachment("transparency.csv") },
    });
  },
});

export const reportingEndpoints = [
  opennessFile,
  ...endpointsFor("apps in which people report what they see", [add, status]),
  ...endpointsFor("staff who work the queue in a program of theirs", [all, claim, decide, undo]),
];
