/** What is written about an event. */
import type { events } from "@schema/events";

type Row = typeof events.$inferInsert;

/** What somebody writes about an event; state, author and numbers are decided here. */
export type EventChange = Omit<
  Row,
  | "key"
  | "eventId"
  | "createdBy"
  | "createdAt"
  | "updatedAt"
  | "searchText"
  | "searchDays"
  | "isAwaitingReview"
  | "showOrder"
  | "deletedAt"
  | "movedOrders"
  | "cancelledAt"
  | "cancelReason"
  | "deactivationReason"
  | "firstAt"
  | "lastAt"
> & { showOrder?: number; communityId: string | null; showStatus: "active" | "inactive"; departments: string[] };
