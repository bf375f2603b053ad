/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    acts: {
      things: { traffic: "the traffic log" },
      kinds: { traffic: "Traffic log" },
      own: { traffic: { open: "opened the traffic log for one address" } },
    },
    admin: { tools: { traffic: { title: "Traffic log", text: "Signed days, records for a case" } } },
    chrome: { links: { traffic: "Traffic log" } },
    settings: {
      fields: { traffic_months: "Months to keep the traffic log" },
      hints: {
        traffic_months:
          "0, 6, 12 or 24. With 0 nothing is logged, and what was logged before is destroyed the next night. Law 5651 decides whether you need it; docs/law.md says more.",
      },
    },
  },
  tr: {
    acts: {
      things: { traffic: "trafik kaydını" },
      kinds: { traffic: "Trafik kaydı" },
      own: { traffic: { open: "trafik kaydını bir adres için açtı" } },
    },
    admin: { tools: { traffic: { title: "Trafik kaydı", text: "İmzalı günler, bir dosya için kayıtlar" } } },
    chrome: { links: { traffic: "Trafik kaydı" } },
    settings: {
      fields: { traffic_months: "Trafik kaydının saklanma süresi (ay)" },
      hints: {
        traffic_months:
          "0, 6, 12 ya da 24. 0 iken hiçbir şey kaydedilmez; daha önce kaydedilenler ertesi gece yok edilir. Sana gerekip gerekmediğini 5651 sayılı kanun belirler; docs/law.md dosyasında ayrıntısı var.",
      },
    },
  },
} as const;
