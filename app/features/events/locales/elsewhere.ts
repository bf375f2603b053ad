/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    acts: { things: { event: "an event" }, kinds: { event: "Event" } },
    chrome: { links: { myEvents: "My events", eventBoard: "Event board", events: "Events" } },
    admin: { inbox: { events: "Events" } },
    overview: { planner: { kinds: { event: "Event" } }, calendar: { kinds: { event: "Events you're going to" } } },
    search: { sources: { events: "Events" } },
  },
  tr: {
    acts: { things: { event: "bir etkinliği" }, kinds: { event: "Etkinlik" } },
    chrome: { links: { myEvents: "Etkinliklerim", eventBoard: "Etkinlik panosu", events: "Etkinlikler" } },
    admin: { inbox: { events: "Etkinlikler" } },
    overview: { planner: { kinds: { event: "Etkinlik" } }, calendar: { kinds: { event: "Katılacağın etkinlikler" } } },
    search: { sources: { events: "Etkinlikler" } },
  },
} as const;
