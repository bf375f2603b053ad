/** How things are done with semesters abroad, for the assistant. */
import type { Guide } from "~/engines/intents";

export const erasmusGuides = {
  browse: {
    to: "/erasmus/all",
    title: { en: "Erasmus", tr: "Erasmus" },
    text: {
      en: "Experiences of semesters abroad: choose a country under Countries to see what a month costs there, and open an experience for housing, visa and courses.",
      tr: "Yurt dışında bir dönem geçirenlerin deneyimleri: Ülkeler'den birini seçip bir ayın kaça mal olduğunu gör; konaklama, vize ve dersler için bir deneyimi aç.",
    },
    needs: {
      en: "what do people say about studying abroad; where did students go on exchange",
      tr: "yurt dışında okuyanlar ne diyor; değişime nerelere gidilmiş",
    },
    asked: {
      en: [
        "where are the erasmus experiences",
        "read about exchange semesters",
        "erasmus stories of other students",
        "how much does erasmus cost a month",
        "cost of living abroad",
        "visa for erasmus",
        "housing on exchange",
        "monthly cost of living on erasmus",
        "read erasmus experiences by country",
        "erasmus costs",
      ],
      tr: [
        "erasmus deneyimleri nerede",
        "değişim programına gidenlerin yazdıkları",
        "erasmus'a giden öğrencilerin hikâyeleri",
        "erasmus aylık ne kadar tutar",
        "yurt dışında yaşam maliyeti",
        "erasmus vizesi nasıl alınır",
        "erasmus'ta konaklama",
        "erasmus'ta aylık yaşam maliyeti",
        "erasmus deneyimlerini ülkeye göre okumak",
        "erasmus maliyeti",
      ],
    },
  },
  courses: {
    to: "/erasmus/all",
    title: { en: "Erasmus", tr: "Erasmus" },
    text: {
      en: "Under Which courses are accepted? search for a course abroad or here: it shows which courses students had accepted back home, and which were not accepted.",
      tr: "Hangi dersler saydırılıyor? bölümünde yurt dışındaki ya da buradaki dersi ara; öğrencilerin hangi dersleri saydırdığını, hangilerini saydıramadığını gösterir.",
    },
    asked: {
      en: [
        "which erasmus courses are accepted",
        "course equivalence for exchange",
        "will my exchange courses count here",
        "match a course abroad with ours",
        "transfer credits from erasmus",
        "equivalent of a course at another university",
        "which courses from abroad were accepted",
        "will a course I take abroad be accepted",
      ],
      tr: [
        "erasmus'ta hangi dersler saydırılıyor",
        "değişim için ders denkliği",
        "yurt dışında aldığım ders burada sayılır mı",
        "yurt dışındaki dersi bizimkiyle eşleştirmek",
        "erasmus kredilerini saydırmak",
        "başka üniversitedeki dersin karşılığı",
        "yurt dışından hangi dersler saydırılmış",
        "erasmus'ta aldığım ders saydırılır mı",
      ],
    },
  },
  add: {
    to: "/erasmus/add",
    title: { en: "Share your Erasmus experience", tr: "Erasmus deneyimini paylaş" },
    text: {
      en: "Enter where and when, the monthly cost and housing, the visa and how it was, then choose Publish. Afterwards, Accepted courses on its page lets you add each course with what it counted as.",
      tr: "Nerede ve ne zaman olduğunu, aylık gideri, konaklamayı, vizeyi ve nasıl geçtiğini yaz, sonra Yayımla'ya bas. Ardından sayfasındaki Saydırılan dersler bölümüne derslerini ekleyebilirsin.",
    },
    needs: {
      en: "I want to tell about my semester abroad; write down how my exchange was",
      tr: "yurt dışı dönemimi anlatmak istiyorum; değişimden döndüm deneyimimi yazacağım",
    },
    asked: {
      en: [
        "share my erasmus experience",
        "write about my exchange semester",
        "I went on erasmus and want to tell about it",
        "add my semester abroad",
        "how do I write about my erasmus",
        "tell others about my exchange",
        "write what my erasmus cost me",
        "add an erasmus experience",
      ],
      tr: [
        "erasmus deneyimimi paylaşmak",
        "değişim dönemimi anlatmak istiyorum",
        "erasmus'a gittim yazmak istiyorum",
        "erasmus giderlerimi paylaşmak",
        "erasmus'umu nasıl yazarım",
        "değişim deneyimimi başkalarına anlatmak",
        "yurtdışı dönemimi eklemek",
        "erasmus deneyimi nasıl paylaşılır",
        "erasmus deneyimi eklemek",
      ],
    },
  },
  mine: {
    to: "/erasmus/personal",
    title: { en: "My semesters abroad", tr: "Yurt dışındaki dönemlerim" },
    text: {
      en: "What you wrote about semesters abroad is listed here. Edit changes it and Delete removes it.",
      tr: "Yurt dışındaki dönemlerin hakkında yazdıkların burada. Düzenle ile değiştirir, Sil ile kaldırırsın.",
    },
    asked: {
      en: [
        "edit my erasmus experience",
        "delete my erasmus post",
        "my semesters abroad",
        "where is the exchange story I wrote",
        "change what I wrote about erasmus",
        "remove my exchange experience",
        "the erasmus experience I wrote",
        "correct my post about erasmus",
      ],
      tr: [
        "erasmus deneyimimi düzenlemek",
        "erasmus yazımı silmek",
        "değişim hakkında yazdığım deneyim nerede",
        "erasmus hakkında yazdığımı değiştirmek",
        "değişim deneyimimi kaldırmak",
        "yazdığım erasmus deneyimi",
        "erasmus yazımı düzeltmek",
        "yurtdışı dönemlerim",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
