/** Schedules for programs and calendars; the same use cases as the pages. */

import { z } from "zod";
import type { SignedInContext } from "~/platform/context";
import { idField, storableText } from "~/platform/forms/fields";
import { attachment } from "~/platform/http/attachment";
import { endpoint, endpointsFor } from "~/platform/http/endpoint";
import { exportCalendar, readExport, readFeed } from "./export.service.server";
import { readSchedules } from "./plans.service.server";
import { scheduleErrors } from "./schedule.errors";

const scheduleParam = z.object({ schedule_id: idField() });

/** So long, in seconds, may a calendar's own copy of a feed outlive its link; nothing between may keep one. */
const FEED_AGE = 60;

const calendarFile = (text: string, headers: Record<string, string>) =>
  new Response(text, { headers: { "Content-Type": "text/calendar; charset=utf-8", ...headers } });

const day = z.string().describe("A calendar day, 2026-09-28.");
const meeting = z.object({
  day: z.number().describe("0 is Monday."),
  start: z.number().describe("Minutes after midnight."),
  end: z.number(),
  place: z.string().nullable(),
});

const list = endpoint({
  method: "GET",
  path: "/schedules",
  access: "user",
  summary: "One's own schedules, the latest term first",
  response: z.object({
    schedules: z.array(
      z.object({
        schedule_id: z.string(),
        name: z.string(),
        term: z.string(),
        courses: z.number(),
        items: z.number(),
        credits: z.number(),
        without_credits: z.number().describe("Courses whose credits aren't known, and aren't in the sum."),
        is_in_week: z.boolean().describe("Whether it is the one of its term that one's own week shows."),
      }),
    ),
  }),
  async handler(_, ctx) {
    const { schedules } = await readSchedules(ctx);
    return {
      schedules: schedules.map(({ scheduleId, name, term, courses, items, credits, withoutCredits, isInWeek }) => ({
        schedule_id: scheduleId,
        name,
        term,
        courses,
        items,
        credits,
        without_credits: withoutCredits,
        is_in_week: isInWeek,
      })),
    };
  },
});

const one = endpoint({
  method: "GET",
  path: "/schedules/:schedule_id",
  access: "user",
  summary: "One of one's own schedules with all that it holds",
  params: scheduleParam,
  query: z.object({ download: z.literal("1").optional() }),
  response: z.object({
    schedule_id: z.string(),
    name: z.string(),
    term: z.string(),
    lectures_from: day,
    lectures_until: day,
    lectures_assumed: z.boolean().describe("The term's dates aren't entered yet: these are assumed."),
    courses: z.array(
      z.object({
        course_code: z.string(),
        course_name: z.string(),
        section: z.number().describe("0 while none is chosen: the timetable hadn't got the course yet."),
        is_given: z.boolean(),
        credits: z.number().nullable(),
        instructors: z.array(z.string()),
        meetings: z.array(meeting),
      }),
    ),
    items: z.array(z.object({ title: z.string(), place: z.string(), date: day.nullable(), meetings: z.array(meeting) })),
  }),
  async handler({ params, query }, ctx) {
    const answer = await oneAnswer(ctx, params.schedule_id);
    return query.download
      ? new Response(JSON.stringify(answer, null, 2), {
          headers: { "Content-Type": "application/json", ...attached(params.schedule_id, "json") },
        })
      : answer;
  },
});

const attached = (scheduleId: string, ending: string) => ({ "Content-Disposition": attachment(`${scheduleId}.${ending}`) });

async function oneAnswer(ctx: SignedInContext, scheduleId: string) {
  const { plan, dates } = await readExport(ctx, scheduleId);
  return {
    schedule_id: plan.scheduleId,
    name: plan.name,
    term: plan.term,
    lectures_from: dates.startsOn,
    lectures_until: dates.endsOn,
    lectures_assumed: dates.isAssumed,
    courses: plan.sections.map(({ courseCode, nameEn, nameTr, number, isGiven, credits, instructors, meetings }) => ({
      course_code: courseCode,
      course_name: ctx.locale === "tr" ? nameTr : nameEn,
      section: number,
      is_given: isGiven,
      credits,
      instructors,
      meetings,
    })),
    items: plan.items.map(({ title, place, date, meetings }) => ({ title, place, date, meetings })),
  };
}

const calendar = endpoint({
  method: "GET",
  path: "/schedules/:schedule_id/calendar.ics",
  access: "user",
  summary: "One of one's own schedules as a calendar file",
  params: scheduleParam,
  response: z.string(),
  async handler({ params }, ctx) {
    return calendarFile(await exportCalendar(ctx, params.schedule_id), attached(params.schedule_id, "ics"));
  },
});

const feed = endpoint({
  method: "GET",
  path: "/schedule-feeds/:file",
  access: "public",
  summary: "A schedule as a calendar that programs fetch again and again, by its secret address: <token>.ics",
  params: z.object({ file: storableText(200) }),
  response: z.string(),
  async handler({ params }, ctx) {
    const [, token] = /^([\w-]{20,100})\.ics$/.exec(params.file) ?? [];
    if (!token) throw scheduleErrors.linkNotFound();
    return calendarFile(await readFeed(ctx, token), {
      "Cache-Control": `private, max-age=${FEED_AGE}`,
      "X-Robots-Tag": "noindex",
    });
  },
});

export const scheduleEndpoints = [...endpointsFor("apps that show somebody's week", [list]), one, calendar, feed];
