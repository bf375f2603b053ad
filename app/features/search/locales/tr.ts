/** Her şeyin içinde aramanın sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { search as original } from "./en";

export const search: Translation<typeof original> = {
  pages: { results: "Ara" },
  descriptions: { results: "Dersler, etkinlikler, konular, notlar, deneyimler ve kişiler; hepsi bir arada." },
  lead: "Dersler, etkinlikler, konular, notlar, deneyimler ve kişiler; hepsi bir arada.",
  label: "Ne arıyorsun?",
  placeholder: "Ders, konu ya da kişi",
  hint: "İki harf yeter. Sonuçlar arasında ok tuşlarıyla gezebilirsin.",
  looking: "Aranıyor …",
  none: "“{{q}}” için bir şey bulunamadı",
  noneText: "Daha az ya da başka kelimeler dene; Türkçe karakterler fark etmez.",
  failed: "Arama yanıt vermiyor. Birazdan tekrar dene.",
  rest: "Tümünü gör: {{source}}",
  guests: "Giriş yapınca konuları, notları, ilanları ve kişileri de bulursun.",
  sources: {
    courses: "Dersler",
    events: "Etkinlikler",
    communities: "Topluluklar",
    thread: "Konular",
    notes: "Notlar",
    "study-tip": "Çalışma önerileri",
    erasmus: "Erasmus",
    wat: "Work & Travel",
    why: "Neden?",
    chronicle: "Kronik",
    advert: "İlanlar",
    research: "Araştırma",
    "dev-log": "Yenilikler",
    people: "Kişiler",
  },
};
