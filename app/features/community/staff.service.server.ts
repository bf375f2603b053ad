/** Communities' people and events across all communities, for admins. */

import { leadsTo } from "~/platform/access/leads-to.server";
import { requireAdmin } from "~/platform/access/roles";
import type { AdminContext } from "~/platform/context";
import { showCommunityEvent } from "../events/panel.service.server";
import { communityErrors } from "./community.errors";
import type { EventDecision, EventFilters, MemberFilters, PeopleFilters } from "./community.schemas";
import { listEvents } from "./community-events.repository.server";
import { listMembers, listPeople } from "./people.repository.server";

/** A page of members of all communities, the latest first, and the community that the filter means. */
export async function searchMembers(ctx: AdminContext, filters: MemberFilters) {
  const { rows, named } = await listMembers(ctx, filters);
  const items = rows.slice(0, filters.size);
  return { items, named, nextBefore: rows.length > filters.size ? items.at(-1)?.key : undefined };
}

/** A page of people who have roles in communities, in the order in which they registered. */
export async function searchPeople(ctx: AdminContext, filters: PeopleFilters) {
  const rows = await listPeople(ctx, filters);
  const items = rows.slice(0, filters.size);
  return { items, nextAfter: rows.length > filters.size ? items.at(-1)?.userId : undefined };
}

/** A page of communities' events in a state, and the community that the filter means. */
export async function searchEvents(ctx: AdminContext, filters: EventFilters) {
  const { rows, named } = await listEvents(ctx, filters);
  const items = rows.slice(0, filters.size);
  const next = rows.length > filters.size ? items.at(-1)?.key : undefined;
  const linked = items.map((event) => ({ ...event, to: leadsTo(`/event/${event.eventId}`, ctx.actor) ? `/event/${event.eventId}` : null }));
  return { items: linked, named, next };
}

/** Shows an event of a community or takes it away, once. @throws noEvent, eventDecided */
export async function decideOnEvent(ctx: AdminContext, { act, id, reason }: EventDecision): Promise<void> {
  requireAdmin(ctx);
  const { isDone, isThere } = await showCommunityEvent(ctx, id, act === "activate", reason || undefined);
  if (isDone) return;
  throw isThere ? communityErrors.eventDecided() : communityErrors.noEvent();
}
