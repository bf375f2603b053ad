/** Geliştirme günlüğünün sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { elsewhere as englishElsewhere, devLog as original } from "./en";

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
  options: {
    kind: {
      new: "Yeni",
      better: "İyileştirildi",
      fixed: "Düzeltildi",
    },
  },
  feed: "RSS",
};

/** Başka yerlerin bu özellik için söyledikleri, o yerlerin adıyla. */
export const elsewhere: Translation<typeof englishElsewhere> = {
  chrome: { links: { devLog: "Yenilikler" } },
  search: { sources: { "dev-log": "Yenilikler" } },
};
