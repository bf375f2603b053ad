/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    acts: { things: { report: "a report" }, kinds: { report: "Report" }, own: { report: { undo: "took back a decision on a report" } } },
    chrome: { links: { reports: "Reports", myReports: "My reports", report: "Report a problem" } },
    settings: {
      fields: { report_threshold: "Reports that hide an item" },
      hints: { report_threshold: "2–20. When this many trusted people report the same item, it goes back to review." },
    },
  },
  tr: {
    acts: {
      things: { report: "bir şikâyeti" },
      kinds: { report: "Şikâyet" },
      own: { report: { undo: "bir şikâyetle ilgili kararını geri aldı" } },
    },
    chrome: { links: { reports: "Şikâyetler", myReports: "Şikâyetlerim", report: "Sorun bildir" } },
    settings: {
      fields: { report_threshold: "Bir içeriği gizleyen şikâyet sayısı" },
      hints: { report_threshold: "2–20. Bu kadar güvenilir kişi aynı içeriği şikâyet edince içerik yeniden incelemeye alınır." },
    },
  },
} as const;
