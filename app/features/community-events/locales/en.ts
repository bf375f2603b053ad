/** Words of the list of communities' events. */
export const communityEvents = {
  pages: {
    all: "Community events",
  },
  fields: {
    act: "Action",
    id: "Event",
    reason: "Reason",
  },
  errors: {
    noEvent: "Event not found in any community.",
    eventDecided: "This has already been decided.",
  },
  list: {
    lead: "Events added by organizers. If you deactivate one, say why.",
    noneWaiting: "No events waiting.",
    by: "Added by",
    activate: "Publish",
  },
  toasts: {
    activate: "Event published",
    deactivate: "Event deactivated",
  },
} as const;
