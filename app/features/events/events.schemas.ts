/** An event as programs send it, and what lists of events are asked for. */
import { z } from "zod";
import { typedImageAnswer } from "~/engines/media/image-answer";
import {
  callersKey,
  clockField,
  dayField,
  endTimeField,
  idField,
  integerField,
  linkField,
  trimmedText,
  wholeLira,
} from "~/platform/forms/fields";
import { readMinute } from "~/platform/forms/typed-days";
import { pagingShape } from "~/platform/lists/paging";
import { dayOf } from "~/platform/time";
import { isMinute, minuteOf } from "./event-times.rules";
import * as options from "./options";

/** Text of one line. */
const line = (min: number, max: number) => trimmedText(min, max).overwrite((text) => text.replace(/\s*[\n\u2028\u2029]\s*/g, " "));

export const shortText = line(0, 120).optional();
export const address = line(0, 300).optional();
export const typeText = line(0, 60).optional();
export const nameField = line(1, 140);
export const descriptionField = trimmedText(0, 5000).optional();
export const timeField = clockField();
const INSTAGRAM = /^(?:(?:www|m)\.)?(?:instagram\.com|instagr\.am|ig\.me)$/i;

/** A page of Instagram, without anything that isn't part of its address. */
export const instagramField = linkField(300).refine(
  (address) => !URL.canParse(address) || (INSTAGRAM.test(new URL(address).hostname) && new URL(address).port === ""),
  "@events:form.instagram",
);
export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);
export const customCapacity = integerField(1, options.MAX_PEOPLE);

/** A date row: a calendar day or an ISO timestamp of one, and times of day in the university's zone. */
const dateRow = z.strictObject({
  event_date: z
    .string()
    .max(40)
    .refine((text) => dayOf(text) !== null, { message: "@events:form.badDate" }),
  event_time: timeField,
  event_end_time: endTimeField().optional(),
});

/** A minute at the university: `2026-11-30T18:00`, also written as an ISO timestamp. */
export const minuteField = z
  .string()
  .overwrite((text) => minuteOf(text) ?? readMinute(text) ?? text)
  .refine(isMinute, { message: "@events:form.badDate" });
export const perPersonField = integerField(1, options.MAX_PER_PERSON);

const isWindow = (row: { sale_from?: string | null; sale_until?: string | null }) =>
  !row.sale_from || !row.sale_until || row.sale_from < row.sale_until;

const ticketCategory = z.strictObject({
  category_id: idField().optional(),
  name: line(1, 80),
  description: trimmedText(0, 300).optional(),
  /** Whole lira; 0 is free. */
  price: wholeLira(0, options.MAX_PRICE),
  /** Left out or null: unlimited. */
  available_quantity: integerField(0, options.MAX_PEOPLE).nullish(),
  per_person: perPersonField.optional(),
  /** Left out or null: at once, and until the event is over. */
  sale_from: minuteField.nullish(),
  sale_until: minuteField.nullish(),
  only_on: minuteField.nullish().describe("The one date of the event that it is for, by its beginning; left out or null: all of them."),
  is_transferable: z.boolean().optional(),
});

export const reopened = z
  .array(idField())
  .max(options.MAX_CATEGORIES * 2)
  .optional();

const departmentCode = trimmedText(1, 20);

/** What is left out gets its default. */
export const eventBody = z.strictObject({
  event_name: nameField,
  event_description: descriptionField,
  event_date_times: z.array(dateRow).min(1).max(options.MAX_DATES),
  event_location: shortText,
  event_address: address,
  event_coordinates: z.strictObject({ lat: latitude, lng: longitude }).nullish(),
  event_city: shortText,
  event_country: shortText,
  event_university: shortText,
  event_campus: shortText,
  event_type: typeText,
  event_function: z.enum(options.functions).optional(),
  show_status: z.enum(options.showStatuses).optional(),
  show_order: integerField(0, options.DEFAULT_SHOW_ORDER).optional(),
  event_is_allowed_outsiders: z.enum(options.outsiderRules).optional(),
  event_capacity: z.union([z.enum(["unlimited", "unknown"]), customCapacity]).optional(),
  event_is_department_specific: z.union([z.literal(options.ALL_DEPARTMENTS), z.array(departmentCode).max(200)]).optional(),
  event_instagram_link: instagramField.nullish(),
  event_organizer_id: idField().nullish(),
  /** Somebody who is no community; staff only. */
  event_organizer_name: line(0, 120).nullish(),
  event_ticket: z.boolean().optional(),
  ticket_categories: z
    .array(ticketCategory.refine(isWindow, { message: "@events:form.saleEndsBefore", path: ["sale_until"] }))
    .max(options.MAX_CATEGORIES)
    .optional(),
  reopened_categories: reopened.describe("Of its closed categories, those that are sold again."),
});

