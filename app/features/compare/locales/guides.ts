/** How courses are compared, for the assistant. */
import type { Guide } from "~/engines/intents";

export const compareGuides = {
  compare: {
    to: "/courses/compare",
    title: { en: "Compare courses", tr: "Dersleri karşılaştır" },
    text: {
      en: "Enter the codes of up to three courses, or tick Compare next to them in the list. You see their ratings, workload, prerequisites and sections side by side, and whether they fit your schedule.",
      tr: "En fazla üç dersin kodunu yaz ya da listede yanlarındaki Karşılaştır'ı işaretle. Puanları, iş yükü, ön koşulları, şubeleri ve programına uyup uymadıkları yan yana görünür.",
    },
    needs: {
      en: "put two courses side by side; which of two courses suits me better; hold courses against each other",
      tr: "iki dersi yan yana koymak; iki ders arasında kaldım",
    },
    asked: {
      en: [
        "compare two courses",
        "put courses side by side",
        "how do I compare courses",
        "which of these courses should I take",
        "difference between two electives",
        "comparison of three courses",
        "course A versus course B",
        "I can't decide between two courses",
        "compare electives side by side",
        "what is the difference between these courses",
      ],
      tr: [
        "iki dersi karşılaştırmak",
        "dersleri yan yana görmek",
        "dersleri nasıl karşılaştırırım",
        "bu derslerden hangisini almalıyım",
        "iki seçmeli arasındaki fark",
        "üç dersin karşılaştırması",
        "dersleri kıyaslamak",
        "seçmelileri yan yana karşılaştırmak",
        "bu iki dersin farkı ne",
        "dersleri karşılaştırabilir miyim",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
