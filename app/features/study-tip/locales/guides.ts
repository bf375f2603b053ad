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
        "time management advice",
        "motivation tips",
        "tips for studying",
        "notes taking advice",
        "study methods that work",
        "study tips",
        "how do I study for exams",
        "advice for time management",
        "I can't motivate myself",
        "tips for finals week",
        "how do others study",
      ],
      tr: [
        "zaman yönetimi tavsiyesi oku",
        "etkili ders çalışmak için tavsiyeler",
        "ders çalışma tavsiyeleri",
        "etkili çalışma yöntemleri",
        "çalışma tavsiyesi arıyorum",
        "çalışma tavsiyeleri",
        "sınava nasıl çalışılır",
        "zaman yönetimi için tavsiye",
        "motivasyonum yok",
        "verimli ders çalışma yöntemleri",
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
        "write advice on studying for others",
        "publish a study tip",
        "give a tip to others",
        "write a study tip",
        "share my study method",
        "I have a tip for others",
        "publish my tip",
      ],
      tr: [
        "tavsiye yazmak",
        "çalışma tavsiyemi yazıp paylaşmak",
        "tavsiye vermek istiyorum",
        "çalışma tavsiyesi paylaşmak",
        "çalışma tavsiyesi yaz",
        "çalışma yöntemimi paylaşmak",
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
      en: [
        "delete or change the study tip I wrote",
        "edit or delete my study tips",
        "study tips I wrote",
        "my study tips",
        "edit my tip",
        "delete a study tip of mine",
        "where is the tip I wrote",
        "tips I published",
      ],
      tr: [
        "yazdığım çalışma tavsiyesini silmek",
        "çalışma tavsiyelerimden birini değiştir",
        "çalışma tavsiyelerimi düzenle",
        "çalışma tavsiyelerim",
        "tavsiyemi düzenle",
        "yazdığım tavsiyeyi sil",
        "yazdığım tavsiye nerede",
        "yayımladığım tavsiyeler",
      ],
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
      en: [
        "study tips for guests without login",
        "samples of study tips",
        "sample study tips",
        "show me an example of a study tip",
        "study tips without logging in",
      ],
      tr: [
        "giriş yapmadan örnek tavsiyeleri oku",
        "örnek bir tavsiye oku",
        "örnek çalışma tavsiyeleri",
        "tavsiye örneği göster",
        "giriş yapmadan tavsiye okumak",
        "ornek tavsiye",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
