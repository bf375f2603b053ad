/** What staff did, as a file. */
import { z } from "zod";
import { attachment } from "~/platform/http/attachment";
import { endpoint } from "~/platform/http/endpoint";
import { actFilters } from "./audit.schemas";
import { actsFile } from "./audit.service.server";

const file = endpoint({
  method: "GET",
  path: "/admin/audit/list.csv",
  access: "admin",
  summary: "What staff did as CSV, the latest first, with the filters of the page",
  query: actFilters.omit({ before: true, size: true }),
  response: z.string(),
  handler: async ({ query }, ctx) =>
    new Response(actsFile(ctx, { ...query, size: 50 }), {
      headers: { "Content-Type": "text/csv; charset=utf-8", "Content-Disposition": attachment("audit.csv") },
    }),
});

export const auditEndpoints = [file];
