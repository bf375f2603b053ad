/** What an event's fields mean: defaults, words of one's own, who may come, who organizes. */

import { dayOf } from "~/platform/time";
import { chosen } from "./event-choices.rules";
import type { EventForm } from "./event-form.schemas";
import { type DateRow, endsNextDay, momentOrNull, occurrenceOf } from "./event-times.rules";
import type { EventAnswer, EventBody } from "./events.schemas";
import * as options from "./options";

const { ALL_DEPARTMENTS, OTHER } = options;

/** Where somebody is led once their event exists. */
export const createdPath = (isStaff: boolean, eventId: string): string =>
  isStaff ? `/event/edit/${eventId}?created=1` : `/event/personal?created=${eventId}`;

/** The departments of an event: all of them unless some are named; naming some takes back "all". */
export function departmentsOf(named: string | readonly string[] | undefined): string[] {
  if (named === undefined || typeof named === "string") return [ALL_DEPARTMENTS];
  const specific = [...new Set(named.map((code) => code.trim()))].filter((code) => code && code !== ALL_DEPARTMENTS);
  return specific.length > 0 ? specific : [ALL_DEPARTMENTS];
}

/** A capacity as the database keeps it. */
export function capacityOf(given: EventBody["event_capacity"]): {
  capacityKind: "unlimited" | "unknown" | "custom";
  capacity: number | null;
} {
  if (typeof given === "number") return { capacityKind: "custom", capacity: given };
  return { capacityKind: given ?? "unlimited", capacity: null };
}

const ORGANIZER = "Event organizer: ";
const ORGANIZER_LINE = /(?:^|\n+)Event organizer: ([^\n]+)$/;

/** A description and the organizer that staff named at its end. */
export function splitOrganizer(description: string): { text: string; organizer: string | null } {
  const found = ORGANIZER_LINE.exec(description);
  return found ? { text: description.slice(0, found.index), organizer: found[1] ?? null } : { text: description, organizer: null };
}

/** A description with this organizer named at its end. */
export const withOrganizer = (description: string, name: string): string =>
  [splitOrganizer(description).text, `${ORGANIZER}${name.trim().replace(/\s*\n\s*/g, " ")}`].filter(Boolean).join("\n\n");

/** When a date row begins, as an ISO timestamp. */
const timestampOf = (row: DateRow): string => new Date(occurrenceOf(row).startsAt).toISOString();

/** What the form says, as programs would send it. */
export function bodyOfForm(form: EventForm): EventBody {
  const has = form.event_lat !== undefined && form.event_lng !== undefined;
  return {
    event_name: form.event_name,
    event_description: form.event_description,
    event_date_times: form.event_date_times.map(({ ends_next_day: _, ...row }) => ({ ...row, event_date: timestampOf(row) })),
    event_location: chosen(form.event_location, form.event_location_other),
    event_address: form.event_address,
    event_coordinates: has ? { lat: form.event_lat as number, lng: form.event_lng as number } : null,
    event_city: chosen(form.event_city, form.event_city_other),
    event_country: chosen(form.event_country, form.event_country_other),
    event_university: chosen(form.event_university, form.event_university_other),
    event_campus: chosen(form.event_campus, form.event_campus_other),
    event_type: chosen(form.event_type, form.event_type_other),
    event_function: form.event_function,
    show_status: form.show_status,
    event_is_allowed_outsiders: form.event_is_allowed_outsiders,
    event_capacity: form.event_capacity === "custom" ? form.event_capacity_custom : form.event_capacity,
    event_is_department_specific: departmentsOf(form.event_departments),
    event_instagram_link: form.event_instagram_link ?? null,
    event_organizer_id: form.event_organizer_id === OTHER ? null : (form.event_organizer_id ?? null),
    event_organizer_name: form.event_organizer_name ?? null,
    event_ticket: form.event_ticket ?? false,
    ticket_categories: form.event_ticket
      ? form.ticket_categories?.map((row) => ({
          ...row,
          name: row.name ?? "",
          price: row.price ?? 0,
          is_transferable: row.is_transferable ?? false,
        }))
      : [],
    reopened_categories: form.event_ticket ? form.reopened_categories : [],
  };
}

const withOffset = (minute: string | null | undefined) => minute && new Date(momentOrNull(minute) ?? 0).toISOString();

/** The same with an offset at every time, as browsers send it. */
export const withOffsets = (body: EventBody): EventBody => ({
  ...body,
  ticket_categories: body.ticket_categories?.map((row) => ({
    ...row,
    sale_from: withOffset(row.sale_from),
    sale_until: withOffset(row.sale_until),
    only_on: withOffset(row.only_on),
  })),
});

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return "";
  if (typeof value === "object") return Object.values(value).map(textOf).filter(Boolean).join(" ");
  return String(value);
};

/** What of an event isn't as somebody wants it to be, as it is now. */
interface Difference {
  field: string;
  /** Which ticket category, from 1 on. */
  row?: number;
  text: string;
}

const COMPARED = [
  ...["event_name", "event_description", "event_location", "event_address", "event_coordinates", "event_city", "event_country"],
  ...["event_university", "event_campus", "event_type", "event_function", "show_status", "event_is_allowed_outsiders", "event_capacity"],
  ...["event_instagram_link", "event_ticket"],
] as const;

