/** How graduates answer their survey and where its results are, for the assistant. */
import type { Guide } from "~/engines/intents";

export const alumniGuides = {
  survey: {
    to: "/alumni-analytics/survey",
    title: { en: "Graduate survey", tr: "Mezun anketi" },
    text: {
      en: "Enter your email and choose Send me a link; the link opens nine short questions, once. Only totals are kept, never your answers with your address.",
      tr: "E-postanı yaz ve Bağlantı gönder'e bas; gelen bağlantı dokuz kısa soruyu bir kez açar. Yalnızca toplamlar saklanır, yanıtların adresinle birlikte saklanmaz.",
    },
    asked: {
      en: [
        "take the graduate survey",
        "survey for alumni",
        "I graduated and want to tell where I work now",
        "alumni questionnaire",
        "the link to the graduate survey has expired",
        "is the graduate survey anonymous",
        "where do I fill in the survey for graduates",
        "answer the alumni survey",
      ],
      tr: [
        "mezun anketine katılmak",
        "mezunlar için anket",
        "mezun oldum nerede çalıştığımı yazmak istiyorum",
        "mezun anketi soruları",
        "mezun anketinin bağlantısı çalışmıyor",
        "mezun anketi anonim mi",
        "mezun anketini nerede doldururum",
        "mezun anketini yanıtlamak",
      ],
    },
  },
  results: {
    to: "/alumni-analytics/dashboard",
    title: { en: "Where graduates are now", tr: "Mezunlar nerede çalışıyor?" },
    text: {
      en: "The dashboard shows in which sectors, roles and countries graduates work, how long they took to find a first job and how happy they are, once 100 have answered.",
      tr: "Genel görünüm mezunların hangi sektör, görev ve ülkelerde çalıştığını, ilk işi ne kadar sürede bulduğunu ve ne kadar memnun olduğunu gösterir; yüz mezun yanıtlayınca açılır.",
    },
    needs: {
      en: "what do graduates of my department earn; in which cities do graduates work; where do people end up after graduation",
      tr: "mezun olanlar nerede iş buluyor; mezunlar hangi şehirlerde",
    },
    asked: {
      en: [
        "where do graduates work",
        "what do alumni do after graduation",
        "how long does it take graduates to find a job",
        "cities and countries where alumni live",
        "first job after graduating",
        "which companies and sectors do graduates work in",
        "how happy are alumni with their work",
        "jobs that graduates work in",
      ],
      tr: [
        "mezunlar nerede çalışıyor",
        "mezunlar okuldan sonra ne yapıyor",
        "mezunlar ne kadar sürede iş buluyor",
        "mezunların yaşadığı şehirler ve ülkeler",
        "mezuniyetten sonra ilk iş",
        "mezunlar hangi sektörlerde çalışıyor",
        "mezunlar çalıştığı işten memnun mu",
        "mezunlar ne iş yapıyor",
        "mezunların çalıştığı yerler",
      ],
    },
  },
  compare: {
    to: "/alumni-analytics/analytics",
    title: { en: "Graduates by sector and department", tr: "Sektöre ve bölüme göre mezunlar" },
    text: {
      en: "Choose under Compare by whether to see roles, pay and satisfaction by sector or by department. Groups of fewer than five are merged.",
      tr: "Neye göre alanından sektörü ya da bölümü seç; görevleri, maaşları ve memnuniyeti karşılaştır. Beşten küçük gruplar birleştirilir.",
    },
    asked: {
      en: [
        "how much do graduates of my department earn",
        "salaries of alumni by sector",
        "compare graduates by department",
        "pay after graduation",
        "what do engineers from our department earn",
        "salary of graduates by department",
        "compare salaries of alumni",
        "how much do graduates earn",
      ],
      tr: [
        "bölümümün mezunları ne kadar kazanıyor",
        "sektöre göre mezun maaşları",
        "mezunları bölüme göre karşılaştırmak",
        "mezuniyetten sonra maaş",
        "bizim bölümden mezun olanların geliri",
        "bölüme göre mezun maaşları",
        "mezunların maaşlarını karşılaştırmak",
        "mezunlar ne kadar kazanıyor",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
