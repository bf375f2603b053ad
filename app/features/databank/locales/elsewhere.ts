/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    acts: { things: { "databank-entry": "a databank entry" }, kinds: { "databank-entry": "Databank entry" } },
    chrome: { links: { databank: "Databank", myEntries: "My databank entries" } },
    admin: { inbox: { databank_entries: "Databank entries" } },
    reporting: { types: { "databank-entry": "Databank entry" } },
    overview: { collections: { databank_entries: "Databank entries", one: { databank_entries: "Databank entry" } } },
  },
  tr: {
    acts: { things: { "databank-entry": "bir veri bankası kaydını" }, kinds: { "databank-entry": "Veri bankası kaydı" } },
    chrome: { links: { databank: "Veri bankası", myEntries: "Veri bankası kayıtlarım" } },
    admin: { inbox: { databank_entries: "Veri bankası kayıtları" } },
    reporting: { types: { "databank-entry": "Veri bankası kaydı" } },
    overview: { collections: { databank_entries: "Veri bankası kayıtları", one: { databank_entries: "Veri bankası kaydı" } } },
  },
} as const;
