/** Ayarların sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { settings as original } from "./en";

export const settings: Translation<typeof original> = {
  pages: { main: "Ayarlar" },
  fields: {
    vip_threshold: "Veri bankasını açan katkı sayısı",
    mail_domains: "Kayıt olabilen e-posta alan adları",
    report_threshold: "Bir içeriği gizleyen bildirim sayısı",
    version: "Sürüm",
  },
  hints: {
    vip_threshold: "1–20. Onaylı katkısı bundan az olanın erişimi kapanır.",
    report_threshold: "2–20. Güvenilen bu kadar kişi aynı şeyi bildirince içerik yeniden incelemeye alınır.",
    mail_domains: "Her satıra bir tane, örneğin metu.edu.tr. Var olan hesaplar olduğu gibi kalır.",
  },
  errors: {
    changed:
      "Sen bu sayfayı açtıktan sonra {{changed_by}} ayarları değiştirdi. Şimdiki durum: {{vip_threshold}} katkı; {{mail_domains}}; {{report_threshold}} bildirim. Seninkilerle değiştirmek için yeniden kaydet.",
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
