/** Events for programs; the same use cases as the pages. */
import { z } from "zod";
import { galleryEndpoints } from "~/engines/media/galleries.api.server";
import { typedImageAnswer, typedImageAnswers } from "~/engines/media/image-answer";
import { idField, storableText } from "~/platform/forms/fields";
import { endpoint, endpointsFor } from "~/platform/http/endpoint";
import { sayIn } from "~/platform/i18n/say.server";
import { picturedCommunitiesToOrganizeFor } from "../community/organizers.service.server";
import * as agenda from "./agenda.service.server";
import * as attendance from "./attendance.service.server";
import { sendCalendar } from "./calendar.service.server";
import * as schemas from "./events.schemas";
import * as service from "./events.service.server";
import { actOnEvent } from "./panel.service.server";
import { pictureTypes } from "./picture-types";
import { openEventGallery } from "./pictures.service.server";

const eventId = z.object({ event_id: idField() });
const done = z.object({ ok: z.literal(true) });
const ok = { ok: true as const };
const written = z.object({ message: z.string(), data: schemas.eventAnswer });
const organizer = z.object({ event_organizer_id: storableText(80).optional() });

const listItem = z.object({
  event_id: z.string(),
  event_name: z.string(),
  event_type: z.string(),
  event_campus: z.string(),
  event_location: z.string(),
  event_organizer_name: z.string().nullable(),
  starts_at: z.string(),
  event_view_count: z.number(),
  event_rsvp_count: z.number(),
  images: z.array(typedImageAnswer).describe("The cover, if there is one."),
});

const asItem = (row: agenda.AgendaItem): z.input<typeof listItem> => ({
  event_id: row.eventId,
  event_name: row.name,
  event_type: row.type,
  event_campus: row.campus,
  event_location: row.location,
  event_organizer_name: row.communityName,
  starts_at: new Date(row.startsAt).toISOString(),
  event_view_count: row.viewCount,
  event_rsvp_count: row.rsvpCount,
  images: typedImageAnswers(row.picture ? [row.picture] : [], pictureTypes),
});

const sidebar = endpoint({
  method: "GET",
  path: "/event/sidebar/active",
  access: "public",
  summary: "The active events that staff put first and then those that were added last, or those that begin next (latest=false)",
  isShared: true,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(20).default(3).catch(3),
    latest: z.enum(["true", "false", "1", "0"]).default("true").catch("true"),
  }),
  response: z.object({ events: z.array(listItem) }),
  async handler({ query: { limit, latest } }, ctx) {
    const isLatest = latest === "true" || latest === "1";
    return { events: (await agenda.readSidebar(ctx, { limit, isLatest })).map(asItem) };
  },
});

const list = endpoint({
  method: "GET",
  path: "/event/all",
  access: "user",
  failure: "events.loadFailed",
  summary: "What is on: today, in a week, in a month, all upcoming, or past; by type, campus and words",
  query: schemas.agendaFilters,
  response: z.object({ events: z.array(listItem), next_cursor: z.string().nullable() }),
  async handler({ query }, ctx) {
    const { days, next } = await agenda.readAgenda(ctx, query);
    return { events: days.flatMap(({ items }) => items).map(asItem), next_cursor: next ?? null };
  },
});

const communities = endpoint({
  method: "GET",
  path: "/event/organize/communities",
  access: "user",
  failure: "events.communitiesFailed",
  summary: "The communities that one may organize events for",
  response: z.object({
    communities: z.array(
      z.object({ community_id: z.string(), community_name: z.string(), is_trusted: z.boolean(), images: z.array(typedImageAnswer) }),
    ),
  }),
  async handler(_, ctx) {
    const rows = await picturedCommunitiesToOrganizeFor(ctx);
    return {
      communities: rows.map(({ communityId, name, isTrusted, images }) => ({
        community_id: communityId,
        community_name: name,
        is_trusted: isTrusted,
        images,
      })),
    };
  },
});

const add = endpoint({
  method: "POST",
  path: "/event/manage",
  access: "user",
  summary: "Add an event; people without a role need a community, and wait for staff unless it is trusted",
  status: 201,
  query: organizer,
  body: schemas.newEventBody,
  response: written,
  async handler({ query, body: { key, ...body } }, ctx) {
    const organized = { ...body, event_organizer_id: query.event_organizer_id ?? body.event_organizer_id };
    const id = await service.addEvent(ctx, organized, key);
    const data = await service.readEvent(ctx, id);
    return { data, message: sayIn(ctx)(data.is_awaiting_review ? "events:form.isWaiting" : "events:form.created") };
  },
});

