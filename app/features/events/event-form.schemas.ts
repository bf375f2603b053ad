/** The form of an event: choices with words of one's own, a custom capacity, rows of dates and tickets. */
import { z } from "zod";
import { systemClock } from "~/platform/clock";
import { dayField, endTimeField, idField, integerField, storableText, trimmedText, wholeLira } from "~/platform/forms/fields";
import { shownOnlyIf } from "~/platform/forms/shown";
import { endsNextDay, haveAllBegun } from "./event-times.rules";
import * as schemas from "./events.schemas";
import * as options from "./options";

const choice = storableText(120).optional();

const dateRow = z.object({
  event_date: dayField("@events:form.badDate"),
  event_time: schemas.timeField,
  event_end_time: endTimeField().optional(),
  /** Said by whoever means an end before the start. */
  ends_next_day: z.boolean().optional(),
});

const ticketRow = z.object({
  category_id: idField().optional(),
  name: trimmedText(0, 80).optional(),
  description: trimmedText(0, 300).optional(),
  price: wholeLira(0, options.MAX_PRICE).optional(),
  available_quantity: integerField(0, options.MAX_PEOPLE).optional(),
  per_person: schemas.perPersonField.optional(),
  sale_from: schemas.minuteField.optional(),
  sale_until: schemas.minuteField.optional(),
  only_on: schemas.minuteField.optional(),
  is_transferable: z.boolean().optional(),
});

const fields = z.object({
  event_name: schemas.nameField,
  event_description: schemas.descriptionField,
  event_date_times: z.array(dateRow).min(1).max(options.MAX_DATES),
  event_location: choice,
  event_location_other: schemas.shortText,
  event_address: schemas.address,
  event_lat: schemas.latitude.optional(),
  event_lng: schemas.longitude.optional(),
  event_city: choice,
  event_city_other: schemas.shortText,
  event_country: choice,
  event_country_other: schemas.shortText,
  event_university: choice,
  event_university_other: schemas.shortText,
  event_campus: choice,
  event_campus_other: schemas.shortText,
  event_type: storableText(60),
  event_type_other: schemas.typeText,
  show_status: z.enum(options.showStatuses),
  /** Said by whoever means to show an event that has begun. */
  shows_past: z.boolean().optional(),
  event_function: z.enum(options.functions).optional(),
  event_is_allowed_outsiders: z.enum(options.outsiderRules).optional(),
  event_capacity: z.enum(options.capacityKinds).optional(),
  event_capacity_custom: schemas.customCapacity.optional(),
  event_departments: z.array(storableText(20)).max(200).optional(),
  event_instagram_link: schemas.instagramField.optional(),
  event_organizer_id: idField().optional(),
  event_organizer_name: schemas.shortText,
  event_ticket: z.boolean().optional(),
  ticket_categories: z.array(ticketRow).max(options.MAX_CATEGORIES).optional(),
  reopened_categories: schemas.reopened,
  /** Of the event that is changed; absent for a new one. */
  version: integerField(0, Number.MAX_SAFE_INTEGER).optional(),
});

type Fields = z.infer<typeof fields>;

const MUST_BE_CHOSEN = {
  event_university: "@events:form.needsUniversity",
  event_campus: "@events:form.needsCampus",
} as const;

/** The fields that are wrong together with others, and why. */
function* problemsOf(value: Fields): Generator<[(string | number)[], string]> {
  const required = "@validation:required";
  for (const [name, message] of Object.entries(MUST_BE_CHOSEN)) if (!value[name as keyof Fields]) yield [[name], message];
  for (const name of ["location", "city", "country", "university", "campus", "type"] as const) {
    const isMissing = value[`event_${name}`] === options.OTHER && !value[`event_${name}_other`];
    if (isMissing) yield [[`event_${name}_other`], MUST_BE_CHOSEN[`event_${name}` as keyof typeof MUST_BE_CHOSEN] ?? required];
  }
  for (const [index, row] of value.event_date_times.entries()) {
    if (endsNextDay(row) && !row.ends_next_day) yield [["event_date_times", index, "event_end_time"], "@events:form.endsBefore"];
  }
  if (value.show_status === "active" && !value.shows_past && haveAllBegun(value.event_date_times, systemClock.now()))
    yield [["shows_past"], "@events:form.hasBegun"];
  if (value.event_capacity === "custom" && value.event_capacity_custom === undefined) yield [["event_capacity_custom"], required];
  if ((value.event_lat === undefined) !== (value.event_lng === undefined)) {
    yield [[value.event_lat === undefined ? "event_lat" : "event_lng"], "@events:form.bothCoordinates"];
  }
  for (const [index, row] of (value.event_ticket ? (value.ticket_categories ?? []) : []).entries()) {
    if (!row.name) yield [["ticket_categories", index, "name"], required];
    if (row.price === undefined) yield [["ticket_categories", index, "price"], required];
    const { sale_from = "", sale_until } = row;
    if (sale_until && sale_until <= sale_from) yield [["ticket_categories", index, "sale_until"], "@events:form.saleEndsBefore"];
  }
  if (value.event_ticket && !value.ticket_categories?.length && !value.reopened_categories?.length)
    yield [["ticket_categories"], "@events:form.needsCategory"];
}

const judged = fields.superRefine((value, context) => {
  for (const [path, message] of problemsOf(value)) context.addIssue({ code: "custom", path, message });
});

const holds = (name: string, choice: string) => (value: (name: string) => readonly string[]) => value(name)[0] === choice;
const isOther = (name: string) => holds(name, options.OTHER);

export const eventForm = shownOnlyIf(judged, {
  event_location_other: isOther("event_location"),
  event_city_other: isOther("event_city"),
  event_country_other: isOther("event_country"),
  event_university_other: isOther("event_university"),
  event_campus_other: isOther("event_campus"),
  event_type_other: isOther("event_type"),
  event_capacity_custom: holds("event_capacity", "custom"),
  ticket_categories: holds("event_ticket", "on"),
  reopened_categories: holds("event_ticket", "on"),
});
export type EventForm = z.infer<typeof eventForm>;
