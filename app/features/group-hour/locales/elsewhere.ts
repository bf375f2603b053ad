/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { groupHours: "Group hours" } },
    overview: {
      planner: { ways: { groupHours: "Group hours" }, kinds: { meeting: "Group meeting" } },
      calendar: { kinds: { meeting: "Meetings of your groups" } },
    },
  },
  tr: {
    chrome: { links: { groupHours: "Ortak saat" } },
    overview: {
      planner: { ways: { groupHours: "Ortak saat" }, kinds: { meeting: "Grup buluşması" } },
      calendar: { kinds: { meeting: "Gruplarının buluşmaları" } },
    },
  },
} as const;
