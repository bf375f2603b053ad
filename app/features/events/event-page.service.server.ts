/** Everything on an event's page. */

import { readMarkdown, withoutMarks } from "~/engines/markup/markdown.server";
import { imageFiles, type ReadyImage } from "~/engines/media/image";
import type { PurposeName } from "~/engines/media/purposes";
import { sharePicture } from "~/engines/media/share-picture";
import { leadsTo } from "~/platform/access/leads-to.server";
import { isStaff } from "~/platform/access/roles";
import type { Context } from "~/platform/context";
import { officialName } from "~/platform/official-name";
import { byName } from "~/platform/order";
import { mapLink } from "~/platform/places";
import { mapOf } from "~/platform/places.server";
import { momentOf } from "~/platform/time";
import { listDepartments } from "../departments/departments.service.server";
import { endOf } from "./event-times.rules";
import { mayEdit } from "./events.policy";
import { splitOrganizer } from "./events.rules";
import { eventAnswer, readFound } from "./events.service.server";
import { ALL_DEPARTMENTS, NO_DEPARTMENT } from "./options";

const KURUS = 100;

/** Who may come, by name; empty when everybody may. */
async function invited(ctx: Context, codes: readonly string[]): Promise<{ names: string[]; hasNone: boolean }> {
  const specific = codes.filter((code) => code !== ALL_DEPARTMENTS && code !== NO_DEPARTMENT);
  const hasNone = codes.includes(NO_DEPARTMENT);
  if (specific.length === 0) return { names: [], hasNone };
  const all = new Map((await listDepartments(ctx)).map((each) => [each.departmentCode, ctx.locale === "tr" ? each.nameTr : each.nameEn]));
  return { names: specific.map((code) => all.get(code) ?? code).sort(byName), hasNone };
}

/** The dates with the one that was asked for first, then what comes next (or is going on) first, then the later ones, then those that are over, the last first. */
function datesInOrder(dates: readonly { startsAt: number; endsAt: number | null }[], now: number, at?: number) {
  const marked = dates.map(({ startsAt, endsAt }) => ({ startsAt, endsAt, isOver: endOf({ startsAt, endsAt }) <= now }));
  const inOrder = [...marked.filter(({ isOver }) => !isOver), ...marked.filter(({ isOver }) => isOver).reverse()];
  const told = inOrder.map((date, index) => ({ ...date, isNext: index === 0 && !date.isOver && inOrder.length > 1 }));
  return [...told.filter(({ startsAt }) => startsAt === at), ...told.filter(({ startsAt }) => startsAt !== at)];
}

/** The pictures of an event's page: those that can be shown, and how many are on their way, for whoever may change them. */
function picturesOf({ images }: Awaited<ReturnType<typeof readFound>>, canEdit: boolean) {
  const ready: ReadyImage[] = images.filter(({ status }) => status === "ready").map(({ status: _, failure: __, ...image }) => image);
  const first = (purpose: PurposeName) => ready.find((image) => image.purpose === purpose) ?? null;
  const waiting = canEdit ? images.filter(({ status }) => status === "waiting").length : 0;
  return {
    cover: first("event-cover"),
    landing: first("event-landing"),
    story: first("event-story"),
    waiting,
    gallery: ready.filter(({ purpose }) => purpose === "event-gallery"),
  };
}

/** The event's categories with what remains of them: the fewer of what their own quantity and the event's capacity leave. */
function ticketsOf({ event: { capacity, ticketCount }, tickets, dates }: Awaited<ReturnType<typeof readFound>>) {
  const inEvent = capacity === null ? Number.POSITIVE_INFINITY : capacity - ticketCount;
  return tickets.map(({ categoryId, name, description, price, quantity, taken, dateKey }) => {
    const left = Math.max(0, Math.min(inEvent, quantity === null ? Number.POSITIVE_INFINITY : quantity - taken));
    const onlyAt = dates.find(({ key }) => key === dateKey)?.startsAt ?? null;
    return { categoryId, name, description, onlyAt, price: price / KURUS, left: Number.isFinite(left) ? left : null };
  });
}

/** Where the reader's own tickets are, where tickets are sold, and where its organizers check them in; null where there is nothing to go for. */
function ticketsTo(ctx: Context, { event, tickets, ownTickets }: Awaited<ReturnType<typeof readFound>>) {
  const { eventId, hasTickets, showStatus, cancelledAt, lastAt } = event;
  const to = (address: string) => (leadsTo(ctx, address) ? address : null);
  const sells = hasTickets && tickets.length > 0 && showStatus === "active" && cancelledAt === null && lastAt > ctx.clock.now();
  const organizes = hasTickets && mayEdit.holds(ctx.actor, event);
  const [one] = ownTickets;
  return {
    own: one ? to(ownTickets.length === 1 ? `/event/ticket/one/${one}` : "/event/ticket/personal") : null,
    buy: sells ? to(`/event/ticket/buy/${eventId}`) : null,
    checkIn: organizes ? to(`/event/ticket/check-in/${eventId}`) : null,
    sales: organizes ? to(`/event/ticket/sales/${eventId}`) : null,
  };
}

