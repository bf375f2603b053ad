/** The inventory of personal data, for the programs and spreadsheets of admins. */
import { z } from "zod";
import { attachment } from "~/platform/http/attachment";
import { endpoint } from "~/platform/http/endpoint";
import { inventoryCsv } from "./privacy.service.server";

const inventory = endpoint({
  method: "GET",
  path: "/privacy/inventory.csv",
  access: "admin",
  summary: "Every place of personal data with purpose, basis, recipients, transfer, retention and sensitivity, as CSV",
  response: z.string(),
  handler: async (_, ctx) =>
    new Response(await inventoryCsv(ctx), {
      headers: { "Content-Type": "text/csv; charset=utf-8", "Content-Disposition": attachment("inventory.csv") },
    }),
});

export const privacyEndpoints = [inventory];
