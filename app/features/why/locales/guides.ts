/** How reasons for a choice are read and shared, for the assistant. */
import type { Guide } from "~/engines/intents";

export const whyGuides = {
  read: {
    to: "/why/all",
    title: { en: "Why I chose my department", tr: "Neden seçtim?" },
    text: {
      en: "Students tell why they chose their department, university or minor, and why some left; filter by “Choice” or search for a department.",
      tr: "Öğrenciler bölümünü, üniversitesini ya da yandalını neden seçtiğini, ayrılanlar neden ayrıldığını anlatıyor; “Tercih”e göre süz ya da bölüm ara.",
    },
    asked: {
      en: [
        "why do students choose this department",
        "reasons of others for their department",
        "why did people choose this department",
        "regret choosing a department",
        "why do people choose metu",
        "reasons for choosing a department",
        "which department should I choose",
        "why did students leave the university",
        "do people regret their department",
      ],
      tr: [
        "öğrenciler odtüyü neden seçmiş",
        "bölümünden pişman olanlar",
        "bölüm tercihi nedenleri",
        "tercih için neden seçmişler oku",
        "insanlar bölümünü neden seçti",
        "tercih yapacağım fikir lazım",
        "bölümünü neden seçmişler",
        "hangi bölümü tercih etmeliyim",
        "okulu bırakanlar neden bırakmış",
        "bölümünden pişman olan var mı",
        "tercih dönemi için fikir",
        "neden sectim",
      ],
    },
  },
  share: {
    to: "/why/add",
    title: { en: "Share your reason", tr: "Nedenini paylaş" },
    text: {
      en: "Say it in one sentence, write your reason, choose what it is about and press “Publish”. With “Post anonymously” your name isn't shown.",
      tr: "Tek cümleyle söyle, nedenini yaz, tercihi seç ve “Yayımla”ya bas. “İsimsiz paylaş”ı işaretlersen adın görünmez.",
    },
    needs: {
      en: "tell why I picked my department",
      tr: "bölüm tercihimin sebebini anlatmak",
    },
    asked: {
      en: [
        "write the reason for my choice",
        "reason for leaving",
        "share the reason why I left",
        "write why I chose metu",
        "explain why I chose my university",
        "share why I chose my department",
        "write my reason for choosing metu",
        "add a reason",
        "explain my choice of university",
      ],
      tr: [
        "tercihimi neden yaptığımı yaz",
        "neden seçtiğimi anlatmak",
        "neden seçtiğimi paylaşmak",
        "bölümümü neden seçtiğimi yazmak",
        "tercih nedenimi paylaş",
        "neden ayrıldığımı anlatmak",
        "neden ekle",
        "tercihimi anlatmak istiyorum",
      ],
    },
  },
  own: {
    to: "/why/personal",
    title: { en: "My reasons", tr: "Nedenlerim" },
    text: {
      en: "The reasons that you shared are here; open one to delete it. A text that you want to change is shared anew.",
      tr: "Paylaştığın nedenler burada; silmek için birini aç. Değiştirmek istediğin metni yeniden paylaşman gerekir.",
    },
    asked: {
      en: ["edit my reason text", "reasons I shared", "my reasons", "edit the reason I shared", "delete my reason"],
      tr: [
        "yazdığım tercih nedenini düzenle",
        "paylaştığım nedenler",
        "nedenlerim",
        "paylaştığım nedeni düzenle",
        "nedenimi sil",
        "tercih yazım nerede",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
