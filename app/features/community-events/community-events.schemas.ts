/** What admins ask of communities' events, and what they decide. */
import { z } from "zod";
import { idField, trimmedText } from "~/platform/forms/fields";
import { pagingShape } from "~/platform/lists/paging";
import { eventStates } from "../community/offered/event-states";
import { reasonBody } from "../events/events.schemas";

const cursor = z.coerce.number().int().positive().optional().catch(undefined);

/** Filters of the list; `community` is an address or words of a name. Those that wait go on `after` a key, others `before` one. */
export const eventFilters = z.object({
  state: z.enum(eventStates).default("waiting").catch("waiting"),
  community: trimmedText(0, 200).optional().catch(undefined),
  before: cursor,
  after: cursor,
  size: pagingShape.size,
});
export type EventFilters = z.output<typeof eventFilters>;

/** Staff show an event or take it away; why, the use case asks. */
export const eventDecisionSchema = z.object({
  act: z.enum(["activate", "deactivate"]),
  id: idField(),
  reason: reasonBody.shape.reason,
});
export type EventDecision = z.output<typeof eventDecisionSchema>;
