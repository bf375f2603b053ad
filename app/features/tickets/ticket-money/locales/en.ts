/** What became of the money of a ticket that was returned. */
export const ticketMoney = {
  soon: "This event was cancelled. Your ticket will be returned automatically within an hour, and {{price}} goes back to the card that paid for it.",
  soonFree: "This event was cancelled. Your ticket will be returned automatically within an hour.",
  returned: "This event was cancelled, so your ticket was returned.",
  requested: "{{price}} is on its way back to the card that paid for it. That usually takes a few days.",
  done: "{{price}} was sent back to the card that paid for it on {{date}}. It can take a few days to appear.",
  failed: "{{price}} couldn't be sent back to the card yet. The team is looking into it.",
} as const;
