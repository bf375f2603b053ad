/** Events across all communities, for admins. */
import { leadsTo } from "~/platform/access/leads-to.server";
import { requireAdmin } from "~/platform/access/roles";
import type { AdminContext } from "~/platform/context";
import { showCommunityEvent } from "../events/panel.service.server";
import { communityEventErrors } from "./community-events.errors";
import { listEvents } from "./community-events.repository.server";
import type { EventDecision, EventFilters } from "./community-events.schemas";

/** A page of communities' events in a state, and the community that the filter means. */
export async function searchEvents(ctx: AdminContext, filters: EventFilters) {
  const { rows, named } = await listEvents(ctx, filters);
  const items = rows.slice(0, filters.size);
  const next = rows.length > filters.size ? items.at(-1)?.key : undefined;
  const linked = items.map((event) => ({ ...event, to: leadsTo(ctx, `/event/${event.eventId}`) ? `/event/${event.eventId}` : null }));
  return { items: linked, named, next };
}

/** Shows an event of a community or takes it away, once. @throws noEvent, eventDecided */
export async function decideOnEvent(ctx: AdminContext, { act, id, reason }: EventDecision): Promise<void> {
  requireAdmin(ctx);
  const { isDone, isThere } = await showCommunityEvent(ctx, id, act === "activate", reason || undefined);
  if (isDone) return;
  throw isThere ? communityEventErrors.eventDecided() : communityEventErrors.noEvent();
}
