/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    overview: { planner: { kinds: { calendar: "Academic calendar" } }, calendar: { kinds: { calendar: "Academic calendar" } } },
  },
  tr: {
    overview: { planner: { kinds: { calendar: "Akademik takvim" } }, calendar: { kinds: { calendar: "Akademik takvim" } } },
  },
} as const;
