/** Profilin sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { profile as original } from "./en";

export const profile: Translation<typeof original> = {
  pages: {
    photo: "Profil fotoğrafı",
  },
  fields: {
    act: "İşlem",
    image: "Resim",
    image_id: "Resim",
  },
  photo: {
    lead: "Adının yanında durur. Fotoğrafın yoksa baş harflerin görünür.",
    now: "Fotoğrafın",
    none: "Henüz fotoğrafın yok.",
    shown: "Başkaları seni böyle görüyor.",
    waiting: "Yeni fotoğrafın hazırlanıyor. Birkaç saniye sürer.",
    stillShown: "O zamana kadar eskisi duruyor.",
    look: "Yeniden bak",
    failed: "Yeni fotoğrafın hazırlanamadı",
    add: "Resim seç",
    replace: "Başka bir resim seç",
    upload: "Yükle",
    uploading: "Yükleniyor…",
    remove: "Fotoğrafı kaldır",
    removeTitle: "Fotoğrafın kaldırılsın mı?",
    removeText: "Yerinde baş harflerin görünecek.",
    uploaded: "Resim yüklendi.",
    removed: "Fotoğrafın kaldırıldı.",
    retried: "Yeniden deneniyor.",
  },
};
