/** Writing events and reading one of them. */

import { typedImageAnswers } from "~/engines/media/image-answer";
import { isStaff, requireSignedIn } from "~/platform/access/roles";
import type { Context, SignedInContext } from "~/platform/context";
import { reasonOf } from "~/platform/db.server";
import { platformErrors } from "~/platform/errors/errors";
import { sayIn } from "~/platform/i18n/say.server";
import { takeWrite } from "~/platform/limits.server";
import { idFor } from "~/platform/once.server";
import { byName } from "~/platform/order";
import { formMapOf } from "~/platform/places.server";
import { localTime } from "~/platform/time";
import {
  communitiesToOrganizeFor,
  type OrganizedCommunity,
  organizersStatement,
  permissionToOrganize,
} from "../community/organizers.service.server";
import { listDepartments } from "../departments/departments.service.server";
import { fieldsOfCopy } from "./copy.rules";
import { searchColumnsOf } from "./event-search.rules";
import { dateRowOf, minuteText, momentOrNull, occurrencesOf } from "./event-times.rules";
import { eventErrors } from "./events.errors";
import { mayChange, mayEdit, maySee } from "./events.policy";
import * as repository from "./events.repository.server";
import { capacityOf, departmentsOf, differencesOf, fieldsOfEvent, newEventFields, splitOrganizer, withOrganizer } from "./events.rules";
import type { EventAnswer, EventBody } from "./events.schemas";
import { isCreator, organizesHost } from "./managing.rules";
import { ALL_DEPARTMENTS, DEFAULT_PER_PERSON, defaults, NO_DEPARTMENT } from "./options";
import { pictureTypes } from "./picture-types";

const KURUS = 100;

/** @throws unknownDepartment when one doesn't exist, or isn't active and wasn't there before */
async function checkDepartments(ctx: Context, named: readonly string[], before: readonly string[] = []): Promise<void> {
  const known = new Set([ALL_DEPARTMENTS, NO_DEPARTMENT, ...before]);
  if (named.every((code) => known.has(code))) return;
  const active = new Set((await listDepartments(ctx)).filter(({ isActive }) => isActive).map(({ departmentCode }) => departmentCode));
  if (!named.every((code) => known.has(code) || active.has(code))) throw eventErrors.unknownDepartment({ field: "event_departments" });
}

/** What is written of what was sent: defaults for what is empty, and the organizer whom staff named. */
function writingOf(ctx: SignedInContext, body: EventBody): repository.EventWriting {
  const text = body.event_description ?? "";
  const organizer = isStaff(ctx.actor) && !body.event_organizer_id ? body.event_organizer_name : null;
  const occurrences = occurrencesOf(body.event_date_times);
  const tickets = (body.event_ticket && body.ticket_categories) || [];
  const change = {
    name: body.event_name,
    description: organizer ? withOrganizer(text, organizer) : isStaff(ctx.actor) ? text : splitOrganizer(text).text,
    location: body.event_location || defaults.event_location,
    address: body.event_address ?? "",
    latitude: body.event_coordinates?.lat ?? null,
    longitude: body.event_coordinates?.lng ?? null,
    city: body.event_city || defaults.event_city,
    country: body.event_country || defaults.event_country,
    university: body.event_university || defaults.event_university,
    campus: body.event_campus || defaults.event_campus,
    type: body.event_type || defaults.event_type,
    eventFunction: body.event_function ?? defaults.event_function,
    outsiders: body.event_is_allowed_outsiders ?? defaults.event_is_allowed_outsiders,
    ...capacityOf(body.event_capacity),
    departments: departmentsOf(body.event_is_department_specific),
    instagramLink: body.event_instagram_link ?? null,
    communityId: body.event_organizer_id ?? null,
    hasTickets: tickets.length > 0 || Boolean(body.event_ticket && body.reopened_categories?.length),
    showStatus: body.show_status ?? defaults.show_status,
    ...(isStaff(ctx.actor) && body.show_order !== undefined && { showOrder: body.show_order }),
  };
  return {
    change,
    reopened: change.hasTickets ? (body.reopened_categories ?? []) : [],
    occurrences,
    search: searchColumnsOf({ ...change, occurrences }),
    tickets: tickets.map((row) => ({
      categoryId: row.category_id,
      name: row.name,
      description: row.description ?? "",
      price: row.price * KURUS,
      quantity: row.available_quantity ?? null,
      perPerson: row.per_person ?? DEFAULT_PER_PERSON,
      saleFrom: momentOrNull(row.sale_from),
      saleUntil: momentOrNull(row.sale_until),
      isTransferable: row.is_transferable ?? true,
      onlyAt: momentOrNull(row.only_on),
    })),
  };
}

