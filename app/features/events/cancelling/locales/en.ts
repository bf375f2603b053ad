/** What whoever cancels an event, or takes it up again, reads before they do, and what holders of returned tickets hear. */
export const cancelling = {
  sold_one:
    "{{formatted}} ticket is sold or on hold. We'll notify whoever has it. After half an hour it's returned automatically, and they get back what they paid.",
  sold_other:
    "{{formatted}} tickets are sold or on hold. We'll notify everyone who has one. After half an hour they're returned automatically, and buyers get back what they paid.",
  resumeTitle: "Undo the cancellation of “{{name}}”?",
  resumeText:
    "We'll notify everyone who's going or has a ticket. Tickets that were already returned stay returned: those people keep their refund and need a new ticket to come.",
  notices: {
    paidBack: "“{{title}}” was cancelled. {{paid}} goes back to the card you paid with.",
    ticketResumed: "“{{title}}” is taking place after all. Your ticket was returned, so get a new one if you want to come.",
    ticketResumedChoice: "Cancelled events that take place after all, when your ticket was returned",
  },
} as const;
