/** Erasmus sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { elsewhere as englishElsewhere, erasmus as original } from "./en";

export const erasmus: Translation<typeof original> = {
  pages: {
    all: "Erasmus",
    demo: "Erasmus deneyimlerinden örnekler",
    one: "Yurt dışında bir dönem",
    add: "Yurt dışındaki dönemini anlat",
    edit: "Yurt dışındaki dönemini düzenle",
    personal: "Yurt dışındaki dönemlerim",
    "admin-all": "Erasmus (ekip)",
    "admin-users": "Erasmus hakkında yazanlar",
    paths: "Erasmus sayfaları",
  },
  lead: "Yurt dışında bir dönem: nerede, kaça mal oldu, hangi dersler sayıldı.",
  fields: {
    title: "Bir cümleyle",
    text: "Nasıldı?",
    university: "Üniversite",
    country: "Ülke",
    city: "Şehir",
    term: "Dönem",
    language: "Derslerin dili",
    monthly_cost: "Aylık gider",
    currency: "Para birimi",
    housing: "Konaklama",
    visa: "Vize, adım adım",
    their_course: "Oradaki ders",
    our_course: "Bizdeki ders",
    credits: "Kredi",
    is_accepted: "Sayıldı",
    act: "İşlem",
  },
  hints: {
    monthly_cost: "Yol masrafı hariç her şey.",
    our_course: "Kodu, örneğin CENG140.",
    term: "Örneğin 2026 Bahar.",
  },
  options: {
    language: {
      english: "İngilizce",
      german: "Almanca",
      french: "Fransızca",
      italian: "İtalyanca",
      spanish: "İspanyolca",
      other: "Başka bir dil",
    },
    currency: {
      EUR: "EUR",
      TRY: "TRY",
      PLN: "PLN",
      CZK: "CZK",
      HUF: "HUF",
      SEK: "SEK",
      GBP: "GBP",
      USD: "USD",
    },
  },
  card: { month: "aylık" },
  equivalences: {
    title: "Sayılan dersler",
    searchTitle: "Hangi dersler sayılıyor?",
    search: "Oradaki ya da bizdeki ders",
    none: "Henüz ders yok.",
    noneFound: "Ders bulunamadı.",
    add: "Ders ekle",
    added: "Ders eklendi",
    remove: "Kaldır",
    removed: "Ders kaldırıldı",
    accepted: "Sayıldı",
    refused: "Sayılmadı",
  },
  errors: {
    notYours: "Buraya yalnızca yazarı ders ekleyebilir.",
    tooMany: "En fazla otuz ders ekleyebilirsin.",
  },
};

/** Başka yerlerin bu özellik için söyledikleri, o yerlerin adıyla. */
export const elsewhere: Translation<typeof englishElsewhere> = {
  chrome: { links: { erasmus: "Erasmus" } },
  search: { sources: { erasmus: "Erasmus" } },
};