/** @throws unknownDate when a category is for a date that the event doesn't have and didn't have before */
function checkDates({ tickets, occurrences }: repository.EventWriting, before: readonly { startsAt: number }[] = []): void {
  const known = new Set([...occurrences, ...before].map(({ startsAt }) => startsAt));
  if (tickets.some(({ onlyAt }) => onlyAt !== null && !known.has(onlyAt))) throw eventErrors.unknownDate({ field: "ticket_categories" });
}

/** Why nothing was written: who isn't staff needs a community of their own. */
function refusal(ctx: SignedInContext, { event_organizer_id }: EventBody) {
  const field = "event_organizer_id";
  if (isStaff(ctx.actor)) return eventErrors.unknownCommunity({ field });
  return event_organizer_id ? eventErrors.notYourCommunity({ field }) : eventErrors.needsCommunity({ field });
}

/**
 * Writes an event. It waits for staff unless its author is staff or its community is trusted.
 * @param key of its author's choice: whatever comes with it again is the event that it brought first
 * @returns its id
 * @throws needsCommunity, notYourCommunity, unknownCommunity, unknownDepartment, unknownDate, tooManyAttempts
 */
export async function addEvent(ctx: SignedInContext, body: EventBody, key?: string): Promise<string> {
  requireSignedIn(ctx);
  const writing = writingOf(ctx, body);
  if (!isStaff(ctx.actor) && !writing.change.communityId) throw refusal(ctx, body);
  await checkDepartments(ctx, writing.change.departments);
  checkDates(writing);
  const eventId = await idFor(ctx, "event", key, body);
  await takeWrite(ctx, "events", key && eventId);
  if (!(await repository.insertEvent(ctx, eventId, writing, permissionToOrganize(ctx, writing.change.communityId))))
    throw refusal(ctx, body);
  return eventId;
}

/** An event that this reader may see. @throws notFound */
export async function readFound(ctx: Pick<Context, "db" | "actor" | "clock">, eventId: string): Promise<repository.FoundEvent> {
  const found = await repository.findEvent(ctx, eventId);
  if (!found || !maySee.holds(ctx.actor, found.event)) throw eventErrors.notFound();
  return found;
}

/** What the database refuses a change for: seats that are sold stay. */
function soldRefusal(failed: unknown) {
  const reason = reasonOf(failed);
  if (reason.includes("ticket_categories_again")) return eventErrors.soldUnderThisName({ field: "ticket_categories" });
  if (reason.includes("event_dates_entered")) return eventErrors.dateIsEntered({ field: "event_date_times" });
  if (reason.includes("event_dates_sold")) return eventErrors.dateIsSold({ field: "event_date_times" });
  if (reason.includes("ticket_categories_date")) return eventErrors.soldForItsDate({ field: "ticket_categories" });
  if (reason.includes("ticket_categories_no_date")) return eventErrors.unknownDate({ field: "ticket_categories" });
  if (reason.includes("ticket_categories_room")) return eventErrors.fewerThanSold({ field: "ticket_categories" });
  return reason.includes("events_room") ? eventErrors.fewerThanSold({ field: "event_capacity" }) : failed;
}

/** Whether staff would hide somebody else's event, which asks for a reason that the form hasn't. */
const hidesOthers = ({ actor }: SignedInContext, event: repository.EventRow): boolean =>
  isStaff(actor) && event.showStatus === "active" && !isCreator.holds(actor, event) && !organizesHost.holds(actor, event);

