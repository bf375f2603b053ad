/** What lists of events say to those who look after them: to their organizers, to those who go, to staff. */
export const board = {
  personal: {
    lead: "Events you're going to and events you manage.",
    going: "Events I'm going to",
    organized: "Events I announced",
    coming: "I'm going",
    noneComing: "You aren't going to any events yet",
    mine: "Events I manage",
    been: "Events I went to",
    beenLead: "Open an event to rate it.",
    removeTitle: "Delete “{{name}}”?",
    removeText: "Nobody will see it any more.",
    removeTold_one:
      "{{formatted}} person is going, has a ticket or is waiting for one. Deleting the event cancels it, and we'll notify them.",
    removeTold_other:
      "{{formatted}} people are going, have a ticket or are waiting for one. Deleting the event cancels it, and we'll notify them.",
    removePaid: "Paid tickets will be refunded.",
    dates: "{{number}} dates in all",
  },
  notices: {
    rejected: "“{{title}}” wasn't published",
    rejectedChoice: "Your events that moderators don't publish",
  },
  panel: {
    lead: "Review what's waiting, then publish it or leave it hidden.",
    ownLead: "Events you announced. Only staff see everyone's.",
    usersLead: "People who announced events, and the status of those events.",
    states: "Status",
    search: "Search events",
    waiting: "Waiting for review",
    rest: "Other events",
    none: "No events here",
    begunTitle: "Show an event that has begun?",
    begunText: "All of its dates have passed.",
    deleted: "Event deleted",
    undo: "Undo",
  },
} as const;
