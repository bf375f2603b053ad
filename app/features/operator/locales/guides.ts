/** Who runs the site and where data go, for the assistant. */
import type { Guide } from "~/engines/intents";

export const operatorGuides = {
  imprint: {
    to: "/imprint",
    alsoAt: ["/contacts"],
    title: { en: "Contact and imprint", tr: "İletişim ve künye" },
    text: {
      en: "Who runs the site: name, address, phone, email and register numbers, where they are given. “Write to us” opens the contact form.",
      tr: "Siteyi kimin işlettiği burada yazar: ad, adres, telefon, e-posta ve sicil numaralarından girilmiş olanlar. “Bize yaz” iletişim formunu açar.",
    },
    asked: {
      en: [
        "who runs hocam",
        "who is behind this site",
        "how do I reach whoever runs the site",
        "address and phone of the operator",
        "where is the imprint",
        "which company owns hocam",
      ],
      tr: [
        "hocamı kim işletiyor",
        "bu sitenin arkasında kim var",
        "siteyi işletene nasıl ulaşırım",
        "işletmecinin adresi ve telefonu",
        "künye nerede",
        "hocam hangi şirkete ait",
      ],
    },
  },
  processors: {
    to: "/privacy/processors",
    alsoAt: ["/policies/privacy#where"],
    title: { en: "Who processes data for us", tr: "Verileri bizim için işleyenler" },
    text: {
      en: "It names the companies that get data so that the site works: what for, which data, in which country and under which contract.",
      tr: "Site çalışsın diye veri giden şirketler burada: ne için, hangi veriler, hangi ülkeye, hangi sözleşmeyle.",
    },
    asked: {
      en: [
        "where does my data go",
        "which companies get my data",
        "is my data sent abroad",
        "who processes the data for this site",
        "list of data processors",
        "in which country are the servers",
      ],
      tr: [
        "verilerim nereye gidiyor",
        "verilerim hangi şirketlere gidiyor",
        "verilerim yurt dışına aktarılıyor mu",
        "bu site için verileri kim işliyor",
        "veri işleyenler listesi",
        "sunucular hangi ülkede",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
