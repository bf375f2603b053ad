/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    settings: {
      fields: { vip_threshold: "Contributions that open the databank" },
      hints: { vip_threshold: "1–20. People with fewer approved contributions lose access." },
    },
  },
  tr: {
    settings: {
      fields: { vip_threshold: "Veri bankasını açan katkı sayısı" },
      hints: { vip_threshold: "1–20. Onaylı katkısı bundan az olanlar erişimi kaybeder." },
    },
  },
} as const;
