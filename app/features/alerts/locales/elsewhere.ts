/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    settings: {
      fields: {
        alert_errors: "Errors an hour that are reported to admins",
        alert_database_size: "Database size that is reported to admins (MB)",
      },
      hints: {
        alert_errors: "1–10,000. From this many errors within an hour on, all admins are told.",
        alert_database_size: "1–10,000. From this size on, all admins are told. A database holds 10,000 MB at most.",
      },
    },
  },
  tr: {
    settings: {
      fields: {
        alert_errors: "Yöneticilere bildirilen saatlik hata sayısı",
        alert_database_size: "Yöneticilere bildirilen veritabanı boyutu (MB)",
      },
      hints: {
        alert_errors: "1–10.000. Bir saatte bu kadar hata olursa tüm yöneticilere bildirilir.",
        alert_database_size: "1–10.000. Bu boyuttan itibaren tüm yöneticilere bildirilir. Bir veritabanı en çok 10.000 MB tutar.",
      },
    },
  },
} as const;
