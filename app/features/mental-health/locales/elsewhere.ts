/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    acts: {
      things: { "pool-entry": "an entry of the mental health pools" },
      kinds: { "pool-entry": "Mental health entry" },
      own: { "pool-entry": { read: "read an entry of the mental health pools" } },
    },
    chrome: { links: { mentalHealth: "Mental health" } },
    admin: {
      inbox: { pool_entries: "Mental health" },
      poolEntries: { psychology: "Experience with a psychologist", psychiatrist: "Experience with a psychiatrist" },
    },
    reporting: { types: { "pool-entry": "Experience with a psychologist or psychiatrist" } },
  },
  tr: {
    acts: {
      things: { "pool-entry": "bir ruh sağlığı kaydını" },
      kinds: { "pool-entry": "Ruh sağlığı kaydı" },
      own: { "pool-entry": { read: "bir ruh sağlığı kaydını okudu" } },
    },
    chrome: { links: { mentalHealth: "Ruh sağlığı" } },
    admin: {
      inbox: { pool_entries: "Ruh sağlığı" },
      poolEntries: { psychology: "Psikolog deneyimi", psychiatrist: "Psikiyatrist deneyimi" },
    },
    reporting: { types: { "pool-entry": "Psikolog ya da psikiyatrist deneyimi" } },
  },
} as const;
