/** Pages of tickets: buying them, showing them, passing them on, checking them in, and looking after their sale. */
import { page, pagesOf } from "../../platform/pages/page";

/** Orders hold seats that others want. */
export const writeLimit = { name: "tickets", max: 30, windowMs: 60_000 };

const own = { access: "user", isUnlisted: true, isNeverStored: true } as const;

export const ticketPages = pagesOf("tickets", [
  page("/event/ticket/personal", "personal", { access: "user" }),
  page("/event/ticket/buy/:event_id", "buy", { ...own, writeLimit }),
  page("/event/ticket/success/:ticket_id", "success", own),
  page("/event/ticket/one/:ticket_id", "one", { ...own, sendsNoReferrer: true }),
  page("/event/ticket/:ticket_id/refund", "refund", own),
  page("/event/ticket/:ticket_id/transfer", "transfer", { ...own, writeLimit }),
  page("/event/ticket/accept/:ticket_id", "accept", { ...own, writeLimit, sendsNoReferrer: true }),
  page("/event/ticket/offline", "offline", {
    access: "public",
    isUnlisted: true,
    offlinePage: { standsInFor: "^/event/ticket/(personal|one/[\\w-]+)/?$" },
  }),
  page("/event/ticket/sales/:event_id", "sales", { ...own, writeLimit }),
  page("/event/ticket/messages/:event_id", "messages", { ...own, writeLimit }),
  page("/event/ticket/check-in/:event_id", "check-in", { ...own, hasCamera: true }),
]);
