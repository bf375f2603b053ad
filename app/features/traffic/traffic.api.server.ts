/** What one address asked for on a day, as a file. */
import { z } from "zod";
import { attachment } from "~/platform/http/attachment";
import { endpoint } from "~/platform/http/endpoint";
import { openingForm } from "./traffic.schemas";
import { openLog } from "./traffic.service.server";

const lines = endpoint({
  method: "POST",
  path: "/traffic/lines.csv",
  access: "admin",
  summary:
    "What one address asked for on a day as CSV, for the number of a case and with a reason, by an admin who entered a mailed code a moment ago; written down in the audit",
  form: openingForm,
  response: z.string(),
  handler: async ({ form }, ctx) =>
    new Response(await openLog(ctx, form), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": attachment(`traffic-${form.day}.csv`),
        "Cache-Control": "no-store",
      },
    }),
});

export const trafficEndpoints = [lines];
