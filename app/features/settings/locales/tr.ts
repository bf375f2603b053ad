/** Ayarların sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { settings as original } from "./en";

export const settings: Translation<typeof original> = {
  pages: { main: "Ayarlar" },
  fields: {
    vip_threshold: "Veri bankasını açan katkı sayısı",
    mail_domains: "Kayıt olabilen e-posta alan adları",
    report_threshold: "Bir içeriği gizleyen şikâyet sayısı",
    version: "Sürüm",
    is_whole: "Sitenin tamamını kapat",
    closed: "Kapalı bölümler",
    note_en: "İngilizce not",
    note_tr: "Türkçe not",
    flags: "Açık özellik bayrakları",
  },
  hints: {
    vip_threshold: "1–20. Onaylı katkısı bundan az olanın erişimi kapanır.",
    report_threshold: "2–20. Güvenilen bu kadar kişi aynı şeyi şikâyet edince içerik yeniden incelemeye alınır.",
    note_en: "Bir bölüm kapalıyken ziyaretçilere gösterilir; örneğin ne zaman açılacağını yaz.",
    closed: "Bu bölümlerin sayfaları ve API uçları kapanır.",
    mail_domains: "Her satıra bir tane, örneğin metu.edu.tr. Var olan hesaplar olduğu gibi kalır.",
  },
  errors: {
    maintenanceChanged: "Sen bu sayfayı açtıktan sonra {{changed_by}} ayarları değiştirdi. Nelerin kapalı olduğuna bakıp yeniden kaydet.",
    unknownName: "{{name}} adında bir şey yok.",
    changed:
      "Sen bu sayfayı açtıktan sonra {{changed_by}} ayarları değiştirdi. Şimdiki durum: {{vip_threshold}} katkı; {{mail_domains}}; {{report_threshold}} şikâyet. Seninkilerle değiştirmek için yeniden kaydet.",
  },
  maintenance: {
    title: "Bakım",
    lead: "Kapalı sayfalar ziyaretçiden daha sonra gelmesini ister. Ekip her sayfayı açabilir, giriş yapmak da her zaman mümkündür. Değişiklik iki dakika içinde herkese ulaşır.",
  },
  form: {
    domain: "Alan adlarını her satıra bir tane olacak biçimde yaz, örneğin metu.edu.tr.",
    needsDomain: "En az bir alan adı kalmalı.",
  },
  main: {
    lead: "Bir iki dakika içinde herkes için geçerli olur; her değişiklik işlem geçmişinde saklanır.",
    changed: "Son değiştiren: {{name}}",
    never: "Hiç değiştirilmedi: bunlar varsayılanlar.",
    gone: "artık olmayan biri",
    saved: "Ayarlar kaydedildi.",
  },
};
