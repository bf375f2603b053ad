/** Veri bankasına giden yolun sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { vip as original } from "./en";

export const vip: Translation<typeof original> = {
  title: "Veri bankasına giden yolun",
  progress: "{{threshold}} katkıdan {{approved}} tanesi onaylı",
  waiting_one: "{{count}} tane incelenmeyi bekliyor",
  waiting_other: "{{count}} tane incelenmeyi bekliyor",
  graduate: "Mezun musun?",
  open: "Veri bankası sana açık.",
  preview: "İlk dönem öğrencisi olarak veri bankasını {{date}} tarihine kadar okuyabilirsin.",
};
