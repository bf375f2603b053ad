/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { schedules: "My schedules" } },
    admin: { tools: { schedules: { title: "Schedules", text: "What people plan, in numbers" } } },
    overview: {
      planner: { ways: { schedules: "Schedules" }, kinds: { lecture: "Lecture", item: "Your own item" } },
      calendar: { kinds: { lecture: "Lectures", item: "Your own schedule items" } },
    },
  },
  tr: {
    chrome: { links: { schedules: "Ders programlarım" } },
    admin: { tools: { schedules: { title: "Ders programları", text: "Kaç kişi neyi planlıyor" } } },
    overview: {
      planner: { ways: { schedules: "Programlar" }, kinds: { lecture: "Ders", item: "Kişisel etkinlik" } },
      calendar: { kinds: { lecture: "Dersler", item: "Programındaki kişisel etkinlikler" } },
    },
  },
} as const;
