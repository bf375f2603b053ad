/** Konusu ne olursa olsun bildirimlerin söylediği. */
import type { Translation } from "../../../platform/i18n/types";
import type { notices as original } from "./en";

export const notices: Translation<typeof original> = {
  mail: {
    one: {
      subject: "{{title}}",
      text: "{{title}}\n{{text}}\n\n{{url}}\n\nBu tür e-postaları durdur: {{unsubscribe}}",
    },
    always: {
      subject: "{{title}}",
      text: "{{title}}\n{{text}}\n\n{{url}}",
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
  reviewMail: {
    approved: {
      subject: "Yayımlandı: {{title}}",
      text: "Merhaba {{name}},\n\nKatkın yayımlandı, teşekkürler.\n\n{{kind}}: {{title}}\n{{url}}",
    },
    rejected: {
      subject: "Yayımlanmadı: {{title}}",
      text: "Merhaba {{name}},\n\nBir moderatör katkını okudu ama yayımlamadı.\n\n{{kind}}: {{title}}\nGerekçe: {{reason}}\n\nDüzenleyip yeniden gönderebilirsin:\n{{url}}",
    },
    removed: {
      subject: "Yayımlanmadı: {{title}}",
      text: "Merhaba {{name}},\n\nBir moderatör katkını okudu ama yayımlamadı.\n\n{{kind}}: {{title}}\nGerekçe: {{reason}}\n\nDüzenleyip yeniden gönderebilirsin:\n{{url}}\n\nKararı yanlış buluyorsan bir kez itiraz edebilirsin, başka bir moderatör bakar:\n{{appeal}}",
    },
    rejectedInPause: {
      subject: "Yayımlanmadı: {{title}}",
      text: "Merhaba {{name}},\n\nBir moderatör katkını okudu ama yayımlamadı.\n\n{{kind}}: {{title}}\nGerekçe: {{reason}}\n\n{{until}} tarihine kadar paylaşım yapamazsın. Sonrasında düzenleyip yeniden gönderebilirsin:\n{{url}}",
    },
    removedInPause: {
      subject: "Yayımlanmadı: {{title}}",
      text: "Merhaba {{name}},\n\nBir moderatör katkını okudu ama yayımlamadı.\n\n{{kind}}: {{title}}\nGerekçe: {{reason}}\n\n{{until}} tarihine kadar paylaşım yapamazsın. Sonrasında düzenleyip yeniden gönderebilirsin:\n{{url}}\n\nKararı yanlış buluyorsan bir kez itiraz edebilirsin, başka bir moderatör bakar:\n{{appeal}}",
    },
  },
  gone: "Bu bildirimin konusu şu an görüntülenemiyor.",
  goneMany: "{{count}} bildirimin konusu şu an görüntülenemiyor.",
};
