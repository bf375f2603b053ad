/** How things are done with schedules, for the assistant: in the words of their buttons, with the ways in which students ask for it. */
import type { Guide } from "~/engines/intents";

export const scheduleGuides = {
  create: {
    to: "/schedule/create",
    title: { en: "New schedule", tr: "Yeni program" },
    text: {
      en: "Make a schedule for the term, then add courses to it: their sections come from the timetable. You can keep several and compare them.",
      tr: "Dönem için bir program oluştur, sonra ders ekle; şubeler ders programından gelir. Birden çok program yapıp karşılaştırabilirsin.",
    },
    asked: {
      en: [
        "how do I make a schedule",
        "create my timetable",
        "plan my courses for next term",
        "build a weekly schedule",
        "where can I plan my semester",
        "how to add courses to my schedule",
      ],
      tr: [
        "ders programı nasıl yapılır",
        "program nasıl oluştururum",
        "gelecek dönem derslerimi nasıl planlarım",
        "haftalık program yapmak istiyorum",
        "programıma ders ekleme",
        "ders programımı nerede hazırlarım",
      ],
    },
  },
  export: {
    to: "/schedule/all",
    title: { en: "My schedules", tr: "Programlarım" },
    text: {
      en: "Open your schedule and go to Export. There you can copy a calendar address for Google, Apple or Outlook, download a file, print it, or make a link that shows it to others.",
      tr: "Programını açıp Dışa aktar sayfasına geç. Google, Apple ya da Outlook için takvim adresini kopyalayabilir, dosya indirebilir, yazdırabilir ya da başkalarına gösteren bir bağlantı oluşturabilirsin.",
    },
    asked: {
      en: [
        "put my schedule into google calendar",
        "export my schedule",
        "sync my classes with my phone calendar",
        "can I download my timetable as ics",
        "add my lectures to apple calendar",
        "print my schedule",
        "share my schedule with a friend",
        "send my timetable to someone",
      ],
      tr: [
        "programımı google takvime nasıl eklerim",
        "ders programını dışa aktarma",
        "derslerimi telefon takvimine aktar",
        "programımı ics olarak indirebilir miyim",
        "programı yazdırmak istiyorum",
        "programımı arkadaşımla paylaşmak",
        "ders programımı birine göndermek",
      ],
    },
  },
  conflicts: {
    to: "/schedule/all",
    title: { en: "My schedules", tr: "Programlarım" },
    text: {
      en: "Open your schedule and go to Conflicts: it shows which sections clash, what to change so that nothing clashes, and every combination that works.",
      tr: "Programını açıp Çakışmalar sayfasına geç: hangi şubelerin çakıştığını, çakışma kalmaması için neyi değiştireceğini ve uyan bütün kombinasyonları gösterir.",
    },
    asked: {
      en: [
        "two of my courses overlap",
        "my classes clash what can I do",
        "find a schedule without conflicts",
        "which sections don't conflict",
        "show all possible combinations of my courses",
        "I want fridays free",
      ],
      tr: [
        "derslerim çakışıyor",
        "iki dersim aynı saatte ne yapabilirim",
        "çakışmayan program bul",
        "hangi şubeler çakışmıyor",
        "bütün program kombinasyonlarını göster",
        "cumam boş olsun istiyorum",
      ],
    },
  },
  together: {
    to: "/schedule/together",
    title: { en: "Shared free time", tr: "Ortak boş zaman" },
    text: {
      en: "Open your schedule, go to Share free time and send the invitation to a friend. When they accept, you both see the hours in which you are both free, and nothing else of each other's schedule.",
      tr: "Programını açıp Boş saatlerini paylaş sayfasına geç ve arkadaşına daveti gönder. Kabul edince ikiniz de yalnızca ortak boş saatlerinizi görürsünüz; programın başka bir yeri görünmez.",
    },
    asked: {
      en: [
        "when are my friend and I both free",
        "find common free hours with a friend",
        "compare schedules with my friend",
        "shared free time",
        "see when we are both available",
      ],
      tr: [
        "arkadaşımla ne zaman ikimiz de boşuz",
        "ortak boş saat bulmak",
        "arkadaşımın programıyla karşılaştır",
        "birlikte ne zaman müsaitiz",
        "boş zamanımızı eşleştirmek",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
