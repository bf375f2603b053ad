/** What this feature brings: its pages, its links around every page. */
import { feature } from "../../engines/feature";
import { ticketPages } from "./tickets.pages";

export const ticketsFeature = feature("tickets", {
  whilePaused: "open",
  pages: ticketPages,
  links: [{ group: "user", order: 3.5, to: "/event/ticket/personal", key: "myTickets" }],
});
