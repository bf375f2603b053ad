/** Ayarların sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { settings as original } from "./en";

export const settings: Translation<typeof original> = {
  pages: { main: "Ayarlar" },
  fields: {
    vip_threshold: "Veri bankasını açan katkı sayısı",
    mail_domains: "Kaydolabilen e-posta alan adları",
    report_threshold: "Bir içeriği gizleyen şikâyet sayısı",
    ticket_hold_minutes: "Bilet ödemesi için süre (dakika)",
    ticket_offer_hours: "Bekleme listesinden gelen bileti alma süresi (saat)",
    ticket_refund_hours: "Son bilet iadesi (etkinlikten kaç saat önce)",
    assistant_questions: "Asistana günlük soru hakkı (kişi başına)",
    assistant_days: "Asistan sohbetlerinin saklanma süresi (gün)",
    version: "Sürüm",
    is_whole: "Sitenin tamamını kapat",
    closed: "Kapalı bölümler",
    note_en: "İngilizce not",
    note_tr: "Türkçe not",
    flags: "Açık özellik bayrakları",
  },
  hints: {
    vip_threshold: "1–20. Onaylı katkısı bundan az olanlar erişimi kaybeder.",
    report_threshold: "2–20. Bu kadar güvenilir kişi aynı içeriği şikâyet edince içerik yeniden incelemeye alınır.",
    ticket_hold_minutes: "5–60. Süre dolunca ödenmeyen biletler yeniden satışa çıkar.",
    ticket_offer_hours: "1–168. Süre dolunca bilet sıradaki kişiye geçer.",
    ticket_refund_hours: "0–720. Bundan sonraki siparişler için geçerli olur.",
    assistant_questions: "1–1000",
    assistant_days: "1–730. Son sorudan itibaren sayılır.",
    note_en: "Bir bölüm kapalıyken ziyaretçilere gösterilir; örneğin ne zaman açılacağını yaz.",
    closed: "Bu bölümlerin sayfaları ve API uçları kapanır.",
    mail_domains: "Her satıra bir tane, örneğin metu.edu.tr. Var olan hesaplar olduğu gibi kalır.",
  },
  errors: {
    maintenanceChanged: "Sen bu sayfayı açtıktan sonra {{changed_by}} ayarları değiştirdi. Nelerin kapalı olduğuna bakıp yeniden kaydet.",
    unknownName: "{{name}} adında bir şey yok. Adı kontrol et.",
    changed:
      "Sen bu sayfayı açtıktan sonra {{changed_by}} ayarları değiştirdi. Şimdiki durum: {{vip_threshold}} katkı; {{mail_domains}}; {{report_threshold}} şikâyet; ödeme için {{ticket_hold_minutes}} dakika; bekleme listesinde {{ticket_offer_hours}} saat; iade için {{ticket_refund_hours}} saat; asistana günde {{assistant_questions}} soru; sohbetler {{assistant_days}} gün saklanır. Seninkilerle değiştirmek için yeniden kaydet.",
  },
  maintenance: {
    title: "Bakım",
    lead: "Kapalı sayfalar ziyaretçilerden daha sonra gelmelerini ister. Ekip her sayfayı açabilir, herkes giriş yapabilir. Değişiklikler iki dakika içinde herkese ulaşır.",
  },
  form: {
    domain: "Her satıra bir alan adı yaz, örneğin metu.edu.tr.",
    needsDomain: "En az bir alan adı bırak.",
  },
  main: {
    lead: "Değişiklikler bir iki dakikada herkese ulaşır ve işlem geçmişinde saklanır.",
    changed: "Son değiştiren: {{name}}",
    never: "Hiç değiştirilmedi: bunlar varsayılanlar.",
    gone: "silinmiş bir hesap",
    saved: "Ayarlar kaydedildi",
  },
};
