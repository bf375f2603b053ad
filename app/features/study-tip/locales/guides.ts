/** How study tips are found and written, for the assistant. */
import type { Guide } from "~/engines/intents";

export const studyTipGuides = {
  read: {
    to: "/study-tip/all",
    title: { en: "Study tips", tr: "Çalışma tavsiyeleri" },
    text: {
      en: "What helped others study, by category: exams, homework and projects, taking notes, time management, motivation, tools and English. “Helpful” tells the author that it helped you.",
      tr: "Başkalarının işine yarayanlar kategorilere göre: sınavlar, ödev ve projeler, not tutmak, zaman yönetimi, motivasyon, araçlar, İngilizce. “Yararlı”ya basarsan yazanı sevindirirsin.",
    },
    asked: {
      en: [
        "study tips",
        "how do I study for exams",
        "advice for time management",
        "I can't motivate myself",
        "how to take good notes",
        "I procrastinate all the time",
        "tips for finals week",
        "how do others study",
      ],
      tr: [
        "çalışma tavsiyeleri",
        "sınava nasıl çalışılır",
        "zaman yönetimi için tavsiye",
        "motivasyonum yok",
        "verimli ders çalışma yöntemleri",
        "sürekli erteliyorum",
        "nasıl not tutulur",
        "calisma taktikleri",
      ],
    },
  },
  write: {
    to: "/study-tip/add",
    title: { en: "Write a study tip", tr: "Çalışma tavsiyesi yaz" },
    text: {
      en: "Give your tip a title, write it, choose a category and press “Publish”.",
      tr: "Tavsiyene bir başlık ver, yaz, kategorisini seç ve “Yayımla”ya bas.",
    },
    asked: {
      en: [
        "write a study tip",
        "share my study method",
        "give advice to freshmen on studying",
        "I have a tip for others",
        "publish my tip",
      ],
      tr: [
        "çalışma tavsiyesi yaz",
        "çalışma yöntemimi paylaşmak",
        "yeni gelenlere tavsiye vermek",
        "bir tavsiyem var",
        "tavsiye ekleme",
        "tavsiyemi yayımla",
      ],
    },
  },
  own: {
    to: "/study-tip/personal",
    title: { en: "My study tips", tr: "Çalışma tavsiyelerim" },
    text: {
      en: "Your tips are here with their status; open one to edit or delete it.",
      tr: "Tavsiyelerin durumlarıyla burada; düzenlemek ya da silmek için birini aç.",
    },
    asked: {
      en: ["my study tips", "edit my tip", "delete a study tip of mine", "where is the tip I wrote", "tips I published"],
      tr: ["çalışma tavsiyelerim", "tavsiyemi düzenle", "yazdığım tavsiyeyi sil", "yazdığım tavsiye nerede", "yayımladığım tavsiyeler"],
    },
  },
  demo: {
    to: "/study-tip/demo",
    title: { en: "Sample study tips", tr: "Örnek çalışma tavsiyeleri" },
    text: {
      en: "A few real tips that anyone can read; the rest opens once you log in.",
      tr: "Herkesin okuyabildiği birkaç gerçek tavsiye; gerisi giriş yapınca açılır.",
    },
    asked: {
      en: ["sample study tips", "show me an example of a study tip", "study tips without logging in", "read some tips first"],
      tr: ["örnek çalışma tavsiyeleri", "tavsiye örneği göster", "giriş yapmadan tavsiye okumak", "ornek tavsiye"],
    },
  },
} as const satisfies Record<string, Guide>;
