/** Sayfaların çevresindeki sözler. */
import type { Translation } from "../../platform/i18n/types";
import type { chrome as original } from "./en";

export const chrome: Translation<typeof original> = {
  tagline: "Üniversiteni yaşayanlardan öğren",
};
