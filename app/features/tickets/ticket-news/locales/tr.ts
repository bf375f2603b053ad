/** Düzenleyenlerin tanıtım içeren mesajlarının sözleri. */
import type { Translation } from "../../../../platform/i18n/types";
import type { ticketNews as original } from "./en";

export const ticketNews: Translation<typeof original> = {
  options: { transactional: "Biletle ilgili", commercial: "Duyuru ve kampanya" },
  hints: {
    transactional: "Saat, yer, giriş, iptal. Seçtiğin herkese gider. İçinde tanıtım olamaz.",
    commercial:
      "Başka etkinlikler, indirimler, sponsorlar. Yalnızca duyuru almaya onay verenlere gider; göndereni ve durdurma yolu da yazar.",
  },
  closed: "Yalnızca biletle ilgili yaz: saat, yer, giriş, iptal. Bu sitede şimdilik duyuru ve kampanya gönderilemiyor.",
  reaches_one: "Duyuru almaya onay veren en az {{count}} kişiye gidecek.",
  reaches_other: "Duyuru almaya onay veren en az {{count}} kişiye gidecek.",
  reachesWilling: "Bunlardan duyuru almaya onay verenlere gidecek. Kimin ne seçtiği anlaşılmasın diye sayısı gösterilmiyor.",
  send: "Onay verenlere gönder",
  people_one: "duyuru, en az {{count}} kişi",
  people_other: "duyuru, en az {{count}} kişi",
  willing: "duyuru, onay verenlere",
};
