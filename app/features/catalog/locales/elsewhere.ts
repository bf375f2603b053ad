/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    catalog: {
      wishes: {
        sentence: "{{head}} {{what}}",
        heads: {
          any: "Courses",
          non_technical: "Non-technical electives",
          mandatory: "Required courses",
          elective: "Electives",
          technical_elective: "Technical electives",
        },
        sorts: {
          easiest: "with the easiest first",
          rating: "with the best rated first",
          experiences: "with the most reviewed first",
          views: "with the most viewed first",
        },
        daysOff: "without lectures on {{days}}",
        days: "that meet only on {{days}}",
        slot_from: "starting at {{time}} or later",
        slot_to: "ending by {{time}}",
        credits: "with {{value}} credits",
        ects: "with {{value}} ECTS",
        language: "taught in {{language}}",
        notIn: "not taught in {{language}}",
        semester: "offered in {{semester}}",
        level: "at {{level}} level",
        no_prerequisites: "without prerequisites",
        offered: "offered this term",
        q: "matching “{{q}}”",
      },
    },
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
    catalog: {
      wishes: {
        sentence: "{{what}} {{head}}",
        heads: {
          any: "dersler",
          non_technical: "teknik olmayan seçmeliler",
          mandatory: "zorunlu dersler",
          elective: "seçmeli dersler",
          technical_elective: "teknik seçmeliler",
        },
        sorts: {
          easiest: "en kolaydan başlayarak",
          rating: "en yüksek puanlıdan başlayarak",
          experiences: "en çok deneyim yazılandan başlayarak",
          views: "en çok bakılandan başlayarak",
        },
        daysOff: "{{days}} günü olmayan",
        days: "yalnızca {{days}} günü olan",
        slot_from: "{{time}} ya da sonrasında başlayan",
        slot_to: "en geç {{time}} biten",
        credits: "{{value}} kredilik",
        ects: "{{value}} AKTS’lik",
        language: "{{language}} verilen",
        notIn: "{{language}} verilmeyen",
        semester: "{{semester}} döneminde açılan",
        level: "{{level}} düzeyinde",
        no_prerequisites: "ön koşulsuz",
        offered: "bu dönem açılan",
        q: "“{{q}}” geçen",
      },
    },
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
