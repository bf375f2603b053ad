/** What admins set of tickets. */
import type { NumberSettings } from "../../engines/number-settings";

declare module "../../platform/settings" {
  interface Settings {
    /** How long an unpaid order holds its seats. */
    ticketHoldMinutes: number;
    /** How long a seat is kept for whoever is offered it from the waiting list. */
    ticketOfferHours: number;
    /** Until how long before the event tickets can be returned. */
    ticketRefundHours: number;
  }
}

export const settings = {
  ticketHoldMinutes: { field: "ticket_hold_minutes", order: 4, atFirst: 15, least: 5, most: 60 },
  ticketOfferHours: { field: "ticket_offer_hours", order: 5, atFirst: 24, least: 1, most: 168 },
  ticketRefundHours: { field: "ticket_refund_hours", order: 6, atFirst: 48, least: 0, most: 720 },
} satisfies NumberSettings;
