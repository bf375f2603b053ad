/** The documents that METU's rules stand in, as they were read: a print of September 2026, and pages of the registrar's office. */

import type { RuleDocument } from "../../rule";

const OFFICE = "https://oidb.metu.edu.tr/tr";
/** Where the office lists its regulations and directives. */
const LISTED = "https://oidb.metu.edu.tr/yonetmelikler";
const readOn = "2026-11";

/** In the order in which people meet them. */
export const documents: Readonly<Record<string, RuleDocument>> = {
  undergraduate: {
    name: { en: "Undergraduate regulation", tr: "Lisans yönetmeliği" },
    url: `${OFFICE}/orta-dogu-teknik-universitesi-lisans-egitim-ogretim-yonetmeligi`,
    readOn,
  },
  resit: { name: { en: "Graduation resit directive", tr: "Bütünleme sınavları yönergesi" }, url: LISTED, readOn },
  duration: { name: { en: "Rules at the end of the maximum duration", tr: "Azami süre sonu esasları" }, url: LISTED, readOn },
  health: { name: { en: "Student health directive", tr: "Sağlık işleri ve raporları yönergesi" }, url: LISTED, readOn },
  exams: { name: { en: "Guides to exams and academic integrity", tr: "Sınav ve akademik dürüstlük kılavuzları" }, url: LISTED, readOn },
  law: {
    name: { en: "Higher education law (2547)", tr: "Yükseköğretim Kanunu (2547)" },
    url: "https://www.mevzuat.gov.tr/mevzuat?MevzuatNo=2547&MevzuatTur=1&MevzuatTertip=5",
    readOn,
  },
  summer: { name: { en: "Summer school directive", tr: "Yaz okulu yönergesi" }, url: LISTED, readOn },
  "double-major": {
    name: { en: "Double major directive", tr: "Çift anadal yönergesi" },
    url: `${OFFICE}/orta-dogu-teknik-universitesi-cift-ana-dal-programi-yonergesi`,
    readOn,
  },
  minor: { name: { en: "Minor directive", tr: "Yandal yönergesi" }, url: LISTED, readOn },
  transfer: { name: { en: "Transfer directive", tr: "Yatay geçiş yönergesi" }, url: LISTED, readOn },
  exchange: { name: { en: "Exchange programmes directive", tr: "Değişim programları yönergesi" }, url: LISTED, readOn },
  preparatory: { name: { en: "Preparatory school regulation", tr: "Hazırlık (TİB) yönetmeliği" }, url: LISTED, readOn },
  ranking: { name: { en: "Ranking directive", tr: "Başarı sıralaması yönergesi" }, url: LISTED, readOn },
  special: { name: { en: "Special student directive", tr: "Özel öğrenci yönergesi" }, url: LISTED, readOn },
  dormitories: {
    name: { en: "Dormitories regulation", tr: "Yurtlar yönetmeliği" },
    url: `${OFFICE}/orta-dogu-teknik-universitesi-yurtlar-yonetmeligi`,
    readOn,
  },
  scholarships: { name: { en: "Scholarship directive", tr: "Burs ve yardım yönergesi" }, url: LISTED, readOn },
  graduate: {
    name: { en: "Graduate regulation", tr: "Lisansüstü yönetmeliği" },
    url: `${OFFICE}/orta-dogu-teknik-universitesi-lisansustu-egitim-ogretim-yonetmeligi`,
    readOn,
  },
};