/** Where an event differs from what was sent; fields that weren't sent or are empty aren't looked at where they have a default. */
export function differencesOf(now: EventAnswer, body: EventBody): Difference[] {
  const sent: Record<string, unknown> = {
    ...body,
    event_description: body.event_description ?? "",
    event_address: body.event_address ?? "",
  };
  const shown: Record<string, unknown> = { ...now, event_description: splitOrganizer(now.event_description).text };
  const plain = COMPARED.filter((field) => sent[field] !== undefined && textOf(sent[field]) !== textOf(shown[field]));
  const differences: Difference[] = plain.map((field) => ({ field: FIELD_OF[field] ?? field, text: textOf(shown[field]) }));
  const days = (rows: EventBody["event_date_times"]) =>
    rows.map(({ event_date, event_time, event_end_time }) => [dayOf(event_date), event_time, event_end_time].filter(Boolean).join(" "));
  const dates = days(now.event_date_times).join(", ");
  if (dates !== days(body.event_date_times).sort().join(", ")) differences.push({ field: "event_date_times", text: dates });
  const departments = departmentsOf(now.event_is_department_specific).join(", ");
  if (departments !== departmentsOf(body.event_is_department_specific).join(", "))
    differences.push({ field: "event_departments", text: departments });
  return [...differences, ...ticketDifferences(now.ticket_categories, body.ticket_categories ?? [])];
}

const FIELD_OF: Readonly<Record<string, string>> = { event_coordinates: "event_lat" };

const CATEGORY_FIELDS = [
  "name",
  "description",
  "price",
  "available_quantity",
  "per_person",
  "sale_from",
  "sale_until",
  "only_on",
  "is_transferable",
] as const;

function ticketDifferences(now: EventAnswer["ticket_categories"], sent: NonNullable<EventBody["ticket_categories"]>): Difference[] {
  if (now.length !== sent.length || now.some(({ category_id }) => !sent.some((row) => row.category_id === category_id)))
    return [{ field: "ticket_categories", text: now.map(({ name }) => name).join(", ") }];
  return now.flatMap((row, index) => {
    const mine: Record<string, unknown> = { ...sent.find(({ category_id }) => category_id === row.category_id) };
    const changed = CATEGORY_FIELDS.filter(
      (field) => textOf(row[field]) !== textOf(mine[field]) && !(mine[field] === undefined && USUAL.has(field)),
    );
    return changed.map((field) => ({ field: field === "name" ? "category_name" : field, row: index + 1, text: textOf(row[field]) }));
  });
}

/** Left out of what is sent, they have their usual value. */
const USUAL: ReadonlySet<string> = new Set(["per_person", "is_transferable"]);

/** A value as a choice among options, or as one's own words. */
function asChoice(name: string, value: string, offered: readonly string[]): Record<string, string> {
  return offered.includes(value) ? { [name]: value } : { [name]: OTHER, [`${name}_other`]: value };
}

/** The fields of a new event's form. @param today the day of its first date row */
export function newEventFields(today: string, communityId?: string): Record<string, unknown> {
  const { event_capacity, ...rest } = options.defaults;
  return {
    ...rest,
    event_capacity,
    event_departments: [ALL_DEPARTMENTS],
    event_date_times: [{ event_date: today, event_time: options.DEFAULT_TIME, event_end_time: "" }],
    ticket_categories: [options.NEW_CATEGORY],
    ...(communityId && { event_organizer_id: communityId }),
  };
}

/** An event as the fields of its form; whose event waits has asked for it to be shown. */
export function fieldsOfEvent(event: EventAnswer, isStaff: boolean): Record<string, unknown> {
  const capacity = typeof event.event_capacity === "number" ? "custom" : event.event_capacity;
  const departments = event.event_is_department_specific;
  const { text, organizer } = splitOrganizer(event.event_description);
  return {
    event_name: event.event_name,
    event_description: text,
    event_organizer_name: organizer ?? "",
    event_date_times: event.event_date_times.map(({ event_date, event_time, event_end_time = "" }) => ({
      event_date,
      event_time,
      event_end_time,
      ends_next_day: endsNextDay({ event_time, event_end_time }) ? "on" : undefined,
    })),
    ...asChoice("event_location", event.event_location, options.locations),
    event_address: event.event_address,
    event_lat: event.event_coordinates ? String(event.event_coordinates.lat) : "",
    event_lng: event.event_coordinates ? String(event.event_coordinates.lng) : "",
    ...asChoice("event_city", event.event_city, options.cities),
    ...asChoice("event_country", event.event_country, options.countries),
    ...asChoice("event_university", event.event_university, options.universities),
    ...asChoice("event_campus", event.event_campus, options.campuses),
    ...asChoice("event_type", event.event_type, options.types),
    show_status: event.is_awaiting_review && !isStaff ? "active" : event.show_status,
    // It was asked when the event was shown.
    shows_past: event.show_status === "active" ? "on" : undefined,
    event_function: event.event_function,
    event_is_allowed_outsiders: event.event_is_allowed_outsiders,
    event_capacity: capacity,
    event_capacity_custom: capacity === "custom" ? String(event.event_capacity) : "",
    event_departments: Array.isArray(departments) ? departments : [departments],
    event_instagram_link: event.event_instagram_link ?? "",
    event_organizer_id: event.event_organizer_id ?? "",
    event_ticket: event.event_ticket ? "on" : undefined,
    ticket_categories: event.event_ticket
      ? event.ticket_categories.map(
          ({ price, available_quantity, per_person, sale_from, sale_until, only_on, is_transferable, ...row }) => ({
            ...row,
            price: String(price),
            per_person: String(per_person),
            is_transferable: is_transferable ? "on" : undefined,
            available_quantity: String(available_quantity ?? ""),
            sale_from: sale_from ?? "",
            sale_until: sale_until ?? "",
            only_on: only_on ?? "",
          }),
        )
      : [options.NEW_CATEGORY],
  };
}
