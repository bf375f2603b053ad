/** Etiketlerin sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { elsewhere as englishElsewhere, tags as original } from "./en";

export const tags: Translation<typeof original> = {
  pages: { all: "Etiketler", add: "Etiket ekle", edit: "Etiketi düzenle", paths: "Etiket sayfaları" },
  lead: "Konulara ve çalışma tavsiyelerine eklenen etiketler. Aynı anlama gelenleri birleştir.",
};

/** Başka yerlerin bu özellik için söyledikleri, o yerlerin adıyla. */
export const elsewhere: Translation<typeof englishElsewhere> = {
  chrome: { links: { tags: "Etiketler" } },
  admin: { tools: { tags: { title: "Etiketler", text: "Aynı anlama gelenleri birleştir" } } },
};
