/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    acts: {
      things: { "study-room": "a study room", "room-message": "a message in a study room" },
      kinds: { "study-room": "Study room", "room-message": "Study room message" },
    },
    chrome: { links: { studyRooms: "Study rooms" } },
    reporting: { types: { "study-room": "Study room", "room-message": "Study room message" } },
    overview: {
      planner: { ways: { studyRooms: "Study rooms" }, kinds: { room: "Study room" } },
      calendar: { kinds: { room: "Study rooms you've joined" } },
    },
  },
  tr: {
    acts: {
      things: { "study-room": "bir çalışma odasını", "room-message": "bir oda mesajını" },
      kinds: { "study-room": "Çalışma odası", "room-message": "Oda mesajı" },
    },
    chrome: { links: { studyRooms: "Çalışma odaları" } },
    reporting: { types: { "study-room": "Çalışma odası", "room-message": "Çalışma odası mesajı" } },
    overview: {
      planner: { ways: { studyRooms: "Çalışma odaları" }, kinds: { room: "Çalışma odası" } },
      calendar: { kinds: { room: "Katıldığın çalışma odaları" } },
    },
  },
} as const;