const read = endpoint({
  method: "GET",
  path: "/event/manage/:event_id",
  access: "user",
  summary: "One event",
  params: eventId,
  response: z.object({ data: schemas.eventAnswer }),
  handler: async ({ params }, ctx) => ({ data: await service.readEvent(ctx, params.event_id) }),
});

const edit = endpoint({
  method: "PUT",
  path: "/event/manage/:event_id",
  access: "user",
  summary: "Change an event: one's own, or any for staff",
  params: eventId,
  query: organizer,
  body: schemas.editBody,
  response: written,
  async handler({ params, query, body: { version, ...body } }, ctx) {
    const before = await service.readEvent(ctx, params.event_id);
    const organizerId =
      query.event_organizer_id ?? (body.event_organizer_id === undefined ? before.event_organizer_id : body.event_organizer_id);
    await service.editEvent(ctx, params.event_id, { ...body, event_organizer_id: organizerId }, { version });
    const data = await service.readEvent(ctx, params.event_id);
    return { data, message: sayIn(ctx)(data.is_awaiting_review ? "events:form.isWaiting" : "events:toasts.saved") };
  },
});

const remove = endpoint({
  method: "DELETE",
  path: "/event/manage/:event_id",
  access: "user",
  summary: "Take an event away: one's own, or any for staff",
  params: eventId,
  response: done,
  async handler({ params }, ctx) {
    await service.removeEvent(ctx, params.event_id);
    return ok;
  },
});

const activate = endpoint({
  method: "POST",
  path: "/event/manage/:event_id/activate",
  access: "moderator",
  summary: "Show an event; it waits no longer",
  params: eventId,
  response: done,
  async handler({ params }, ctx) {
    await actOnEvent(ctx, "activate", params.event_id);
    return ok;
  },
});

const deactivate = endpoint({
  method: "POST",
  path: "/event/manage/:event_id/deactivate",
  access: "moderator",
  summary: "Take an event out of sight; its organizers are told why",
  params: eventId,
  body: schemas.reasonBody,
  response: done,
  async handler({ params, body }, ctx) {
    await actOnEvent(ctx, "deactivate", params.event_id, body.reason);
    return ok;
  },
});

const come = endpoint({
  method: "POST",
  path: "/event/:event_id/rsvp",
  access: "user",
  summary: "Say that one comes",
  params: eventId,
  response: done,
  async handler({ params }, ctx) {
    await attendance.comeTo(ctx, params.event_id);
    return ok;
  },
});

const stayAway = endpoint({
  method: "DELETE",
  path: "/event/:event_id/rsvp",
  access: "user",
  summary: "Come no longer",
  params: eventId,
  response: done,
  async handler({ params }, ctx) {
    await attendance.stayAway(ctx, params.event_id);
    return ok;
  },
});

const rate = endpoint({
  method: "PUT",
  path: "/event/:event_id/stars",
  access: "user",
  summary: "Rate an event that has begun and that one meant to come to",
  params: eventId,
  body: z.strictObject({ stars: z.int().min(1).max(5) }),
  response: done,
  async handler({ params, body }, ctx) {
    await attendance.rateEvent(ctx, params.event_id, body.stars);
    return ok;
  },
});

const calendar = endpoint({
  method: "GET",
  path: "/event/:event_id/calendar.ics",
  access: "public",
  summary: "An event as an iCalendar file",
  isShared: true,
  params: eventId,
  query: z.object({
    at: z.coerce
      .number()
      .int()
      .optional()
      .catch(undefined)
      .describe("When the one date begins that is wanted, in UTC milliseconds; left out, all."),
  }),
  response: z.unknown(),
  handler: ({ params, query }, ctx) => sendCalendar(ctx, params.event_id, query.at),
});

const pictures = galleryEndpoints({
  path: "/event/manage/:event_id",
  access: "user",
  what: "an event: cover, story, landing or gallery; one's own, or any for staff",
  open: openEventGallery,
});

export const eventEndpoints = [
  sidebar,
  ...endpointsFor("apps that show what is on", [list]),
  ...[communities, add, read],
  ...endpointsFor("programs of communities that announce their events from elsewhere", [edit, remove]),
  ...endpointsFor("programs of staff that keep order", [activate, deactivate]),
  ...endpointsFor("apps that show what is on", [come, stayAway, rate]),
  ...[calendar, ...pictures],
];
