/** Her şeyin içinde aramanın sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { search as original } from "./en";

export const search: Translation<typeof original> = {
  pages: { results: "Ara" },
  descriptions: { results: "Dersler, etkinlikler, konular, notlar, kişiler, sayfalar ve yanıtlar tek yerde." },
  lead: "Dersler, etkinlikler, konular, notlar, kişiler, sayfalar ve yanıtlar tek yerde.",
  label: "Ne arıyorsun?",
  placeholder: "Ders, konu ya da kişi",
  hint: "En az iki harf yaz.",
  keys: "Ok tuşlarıyla seç.",
  found_one: "{{count}} sonuç",
  found_other: "{{count}} sonuç",
  looking: "Aranıyor…",
  fewer: "Bu kelimelerin hepsini içeren bir şey yok. Daha azıyla:",
  none: "“{{q}}” için sonuç yok",
  unsearchable: "En az bir harf ya da rakam yaz.",
  didYouMean: "Şunu mu demek istedin:",
  recent: "Son aramalar",
  clearRecent: "Son aramaları temizle",
  noneText: "Daha az ya da başka kelimeler dene; Türkçe karakter şart değil.",
  failed: "Arama yanıt vermiyor. Birazdan yeniden dene.",
  rest: "{{source}}: tüm sonuçlar",
  guests: "Konuları, notları, ilanları ve kişileri de bulmak için giriş yap.",
  sources: {
    pages: "Sayfalar",
    help: "Yardım",
  },
};
