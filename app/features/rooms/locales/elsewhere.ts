/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { freeRooms: "Free rooms" } },
    acts: {
      things: { "excluded-room": "a room left out of free rooms" },
      kinds: { "excluded-room": "Excluded room" },
    },
  },
  tr: {
    chrome: { links: { freeRooms: "Boş derslikler" } },
    acts: {
      things: { "excluded-room": "boş derslikler listesinden çıkarılan bir dersliği" },
      kinds: { "excluded-room": "Hariç tutulan derslik" },
    },
  },
} as const;
