/** The meeting of a group for calendars. */
import { z } from "zod";
import { idField } from "~/platform/forms/fields";
import { attachment } from "~/platform/http/attachment";
import { endpoint } from "~/platform/http/endpoint";
import { readMeetingFile } from "./group-hour.service.server";

const calendar = endpoint({
  method: "GET",
  path: "/group-hour/:group_id/calendar.ics",
  access: "user",
  summary: "The hour at which a group meets as an iCalendar file, for its members",
  params: z.object({ group_id: idField() }),
  response: z.unknown(),
  handler: async ({ params }, ctx) =>
    new Response(await readMeetingFile(ctx, params.group_id), {
      headers: {
        "Content-Type": "text/calendar; charset=utf-8",
        "Content-Disposition": attachment(`${params.group_id}.ics`),
        "Cache-Control": "private, no-cache",
      },
    }),
});

export const groupHourEndpoints = [calendar];
