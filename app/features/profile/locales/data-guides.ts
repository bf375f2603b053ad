/** One's data and what one agreed to, for the assistant. */
import type { Guide } from "~/engines/intents";

export const dataGuides = {
  consents: {
    to: "/profile/data",
    title: { en: "What you agreed to", tr: "Onayların" },
    text: {
      en: "Under “What you agreed to” press “Withdraw” beside the consent. What you shared by it is hidden at once; you can also delete it.",
      tr: "“Onayların” altında onayın yanındaki “Geri çek”e bas. Onunla paylaştıkların hemen gizlenir, istersen silebilirsin.",
    },
    asked: {
      en: [
        "take back my consent",
        "withdraw a consent I gave",
        "what have I agreed to here",
        "revoke my permission",
        "I don't agree any more",
        "see the texts I agreed to",
      ],
      tr: [
        "onayımı geri almak",
        "verdiğim rızayı geri çekmek",
        "burada neleri onayladım",
        "iznimi iptal etmek",
        "artık onaylamıyorum",
        "onayladığım metinleri görmek",
      ],
    },
  },
  "own-data": {
    to: "/profile/data",
    title: { en: "Your data", tr: "Verilerin" },
    alsoAt: ["/faq#my-data"],
    text: {
      en: "Under “Your data” press “Download my data”: you get everything we store about you in one file.",
      tr: "“Verilerin” altında “Verilerimi indir”e bas: hakkında sakladığımız her şey tek dosyada gelir.",
    },
    needs: {
      en: "a copy of everything you have stored about me; see all that you keep of me",
      tr: "hakkımda tuttuğunuz her şeyin kopyası; verilerimi indirmek; benimle ilgili kayıtları almak",
    },
    asked: {
      en: [
        "which information is stored about me",
        "what information do you have about me",
        "download everything you store about me",
        "export my data in one file",
        "my personal data as a file",
        "what data is stored about me gdpr",
        "request my data",
        "download my data",
        "what do you store about me",
        "get a copy of my personal data",
        "gdpr request",
        "which data do you have on me",
      ],
      tr: [
        "hakkımda ne saklanıyor",
        "verilerimin hepsini indirmek",
        "hakkımda saklanan veriler neler",
        "hakkımda sakladığınız verileri görmek",
        "verilerimi dışarı almak",
        "verilerimi indir",
        "hakkımda neler saklıyorsunuz",
        "kişisel verilerimin kopyası",
        "kvkk başvurusu",
        "bütün verilerimi almak",
        "verilerimi dışarı aktarma",
        "hangi verilerimi tutuyorsunuz",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
