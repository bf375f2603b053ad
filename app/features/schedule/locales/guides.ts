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
    title: { en: "My schedules", tr: "Ders programlarım" },
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
    title: { en: "My schedules", tr: "Ders programlarım" },
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
  own: {
    to: "/schedule/all",
    title: { en: "My schedules", tr: "Ders programlarım" },
    text: {
      en: "All your schedules by term. “Show in my week” chooses the one that your week and calendar follow, “Copy” makes another plan of it, and under “Settings” of a schedule you rename or delete it.",
      tr: "Bütün programların dönemlere göre burada. “Haftamda göster” haftanın ve takviminin hangi programa uyacağını seçer, “Kopyala” ondan yeni bir plan yapar; adını değiştirmek ya da silmek için programın “Ayarlar”ına geç.",
    },
    asked: {
      en: [
        "where are my schedules",
        "delete my schedule",
        "rename a schedule",
        "copy my schedule as plan B",
        "my week shows the wrong schedule",
        "hide saturday in my timetable",
      ],
      tr: [
        "programlarım nerede",
        "programımı silmek",
        "programın adını değiştir",
        "programı kopyalayıp b planı yapmak",
        "haftamda yanlış program görünüyor",
        "cumartesiyi programda gizle",
      ],
    },
  },
  item: {
    to: "/schedule/all",
    title: { en: "My schedules", tr: "Ders programlarım" },
    text: {
      en: "Open your schedule and go to “Add your own item”: work, sports or anything else, every week or once, in a color of its own.",
      tr: "Programını açıp “Kişisel etkinlik ekle”ye geç: iş, spor ya da başka bir şey; her hafta ya da bir kez, kendi rengiyle.",
    },
    asked: {
      en: [
        "add my part-time job to my timetable",
        "put gym hours into my schedule",
        "own item in the schedule",
        "block a time in my week",
        "change the color of something in my schedule",
      ],
      tr: [
        "part time işimi programa eklemek",
        "spor saatimi programa koymak",
        "programa kişisel etkinlik",
        "haftamda bir saati kapatmak",
        "programda renk değiştirmek",
      ],
    },
  },
  progress: {
    to: "/schedule/all",
    title: { en: "My schedules", tr: "Ders programlarım" },
    text: {
      en: "Open your schedule and go to “Progress”: its credits, the required courses of your curriculum that you have planned, electives, and prerequisites to check.",
      tr: "Programını açıp “İlerleme”ye geç: programdaki kredi, müfredatındaki zorunlu derslerden planladıkların, seçmeliler ve kontrol edilecek ön koşullar.",
    },
    asked: {
      en: [
        "which required courses are missing in my plan",
        "total credits of my schedule",
        "compare my schedule with the curriculum",
        "does my plan cover my must courses",
        "plan my courses until graduation",
      ],
      tr: [
        "planımda hangi zorunlu dersler eksik",
        "programımın toplam kredisi",
        "programı müfredatla karşılaştır",
        "zorunlu derslerimi planladım mı",
        "mezuniyete kadar ders planı",
      ],
    },
  },
  surname: {
    to: "/schedule/all",
    title: { en: "My schedules", tr: "Ders programlarım" },
    text: {
      en: "Enter your surname and department under “Settings” of your schedule: sections then say whether they are open to you, and “Only sections open to me” leaves the others out of combinations.",
      tr: "Programın “Ayarlar”ına soyadını ve bölümünü gir: şubelerin sana açık olup olmadığı görünür, “Yalnızca alabileceğim şubeler” diğerlerini seçeneklerden çıkarır.",
    },
    asked: {
      en: [
        "sections by surname",
        "this section isn't open to me",
        "only sections I can take",
        "set my surname for the schedule",
        "is the section open to my department",
      ],
      tr: [
        "soyadına göre şubeler",
        "şube bana açık değil diyor",
        "sadece alabileceğim şubeler",
        "programda soyadımı girmek",
        "şube bölümüme açık mı",
      ],
    },
  },
  offline: {
    to: "/schedule/all",
    title: { en: "My schedules", tr: "Ders programlarım" },
    text: {
      en: "Open your schedule once while you're online: after that you see it on this device without a connection too.",
      tr: "Bağlantın varken programını bir kez aç; sonra bu cihazda internet olmadan da görürsün.",
    },
    asked: {
      en: [
        "see my timetable offline",
        "schedule without internet",
        "no wifi in class can I open my schedule",
        "schedules kept on this device",
      ],
      tr: [
        "ders programını internetsiz görmek",
        "programım çevrimdışı açılır mı",
        "sınıfta wifi yok programa bakmak",
        "bu cihazdaki programlar",
      ],
    },
  },
  together: {
    to: "/schedule/together",
    title: { en: "Shared free time", tr: "Ortak boş saatler" },
    text: {
      en: "Open your schedule, go to “Shared free time” and invite a friend by user name or link. When they accept, you both see the hours in which you are both free, and nothing else of each other's schedule.",
      tr: "Programını aç, “Ortak boş saatler” sekmesinden arkadaşını kullanıcı adıyla ya da bağlantıyla davet et. Kabul edince ikiniz de yalnızca ortak boş saatlerinizi görürsünüz; programın başka bir yeri görünmez.",
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
