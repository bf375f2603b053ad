/** How things are done with notes, for the assistant. */
import type { Guide } from "~/engines/intents";

export const notesGuides = {
  browse: {
    to: "/notes/all",
    title: { en: "Notes", tr: "Notlar" },
    text: {
      en: "Notes are sorted by course; search for a code or a word and open one to read it or to choose Download PDF. A course's page has its notes in the tab Notes.",
      tr: "Notlar derslere göre; bir kod ya da kelime ara, okumak ya da PDF'yi indir'e basmak için birini aç. Dersin sayfasındaki Notlar sekmesinde o dersin notları var.",
    },
    needs: {
      en: "did anybody share what they wrote in lectures; find summaries of others; formula sheets of students",
      tr: "not paylaşan olmuş mu; özet atan olmuş mu; formül kağıdı koyan var mı; başkalarının notlarını bulmak",
    },
    asked: {
      en: [
        "where are the lecture notes",
        "find notes for a course",
        "download lecture notes as pdf",
        "notes of other students",
        "I need study notes",
        "read somebody's class notes",
        "notes page",
        "where can I find lecture notes",
        "look for notes on a topic",
        "where are the notes of calculus",
      ],
      tr: [
        "ders notları nerede",
        "bir dersin notlarını bulmak",
        "ders notlarını pdf indirmek",
        "diğer öğrencilerin ders notları",
        "çalışmak için ders notu lazım",
        "başkasının tuttuğu notları okumak",
        "ders notlarını nerede bulurum",
        "ders notu indirmek",
        "ders notlarına nasıl ulaşırım",
        "calculus notları nerede",
      ],
    },
  },
  add: {
    to: "/notes/add",
    alsoAt: ["/faq#share-notes", "/faq#exams"],
    title: { en: "Share a note", tr: "Not paylaş" },
    text: {
      en: "Enter a title and the course code, add a link or a PDF of at most 10 MB and choose Publish. Share only what you wrote yourself; exams, solutions and lecturers' slides are removed.",
      tr: "Başlık ve ders kodu yaz, bağlantı ya da en fazla 10 MB'lık bir PDF ekle ve Yayımla'ya bas. Yalnızca kendi yazdıklarını paylaş; sınav soruları, çözümleri ve hocaların slaytları kaldırılır.",
    },
    needs: {
      en: "put up my own summary so that others can use it; upload the notes I took; where do I share my lecture notes",
      tr: "kendi tuttuğum notları atmak; notlarımı yüklemek istiyorum; özetimi başkaları da kullansın; notlarımı nasıl paylaşırım",
    },
    asked: {
      en: [
        "share my lecture notes",
        "upload notes",
        "how do I publish a pdf of my notes",
        "can I share slides of the lecturer",
        "add a note for a course",
        "give my notes to other students",
        "share a summary as pdf",
        "upload lecture notes as pdf",
        "how do I upload a lecture note",
        "give my notes to others",
      ],
      tr: [
        "ders notlarımı paylaşmak",
        "not yüklemek istiyorum",
        "notlarımın pdf'ini nasıl yayımlarım",
        "hocanın slaytlarını paylaşabilir miyim",
        "bir ders için not eklemek",
        "notlarımı diğer öğrencilere vermek",
        "ders notlarımı pdf olarak yüklemek",
        "not nasıl paylaşılır",
        "ders notu nasıl yüklenir",
        "notlarımı başkalarına vermek",
      ],
    },
  },
  mine: {
    to: "/notes/personal",
    title: { en: "My notes", tr: "Notlarım" },
    text: {
      en: "Your notes are listed here; open one to see how often its file was downloaded. Edit changes one or replaces its PDF; Delete removes it for others.",
      tr: "Paylaştığın notlar burada; birini açınca dosyasının kaç kez indirildiğini görürsün. Düzenle ile değiştirir ya da PDF'sini yenilersin; Sil ile başkalarından kaldırırsın.",
    },
    needs: {
      en: "how many people downloaded my notes",
      tr: "notlarımı kaç kişi indirdi",
    },
    asked: {
      en: [
        "my notes",
        "delete a note I uploaded",
        "edit my lecture notes",
        "replace the pdf of my note",
        "where are the notes I shared",
        "remove my notes from the site",
        "notes that I uploaded",
        "delete my notes",
      ],
      tr: [
        "paylaştığım notlar",
        "yüklediğim notu silmek",
        "paylaştığım ders notunu düzenlemek",
        "notumun pdf dosyasını değiştirmek",
        "paylaştığım notlar nerede",
        "notlarımı siteden kaldırmak",
        "yüklediğim notlar nerede",
        "paylaştığım notu kaldırmak",
        "paylaştığım notu nasıl silerim",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
