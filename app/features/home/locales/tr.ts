/** Ana sayfanın sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { home as original } from "./en";

export const home: Translation<typeof original> = {
  pages: {
    index: "Ana sayfa",
  },
  descriptions: {
    index: "Dersler gerçekte nasıl geçiyor, dersi almış öğrencilerin kaleminden: iş yükü, sınavlar, notlandırma, tavsiyeler. Herkese açık.",
  },
  hero: {
    title: "Dersi almadan önce tanı",
    lead: "{{university}} öğrencileri derslerin gerçekte nasıl geçtiğini anlatıyor: iş yükü, sınavlar, notlar. Dürüst ve anonim.",
    label: "Ders kodu, adı ya da hocası",
    placeholder: "MATH119, termodinamik, …",
    act: "Dersini bul",
    browse: "Bütün derslere göz at",
  },
  hello: "Merhaba {{name}}",
  begin: {
    title: "Nereden başlamalı?",
    save: "Bir ders kaydet",
    saveText: "Bu sayfada hep elinin altında olur.",
    go: "Bir etkinlik bul",
    goText: "Katılacağını söyle, burada görünsün.",
    follow: "Bir konuyu takip et",
    followText: "Yeni yanıtlar burada görünür.",
    write: "Ders deneyimini paylaş",
    writeText: "On dakikanı alır, sonraki öğrencinin işine yarar.",
  },
  events: {
    mine: "Sıradaki etkinliklerim",
    allMine: "Etkinliklerim",
    week: "Bu hafta",
    next: "Yaklaşan etkinlikler",
    all: "Tüm etkinlikler",
    going: "Katılıyorum",
    people_one: "{{formatted}} kişi katılıyor",
    people_other: "{{formatted}} kişi katılıyor",
  },
  threads: {
    title: "Konularım",
    all: "Tüm konular",
    news_one: "{{count}} yeni yanıt",
    news_other: "{{count}} yeni yanıt",
    replies_one: "{{count}} yanıt",
    replies_other: "{{count}} yanıt",
  },
  work: {
    title: "Katkılarım",
    all: "Sayfam",
    add: "Deneyimini paylaş",
  },
  saved: {
    title: "Kaydedilen dersler",
    all: "Tüm kaydedilenler",
  },
  blocks: {
    title: "Burada neler yapabilirsin?",
    experiences: { title: "Ders deneyimlerini oku", text: "Ne kadar zor, ne kadar faydalı, haftada kaç saat; tavsiyelerle." },
    catalog: { title: "Kataloğa göz at", text: "Dönemler, şubeler, hocalar ve müfredatlar." },
    databank: { title: "Veri bankasını kullan", text: "Dersler nasıl notlandırılıyor? Katkıda bulununca açılır." },
    events: { title: "Etkinliklere katıl", text: "Neler var, gör ve katılacağını söyle." },
    discussions: { title: "Sor, yanıtla", text: "Dersler, yurtlar ve kampüs hakkında konular." },
    communities: { title: "Bir topluluğa katıl", text: "Topluluklar, takımlar ve etkinlikleri." },
    notes: { title: "Not paylaş", text: "Öğrencilerin kendi ders notları." },
    gpa: { title: "Ortalamanı hesapla", text: "Üniversitenin kurallarına göre, hesap açmadan." },
    abroad: { title: "Work & Travel sezonlarını karşılaştır", text: "Ne vadedildi, gerçekte ne oldu?" },
  },
  numbers: {
    title: "Sayılarla Hocam",
    courses: "katalogdaki ders",
    describedCourses: "deneyim yazılan ders",
    experiences: "onaylanmış deneyim",
    databankEntries: "veri bankası kaydı",
  },
  latest: {
    title: "Son deneyimler",
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
    vip_one: "Bir katkın onaylanınca veri bankası sana açılır.",
    vip_other: "{{count}} katkın onaylanınca veri bankası sana açılır.",
    title: "Sonraki öğrenciye yardım et",
    text: "Üniversite adresinle kaydol. Ders deneyimleri her zaman anonimdir.",
    act: "Kaydol",
    how: "VIP nasıl işliyor?",
  },
  empty: {
    title: "Henüz deneyim yok",
    text: "İlk deneyimi sen paylaş.",
    act: "Deneyimini paylaş",
  },
};