/** A change of an event. */
export const editBody = eventBody.extend({
  version: z.int().min(0).optional().describe("Of the event as it was read: a later change isn't written over. Left out, it is."),
});

/** Why an event is taken out of sight or cancelled; the use case asks for one. */
export const reasonBody = z.strictObject({ reason: trimmedText(0, options.MAX_REASON).optional() });

/** A new event. */
export const newEventBody = eventBody.extend({
  key: callersKey.describe("Chosen by the caller: sending it again is answered with the event that it brought before."),
});

export type EventBody = z.infer<typeof eventBody>;

const word = trimmedText(0, 120).optional().catch(undefined);

/** What the agenda is asked for; `after` and `before` are where the page before ended, as `<moment>.<key>`. */
export const agendaFilters = z.object({
  when: z.enum(options.periods).default("week").catch("week"),
  /** One day alone, whatever the period. */
  day: dayField().optional().catch(undefined),
  type: word,
  campus: word,
  q: word,
  cursor: z
    .string()
    .regex(/^-?\d{1,16}\.\d{1,16}$/)
    .optional()
    .catch(undefined),
  size: pagingShape.size,
});
export type AgendaFilters = z.infer<typeof agendaFilters>;

/** Which view of the agenda is asked for; `month` is `2026-11`. */
export const agendaView = z.object({
  view: z.enum(["list", "month"]).default("list").catch("list"),
  month: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
    .optional()
    .catch(undefined),
});

/** What staff's list is asked for; `before` is the key of the last row seen. */
export const panelFilters = z.object({
  state: z.enum(options.panelStates).default("all").catch("all"),
  q: word,
  before: z.coerce.number().int().positive().optional().catch(undefined),
  size: pagingShape.size,
});
export type PanelFilters = z.infer<typeof panelFilters>;

const optionalText = z.string().nullable();

/** An event as the API answers it. */
export const eventAnswer = z.object({
  event_id: z.string(),
  event_name: z.string(),
  event_description: z.string(),
  event_date_times: z.array(
    z.object({ event_date: z.string(), event_time: z.string(), event_end_time: z.string().optional(), starts_at: z.string() }),
  ),
  event_location: z.string(),
  event_address: z.string(),
  event_coordinates: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  event_city: z.string(),
  event_country: z.string(),
  event_university: z.string(),
  event_campus: z.string(),
  event_type: z.string(),
  event_function: z.string(),
  show_status: z.string(),
  show_order: z.number(),
  is_awaiting_review: z.boolean(),
  event_is_allowed_outsiders: z.string(),
  event_capacity: z.union([z.string(), z.number()]),
  event_is_department_specific: z.union([z.string(), z.array(z.string())]),
  event_instagram_link: optionalText,
  event_organizer_id: optionalText,
  event_organizer_name: optionalText,
  event_ticket: z.boolean(),
  ticket_categories: z.array(
    z.object({
      category_id: z.string(),
      name: z.string(),
      description: z.string(),
      price: z.number(),
      available_quantity: z.number().nullable(),
      per_person: z.number(),
      sale_from: optionalText,
      sale_until: optionalText,
      only_on: optionalText,
      is_transferable: z.boolean(),
    }),
  ),
  closed_categories: z
    .array(z.object({ category_id: z.string(), name: z.string(), taken: z.number() }))
    .describe("Not sold any more, with tickets that keep their seats."),
  images: z.array(typedImageAnswer),
  event_view_count: z.number(),
  event_rsvp_count: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
  version: z.number().describe("To be sent back with a change."),
});
export type EventAnswer = z.infer<typeof eventAnswer>;
