/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { studyRooms: "Study rooms" } },
    reporting: { types: { "study-room": "Study room", "room-message": "Study room message" } },
    overview: {
      planner: { ways: { studyRooms: "Study rooms" }, kinds: { room: "Study room" } },
      calendar: { kinds: { room: "Study rooms you've joined" } },
    },
  },
  tr: {
    chrome: { links: { studyRooms: "Çalışma odaları" } },
    reporting: { types: { "study-room": "Çalışma odası", "room-message": "Çalışma odası mesajı" } },
    overview: {
      planner: { ways: { studyRooms: "Çalışma odaları" }, kinds: { room: "Çalışma odası" } },
      calendar: { kinds: { room: "Katıldığın çalışma odaları" } },
    },
  },
} as const;
