/** Etkinlik sayılarının sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { eventStats as original } from "./en";

export const eventStats: Translation<typeof original> = {
  pages: {
    stats: "Etkinlik istatistikleri",
    "stat-detailed": "Ayrıntılı istatistik",
    "stat-renderer": "Grafik",
    "star-stats": "Puanlar",
    "star-stats-detailed": "Ayrıntılı puanlar",
    "star-stats-renderer": "Puan grafiği",
  },
  board: "Etkinlik panosu",
  numbers: "İstatistikler",
  tabs: { stats: "Genel bakış", detailed: "Ayrıntılar", stars: "Puanlar", starsDetailed: "Ayrıntılı puanlar" },
  lead: {
    stats: "Etkinliğe kaç kişi baktı, kaç kişi paylaştı, kaç kişi katılıyor?",
    detailed: "Bir ölçüm seç, gün gün gör. Seçimin bağlantıda kalır, olduğu gibi paylaşabilirsin.",
    stars: "Katılanlar kaç puan verdi?",
    starsDetailed: "Güne, bölüme ve giriş yılına göre bütün puanlar.",
  },
  measure: "Ölçüm",
  from: "Başlangıç",
  until: "Bitiş",
  measures: { views: "Görüntülenme", shares: "Paylaşım", rsvps: "Katılımlar", stars: "Puanlar" },
  by: { day: "güne göre", department: "bölüme göre", year: "giriş yılına göre" },
  columns: { stars: "Yıldız", event: "Etkinlik", day: "Gün", department: "Bölüm", year: "Giriş yılı", mean: "Ortalama" },
  groups: { more_one: "{{count}} diğeri", more_other: "{{count}} diğeri", unknown: "bilinmiyor ya da daha eski" },
  asTable: "Tablo olarak göster",
  chartAlone: "Yalnızca grafik",
  back: "İstatistiklere dön",
  tooFew: "Gruplara göre gösterilecek kadar kişi henüz yok.",
  inAll_one: "Toplam {{formatted}}",
  inAll_other: "Toplam {{formatted}}",
  wholeTime: "Tarih aralığı yalnızca günler için geçerli; bölümler ve yıllar tüm süreyi kapsar.",
  floor:
    "Her üye bir kez, bunu ilk yaptığı gün sayılır; giriş yapmayanlar yalnızca görüntülenmelerde sayılır. Beş kişiden az olan günler, bölümler ve yıllar komşularıyla birleştirilir. Sayılar geceleri ve en az beş kişi birden değişir; en yeniler henüz eklenmemiş olabilir.",
  tickets: {
    title: "Biletler",
    none: "Bu etkinliğin bilet türü yok.",
    category: "Tür",
    price: "Fiyat",
    quantity: "Adet",
    taken: "Satılan ve ayrılan",
    free: "ücretsiz",
    unlimited: "sınırsız",
  },
  stars: {
    title: "Bütün puanlar",
    distribution: "Puanların dağılımı",
    spread: "Yayılım",
    spreadHint: "Puanların ortalamadan uzaklığı",
    notBegun: "Etkinlik başlayınca puan verebilirsin.",
    tooFew: "Değerlendirmeler, kimseninki tahmin edilemeyecek kadar çok kişi farklı yıldızlar verince görünür.",
  },
};
