/** Misafirlere gösterilen örneklerin çevresindeki sözler. */
import type { Translation } from "../../../platform/i18n/types";
import type { postSamples as original } from "./en";

export const postSamples: Translation<typeof original> = {
  lead: "Gerçek paylaşımlardan birkaçı. Hepsini okumak ve yazmak için giriş yap.",
  login: "Giriş yap",
  all: "Tümünü gör",
  none: "Henüz gösterilecek örnek yok",
  noneText: "Öğrencilerin burada paylaştığı her şeyi okumak için giriş yap.",
};
