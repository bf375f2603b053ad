/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: {
      links: {
        catalog: "Catalog",
        departmentPages: "Curricula",
        catalogAnalytics: "Catalog analytics",
        addCourse: "Add a course",
        favorites: "Saved courses",
        catalogAdmin: "Import catalog files",
      },
    },
  },
  tr: {
    chrome: {
      links: {
        catalog: "Katalog",
        departmentPages: "Müfredatlar",
        catalogAnalytics: "Katalog istatistikleri",
        addCourse: "Ders ekle",
        favorites: "Kaydedilen dersler",
        catalogAdmin: "Katalog dosyası aktar",
      },
    },
  },
} as const;
