/** Nedenlerin sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { why as original } from "./en";

export const why: Translation<typeof original> = {
  pages: {
    all: "Neden?",
    one: "Bir neden",
    add: "Nedenini anlat",
    personal: "Nedenlerim",
  },
  lead: "Başkaları bölümü, üniversiteyi ya da yan dalı neden seçti, kimileri neden ayrıldı.",
  fields: {
    title: "Bir cümleyle",
    text: "Neden?",
    choice: "Tercih",
    department: "Bölüm",
    is_anonymous: "İsimsiz paylaş",
  },
  hints: {
    department: "Herkesin dediği gibi: Bilgisayar Mühendisliği.",
  },
  options: {
    choice: {
      department: "Bölüm tercihi",
      university: "Üniversite tercihi",
      minor: "Yan dal tercihi",
      leaving: "Ayrılma",
    },
  },
};
