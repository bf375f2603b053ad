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
  hints: {
    reason: "Bunu organizatörler okur.",
  },
  form: {
    reasonNeeded: "Gerekçeyi yaz, organizatörler okuyacak.",
  },
  errors: {
    noEvent: "Topluluklarda böyle bir etkinlik yok.",
    eventDecided: "Bu etkinlik için zaten karar verilmiş.",
  },
  list: {
    lead: "Organizatörlerin eklediği etkinlikler. Birini gizlersen nedenini yaz.",
    noneWaiting: "Bekleyen etkinlik yok.",
    by: "Ekleyen:",
    activate: "Yayımla",
    deactivate: "Gizle",
  },
  toasts: {
    activate: "Etkinlik yayımlandı",
    deactivate: "Etkinlik gizlendi",
  },
};
