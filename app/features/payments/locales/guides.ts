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
    needs: {
      en: "proof that I paid; what did I pay for; everything I paid for here; list of what I bought with my card",
      tr: "ödememin makbuzu; ödediğime dair belge; ne için ödeme yaptım; burada ne kadar para harcadım; şimdiye kadar ödediklerim",
    },
    asked: {
      en: [
        "my payments by card list",
        "I paid but the payment shows failed",
        "payments I made",
        "my refunded money hasn't arrived on my card",
        "list of my card payments",
        "where are my payments",
        "did my payment go through",
        "my card was charged twice",
        "when does the refunded money arrive on my card",
        "payment failed",
        "receipt of my payment",
      ],
      tr: [
        "iade parası kartıma yatmadı",
        "ödemem görünmüyor",
        "ödeme başarısız",
        "iade edilen param karta gelmedi",
        "kart ödemelerimi görmek",
        "iade paramın karta yatması",
        "ödemelerim nerede",
        "ödemem geçti mi",
        "kartımdan iki kez çekildi",
        "iade param ne zaman yatar",
        "odeme basarisiz oldu",
        "ödeme dekontu",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
