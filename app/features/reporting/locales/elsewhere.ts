/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    acts: {
      things: { report: "a report", appeal: "an appeal" },
      kinds: { report: "Report", appeal: "Appeal" },
      own: {
        report: {
          undo: "took back a decision on a report",
          pause: "paused an author for {{length}} for a report, until {{until}}",
          lift: "lifted an author's pause that held until {{until}}",
          read: "read a sealed report",
        },
        appeal: { grant: "granted an appeal", refuse: "refused an appeal", overrule: "overruled the refusal of an appeal" },
      },
    },
    admin: { inbox: { appeals: "Appeals" } },
    chrome: { links: { reports: "Reports", myReports: "My reports", report: "Report a problem", transparency: "Moderation in numbers" } },
    settings: {
      fields: { report_threshold: "Reports that hide an item", urgent_hours: "Hours until staff are called again" },
      hints: {
        report_threshold: "2–20. When this many trusted people report the same item, it goes back to review.",
        urgent_hours: "1–24. While nobody decides an urgent report, all moderators and admins hear of it again this often.",
      },
    },
  },
  tr: {
    acts: {
      things: { report: "bir şikâyeti", appeal: "bir itirazı" },
      kinds: { report: "Şikâyet", appeal: "İtiraz" },
      own: {
        report: {
          undo: "bir şikâyetle ilgili kararını geri aldı",
          pause: "bir şikâyet üzerine yazarın paylaşımlarını {{length}} süreyle durdurdu (bitiş: {{until}})",
          lift: "bir yazarın {{until}} tarihine kadar durdurulan paylaşımlarını yeniden açtı",
          read: "mühürlü bir şikâyeti okudu",
        },
        appeal: { grant: "bir itirazı kabul etti", refuse: "bir itirazı reddetti", overrule: "bir itirazın reddini geçersiz kıldı" },
      },
    },
    admin: { inbox: { appeals: "İtirazlar" } },
    chrome: {
      links: { reports: "Şikâyetler", myReports: "Şikâyetlerim", report: "Sorun bildir", transparency: "Moderasyon istatistikleri" },
    },
    settings: {
      fields: {
        report_threshold: "Bir içeriği gizleyen şikâyet sayısı",
        urgent_hours: "Acil şikâyetin yeniden haber verilme aralığı (saat)",
      },
      hints: {
        report_threshold: "2–20. Bu kadar güvenilir kişi aynı içeriği şikâyet edince içerik yeniden incelemeye alınır.",
        urgent_hours: "1–24. Acil bir şikâyet karara bağlanana kadar tüm moderatörlere ve yöneticilere bu aralıkla yeniden haber verilir.",
      },
    },
  },
} as const;
