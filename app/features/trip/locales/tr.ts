/** Gezilerin sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { trip as original } from "./en";

export const trip: Translation<typeof original> = {
  pages: { all: "Geziler", add: "Gezi ekle", one: "Gezi", profile: "Gezilerim" },
  fields: {
    destination: "Gidilecek yer",
    starts_on: "İlk gün",
    ends_on: "Son gün",
    capacity: "Kontenjan",
    price: "Kişi başı ücret",
    itinerary: "Gezi programı",
    version: "Sürüm",
    act: "İşlem",
  },
  hints: { itinerary: "Buluşma yeri ve saatleri, duraklar, katılanların yanına alacakları.", price: "Ücretsizse 0 yaz." },
  errors: {
    notFound: "Bu gezi artık yok.",
    full: "Son yer az önce doldu.",
    alreadyIn: "Bu geziye zaten katılıyorsun.",
    notIn: "Bu geziye katılmıyorsun.",
    hasBegun: "Gezi başladı. Artık katılamaz ya da vazgeçemezsin.",
    tooFewSeats: "Geziye {{taken}} kişi katılıyor. Kontenjan bundan az olamaz.",
    hasSignUps: "Geziye katılanlar var, bu yüzden silinemez.",
    editConflict: "Bu arada başka biri bu geziyi değiştirdi. Sayfayı yenileyip değişikliğini yeniden gir.",
  },
  form: {
    day: "Geçerli bir tarih gir",
    end: "İlk günü ya da en çok 60 gün sonrasını seç",
    price: "Virgülden sonra en çok iki basamak yaz",
  },
  list: {
    lead: "Ekibin gideceği yerler ve kalan kontenjan.",
    when: "Zaman",
    upcoming: "Yaklaşanlar",
    past: "Geçmiş",
    search: "Gezilerde ara",
    none: "Burada henüz gezi yok",
    noHits: "Bu arama için sonuç yok",
    mine: "Katılıyorsun",
  },
  facts: {
    free: "Ücretsiz",
    left_one: "{{capacity}} kişilik, {{count}} yer kaldı",
    left_other: "{{capacity}} kişilik, {{count}} yer kaldı",
    full: "{{capacity}} kişilik kontenjan doldu",
  },
  one: {
    join: "Katıl",
    leave: "Geziden vazgeç",
    begun: "Katılım kapandı.",
    people: "Katılanlar",
    nobody: "Henüz katılan yok.",
    edit: "Geziyi düzenle",
    deleteTitle: "Bu gezi silinsin mi?",
    deleteText: "Listeden kalkar. Bu işlem geri alınamaz.",
  },
  own: { lead: "Katıldığın geziler, en yenisi başta.", none: "Henüz bir geziye katılmadın", browse: "Tüm gezileri gör" },
  toasts: {
    added: "Gezi eklendi",
    saved: "Gezi kaydedildi",
    join: "Geziye katılıyorsun",
    leave: "Geziden vazgeçtin",
    delete: "Gezi silindi",
  },
};
