/** An event as a calendar file, which calendars update rather than add when they are given it again. */

import ical, { ICalEventStatus } from "ical-generator";
import { configuration } from "~/configuration";
import { withoutMarks } from "~/engines/markup/markdown.server";
import { calendarLines } from "~/platform/calendar-text";
import type { Context } from "~/platform/context";
import { attachment } from "~/platform/http/attachment";
import { splitOrganizer } from "./events.rules";
import { readFound } from "./events.service.server";

const SECOND = 1000;

/** What a calendar is told. */
export interface CalendarEvent {
  eventId: string;
  name: string;
  description: string;
  location: string;
  url: string;
  dates: readonly { key: number; startsAt: number; endsAt: number | null }[];
  isCancelled?: boolean;
  createdAt: number;
  updatedAt: number;
}

/** iCalendar text: moments are in UTC, so no calendar has to know a time zone; each date keeps its UID. */
export function calendarText(event: CalendarEvent, host: string): string {
  const calendar = ical({ prodId: { company: configuration.name, product: "events", language: "EN" } });
  for (const { key, startsAt, endsAt } of event.dates) {
    calendar.createEvent({
      id: `${event.eventId}.${key}@${host}`,
      sequence: Math.max(0, Math.floor((event.updatedAt - event.createdAt) / SECOND)),
      start: new Date(startsAt),
      end: endsAt === null ? null : new Date(endsAt),
      summary: event.name,
      description: event.description || undefined,
      location: event.location,
      url: event.url,
      created: new Date(event.createdAt),
      lastModified: new Date(event.updatedAt),
      stamp: new Date(event.updatedAt),
      status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return calendarLines(calendar);
}

/** The file, as an answer. @param at when the one date begins that is wanted; all of them unless there is one @throws notFound */
export async function sendCalendar(ctx: Context, eventId: string, at?: number): Promise<Response> {
  const { event, dates: all } = await readFound(ctx, eventId);
  // A date that was moved since isn't there any more: then all are.
  const wanted = all.filter(({ startsAt }) => startsAt === at);
  const dates = wanted.length > 0 ? wanted : all;
  const text = calendarText(
    {
      eventId,
      name: event.name,
      description: withoutMarks(splitOrganizer(event.description).text, true),
      location: [event.location, event.address, event.city].filter(Boolean).join(", "),
      url: `${ctx.origin}/event/${eventId}`,
      dates,
      isCancelled: event.cancelledAt !== null,
      createdAt: event.createdAt,
      updatedAt: event.updatedAt,
    },
    new URL(ctx.origin).host,
  );
  return new Response(text, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": attachment(`${eventId}.ics`),
      "Cache-Control": "private, no-cache",
    },
  });
}
