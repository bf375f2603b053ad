/** How things are done with campus memories, for the assistant. */
import type { Guide } from "~/engines/intents";

export const chronicleGuides = {
  browse: {
    to: "/chronicle/all",
    title: { en: "Campus memories", tr: "Kampüs anıları" },
    text: {
      en: "What happened on campus, told by people who were there, by period. Search or open one to read it.",
      tr: "Kampüste yaşananlar, tanık olanların anlatımıyla, dönemlere göre. Okumak için ara ya da birini aç.",
    },
    needs: {
      en: "stories of campus life from the past; old memories of graduates",
      tr: "eski kampüs hikayeleri; eskiden okul nasıldı anılar",
    },
    asked: {
      en: [
        "campus memories",
        "stories from the past of the campus",
        "history of the university told by students",
        "read memories",
        "old stories about the devrim stadium",
        "read old campus stories",
        "memories of students about the campus",
        "how was the university in the past",
        "what happened on campus in the past",
      ],
      tr: [
        "kampüs anıları",
        "kampüsün geçmişinden hikâyeler",
        "öğrencilerin ağzından üniversite tarihi",
        "anıları okumak",
        "devrim stadyumu hakkında eski anılar",
        "eski kampüs hikâyelerini okumak",
        "öğrencilerin kampüs anıları",
        "üniversite geçmişte nasıldı",
        "geçmişte kampüste neler oldu",
      ],
    },
  },
  add: {
    to: "/chronicle/add",
    title: { en: "Share a memory", tr: "Anını paylaş" },
    text: {
      en: "Tell what happened, with its date and place, and choose Publish. If you only know the month, choose its first day.",
      tr: "Ne olduğunu, tarihini ve yerini yaz, Yayımla'ya bas. Yalnızca ayı biliyorsan ayın ilk gününü seç.",
    },
    needs: {
      en: "I want to tell a memory from campus; write down something that happened to us here",
      tr: "kampüste yaşadığımız bir olayı anlatmak istiyorum; anımı nereye yazabilirim",
    },
    asked: {
      en: [
        "share a memory",
        "write down a campus memory",
        "tell a story that happened on campus",
        "add a memory of the spring festival",
        "post a campus story",
        "write a memory of the campus",
        "how do I share a campus story",
        "how can I share a memory",
      ],
      tr: [
        "anımı paylaşmak",
        "kampüs anısı yazmak",
        "kampüste yaşadığım bir olayı anlatmak",
        "şenlik anısı eklemek",
        "bir kampüs hikâyesi paylaşmak",
        "kampüs anımı yazmak",
        "anı nasıl paylaşılır",
        "anımı nasıl paylaşırım",
      ],
    },
  },
  mine: {
    to: "/chronicle/personal",
    title: { en: "My campus memories", tr: "Kampüs anılarım" },
    text: {
      en: "The memories that you shared are here. Edit changes one and Delete removes it.",
      tr: "Paylaştığın anılar burada. Düzenle ile değiştirir, Sil ile kaldırırsın.",
    },
    asked: {
      en: [
        "edit a memory I shared",
        "delete my memory",
        "where is the memory that I wrote",
        "change my campus story",
        "remove my campus memory",
        "memories I shared",
        "delete the campus memory I wrote",
        "edit the campus memory I wrote",
      ],
      tr: [
        "paylaştığım anıyı düzenlemek",
        "anımı silmek",
        "yazdığım anı nerede",
        "kampüs hikâyemi değiştirmek",
        "kampüs anımı kaldırmak",
        "paylaştığım anılar",
        "yazdığım kampüs anısını silmek",
        "yazdığım kampüs anısını düzenlemek",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
