/** Bölüm sayfalarının sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { departments as original } from "./en";

export const departments: Translation<typeof original> = {
  pages: {
    all: "Bölümler",
    add: "Bölüm ekle",
    edit: "Bölümü düzenle",
    paths: "Bölüm sayfaları",
  },
  fields: {
    department_code: "Kod",
    numeric_code: "Numara",
    name_en: "İngilizce adı",
    name_tr: "Türkçe adı",
    faculty: "Fakülte",
    has_courses: "Ders açıyor",
    act: "İşlem",
    id: "Bölüm",
  },
  hints: {
    department_code: "Ders kodlarının harfleri, örneğin CENG.",
    numeric_code: "Sayısal ders kodlarının başındaki üç rakam, örneğin 571.",
  },
  errors: {
    notFound: "Bölüm bulunamadı.",
    codeTaken: "Bu kod başka bir bölümün.",
    numberTaken: "Bu numara başka bir bölümün.",
    inUse: "Bu bölüme bağlı kişiler, dersler ya da başvurular var; silinemez. Bunun yerine pasif yap.",
    loadFailed: "Bölümler yüklenemedi",
  },
  form: {
    code: "2–10 harf ya da rakam yaz.",
    number: "Üç rakam yaz.",
    add: "Bölümü ekle",
  },
  list: {
    lead: "Formlarda etkin bölümler görünür. Değişiklikler en geç beş dakikada herkese ulaşır.",
    search: "Kod ya da ad",
    state: "Durum",
    active: "Etkin",
    inactive: "Pasif",
    all: "Tümü",
    department: "Bölüm",
    acts: "İşlemler",
    none: "Bu filtreler için sonuç yok",
    noneText: "Daha az kelime, başka bir fakülte ya da “Tümü” durumunu dene.",
    editOne: "Düzenle: {{name}}",
  },
  act: {
    activate: "Etkinleştir",
    deactivate: "Pasif yap",
    activateOne: "Etkinleştir: {{name}}",
    deactivateOne: "Pasif yap: {{name}}",
    delete: "Bu bölümü sil",
    deleteText: "Yalnızca hiçbir yerde kullanılmayan bir bölüm silinebilir. Geri alınamaz.",
    deleteConfirm: "Kalıcı olarak sil",
  },
  toasts: {
    added: "Bölüm eklendi",
    saved: "Bölüm kaydedildi",
    activate: "Bölüm etkinleştirildi",
    deactivate: "Bölüm pasif yapıldı",
    delete: "Bölüm silindi",
  },
};
