/** Çalışma önerilerinin sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { studyTip as original } from "./en";

export const studyTip: Translation<typeof original> = {
  pages: {
    all: "Çalışma önerileri",
    demo: "Çalışma önerilerinden birkaçı",
    one: "Çalışma önerisi",
    add: "Çalışma önerisi yaz",
    edit: "Öneriyi düzenle",
    personal: "Önerilerim",
    "admin-all": "Çalışma önerileri (ekip)",
    "admin-users": "Çalışma önerisi yazanlar",
    paths: "Çalışma önerilerinin sayfaları",
  },
  lead: "Ders çalışırken başkalarının işine yarayanlar, kendi sözleriyle.",
  fields: {
    title: "Başlık",
    text: "Önerin",
    category: "Konu",
    tags: "Etiketler",
  },
  hints: {
    tags: "Birkaç kelime: analiz, ara sınav gibi.",
  },
  options: {
    category: {
      exams: "Sınavlar",
      homework: "Ödev ve projeler",
      notes: "Not tutmak",
      time: "Zaman",
      motivation: "Motivasyon",
      tools: "Araçlar",
      language: "İngilizce",
      other: "Başka bir şey",
    },
  },
};
