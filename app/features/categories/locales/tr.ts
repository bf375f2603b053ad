/** Kategorilerin sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { elsewhere as englishElsewhere, categories as original } from "./en";

export const categories: Translation<typeof original> = {
  pages: { all: "Kategoriler", add: "Kategori ekle", edit: "Kategoriyi düzenle", paths: "Kategori sayfaları" },
  lead: "Paylaşım yaparken seçilen kategoriler. Formlarda da bu sırayla görünür.",
};

/** Başka yerlerin bu özellik için söyledikleri, o yerlerin adıyla. */
export const elsewhere: Translation<typeof englishElsewhere> = {
  chrome: { links: { categories: "Kategoriler" } },
  admin: { tools: { categories: { title: "Kategoriler", text: "Paylaşım formlarındaki seçenekler" } } },
};