/** @param at when the date begins that is looked at; what comes next unless the event has it @throws notFound */
export async function readEventPage(ctx: Context, eventId: string, at?: number) {
  const found = await readFound(ctx, eventId);
  const { event, dates, isComing, mayRate, stars } = found;
  const now = ctx.clock.now();
  const answer = eventAnswer(found);
  const { text, organizer } = splitOrganizer(event.description);
  const place = [event.location, event.address, event.city, event.country].filter(Boolean).join(", ");
  const canEdit = mayEdit.holds(ctx.actor, event);
  const communityPage = `/community/one/${event.communityId}`;
  return {
    eventId,
    name: event.name,
    description: withoutMarks(text, true),
    drawnDescription: readMarkdown(text),
    dates: datesInOrder(dates, now, at),
    isOver: event.lastAt <= now,
    hasBegun: event.firstAt <= now,
    location: officialName(event.location, ctx.locale),
    address: [event.address, event.city, officialName(event.country, ctx.locale)].filter(Boolean).join(", "),
    university: officialName(event.university, ctx.locale),
    campus: officialName(event.campus, ctx.locale),
    mapTo: mapLink(answer.event_coordinates, place),
    point: answer.event_coordinates,
    map: await mapOf(ctx),
    type: event.type,
    isIntroduction: event.eventFunction === "introduction",
    organizer: event.communityName ?? organizer,
    organizerTo: event.communityId && leadsTo(ctx, communityPage) ? communityPage : null,
    outsiders: event.outsiders,
    departments: await invited(ctx, event.departments),
    capacity: event.capacity,
    rsvpCount: event.rsvpCount,
    isInvited: ctx.actor === null || event.isInvited,
    isFull: event.capacity !== null && event.rsvpCount >= event.capacity,
    tickets: ticketsOf(found),
    ticketsTo: ticketsTo(ctx, found),
    pictures: picturesOf(found, canEdit),
    instagramLink: event.instagramLink,
    viewCount: event.viewCount,
    isComing,
    /** Whoever meant to come or had a ticket says how it was, once a date of theirs is over. */
    canRate: mayRate && event.cancelledAt === null,
    stars,
    /** Why it doesn't take place; null while it does. */
    cancelledFor: event.cancelReason,
    /** Whether the reader may cancel it, or take it up again. */
    canCancel: canEdit && event.lastAt > now,
    /** Tickets that are sold or held, for whoever may cancel it. */
    ticketCount: canEdit ? event.ticketCount : 0,
    /** Why staff hid it; only those who may see it then get that far. */
    hiddenFor: event.showStatus === "active" ? null : event.deactivationReason,
    state: event.isAwaitingReview ? ("waiting" as const) : event.showStatus,
    editTo: canEdit ? (isStaff(ctx.actor) ? `/event/edit/${eventId}` : `/event/personal?edit=${eventId}`) : null,
    statsTo: isStaff(ctx.actor) ? `/event/stats/${eventId}` : null,
  };
}

export type EventPage = Awaited<ReturnType<typeof readEventPage>>;

/** The picture by which others show the event: its cover, else its landing picture, else that of all events. */
export function sharedPicture({ pictures: { cover, landing } }: EventPage, locale: Context["locale"]) {
  const image = cover ?? landing;
  return image ? imageFiles(image)[0] : sharePicture("event", locale);
}

/** The date that is told of an event, whichever was asked for: what runs or comes next, else the last. */
function toldOf({ dates }: Pick<EventPage, "dates">) {
  const inOrder = [...dates].sort((a, b) => a.startsAt - b.startsAt);
  return inOrder.find(({ isOver }) => !isOver) ?? inOrder.at(-1);
}

/** An event as schema.org has it. */
export function structuredEvent(page: EventPage, origin: string) {
  const told = toldOf(page);
  const { cover, landing, gallery } = page.pictures;
  const pictures = [cover, landing, gallery[0]].flatMap((image) => (image ? `${origin}${imageFiles(image)[0].address}` : []));
  const starts = told?.startsAt ?? momentOf("1970-01-01", "00:00");
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    name: page.name,
    description: page.description || page.name,
    url: `${origin}/event/${page.eventId}`,
    ...(pictures.length > 0 && { image: pictures }),
    startDate: new Date(starts).toISOString(),
    ...(told?.endsAt && { endDate: new Date(told.endsAt).toISOString() }),
    eventStatus: `https://schema.org/${page.cancelledFor === null ? "EventScheduled" : "EventCancelled"}`,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: { "@type": "Place", name: page.location, address: page.address },
    ...(page.organizer && { organizer: { "@type": "Organization", name: page.organizer } }),
    ...(page.capacity !== null && {
      maximumAttendeeCapacity: page.capacity,
      remainingAttendeeCapacity: Math.max(0, page.capacity - page.rsvpCount),
    }),
    ...(page.tickets.length > 0 && {
      offers: page.tickets.map(({ name, price }) => ({ "@type": "Offer", name, price, priceCurrency: "TRY" })),
    }),
    isAccessibleForFree: page.tickets.every(({ price }) => price === 0),
  };
}
