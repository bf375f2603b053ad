/** Nedenlerin sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { why as original } from "./en";

export const why: Translation<typeof original> = {
  behind: "Öğrenciler bölümünü neden seçti, yine seçer miydi?",
  pages: {
    all: "Neden seçtim?",
    one: "Tercih nedeni",
    add: "Nedenini paylaş",
    personal: "Nedenlerim",
  },
  lead: "Kim bölümünü, üniversitesini ya da yandalını neden seçti, kim neden ayrıldı?",
  fields: {
    title: "Tek cümleyle",
    text: "Nedenin",
    choice: "Tercih",
    department: "Bölüm",
    is_anonymous: "İsimsiz paylaş",
  },
  names: { title: "Tek cümlelik özet" },
  hints: {
    department: "Bilinen adıyla, örneğin Bilgisayar Mühendisliği.",
  },
  options: {
    choice: {
      department: "Bölüm tercihi",
      university: "Üniversite tercihi",
      minor: "Yandal tercihi",
      leaving: "Ayrılma",
    },
  },
};
