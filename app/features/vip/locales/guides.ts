/** How people earn VIP and what to contribute, for the assistant. */
import type { Guide } from "~/engines/intents";

const space = { to: "/my-space", title: { en: "My space", tr: "Sayfam" } } as const;

export const vipGuides = {
  earn: {
    ...space,
    alsoAt: ["/faq#what-is-vip", "/faq#lose-vip"],
    text: {
      en: "VIP opens the databank. You have it as soon as enough of your contributions are approved: experiences and databank entries both count, and it can't be bought. “Databank access” in My space shows how many are left.",
      tr: "VIP, veri bankasını açar. Yeterince katkın onaylanınca senin olur: ders deneyimleri de veri bankası kayıtları da sayılır, satın alınamaz. Kaç tane kaldığını Sayfam'daki “Veri bankasına erişim” gösterir.",
    },
    needs: {
      en: "what do I have to do for vip; how many contributions make me vip",
      tr: "vip olmak için kaç katkı; nasıl vip olurum",
    },
    asked: {
      en: [
        "how do I become a vip",
        "ways to become vip",
        "become vip",
        "what vip means",
        "how vip works and what it opens",
        "how does vip work",
        "open the databank with vip",
        "what is vip",
        "what is vip good for",
        "can I buy vip",
        "how do I unlock the databank",
        "why is the databank locked for me",
        "can I lose my vip",
      ],
      tr: [
        "vip olmak için ne yapmam lazım",
        "vip ne işe yarar",
        "veri bankası neden kapalı",
        "vip nasıl oluyor",
        "vip ne demek",
        "veri bankasını açmak için ne yapmalıyım",
        "vip nedir",
        "nasıl vip olunur",
        "vip ne işe yarıyor",
        "vip satın alınır mı",
        "veri bankasını nasıl açarım",
        "vipyi kaybeder miyim",
      ],
    },
  },
  contribute: {
    ...space,
    alsoAt: ["/faq#first-semester"],
    text: {
      en: "“Your contributions” in My space shows what you have written and, under “Not started yet”, what else you can share: course experiences, databank entries, notes, Erasmus and more. Approved experiences and databank entries count for VIP.",
      tr: "Sayfam'daki “Yazdıkların” neler yazdığını, “Henüz yazmadıkların” ise başka neler paylaşabileceğini gösterir: ders deneyimi, veri bankası kaydı, not, Erasmus ve fazlası. Onaylanan deneyimler ve veri bankası kayıtları VIP için sayılır.",
    },
    asked: {
      en: [
        "what to write to contribute",
        "help hocam with contributions",
        "ways to contribute",
        "what can I write to help other students",
        "where should I start contributing",
        "how can I contribute",
        "I want to help hocam",
        "which contributions count",
        "what should I write first",
      ],
      tr: [
        "neler yazarak katkıda bulunabilirim",
        "hocama yardım etmek katkı",
        "katkıda bulunmak",
        "ne yazarak katkı yapabilirim",
        "öğrencilere faydalı olmak için katkı",
        "nasıl katkıda bulunabilirim",
        "hocama katkı yapmak istiyorum",
        "hangi katkılar sayılıyor",
        "ilk ne yazmalıyım",
        "katki yapmak",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
