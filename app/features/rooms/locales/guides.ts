/** How free rooms are found, for the assistant. */
import type { Guide } from "~/engines/intents";

export const roomGuides = {
  free: {
    to: "/schedule/rooms",
    title: { en: "Free rooms", tr: "Boş derslikler" },
    text: {
      en: "Classrooms with no lecture now, by building and until when. Choose a Day, an hour under From, how long and a Building. Free by the timetable; a room may be booked.",
      tr: "Şu an dersi olmayan derslikler, bina bina ve ne zamana kadar boş olduklarıyla. Gün, Saat, süre ve Bina seç. Ders programına göre boş; derslik rezerve edilmiş olabilir.",
    },
    needs: {
      en: "an empty classroom to sit in between two lectures; a classroom that nobody uses right now",
      tr: "iki ders arasında oturacak boş sınıf; şu an kimsenin kullanmadığı derslik",
    },
    asked: {
      en: [
        "free classrooms",
        "which classrooms are empty now",
        "find an empty classroom",
        "free classroom in a building",
        "is there a classroom without a lecture right now",
        "empty classrooms this afternoon",
        "which lecture halls are free at 13:40",
      ],
      tr: [
        "boş derslikler",
        "şu an hangi derslikler boş",
        "boş sınıf bulmak",
        "binadaki boş derslik",
        "şu an dersi olmayan sınıf var mı",
        "öğleden sonra boş sınıflar",
        "13:40'ta hangi amfi boş",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
