/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: { chrome: { links: { seats: "Seats" } }, catalog: { seats: "Is there room?", merge: { names: { seats: "Seats waited for" } } } },
  tr: {
    chrome: { links: { seats: "Kontenjan" } },
    catalog: { seats: "Yer var mı?", merge: { names: { seats: "Beklenen kontenjanlar" } } },
  },
} as const;
