/** How one keeps the marks of a running term, for the assistant. */
import type { Guide } from "~/engines/intents";

export const termCoursesGuides = {
  term: {
    to: "/gpa/term",
    title: { en: "My courses this term", tr: "Bu dönemki derslerim" },
    text: {
      en: "Add a course in My courses this term, enter its assessments with their weights and your marks: it says what you need in the final for each grade. Under Absences it counts what you can still miss. Everything stays in your browser.",
      tr: "Bu dönemki derslerim sayfasında dersi ekle, değerlendirmeleri ağırlıkları ve notlarınla gir; her harf için finalde kaç alman gerektiğini söyler. Devamsızlık bölümü kalan hakkını sayar. Hepsi tarayıcında kalır.",
    },
    needs: {
      en: "know what I need in the final; keep track of absences",
      tr: "finalde kaç almam gerektiğini bilmek; devamsızlığımı saymak",
    },
    asked: {
      en: [
        "what do I need in the final for a BB",
        "final exam grade needed to pass",
        "keep track of my midterm marks",
        "count my absences in a course",
        "how many lectures can I still miss",
        "what mark do I need on the final",
      ],
      tr: [
        "finalden kaç almam lazım",
        "dersi geçmek için finalde kaç gerekiyor",
        "vize notlarımı girmek",
        "devamsızlığımı takip etmek",
        "kaç saat devamsızlık hakkım kaldı",
        "finalde kaç alırsam BB gelir",
      ],
    },
  },
} satisfies Record<string, Guide>;
