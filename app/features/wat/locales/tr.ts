/** Work & Travel sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { wat as original } from "./en";

export const wat: Translation<typeof original> = {
  pages: {
    compare: "Work & Travel karşılaştırması",
    all: "Work & Travel",
    one: "Work & Travel sezonu",
    add: "Work & Travel deneyimini paylaş",
    personal: "Work & Travel sezonlarım",
    edit: "Sezonu düzenle",
  },
  lead: "Şirketler ne vadetti, gerçekte nasıldı?",
  fields: {
    title: "Tek cümleyle",
    text: "Nasıldı?",
    year: "Yıl",
    agency: "Aracı şirket",
    employer: "İşveren",
    state: "Eyalet",
    job: "İş",
    promised_wage: "Vadedilen saatlik ücret ($)",
    real_wage: "Gerçek saatlik ücret ($)",
    promised_hours: "Vadedilen haftalık saat",
    real_hours: "Gerçek haftalık saat",
    housing: "Konaklama",
    deductions: "Kesintiler",
    would_return: "Yine giderdim",
  },
  names: { title: "Tek cümlelik özet", text: "Deneyimin" },
  compare: {
    lead: "Son elli sezon yan yana.",
    all: "Bütün sezonlar",
    wage: "$/saat: vadedilen → gerçek",
    hours: "Saat: vadedilen → gerçek",
    place: "İşveren",
    choose: "Karşılaştır",
    chooseOne: "Karşılaştır: “{{title}}”",
    compare: "Seçilenleri karşılaştır",
    hint: "En fazla {{count}} sezon seçebilirsin.",
    none: "Karşılaştırılacak sezon yok",
  },
};
