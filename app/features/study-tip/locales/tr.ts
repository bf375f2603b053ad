/** Çalışma önerilerinin sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { studyTip as original } from "./en";

export const studyTip: Translation<typeof original> = {
  behind: "Öğrenciler nasıl çalışıyor: derslere göre ve genel tavsiyeler.",
  pages: {
    all: "Çalışma tavsiyeleri",
    demo: "Örnek çalışma tavsiyeleri",
    one: "Çalışma tavsiyesi",
    add: "Çalışma tavsiyesi yaz",
    edit: "Tavsiyeyi düzenle",
    personal: "Çalışma tavsiyelerim",
    "admin-all": "Çalışma tavsiyeleri (ekip)",
    "admin-users": "Çalışma tavsiyesi yazanlar",
    paths: "Çalışma tavsiyesi sayfaları",
  },
  lead: "Başkalarının ders çalışırken işine yarayanlar, kendi sözleriyle.",
  fields: {
    title: "Başlık",
    text: "Tavsiyen",
    category: "Kategori",
    tags: "Etiketler",
  },
  hints: {
    tags: "Birkaç kelime, örneğin analiz, ara sınav.",
  },
  options: {
    category: {
      exams: "Sınavlar",
      homework: "Ödev ve projeler",
      notes: "Not tutmak",
      time: "Zaman yönetimi",
      motivation: "Motivasyon",
      tools: "Araçlar",
      language: "İngilizce",
      other: "Başka bir şey",
    },
  },
};
