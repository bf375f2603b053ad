/** Geliştirme günlüğünün sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { devLog as original } from "./en";

export const devLog: Translation<typeof original> = {
  pages: {
    all: "Yenilikler",
    add: "Yenilik ekle",
    edit: "Yeniliği düzenle",
  },
  lead: "Sitede ne, ne zaman değişti.",
  fields: {
    title: "Başlık",
    text: "Ne değişti?",
    released_on: "Tarih",
    version: "Sürüm",
    kind: "Tür",
  },
  names: { text: "Değişiklik", released_on: "Tarih" },
  options: {
    kind: {
      new: "Yeni",
      better: "İyileştirildi",
      fixed: "Düzeltildi",
    },
  },
  feed: "RSS",
};
