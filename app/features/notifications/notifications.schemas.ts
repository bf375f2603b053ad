/** Announcements as forms and the API take them, and the filters of both lists. */
import { z } from "zod";
import { noticeGroups } from "~/engines/notices/kinds";
import {
  callersKey,
  clockField,
  dayField,
  idField,
  integerField,
  linkField,
  minuteField,
  shownTextField,
  storableText,
  trimmedText,
} from "~/platform/forms/fields";
import { pagingShape } from "~/platform/lists/paging";
import { dateRanges, MOST_SEMESTERS, notificationTypes } from "./notifications.rules";

const FIRST_YEAR = 1956;
const LAST_YEAR = 2100;

/** A page of the site (`/event/all`) or an address with https. */
const link = z
  .string()
  .trim()
  .max(500)
  .regex(/^(?:\/(?![/\\])|https:\/\/)[^\s\\]*$/, "@notifications:form.badLink");

const shared = {
  title_en: trimmedText(3, 120),
  title_tr: trimmedText(3, 120),
  text_en: trimmedText(0, 2000).optional(),
  text_tr: trimmedText(0, 2000).optional(),
  type: z.enum(notificationTypes),
  department: idField().optional(),
  entrance_year: integerField(FIRST_YEAR, LAST_YEAR).optional(),
  semester: integerField(1, MOST_SEMESTERS).optional().describe("Of one's studies, by the entrance year and when it is sent"),
  link: link.optional(),
};

/** The form: day and time as the university's clocks show them; both empty is now. */
export const announcementForm = z
  .object({
    act: z.literal("preview").optional(),
    ...shared,
    send_day: dayField("@notifications:form.badDay").optional(),
    send_time: clockField("@notifications:form.badTime").optional(),
    /** Of the announcement that was changed. */
    version: integerField(1, 1_000_000).optional(),
    /** Of a new one. */
    key: callersKey,
  })
  .refine(({ send_day, send_time }) => (send_day === undefined) === (send_time === undefined), {
    path: ["send_time"],
    error: "@notifications:form.needsBoth",
  });
export type AnnouncementForm = z.infer<typeof announcementForm>;

const body = z.strictObject({
  ...shared,
  send_at: z.number().int().positive().optional().describe("UTC milliseconds; now when left out or past"),
});
export const announcementBody = body.extend({ key: callersKey });

export const announcementChange = body.partial().extend({
  version: integerField(1, 1_000_000).optional().describe("Of the announcement that was changed; refused when somebody changed it since"),
});
export type AnnouncementChange = z.infer<typeof announcementChange>;

/** Two moments, as `markedOf` reads them. */
const UNDO = /^\d{1,15}-\d{1,15}$/;

const filters = {
  type: z.enum(notificationTypes).optional().catch(undefined),
  date_range: z.enum(dateRanges).default("all").catch("all"),
  semester: z.coerce.number().int().min(1).max(MOST_SEMESTERS).optional().catch(undefined),
};

/** Filters of one's own list, from the address. */
export const personalFilters = z.object({
  ...filters,
  about: z.enum(noticeGroups).optional().catch(undefined),
  /** Those alone that one hasn't read. */
  unread: z.literal("1").optional().catch(undefined),
  /** By what the button above the list takes back that they were marked as read. */
  undo: storableText(40).regex(UNDO).optional().catch(undefined),
  page: pagingShape.page,
  size: pagingShape.size,
});

export const adminFilters = personalFilters.extend({
  department: idField().optional().catch(undefined),
  entrance_year: z.coerce.number().int().optional().catch(undefined),
});

const MOST = 100;
const LAST = 1000;

/** The same as the API takes them. */
export const listQuery = z.object({
  skip: z.coerce.number().int().min(0).max(LAST).default(0),
  limit: z.coerce.number().int().min(1).max(MOST).default(20),
  type: z.enum([...notificationTypes, "all"]).default("all"),
  date_range: z.enum(dateRanges).default("all"),
  department: storableText(80).optional().describe("Announcements for this department alone, by its id or code"),
  entrance_year: z.coerce.number().int().optional(),
  semester: z.coerce.number().int().min(1).max(MOST_SEMESTERS).optional().describe("Announcements for this semester alone"),
});
export type ListQuery = z.infer<typeof listQuery>;

