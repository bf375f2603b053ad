/** A meeting as a calendar file (RFC 5545): moved or called off it stays the same entry. */
import ical, { ICalEventStatus } from "ical-generator";
import { configuration } from "~/configuration";
import { calendarLines } from "~/platform/calendar-text";
import { HOUR } from "~/platform/clock";

export interface MeetingFile {
  groupId: string;
  title: string;
  place: string;
  /** UTC milliseconds. */
  startsAt: number;
  /** In hours. */
  length: number;
  isCancelled: boolean;
  revision: number;
  changedAt: number;
}

/** The file's text; its entry has the name that one's calendar on this site gives it. @param origin where pages are */
export function meetingFile(
  { groupId, title, place, startsAt, length, isCancelled, revision, changedAt }: MeetingFile,
  origin: string,
): string {
  const calendar = ical({ prodId: { company: configuration.name, product: "group-hour", language: "EN" } });
  const stamp = new Date(changedAt);
  calendar.createEvent({
    id: `meeting-${groupId}@${new URL(origin).host}`,
    sequence: revision,
    stamp,
    lastModified: stamp,
    start: new Date(startsAt),
    end: new Date(startsAt + length * HOUR),
    summary: title,
    location: place || null,
    url: `${origin}/group-hour/${groupId}`,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendarLines(calendar);
}
