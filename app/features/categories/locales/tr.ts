/** Kategorilerin sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { categories as original } from "./en";

export const categories: Translation<typeof original> = {
  pages: { all: "Kategoriler", add: "Kategori ekle", edit: "Kategoriyi düzenle", paths: "Kategori sayfaları" },
  lead: "Paylaşım yaparken seçilen kategoriler. Formlarda da bu sırayla görünür.",
};
