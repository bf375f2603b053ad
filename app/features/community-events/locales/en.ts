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
  hints: {
    reason: "The organizers will read it.",
  },
  form: {
    reasonNeeded: "Tell the organizers why.",
  },
  errors: {
    noEvent: "Event not found in any community.",
    eventDecided: "This has already been decided.",
  },
  list: {
    lead: "Events added by organizers. If you hide one, say why.",
    noneWaiting: "No events waiting.",
    by: "Added by",
    activate: "Publish",
    deactivate: "Hide",
  },
  toasts: {
    activate: "Event published",
    deactivate: "Event hidden",
  },
} as const;
