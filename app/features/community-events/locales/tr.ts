/** Topluluk etkinlikleri listesinin sözleri. */
import type { Translation } from "../../../platform/i18n/types";
import type { communityEvents as original } from "./en";

export const communityEvents: Translation<typeof original> = {
  pages: {
    all: "Topluluk etkinlikleri",
  },
  fields: {
    act: "İşlem",
    id: "Etkinlik",
    reason: "Gerekçe",
  },
  errors: {
    noEvent: "Topluluklarda böyle bir etkinlik yok.",
    eventDecided: "Bu etkinlik için zaten karar verilmiş.",
  },
  list: {
    lead: "Organizatörlerin eklediği etkinlikler. Birini yayından kaldırırsan nedenini yaz.",
    noneWaiting: "Bekleyen etkinlik yok.",
    by: "Ekleyen:",
    activate: "Yayımla",
  },
  toasts: {
    activate: "Etkinlik yayımlandı",
    deactivate: "Etkinlik yayından kaldırıldı",
  },
};
