/** Kroniğin sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { chronicle as original } from "./en";

export const chronicle: Translation<typeof original> = {
  behind: "Kampüste yıl yıl neler yaşandı: orada olanların anlattıkları.",
  pages: {
    all: "Kampüs anıları",
    demo: "Kampüs anılarından örnekler",
    one: "Kampüs anısı",
    add: "Anını paylaş",
    edit: "Anıyı düzenle",
    personal: "Kampüs anılarım",
    "admin-all": "Kampüs anıları (ekip)",
    "admin-users": "Kampüs anısı yazanlar",
    paths: "Kampüs anısı sayfaları",
  },
  lead: "Burada yaşananlar, tanık olanların anlatımıyla.",
  fields: {
    title: "Başlık",
    text: "Ne oldu?",
    happened_on: "Tarih",
    era: "Dönem",
    place: "Yer",
  },
  names: { text: "Metin" },
  hints: {
    happened_on: "Yalnızca ayı biliyorsan ayın ilk gününü seç.",
  },
  options: {
    era: {
      founding: "Kuruluş yılları",
      seventies: "1970'ler",
      eighties: "1980'ler",
      nineties: "1990'lar",
      "two-thousands": "2000'ler",
      "twenty-tens": "2010'lar",
      today: "Bugün",
    },
  },
};
