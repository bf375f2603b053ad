/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    acts: {
      things: { request: "a legal request" },
      kinds: { request: "Legal request" },
      own: {
        request: {
          granted: "granted a legal request",
          refused: "refused a legal request",
          restrict: "hid something for a legal request",
          lift: "showed something again that was hidden for a legal request",
        },
      },
    },
    admin: { inbox: { requests: "Legal requests" } },
    chrome: { links: { request: "Legal requests" } },
    settings: {
      fields: {
        request_days: "Days to answer requests about personal data",
        about_me_days: "Working days to answer people a page is about",
        copyright_days: "Working days to answer copyright requests",
        concerned_hours: "Hours to answer people whose private life or rights are violated",
        court_hours: "Hours to carry out court orders",
        authority_hours: "Hours to carry out decisions of authorities",
        request_years: "Years to keep answered legal requests",
      },
      hints: {
        request_days: "1–30. The law allows 30 days (KVKK art. 13).",
        about_me_days: "1–15, without weekends and public holidays.",
        copyright_days: "1–15, without weekends and public holidays.",
        concerned_hours: "1–72.",
        court_hours: "1–24.",
        authority_hours: "1–24.",
        request_years: "3–10, counted from the answer.",
      },
    },
  },
  tr: {
    acts: {
      things: { request: "bir yasal başvuruyu" },
      kinds: { request: "Yasal başvuru" },
      own: {
        request: {
          granted: "bir yasal başvuruyu kabul etti",
          refused: "bir yasal başvuruyu reddetti",
          restrict: "yasal başvuru için bir şeyi gizledi",
          lift: "yasal başvuru için gizlenen bir şeyi yeniden gösterdi",
        },
      },
    },
    admin: { inbox: { requests: "Yasal başvurular" } },
    chrome: { links: { request: "Yasal başvurular" } },
    settings: {
      fields: {
        request_days: "Kişisel veri başvurularını yanıtlama süresi (gün)",
        about_me_days: "Hakkında sayfa olan kişileri yanıtlama süresi (iş günü)",
        copyright_days: "Telif başvurularını yanıtlama süresi (iş günü)",
        concerned_hours: "Özel hayatı ya da hakları ihlal edilenleri yanıtlama süresi (saat)",
        court_hours: "Mahkeme kararlarını uygulama süresi (saat)",
        authority_hours: "Kurum kararlarını uygulama süresi (saat)",
        request_years: "Yanıtlanan yasal başvuruların saklanma süresi (yıl)",
      },
      hints: {
        request_days: "1–30. Kanun 30 gün tanır (KVKK m. 13).",
        about_me_days: "1–15. Hafta sonları ve resmî tatiller sayılmaz.",
        copyright_days: "1–15. Hafta sonları ve resmî tatiller sayılmaz.",
        concerned_hours: "1–72.",
        court_hours: "1–24.",
        authority_hours: "1–24.",
        request_years: "3–10. Yanıtlandığı günden sayılır.",
      },
    },
  },
} as const;
