/** How one learns whether a section has room, for the assistant. */
import type { Guide } from "~/engines/intents";

export const seatGuides = {
  own: {
    to: "/schedule/seats",
    title: { en: "Seats", tr: "Kontenjan" },
    text: {
      en: "In the weeks of registration and add-drop students report whether a section has room. Press “Tell me when it has room”, and you hear of it once two of them say so.",
      tr: "Kayıt ve ekle-bırak haftalarında öğrenciler hangi şubede yer olduğunu yazar. “Yer açılınca haber ver”e bas: iki kişi yer var deyince haberin olur.",
    },
    asked: {
      en: [
        "is there room in a section",
        "tell me when a section has room",
        "seat watch",
        "the section is full, notify me",
        "notify me of a free spot in a section",
      ],
      tr: [
        "şubede yer var mı",
        "kontenjan açılınca haber ver",
        "kontenjan takibi",
        "şube dolu, yer açılırsa bileyim",
        "dersin kontenjanı doldu mu",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