/** What is said when somebody else changed an event since it was read; null when what they made of it is what was sent. */
async function overtaken(ctx: SignedInContext, eventId: string, body: EventBody) {
  const now = await readEvent(ctx, eventId);
  const differences = differencesOf(now, body);
  if (differences.length === 0) return null;
  const say = sayIn(ctx);
  const texts = differences.map(
    ({ field, row, text }) => `${row === undefined ? "" : `${row}. `}${say(`events:fields.${field}`)}: ${text || "–"}`,
  );
  return eventErrors.changed({ differences: texts.join("; "), version: now.version });
}

/**
 * Changes an event that one manages. Others' events of communities that aren't trusted wait again.
 * @param options.version when it was last changed, as whoever changes it has read: a later change isn't written over
 * @param options.isAudited one's own as well
 * @throws notFound, notYours, isCancelled, reasonNeeded, fewerThanSold, soldUnderThisName, dateIsSold, dateIsEntered, soldForItsDate, changed with what differs, and what `addEvent` throws
 */
export async function editEvent(
  ctx: SignedInContext,
  eventId: string,
  body: EventBody,
  options: { version?: number | undefined; isAudited?: boolean } = {},
): Promise<void> {
  requireSignedIn(ctx);
  const { event, dates } = await readFound(ctx, eventId);
  if (!mayEdit.holds(ctx.actor, event)) throw eventErrors.notYours();
  if (!mayChange.holds(ctx.actor, event)) throw eventErrors.isCancelled();
  const writing = writingOf(ctx, body);
  await checkDepartments(ctx, writing.change.departments, event.departments);
  checkDates(writing, dates);
  const permissions = [repository.permissionToChange(ctx), permissionToOrganize(ctx, writing.change.communityId)] as const;
  const isChanged = await repository.updateEvent(ctx, eventId, writing, permissions, options).catch((failed) => {
    throw soldRefusal(failed);
  });
  if (isChanged) return;
  const { event: now } = await readFound(ctx, eventId);
  if (now.cancelledAt !== null) throw eventErrors.isCancelled();
  if (writing.change.showStatus === "inactive" && hidesOthers(ctx, now)) throw eventErrors.reasonNeeded({ field: "show_status" });
  if (options.version === undefined || options.version === now.updatedAt) throw refusal(ctx, body);
  const reason = options.isAudited ? platformErrors.changedMeanwhile() : await overtaken(ctx, eventId, body);
  if (reason) throw reason;
}

/** Takes an event away that one manages. @param isAudited one's own as well @throws notFound */
export async function removeEvent(ctx: SignedInContext, eventId: string, isAudited = false): Promise<void> {
  requireSignedIn(ctx);
  if (!(await repository.deleteEvent(ctx, eventId, repository.permissionToEdit(ctx), isAudited))) throw eventErrors.notFound();
}

/** An event as programs and its form get it. */
export function eventAnswer({ event, dates, tickets, closed, images }: repository.FoundEvent): EventAnswer {
  const isForAll = event.departments.includes(ALL_DEPARTMENTS);
  return {
    event_id: event.eventId,
    event_name: event.name,
    event_description: event.description,
    event_date_times: dates.map((date) => ({ ...dateRowOf(date), starts_at: new Date(date.startsAt).toISOString() })),
    event_location: event.location,
    event_address: event.address,
    event_coordinates: event.latitude === null || event.longitude === null ? null : { lat: event.latitude, lng: event.longitude },
    event_city: event.city,
    event_country: event.country,
    event_university: event.university,
    event_campus: event.campus,
    event_type: event.type,
    event_function: event.eventFunction,
    show_status: event.showStatus,
    show_order: event.showOrder,
    is_awaiting_review: event.isAwaitingReview,
    event_is_allowed_outsiders: event.outsiders,
    event_capacity: event.capacity ?? event.capacityKind,
    event_is_department_specific: isForAll ? ALL_DEPARTMENTS : event.departments,
    event_instagram_link: event.instagramLink,
    event_organizer_id: event.communityId,
    event_organizer_name: event.communityName ?? splitOrganizer(event.description).organizer,
    event_ticket: event.hasTickets,
    ticket_categories: tickets.map((row) => ({
      category_id: row.categoryId,
      name: row.name,
      description: row.description,
      price: row.price / KURUS,
      available_quantity: row.quantity,
      per_person: row.perPerson,
      is_transferable: row.isTransferable,
      sale_from: minuteText(row.saleFrom),
      sale_until: minuteText(row.saleUntil),
      only_on: minuteText(dates.find(({ key }) => key === row.dateKey)?.startsAt ?? null),
    })),
    closed_categories: closed.map(({ categoryId, name, taken }) => ({ category_id: categoryId, name, taken })),
    images: typedImageAnswers(
      images.filter(({ status }) => status === "ready"),
      pictureTypes,
    ),
    event_view_count: event.viewCount,
    event_rsvp_count: event.rsvpCount,
    created_at: new Date(event.createdAt).toISOString(),
    updated_at: new Date(event.updatedAt).toISOString(),
    version: event.updatedAt,
  };
}

