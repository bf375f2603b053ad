/** Ayarların sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { settings as original } from "./en";

export const settings: Translation<typeof original> = {
  pages: { main: "Ayarlar" },
  fields: {
    mail_domains: "Kaydolabilen e-posta alan adları",
    version: "Sürüm",
    is_whole: "Sitenin tamamını kapat",
    closed: "Kapalı bölümler",
    closed_pages: "Kapalı sayfalar",
    note_en: "İngilizce not",
    note_tr: "Türkçe not",
    flags: "Açık özellik bayrakları",
  },
  hints: {
    closed_pages: "Her satıra bir adres, örneğin /survey/all. Adresler her bölümün sayfa listesinde var.",
    note_en: "Sitenin tamamı kapalıyken ziyaretçilere gösterilir; örneğin ne zaman açılacağını yaz.",
    closed: "Bu bölümlerin sayfaları ve API uçları kapanır.",
    mail_domains: "Her satıra bir tane, örneğin metu.edu.tr. Var olan hesaplar olduğu gibi kalır.",
  },
  errors: {
    needsSecret: "{{secret}} ayarlanmamış ya da okunamıyor. Önce bu gizli anahtarı ayarla, sonra bunu aç.",
    maintenanceChanged: "Sen bu sayfayı açtıktan sonra {{changed_by}} ayarları değiştirdi. Nelerin kapalı olduğuna bakıp yeniden kaydet.",
    unknownPage: "{{path}} kapatılabilen bir sayfa değil. Adresi kontrol et.",
    unknownName: "{{name}} adında bir şey yok. Adı kontrol et.",
    changed:
      "Sen bu sayfayı açtıktan sonra {{changed_by}} ayarları değiştirdi. Seninkilerden farklı olan güncel değerler: {{differences}}. Seninkilerle değiştirmek için yeniden kaydet.",
  },
  maintenance: {
    title: "Bakım",
    save: "Bakım ayarlarını kaydet",
    lead: "Kapalı sayfalar ziyaretçileri ana sayfaya götürür ve daha sonra gelmelerini ister. Yöneticiler her sayfayı açabilir, herkes giriş yapabilir. Değişiklikler iki dakika içinde herkese ulaşır.",
  },
  form: {
    among: "İpucundaki sayılardan birini yaz.",
    path: "Her adres / ile başlamalı.",
    domain: "Her satıra bir alan adı yaz, örneğin metu.edu.tr.",
    needsDomain: "En az bir alan adı bırak.",
  },
  main: {
    lead: "Değişiklikler bir iki dakikada herkese ulaşır ve işlem geçmişinde saklanır.",
    changed: "Son değiştiren: {{name}}",
    never: "Hiç değiştirilmedi: bunlar varsayılanlar.",
    save: "Sınırları ve adresleri kaydet",
    gone: "silinmiş bir hesap",
    saved: "Ayarlar kaydedildi",
  },
};
