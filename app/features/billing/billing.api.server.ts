/** Billing records as a file, for whoever issues the invoices. */
import { z } from "zod";
import { attachment } from "~/platform/http/attachment";
import { endpoint } from "~/platform/http/endpoint";
import { fileQuery } from "./billing.schemas";
import { recordsFile } from "./billing.service.server";

const file = endpoint({
  method: "GET",
  path: "/billing/records.csv",
  access: "admin",
  summary:
    "Sales and refunds of some days with buyer, seller and contract as CSV, for admins with the finance right; written down in the audit",
  query: fileQuery,
  response: z.string(),
  handler: async ({ query }, ctx) =>
    new Response(await recordsFile(ctx, query), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": attachment(`billing-${query.from}-${query.until}.csv`),
        "Cache-Control": "no-store",
      },
    }),
});

export const billingEndpoints = [file];
