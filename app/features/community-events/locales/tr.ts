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
    reason: "Düzenleyenler okur.",
  },
  form: {
    reasonNeeded: "Nedenini yaz: düzenleyenler okuyacak.",
  },
  errors: {
    noEvent: "Hiçbir topluluğun böyle bir etkinliği yok.",
    eventDecided: "Zaten bu durumda.",
  },
  list: {
    lead: "Düzenleyenlerin ekledikleri. Göstermiyorsan nedenini yaz.",
    noneWaiting: "Bekleyen etkinlik yok.",
    by: "Ekleyen:",
    activate: "Göster",
    deactivate: "Gösterme",
  },
  toasts: {
    activate: "Etkinlik gösteriliyor.",
    deactivate: "Etkinlik gösterilmiyor.",
  },
};
