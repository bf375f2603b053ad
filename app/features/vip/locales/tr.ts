/** Veri bankasına giden yolun sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { vip as original } from "./en";

export const vip: Translation<typeof original> = {
  title: "Veri bankasına giden yolun",
  progress: "{{threshold}} katkıdan {{approved}} tanesi onaylı",
  waiting_one: "{{count}} tane inceleme bekliyor",
  waiting_other: "{{count}} tane inceleme bekliyor",
  graduate: "Mezun musun?",
  open: "Veri bankası sana açık.",
  toDatabank: "Veri bankasını aç",
  preview: "İlk dönem öğrencisi olarak veri bankasını {{date}} tarihine kadar okuyabilirsin.",
  notices: {
    earned: "Artık VIP'sin: veri bankası sana açıldı",
    earnedChoice: "VIP olman",
    lost: "Artık VIP değilsin: {{threshold}} onaylı katkı gerekiyor",
    lostChoice: "VIP'liğini kaybetmen",
  },
};
