/** How people find what they paid, for the assistant. */
import type { Guide } from "~/engines/intents";

export const paymentGuides = {
  own: {
    to: "/sipay/personal",
    title: { en: "My payments", tr: "Ödemelerim" },
    text: {
      en: "My payments lists what you paid for tickets and what was refunded. You pay by card on Sipay's page, so we never see your card number; money from a refund usually arrives within a few days.",
      tr: "Ödemelerim sayfası bilet ödemelerini ve iadelerini listeler. Ödemeyi Sipay'in sayfasında kartla yaparsın, kart numaranı biz görmeyiz; iade genellikle birkaç günde kartına geçer.",
    },
    asked: {
      en: [
        "where are my payments",
        "did my payment go through",
        "I paid but got nothing",
        "my card was charged twice",
        "when does the refunded money arrive on my card",
        "is it safe to enter my credit card",
        "payment failed",
        "receipt of my payment",
      ],
      tr: [
        "ödemelerim nerede",
        "ödemem geçti mi",
        "para çekildi ama bir şey gelmedi",
        "kartımdan iki kez çekildi",
        "iade param ne zaman yatar",
        "kart bilgim güvende mi",
        "odeme basarisiz oldu",
        "ödeme dekontu",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
