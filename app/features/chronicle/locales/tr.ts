/** Kroniğin sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { chronicle as original } from "./en";

export const chronicle: Translation<typeof original> = {
  pages: {
    all: "Kronik",
    demo: "Kronikten birkaç sayfa",
    one: "Kronikten",
    add: "Kroniğe ekle",
    edit: "Kaydı düzenle",
    personal: "Kronikteki kayıtlarım",
    "admin-all": "Kronik (ekip)",
    "admin-users": "Kroniğe yazanlar",
    paths: "Kroniğin sayfaları",
  },
  lead: "Burada yaşananlar, orada olanların anlatımıyla.",
  fields: {
    title: "Başlık",
    text: "Ne oldu?",
    happened_on: "Gün",
    era: "Dönem",
    place: "Yer",
  },
  hints: {
    happened_on: "Yalnızca ayını biliyorsan ayın ilk gününü seç.",
  },
  options: {
    era: {
      founding: "Kuruluş yılları",
      seventies: "Yetmişler",
      eighties: "Seksenler",
      nineties: "Doksanlar",
      "two-thousands": "İki binler",
      "twenty-tens": "İki bin onlar",
      today: "Bugün",
    },
  },
};
