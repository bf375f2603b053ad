/** How surveys are made and answered, for the assistant. */
import type { Guide } from "~/engines/intents";

export const surveyGuides = {
  make: {
    to: "/survey/add",
    title: { en: "Create a survey", tr: "Anket oluştur" },
    text: {
      en: "Start from a template or press “Add a question”, choose “Anonymous” or “With names”, look at the “Preview” and press “Publish survey”. You can change the questions until someone answers.",
      tr: "Şablonla başla ya da “Soru ekle”ye bas, “İsimsiz” ya da “İsimli” seç, “Önizle”yip “Anketi yayımla”ya bas. İlk yanıta kadar soruları değiştirebilirsin.",
    },
    asked: {
      en: [
        "create a survey",
        "how do I make a questionnaire",
        "survey for my thesis",
        "ask students with a form",
        "collect answers for my project",
        "survey only for my department",
        "is there a template for event feedback",
        "like google forms",
      ],
      tr: [
        "anket oluşturmak",
        "anket nasıl yapılır",
        "tezim için anket",
        "proje için yanıt toplamak",
        "öğrencilere form doldurtmak",
        "sadece bölümüme anket",
        "anket şablonu var mı",
        "anket hazirlama",
        "google forms gibi bir şey",
      ],
    },
  },
  answer: {
    to: "/survey/all",
    title: { en: "Surveys", tr: "Anketler" },
    text: {
      en: "Open a survey, answer the questions and press “Send answers”; you can answer once. In an anonymous survey your answers aren't linked to you, so they can't be changed later.",
      tr: "Anketi aç, soruları yanıtla ve “Yanıtları gönder”e bas; bir kez yanıtlayabilirsin. İsimsiz ankette hangi yanıtın senin olduğu bilinmez, bu yüzden sonradan değişmez.",
    },
    asked: {
      en: [
        "answer a survey",
        "fill in a questionnaire",
        "are survey answers anonymous",
        "can I change my survey answers",
        "can the author see what I answered",
        "this survey is not for my department",
        "take part in surveys",
      ],
      tr: [
        "anket doldurmak",
        "anket yanıtlamak",
        "anket yanıtlarım gizli mi",
        "anket yanıtımı değiştirebilir miyim",
        "anketi hazırlayan ne dediğimi görür mü",
        "anket başka bölüm içinmiş",
        "anketlere katılma",
      ],
    },
  },
  results: {
    to: "/survey/personal",
    title: { en: "My surveys", tr: "Anketlerim" },
    text: {
      en: "Open your survey: “Results” appear soon after it closes, or while it runs if you chose so, and “Download as CSV” saves them. “Close survey” ends it early; groups of fewer than five are merged.",
      tr: "Anketini aç: “Sonuçlar” kapandıktan kısa süre sonra, istediysen anket sürerken de görünür; “CSV olarak indir” ile alırsın. “Anketi kapat” erken bitirir; beşten küçük gruplar birleştirilir.",
    },
    asked: {
      en: [
        "results of my survey",
        "how many people answered my survey",
        "download survey answers as excel",
        "close my survey",
        "my surveys",
        "edit the questions of my survey",
        "why are some options not shown in the results",
        "when do survey results appear",
      ],
      tr: [
        "anketimin sonuçları",
        "anketime kaç kişi yanıt verdi",
        "anket yanıtlarını excel olarak indir",
        "anketimi kapatmak",
        "anketlerim",
        "anketimin sorularını düzenle",
        "sonuçlarda bazı seçenekler yok",
        "anket sonuclari ne zaman gorunur",
      ],
    },
  },
  demo: {
    to: "/survey/demo/all",
    title: { en: "Sample surveys", tr: "Örnek anketler" },
    text: {
      en: "A few sample surveys that show what students ask.",
      tr: "Öğrencilerin neler sorduğunu gösteren birkaç anket.",
    },
    asked: {
      en: ["sample surveys", "show me an example survey", "what does a survey look like here", "survey samples"],
      tr: ["örnek anketler", "bir anket örneği göster", "buradaki anketler neye benziyor", "ornek anket"],
    },
  },
} as const satisfies Record<string, Guide>;
