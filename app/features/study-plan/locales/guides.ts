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
  abroad: {
    to: "/gpa/plan/abroad",
    title: { en: "My courses abroad", tr: "Yurt dışında derslerim" },
    text: {
      en: "My courses abroad compares the courses you still need with those that were accepted from universities abroad, and puts the universities with the most accepted ones first. It uses your transcript from the GPA calculator and your curriculum, and compares them in your browser.",
      tr: "Yurt dışında derslerim, kalan derslerini yurt dışı üniversitelerinden saydırılan derslerle karşılaştırır ve en çok dersin saydırıldığı üniversiteleri öne koyar. Ortalama hesaplayıcıdaki transkriptini ve müfredatını kullanır, tarayıcında karşılaştırır.",
    },
    needs: {
      en: "choose an exchange university by my remaining courses; see where my courses were accepted; not lose a year on Erasmus",
      tr: "kalan derslerime göre üniversite seçmek; derslerimin nerede saydırıldığını görmek; Erasmus'ta dönem kaybetmemek",
    },
    asked: {
      en: [
        "which of my remaining courses can I take abroad",
        "which university abroad accepts my courses",
        "where can I take my open courses on Erasmus",
        "Erasmus university for the courses I still need",
        "will my courses count if I go on exchange",
      ],
      tr: [
        "kalan derslerimi yurt dışında nerede alabilirim",
        "hangi üniversitede derslerim saydırılıyor",
        "Erasmus'ta kalan derslerimi nerede saydırabilirim",
        "kalan derslerime uygun Erasmus üniversitesi",
        "değişime gidersem derslerim sayılır mı",
      ],
    },
  },
} satisfies Record<string, Guide>;