/** One event. @throws notFound */
export const readEvent = async (ctx: Context, eventId: string): Promise<EventAnswer> => eventAnswer(await readFound(ctx, eventId));

/** What the form offers: communities to organize for, departments by their names, and a map. */
async function readFormChoices(ctx: SignedInContext, communities: OrganizedCommunity[], included: readonly string[] = []) {
  const departments = await listDepartments(ctx);
  const options = departments
    .filter(({ isActive, departmentCode }) => isActive || included.includes(departmentCode))
    .map(({ departmentCode, nameEn, nameTr }) => ({ value: departmentCode, label: ctx.locale === "tr" ? nameTr : nameEn }))
    .sort((a, b) => byName(a.label, b.label));
  return { isStaff: isStaff(ctx.actor), communities, departments: options, map: await formMapOf(ctx) };
}

/** An event that the actor manages, to be copied; null of any other. */
async function readOwn(ctx: SignedInContext, eventId: string | null): Promise<repository.FoundEvent | null> {
  const found = eventId ? await repository.findEvent(ctx, eventId) : null;
  return found && mayEdit.holds(ctx.actor, found.event) ? found : null;
}

/** The page of a new event. @param from the event that it is a copy of, if the actor manages that one */
export async function readNewForm(ctx: SignedInContext, from: string | null = null) {
  const [communities, original] = await Promise.all([communitiesToOrganizeFor(ctx), readOwn(ctx, from)]);
  const choices = await readFormChoices(ctx, communities);
  const only = !choices.isStaff && choices.communities.length === 1 ? choices.communities[0]?.communityId : undefined;
  const now = ctx.clock.now();
  if (!original) return { ...choices, copied: null, defaultValue: newEventFields(localTime(now).date, only) };
  const { eventId, name } = original.event;
  return { ...choices, copied: { eventId, name }, defaultValue: fieldsOfCopy(eventAnswer(original), choices, now) };
}

/** The page that changes an event. @throws notFound, notYours */
export async function readEditForm(ctx: SignedInContext, eventId: string) {
  const { found, beside } = await repository.findEventWith(ctx, eventId, organizersStatement(ctx));
  if (!found || !maySee.holds(ctx.actor, found.event)) throw eventErrors.notFound();
  if (!mayEdit.holds(ctx.actor, found.event)) throw eventErrors.notYours();
  const communities = beside
    .toSorted((a, b) => byName(a.name, b.name))
    .map(({ communityId, name, isTrusted }) => ({ communityId, name, isTrusted }));
  const choices = await readFormChoices(ctx, communities, found.event.departments);
  const { showStatus, isAwaitingReview, name, cancelReason, lastAt } = found.event;
  const isOn = cancelReason === null || showStatus !== "active";
  return {
    ...choices,
    eventId,
    name,
    state: isAwaitingReview ? ("waiting" as const) : isOn ? showStatus : ("cancelled" as const),
    /** Why it doesn't take place: then it stays as it is; null while it does. */
    cancelledFor: cancelReason,
    canResume: cancelReason !== null && lastAt > ctx.clock.now(),
    isMine: isCreator.holds(ctx.actor, found.event),
    version: found.event.updatedAt,
    closed: found.closed.map(({ categoryId, name, taken }) => ({ categoryId, name, taken })),
    images: found.images,
    defaultValue: fieldsOfEvent(eventAnswer(found), choices.isStaff),
  };
}

export { communitiesToOrganizeFor };