/** What the buttons of one's own list send. */
export const personalAct = z.object({
  act: z.enum(["read", "read-all", "undo"]),
  id: idField().optional(),
  undo: storableText(40).regex(UNDO).optional(),
});

/** By what marking as read is taken back, of the text that a page carries. */
export function markedOf(text: string): { at: number; until: number } {
  const [at = 0, until = 0] = text.split("-").map(Number);
  return { at, until };
}

export const deleteForm = z.object({ id: idField() });

const choice = z.strictObject({
  kind: storableText(60),
  channel: z.enum(["off", "app", "mail", "digest"]),
  push: z.boolean().optional().describe("Also to one's devices; stays as it is when left out"),
});

/** How to hear of kinds of things, and when not to be disturbed. */
export const preferencesBody = z.strictObject({
  choices: z.array(choice).max(60).default([]),
  quiet_hours: z
    .strictObject({ from: minuteField(), until: minuteField() })
    .refine(({ from, until }) => from !== until, { path: ["until"], error: "@notifications:form.sameTime" })
    .nullable()
    .optional()
    .describe("By the university's clock, 23:00 to 07:00; null: none"),
});

const channel = z.enum(["off", "app", "mail", "digest"]).optional();

/** What a row of the grid was drawn as, and what it is now: only what was changed counts. */
const groupChoice = z.strictObject({
  group: z.enum(noticeGroups),
  channel,
  was: channel,
  push: z.boolean().default(false),
  pushed: z.boolean().default(false),
});

/** The same as the page sends it: boxes that aren't ticked aren't sent, so it says whether there were any. */
export const settingsForm = z
  .strictObject({
    act: z.enum(["mail-off", "news-on", "news-off"]).optional(),
    /** Of the text that was agreed to. */
    news_version: integerField(1, 1_000_000).optional(),
    /** The hash of that text as the page had it: it names who sends, and admins may change that. */
    news_shown: shownTextField().optional(),
    choices: z.array(choice).max(60).default([]),
    groups: z.array(groupChoice).max(noticeGroups.length).default([]),
    has_push: z.boolean().default(false),
    quiet_from: minuteField().optional(),
    quiet_until: minuteField().optional(),
  })
  .refine(({ quiet_from, quiet_until }) => (quiet_from === undefined) === (quiet_until === undefined), {
    path: ["quiet_until"],
    error: "@notifications:form.needsBothTimes",
  })
  .refine(({ quiet_from, quiet_until }) => quiet_from === undefined || quiet_from !== quiet_until, {
    path: ["quiet_until"],
    error: "@notifications:form.sameTime",
  });
export type SettingsForm = z.infer<typeof settingsForm>;

const MAX_ENDPOINT = 1000;
/**
 * The push services of browsers: Chrome and those built on it, Firefox, Safari, Edge. The site sends to no other, because any name may
 * lead into somebody's own network.
 */
const PUSH_SERVICES =
  /^(?:fcm\.googleapis\.com|(?:[\w-]+\.)*push\.services\.mozilla\.com|(?:[\w-]+\.)*push\.apple\.com|(?:[\w-]+\.)*notify\.windows\.com)$/i;

const isPushService = (address: string) => {
  if (!URL.canParse(address)) return false;
  const { hostname, port } = new URL(address);
  return port === "" && PUSH_SERVICES.test(hostname);
};

const endpointField = linkField(MAX_ENDPOINT).refine(isPushService, "@notifications:form.badEndpoint");

const base64url = (length: number) => z.string().regex(new RegExp(`^[\\w-]{${length}}={0,2}$`), "@notifications:form.badEndpoint");

/** What a browser says of itself when it subscribes (`PushSubscription.toJSON()`), without when that ends. */
export const subscriptionBody = z.strictObject({
  endpoint: endpointField,
  keys: z.strictObject({ p256dh: base64url(87), auth: base64url(22) }),
});
export const endpointBody = z.strictObject({ endpoint: endpointField });

export const unsubscribeForm = z.object({ token: storableText(400) });
