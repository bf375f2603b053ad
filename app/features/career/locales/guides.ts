/** How one applies for the team, for the assistant. */
import type { Guide } from "~/engines/intents";

export const careerGuides = {
  openings: {
    to: "/career",
    title: { en: "Career", tr: "Kariyer" },
    text: {
      en: "The open roles in the Hocam team are here, each with Apply. There is also Apply with your own idea.",
      tr: "Hocam ekibindeki açık pozisyonlar burada; her birinde Başvur var. Kendi fikrinle başvur da orada.",
    },
    asked: {
      en: [
        "open roles in the team",
        "can I work on hocam",
        "is hocam hiring",
        "vacancies at hocam",
        "which positions do you have",
        "do you need developers",
        "who are you looking for in the team",
        "what roles are open at hocam",
        "are you looking for people to work at hocam",
      ],
      tr: [
        "ekipteki açık pozisyonlar",
        "hocam'da çalışabilir miyim",
        "hocam eleman arıyor mu",
        "hocam'daki iş ilanları",
        "hangi pozisyonlar açık",
        "yazılımcıya ihtiyacınız var mı",
        "ekip arkadaşı arıyor musunuz",
        "hocam'da hangi pozisyonlar açık",
        "hocam'da iş var mı",
        "ekibe yazılımcı alıyor musunuz",
      ],
    },
  },
  apply: {
    to: "/career/apply",
    title: { en: "Apply", tr: "Başvur" },
    text: {
      en: "Choose a role, or Another role for your own idea, tell us why you want to work on Hocam and choose Send application. We answer every application by email.",
      tr: "Bir pozisyon ya da kendi fikrin için Başka bir pozisyon'u seç, Hocam'da neden çalışmak istediğini yaz ve Başvuruyu gönder'e bas. Her başvuruyu e-postayla yanıtlıyoruz.",
    },
    needs: {
      en: "I want to join your team; how do I work with you on this site; can I help build hocam",
      tr: "ekibinize katılmak istiyorum; size nasıl katılabilirim; siteyi geliştirmeye yardım edebilir miyim; sizinle çalışmak istesem",
    },
    asked: {
      en: [
        "apply for the team",
        "join the hocam team",
        "send an application to work with you",
        "I want to volunteer for hocam",
        "apply with my own idea",
        "I'd like to become part of your team",
        "when will you answer my application",
        "contribute code to hocam",
        "how do I join your team",
        "apply for the team with an idea",
      ],
      tr: [
        "ekibe başvurmak",
        "hocam ekibine katılmak",
        "sizinle çalışmak için başvuru göndermek",
        "hocam'da gönüllü olmak istiyorum",
        "ekibinizin parçası olmak istiyorum",
        "ekip başvuruma ne zaman yanıt gelir",
        "hocam'a kod katkısı yapmak",
        "ekibinize nasıl katılırım",
        "ekibinize nasıl başvururum",
        "fikrimle ekibe başvurmak",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
