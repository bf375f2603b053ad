/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    acts: { things: { trip: "a trip" }, kinds: { trip: "Trip" } },
  },
  tr: {
    acts: { things: { trip: "bir geziyi" }, kinds: { trip: "Gezi" } },
  },
} as const;
