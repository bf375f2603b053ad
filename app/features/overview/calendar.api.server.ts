/** One's calendar for calendar programs. */
import { z } from "zod";
import { storableText } from "~/platform/forms/fields";
import { endpoint } from "~/platform/http/endpoint";
import { hasTag } from "~/platform/http/etag";
import { readCalendarFile } from "./calendar.service.server";
import { overviewErrors } from "./overview.errors";

/** So long, in seconds, may a program's own copy outlive its address; nothing between may keep one. */
const AGE = 60;

const file = endpoint({
  method: "GET",
  path: "/calendars/:file",
  access: "public",
  summary: "All that somebody has on, as a calendar that programs fetch again and again, by its secret address: <token>.ics",
  params: z.object({ file: storableText(200) }),
  response: z.string(),
  async handler({ params, request }, ctx) {
    const [, token] = /^([\w-]{20,100})\.ics$/.exec(params.file) ?? [];
    if (!token) throw overviewErrors.calendarNotFound();
    const { text, tag } = await readCalendarFile(ctx, token);
    const headers = { "Cache-Control": `private, max-age=${AGE}`, "X-Robots-Tag": "noindex", ETag: tag };
    if (hasTag(request, tag)) return new Response(null, { status: 304, headers });
    return new Response(text, { headers: { ...headers, "Content-Type": "text/calendar; charset=utf-8" } });
  },
});

export const calendarEndpoints = [file];
