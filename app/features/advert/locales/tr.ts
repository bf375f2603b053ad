/** İlanların sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { advert as original } from "./en";

export const advert: Translation<typeof original> = {
  behind: "Öğrenciden öğrenciye: oda, kitap, ders, yolculuk ve iş ilanları. İletişim bilgilerini giriş yapanlar görür.",
  pages: {
    all: "İlanlar",
    demo: "Örnek ilanlar",
    one: "İlan",
    add: "İlan ver",
    edit: "İlanı düzenle",
    "admin-all": "İlanlar (ekip)",
    "admin-users": "İlan verenler",
    paths: "İlan sayfaları",
  },
  lead: "Öğrenciden öğrenciye: oda, kitap, ders, yolculuk ve iş ilanları.",
  fields: {
    title: "Başlık",
    text: "Açıklama",
    category: "Kategori",
    price: "Fiyat",
    contact: "İletişim",
    expires: "Son gün",
  },
  hints: {
    price: "Kuruş olmadan, lira olarak. Fiyat yoksa boş bırak.",
    contact: "Telefon numarası ya da adres. Yalnızca giriş yapanlar görür.",
    expires: "En fazla 60 gün sonrası; boş bırakırsan 30 gün.",
    text: "Resimleri ilanın sayfasında eklersin.",
  },
  options: {
    category: {
      housing: "Ev ve oda",
      books: "Kitap",
      lessons: "Özel ders",
      rides: "Yolculuk",
      jobs: "İş",
      other: "Diğer",
    },
  },
  states: { sold: "Satıldı", over: "Süresi doldu" },
  answer: { call: "Ara", write: "E-posta gönder" },
  acts: {
    close: "Satıldı olarak işaretle",
    closeTitle: "Satıldı olarak işaretlensin mi?",
    closeText: "Okunmaya devam eder ama listeden kalkar. Yeniden açılamaz.",
    closed: "Satıldı olarak işaretlendi",
  },
};
