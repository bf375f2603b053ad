/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { mentalHealth: "Mental health" } },
    admin: {
      inbox: { pool_entries: "Mental health" },
      poolEntries: { psychology: "Experience with a psychologist", psychiatrist: "Experience with a psychiatrist" },
    },
    reporting: { types: { "pool-entry": "Experience with a psychologist or psychiatrist" } },
  },
  tr: {
    chrome: { links: { mentalHealth: "Ruh sağlığı" } },
    admin: {
      inbox: { pool_entries: "Ruh sağlığı" },
      poolEntries: { psychology: "Psikolog deneyimi", psychiatrist: "Psikiyatrist deneyimi" },
    },
    reporting: { types: { "pool-entry": "Psikolog ya da psikiyatrist deneyimi" } },
  },
} as const;
