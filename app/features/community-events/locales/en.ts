/** Words of the list of communities' events. */
export const communityEvents = {
  pages: {
    all: "Events of communities",
  },
  fields: {
    act: "Act",
    id: "Event",
    reason: "Reason",
  },
  hints: {
    reason: "The organizers read it.",
  },
  form: {
    reasonNeeded: "Say why: the organizers read it.",
  },
  errors: {
    noEvent: "No community has such an event.",
    eventDecided: "It stands so already.",
  },
  list: {
    lead: "What organizers added. Say why when you don't show one.",
    noneWaiting: "No event is waiting.",
    by: "Added by",
    activate: "Show",
    deactivate: "Don't show",
  },
  toasts: {
    activate: "The event is shown.",
    deactivate: "The event is not shown.",
  },
} as const;
