/** Etiketlerin sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { tags as original } from "./en";

export const tags: Translation<typeof original> = {
  pages: { all: "Etiketler", add: "Etiket ekle", edit: "Etiketi düzenle", paths: "Etiket sayfaları" },
  lead: "Konulara ve çalışma tavsiyelerine eklenen etiketler. Aynı anlama gelenleri birleştir.",
};
