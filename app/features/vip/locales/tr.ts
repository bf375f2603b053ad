/** Veri bankasına giden yolun sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { vip as original } from "./en";

export const vip: Translation<typeof original> = {
  title: "Veri bankasına erişim",
  progress: "Onaylı katkı: {{approved}}/{{threshold}}",
  waiting_one: "{{count}} katkın onay bekliyor",
  waiting_other: "{{count}} katkın onay bekliyor",
  graduate: "Mezun musun?",
  computed: "Nasıl hesaplanıyor?",
  why: "Gizlendi mi, bekliyor mu? Nedeni",
  open: "Veri bankası sana açık.",
  toDatabank: "Veri bankasını aç",
  preview: "İlk dönem öğrencisi olarak veri bankasını {{date}} tarihine kadar okuyabilirsin.",
  notices: {
    earned: "Artık VIP'sin: veri bankası sana açıldı",
    earnedChoice: "VIP olman",
    lost: "Artık VIP değilsin: {{threshold}} onaylı katkı gerekiyor",
    lostChoice: "VIP'liğini kaybetmen",
  },
  assistant: {
    isVip: "VIP'sin: veri bankası sana açık.",
    progress_one: "Onaylanan {{approved}} katkın var; {{count}} katkı daha veri bankasını açar.",
    progress_other: "Onaylanan {{approved}} katkın var; {{count}} katkı daha veri bankasını açar.",
    waiting_one: "{{count}} katkın inceleniyor.",
    waiting_other: "{{count}} katkın inceleniyor.",
  },
};
