/** What both lists, the bell and the forms of notifications go by. */
import { DAY } from "~/platform/clock";
import { dayAhead, startOfDay } from "~/platform/time";

/** As the API names them; the last three also happen to one person alone. */
export const notificationTypes = ["announcement", "alert", "update", "reminder"] as const;
export type NotificationType = (typeof notificationTypes)[number];

export const dateRanges = ["all", "today", "week", "month"] as const;
export type DateRange = (typeof dateRanges)[number];

/** Announcements are shown for half a year, as long as what people are notified of personally. */
export const SHOWN_FOR = 183 * DAY;
/** So many announcements of that time are looked at; far more than anybody should be sent. */
export const MOST_ANNOUNCEMENTS = 200;

const DAYS_BACK: Record<Exclude<DateRange, "all">, number> = { today: 0, week: -6, month: -29 };

/** The first moment of a range: today, the last seven or thirty days, by the university's days. */
export const startOf = (range: DateRange, now: number): number => (range === "all" ? 0 : startOfDay(dayAhead(now, DAYS_BACK[range])));

/** The most semesters that a study may take, with a year of English before it (METU, maximum duration). */
export const MOST_SEMESTERS = 16;

/** Of fewer people nothing is told but that they are fewer, and of more their tens: a department's few of a year stay uncounted. */
export const FEW = 20;
const TENS = 10;

/** How many people an audience has at least, as far as staff are told; null for fewer than `FEW`. */
export const toldAudience = (count: number): number | null => (count < FEW ? null : count - (count % TENS));

interface Audience {
  departmentId: string | null;
  entranceYear: number | null;
}

/** What of an announcement decides who is shown it. */
export interface Sent extends Audience {
  announcementId: string;
  sendAt: number;
  /** The entrance year of those who are in its semester; null where it names none. */
  enteredFor: number | null;
}

export interface Reader extends Audience {
  /** Nobody is shown what was sent before they came. */
  createdAt: number;
  readUntil: number;
  readIds: readonly string[];
}

/** Whether an announcement is for somebody: of its department, its year and its semester, where it names them. */
export const isFor = (sent: Omit<Sent, "announcementId" | "sendAt">, reader: Audience): boolean =>
  (sent.departmentId === null || sent.departmentId === reader.departmentId) &&
  (sent.entranceYear === null || sent.entranceYear === reader.entranceYear) &&
  (sent.enteredFor === null || sent.enteredFor === reader.entranceYear);

/** How many of these announcements somebody is shown and hasn't read. */
export const unreadAnnouncements = (all: readonly Sent[], reader: Reader, now: number): number =>
  all.filter(
    (each) =>
      each.sendAt <= now &&
      each.sendAt > now - SHOWN_FOR &&
      each.sendAt >= reader.createdAt &&
      each.sendAt > reader.readUntil &&
      isFor(each, reader) &&
      !reader.readIds.includes(each.announcementId),
  ).length;

/** Whether an id is an announcement's. */
export const isAnnouncementId = (id: string): boolean => id.startsWith("announcement-");
