/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    acts: {
      things: { payout: "a payout to an organizer" },
      kinds: { payout: "Payout" },
      own: {
        payout: {
          add: "noted a payout of {{amount}} to an organizer, paid on {{day}}",
          undo: "undid a payout of {{amount}} to an organizer",
        },
      },
    },
    chrome: { links: { myPayments: "My payments", termsOfSale: "Terms of sale" } },
    admin: { tools: { payments: { title: "Payments", text: "Unsettled payments, payouts, daily books" } } },
  },
  tr: {
    acts: {
      things: { payout: "organizatöre yapılan bir ödemeyi" },
      kinds: { payout: "Organizatöre ödeme" },
      own: {
        payout: {
          add: "organizatöre {{day}} tarihinde yapılan {{amount}} tutarındaki ödemeyi kaydetti",
          undo: "organizatöre yapılan {{amount}} tutarındaki ödemenin kaydını geri aldı",
        },
      },
    },
    chrome: { links: { myPayments: "Ödemelerim", termsOfSale: "Satış koşulları" } },
    admin: { tools: { payments: { title: "Ödemeler", text: "Sonuçlanmayanlar, organizatörlere ödemeler, günün hesapları" } } },
  },
} as const;
