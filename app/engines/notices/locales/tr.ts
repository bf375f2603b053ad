/** Konusu ne olursa olsun bildirimlerin söylediği. */
import type { Translation } from "../../../platform/i18n/types";
import type { notices as original } from "./en";

export const notices: Translation<typeof original> = {
  mail: {
    one: {
      subject: "{{title}}",
      text: "{{title}}\n{{text}}\n\n{{url}}\n\nBu tür e-postaları durdur: {{unsubscribe}}",
    },
    commercial: {
      subject: "{{title}}",
      text: "{{title}}\n{{text}}\n\n{{url}}\n\n{{sender}}\nDuyuru ve kampanyalara onay verdiğin için geldi. Tek tıkla durdur: {{unsubscribe}}",
    },
    sentFor: "Ticari ileti. Gönderen: {{name}}, {{number}}. Kimin adına: {{from}}.",
    sentBy: "Ticari ileti. Gönderen: {{name}}, {{number}}.",
    mersis: "MERSİS no {{number}}",
    tax: "vergi no {{number}}",
    digest: {
      subject: "{{count}} yeni bildirimin var",
      text: "Merhaba,\n\nDünden beri olanlar:\n\n{{list}}\n\nTüm bildirimlerin: {{url}}\nGünlük e-postaları durdur: {{unsubscribe}}",
    },
  },
  review: {
    approved: "Katkın yayımlandı: {{title}}",
    approvedChoice: "Bir moderatörün katkını onaylaması",
    rejected: "Katkın yayımlanmadı: {{title}}",
    rejectedChoice: "Bir moderatörün katkını reddetmesi",
    claimed: "Üstlendiğin katkı hâlâ bekliyor: {{title}}",
    claimedChoice: "Üstlenip karar vermediğin katkılar",
  },
  gone: "Bu bildirimin konusu şu an görüntülenemiyor.",
  goneMany: "{{count}} bildirimin konusu şu an görüntülenemiyor.",
};
