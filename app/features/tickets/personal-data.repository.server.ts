/** Where orders and tickets name people. They stay without a name: an event's numbers and books have to go on being right. */
import { ticketAnswers, ticketCheckIns, ticketMessages, ticketOrders, tickets, ticketWaits } from "@schema/tickets";
import { sql } from "drizzle-orm";
import { ACTED, usedFor } from "~/engines/personal/personal.server";

/** What goes with the account, unlike seats and books. */
const UNTIL_LEAVING = {
  purpose: "tickets",
  bases: ["contract"],
  recipients: ["organizers"],
  kept: "account",
  sensitivity: "ordinary",
} as const;

export const ticketPlaces = usedFor(
  { purpose: "tickets", bases: ["contract"], recipients: ["organizers"], kept: "always", sensitivity: "ordinary" },
  [
    {
      table: tickets,
      column: tickets.userId,
      stage: "content",
      // A free seat that nobody has used goes back on sale.
      onDeletion: {
        set: sql`state = iif(state = 'valid' AND price = 0 AND checked_in_at IS NULL, 'released', state), user_id = NULL, transfer_hash = NULL, is_transfer_named = 0, transfer_to = NULL`,
      },
      exported: { without: [tickets.checkedInBy, tickets.transferHash, tickets.transferTo] },
    },
    {
      table: ticketOrders,
      column: ticketOrders.userId,
      stage: "content",
      onDeletion: "detach",
      exported: { without: [ticketOrders.givenBy] },
    },
    { table: tickets, column: tickets.checkedInBy, ...ACTED },
    { table: ticketCheckIns, column: ticketCheckIns.checkedInBy, ...ACTED },
    {
      table: ticketCheckIns,
      column: ticketCheckIns.ticketId,
      stage: "dependents",
      where: ({ userId }) => sql`ticket_id IN (SELECT ticket_id FROM tickets WHERE user_id = ${userId})`,
      // Like the ticket, it goes on being counted, without a name.
      onDeletion: { deleteWhere: sql`0` },
      atDeletion: "unnamed",
      exported: { without: [ticketCheckIns.checkedInBy] },
    },
    {
      table: tickets,
      column: tickets.transferTo,
      stage: "content",
      // The offer stays, to nobody: its holder isn't told that there was an account.
      onDeletion: { set: sql`transfer_to = NULL` },
      // It is still somebody else's.
      exported: "nothing",
    },
    { table: ticketOrders, column: ticketOrders.givenBy, ...ACTED },
    // An order stays without a name; what its buyer wrote goes with the name.
    { table: ticketAnswers, column: ticketAnswers.userId, processing: UNTIL_LEAVING, stage: "content", onDeletion: "delete", exported: {} },
    { table: ticketWaits, column: ticketWaits.userId, processing: UNTIL_LEAVING, stage: "content", onDeletion: "delete", exported: {} },
    { table: ticketMessages, column: ticketMessages.authorId, stage: "content", onDeletion: "detach", exported: {} },
  ],
);
