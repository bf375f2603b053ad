/** Numbers around an event, as a file. */

import { z } from "zod";
import { idField } from "~/platform/forms/fields";
import { attachment } from "~/platform/http/attachment";
import { endpoint } from "~/platform/http/endpoint";
import { sayIn } from "~/platform/i18n/say.server";
import { statFileQuery } from "./event-stats.schemas";
import { statsCsv } from "./event-stats.service.server";

const csv = endpoint({
  method: "GET",
  path: "/event/stats/:event_id/csv",
  access: "moderator",
  summary:
    "What was counted around an event by day, department or year, as CSV; each person once, groups under five together with their neighbours",
  params: z.object({ event_id: idField() }),
  query: statFileQuery,
  response: z.string(),
  async handler({ params: { event_id }, query }, ctx) {
    const text = await statsCsv(ctx, event_id, query, (key) => sayIn(ctx)(`event-stats:${key}`));
    return new Response(text, {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": attachment(`${event_id}-${query.measure}-${query.by}.csv`),
      },
    });
  },
});

export const eventStatEndpoints = [csv];
