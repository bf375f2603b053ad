/** Words of information projects. */
import type { Translation } from "../../../platform/i18n/types";
import type { information as english, elsewhere as englishElsewhere } from "./en";

export const information: Translation<typeof english> = {
  pages: {
    all: "Bilgi sayfaları",
    add: "Bilgi sayfası ekle",
    edit: "Bilgi sayfasını düzenle",
  },
  descriptions: { all: "Üniversitedeki işler, adım adım: kimler başvurabilir, ne hazırlamak gerekir, nelere dikkat edilir." },
  fields: {
    project_id: "Kısa ad",
    name_en: "İngilizce ad",
    name_tr: "Türkçe ad",
    description_en: "İngilizce açıklama",
    description_tr: "Türkçe açıklama",
    access_requirements: "Kimler başvurabilir",
    process_steps: "Adımlar",
    warnings: "Dikkat",
    notes: "Bilmekte fayda var",
    en: "İngilizce",
    tr: "Türkçe",
    status: "Durum",
    order: "Sıra",
    version: "Sürüm",
    act: "İşlem",
    id: "Bilgi sayfası",
  },
  hints: {
    project_id: "Küçük harf ve kısa çizgiyle, örneğin degisim-programi. Bağlantıda bu ad geçer.",
    order: "1 ile 999 arasında; küçük sayılar önce gelir.",
    description_en: "Kalın yazı, liste ve bağlantı, Konular'daki gibi yazılır.",
    description_tr: "Kalın yazı, liste ve bağlantı, Konular'daki gibi yazılır.",
  },
  errors: {
    notFound: "Bilgi sayfası bulunamadı.",
    badIdentifier: "Yalnızca a–z arası küçük harf ve kısa çizgi kullan.",
    idTaken: "Bu kısa ad başka bir sayfada kullanılıyor.",
    editConflict: "Bu arada başka biri bu sayfayı değiştirdi. Sayfayı yeni sekmede açıp değişikliğini yeniden gir.",
    loadFailed: "Bilgi sayfaları yüklenemedi. Yetkini kontrol et.",
    saveFailed: "Bilgi sayfası kaydedilemedi. Yetkini kontrol et.",
    deleteFailed: "Bilgi sayfası silinemedi. Yetkini kontrol et.",
  },
  form: {
    badIdentifier: "Yalnızca a–z arası küçük harf ve kısa çizgi kullan.",
    addLine: "Satır ekle",
    add: "Bilgi sayfası ekle",
  },
  status: {
    draft: "Taslak",
    published: "Yayında",
    archived: "Arşivde",
    deleted: "Silindi",
  },
  list: {
    lead: "Üniversitedeki işler, adım adım: kimler başvurabilir, ne hazırlamak gerekir, nelere dikkat edilir.",
    search: "Bilgi sayfalarında ara",
    contents: "Bu sayfada",
    link: "Bağlantı",
    linkTo: "{{name}} bağlantısı",
    empty: "Burada henüz bir şey yok",
    emptyText: "Şimdilik konu açıp sorabilirsin.",
    none: "Sonuç yok",
    noneText: "Daha az kelimeyle dene ya da konu açıp sor.",
  },
  act: {
    editOne: "Düzenle: {{name}}",
    publish: "Yayımla",
    publishOne: "Yayımla: {{name}}",
    archive: "Arşivle",
    archiveOne: "Arşivle: {{name}}",
    delete: "Sil",
    deleteOne: "Sil: {{name}}",
    restore: "Geri getir",
    restoreOne: "Taslak olarak geri getir: {{name}}",
  },
  toasts: {
    added: "Bilgi sayfası eklendi",
    saved: "Bilgi sayfası kaydedildi",
    publish: "Bilgi sayfası yayımlandı",
    archive: "Bilgi sayfası arşivlendi",
    delete: "Bilgi sayfası silindi. “Silindi” sekmesinde bulursun.",
    restore: "Bilgi sayfası taslak olarak geri getirildi",
  },
};

/** Başka yerlerin bu özellik için söyledikleri, o yerlerin adıyla. */
export const elsewhere: Translation<typeof englishElsewhere> = {
  chrome: { links: { information: "Bilgi" } },
  admin: { tools: { information: { title: "Bilgi sayfaları", text: "Üniversitedeki işler, adım adım" } } },
  search: { sources: { information: "Bilgi" } },
};
