/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    schedule: { behind: "Build your timetable from the real sections, see clashes, and share it with friends." },
    chrome: { links: { schedules: "My schedules" } },
    admin: { tools: { schedules: { title: "Schedules", text: "What people plan, in numbers" } } },
    overview: {
      planner: { ways: { schedules: "Schedules" }, kinds: { lecture: "Lecture", item: "Your own item" } },
      calendar: { kinds: { lecture: "Lectures", item: "Your own schedule items" } },
    },
  },
  tr: {
    schedule: { behind: "Gerçek şubelerle programını yap, çakışmaları gör, arkadaşlarınla paylaş." },
    chrome: { links: { schedules: "Ders programlarım" } },
    admin: { tools: { schedules: { title: "Ders programları", text: "Kaç kişi neyi planlıyor" } } },
    overview: {
      planner: { ways: { schedules: "Programlar" }, kinds: { lecture: "Ders", item: "Kişisel etkinlik" } },
      calendar: { kinds: { lecture: "Dersler", item: "Programındaki kişisel etkinlikler" } },
    },
  },
} as const;
