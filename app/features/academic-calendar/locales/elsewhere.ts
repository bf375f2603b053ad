/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    acts: { things: { "academic-calendar": "the academic calendar" }, kinds: { "academic-calendar": "Academic calendar" } },
    overview: { planner: { kinds: { calendar: "Academic calendar" } }, calendar: { kinds: { calendar: "Academic calendar" } } },
  },
  tr: {
    acts: { things: { "academic-calendar": "akademik takvimi" }, kinds: { "academic-calendar": "Akademik takvim" } },
    overview: { planner: { kinds: { calendar: "Akademik takvim" } }, calendar: { kinds: { calendar: "Akademik takvim" } } },
  },
} as const;
