/** Events as documents that admins find and change by hand; dates, tickets and who organizes it have their own forms. */
import type { DocumentCollection, StoredDocument } from "~/engines/documents.server";
import { findEvent, latestEventOf } from "./events.repository.server";
import { type EventAnswer, type EventBody, eventBody } from "./events.schemas";
import { editEvent, eventAnswer, removeEvent } from "./events.service.server";
import { DEFAULT_SHOW_ORDER, defaults } from "./options";

const { event_function, show_status, show_order, event_capacity, event_is_allowed_outsiders, event_instagram_link, ...rest } =
  eventBody.shape;
const { event_name, event_description, event_location, event_address, event_city, event_country, event_university, ...others } = rest;

/** What the body of an event takes of an answer: what only the site decides is left out. */
function bodyOf(fields: Record<string, unknown>): EventBody {
  const own = Object.entries(fields).filter(([name]) => name in eventBody.shape && name !== "event_organizer_name");
  const { event_date_times } = fields as Pick<EventAnswer, "event_date_times">;
  const dates = event_date_times.map(({ starts_at: _, ...date }) => date);
  return { ...Object.fromEntries(own), event_date_times: dates } as EventBody;
}

export const eventDocuments: DocumentCollection = {
  name: "events",
  subjectType: "event",
  settable: {
    event_name,
    event_description: event_description.unwrap(),
    event_location: event_location.unwrap(),
    event_address: event_address.unwrap(),
    event_city: event_city.unwrap(),
    event_country: event_country.unwrap(),
    event_university: event_university.unwrap(),
    event_campus: others.event_campus.unwrap(),
    event_type: others.event_type.unwrap(),
    event_function: event_function.unwrap(),
    event_capacity: event_capacity.unwrap(),
    event_is_allowed_outsiders: event_is_allowed_outsiders.unwrap(),
    event_instagram_link: event_instagram_link.unwrap().unwrap(),
    show_status: show_status.unwrap(),
    show_order: show_order.unwrap(),
  },
  emptied: {
    event_description: "",
    event_address: "",
    event_instagram_link: null,
    event_location: defaults.event_location,
    event_city: defaults.event_city,
    event_country: defaults.event_country,
    event_university: defaults.event_university,
    event_campus: defaults.event_campus,
    event_type: defaults.event_type,
    event_capacity: defaults.event_capacity,
    show_order: DEFAULT_SHOW_ORDER,
  },
  async find(ctx, by): Promise<StoredDocument | null> {
    const eventId = await latestEventOf(ctx, by);
    const found = eventId === null ? null : await findEvent(ctx, eventId);
    if (!found || found.event.deletedAt !== null) return null;
    const { images: _, ...fields } = eventAnswer(found);
    return { id: found.event.eventId, version: found.event.updatedAt, fields: { ...fields, created_by: found.event.createdBy } };
  },
  change: (ctx, found, change) =>
    editEvent(ctx, found.id, bodyOf({ ...found.fields, ...change }), { version: found.version, isAudited: true }),
  remove: (ctx, { id }) => removeEvent(ctx, id, true),
};
