/** How one plans the way to graduation, for the assistant. */
import type { Guide } from "~/engines/intents";

export const studyPlanGuides = {
  plan: {
    to: "/gpa/plan",
    title: { en: "Plan to graduation", tr: "Mezuniyet planı" },
    text: {
      en: "Plan to graduation puts your remaining courses on semesters by prerequisites, load and the terms in which they are given. Move a course with its list of semesters, or choose What if? to see what a W, an FF or waiting costs. It uses your transcript from the GPA calculator and stays in your browser.",
      tr: "Mezuniyet planı kalan derslerini ön koşullara, ders yüküne ve açıldıkları dönemlere göre dönemlere yerleştirir. Dersi dönem listesinden taşı; W, FF ya da beklemenin neye mal olacağını Ya kalırsam? ile gör. Ortalama hesaplayıcıdaki transkriptini kullanır ve tarayıcında kalır.",
    },
    needs: {
      en: "see when I can graduate; lay out my remaining semesters; find out whether failing delays my diploma",
      tr: "ne zaman mezun olacağımı görmek; kalan dönemlerimi planlamak; kalırsam dönem uzar mı öğrenmek",
    },
    asked: {
      en: [
        "plan to graduation",
        "when can I graduate",
        "plan my remaining semesters",
        "graduation plan by prerequisites",
        "which courses in which semester until I graduate",
        "does an FF delay my graduation",
      ],
      tr: [
        "mezuniyet planı",
        "ne zaman mezun olurum",
        "kalan dönemlerimi planla",
        "mezun olana kadar hangi dönem hangi ders",
        "kalırsam mezuniyetim uzar mı",
        "kaç dönemde bitiririm",
      ],
    },
  },
} satisfies Record<string, Guide>;
