/** Ana sayfanın sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { home as original } from "./en";

export const home: Translation<typeof original> = {
  pages: {
    index: "Ana sayfa",
  },
  descriptions: {
    index: "Dersler gerçekte nasıl geçiyor, alan öğrencilerin kaleminden: iş yükü, sınavlar, notlandırma, tavsiyeler. Herkese açık.",
  },
  hero: {
    title: "Dersi almadan önce tanı",
    lead: "{{university}} öğrencileri gerçekte nasıl geçtiğini anlatıyor: iş yükü, sınavlar, not. Dürüstçe ve her zaman isimsiz.",
    label: "Ders kodu, adı ya da hocası",
    placeholder: "MATH119, termodinamik, …",
    act: "Dersini bul",
    browse: "ya da bütün derslere göz at",
  },
  blocks: {
    title: "Hocam'da neler var",
    experiences: {
      title: "Deneyimler",
      text: "Ne kadar zor, ne kadar faydalı, haftada kaç saat ve dersi alanlardan tavsiyeler. Herkese açık.",
      act: "Deneyimleri oku",
    },
    databank: {
      title: "Veri bankası",
      text: "Not nasıl oluşuyor, hangi konular çıktı. Katkı verenlere açılır.",
      act: "Veri bankasını gör",
    },
    catalog: { title: "Katalog", text: "Dönemleri, şubeleri ve hocalarıyla bütün dersler; dönemini buradan planla.", act: "Kataloğu aç" },
  },
  numbers: {
    title: "Sayılarla Hocam",
    courses: "katalogdaki açık ders",
    describedCourses: "deneyimi olan ders",
    experiences: "onaylanmış deneyim",
    databankEntries: "veri bankası kaydı",
  },
  latest: {
    title: "Yeni yazılanlar",
    rating: "5 üzerinden {{value}}",
    all: "Bütün dersler",
  },
  top: {
    title: "En çok deneyim yazılan dersler",
    count_one: "{{formatted}} deneyim",
    count_other: "{{formatted}} deneyim",
    mean: "5 üzerinden {{mean}}",
  },
  join: {
    vip_one: "Onaylanmış bir katkı veri bankasını sana açar.",
    vip_other: "Onaylanmış {{count}} katkı veri bankasını sana açar.",
    guestTitle: "Bildiklerin bir sonrakine yol gösterir",
    guestText: "Üniversite adresinle kaydol. Yazdıklarının yanında adın asla durmaz.",
    guestAct: "Hesap aç",
    userTitle: "Bir ders aldın. Nasıl geçtiğini anlat.",
    userText: "Senin on dakikan birine bir dönem kazandırır.",
    userAct: "Deneyim ekle",
    how: "VIP nasıl işler",
  },
  empty: {
    title: "Henüz deneyim yok",
    text: "Bir dersin nasıl geçtiğini ilk sen anlat.",
  },
};
