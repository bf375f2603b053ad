/** How one writes to the team, for the assistant. */
import type { Guide } from "~/engines/intents";

export const contactsGuides = {
  write: {
    to: "/contacts",
    title: { en: "Contact us", tr: "Bize yaz" },
    text: {
      en: "Enter your name, your email and a message, and choose Send message. We read every message and answer by email, usually within a few days.",
      tr: "Adını, e-postanı ve mesajını yaz, Mesajı gönder'e bas. Her mesajı okuyor, genelde birkaç gün içinde e-postayla yanıtlıyoruz.",
    },
    needs: {
      en: "how do I reach the people behind the site; I have a suggestion for the site; I want to talk to the admins",
      tr: "site yöneticilerine nasıl ulaşırım; siteyle ilgili bir önerim var; size bir şey soracağım",
    },
    asked: {
      en: [
        "contact the team",
        "how can I reach you",
        "write to the hocam team",
        "email address of hocam",
        "I have an idea for the site",
        "suggest a new feature",
        "talk to a human",
        "what is the email address of the team",
        "send a message to the team",
        "reach support",
      ],
      tr: [
        "ekiple iletişime geçmek",
        "size nasıl ulaşırım",
        "hocam ekibine yazmak",
        "hocam'ın e-posta adresi",
        "site için bir fikrim var",
        "yeni özellik önermek",
        "gerçek biriyle konuşmak",
        "ekibin e-posta adresi ne",
        "ekibe mesaj göndermek",
        "destek ekibine ulaşmak",
      ],
    },
  },
  problem: {
    to: "/contacts",
    alsoAt: ["/faq#error-id"],
    title: { en: "Contact us", tr: "Bize yaz" },
    text: {
      en: "Tell us what you did and what happened, with the address of the page and the error ID if there was one, and choose Send message.",
      tr: "Ne yaptığını ve ne olduğunu, sayfanın adresiyle ve varsa hata koduyla yaz, Mesajı gönder'e bas.",
    },
    needs: {
      en: "the page does not load; something on the site is broken; I get an error when I press the button",
      tr: "sitede bir şey bozuk; düğmeye basınca hata veriyor",
    },
    asked: {
      en: [
        "report a bug",
        "the site doesn't work",
        "a page is broken",
        "I found a mistake on the site",
        "report a technical problem",
        "the page doesn't load",
        "the app crashes",
        "there is an error on the site",
        "there is a problem with a page",
        "a button doesn't work",
      ],
      tr: [
        "hata bildirmek",
        "site çalışmıyor",
        "sayfa bozuk",
        "sitede bir hata buldum",
        "teknik sorun bildirmek",
        "sayfa açılmıyor",
        "uygulama çöküyor",
        "sitede sorun var",
        "sayfada hata var",
        "bozuk sayfayı bildirmek",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
