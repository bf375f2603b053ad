/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { myTickets: "My tickets" } },
    settings: {
      fields: {
        ticket_hold_minutes: "Minutes to pay for tickets",
        ticket_offer_hours: "Hours to accept a waiting-list offer",
        ticket_refund_hours: "Hours before an event when ticket returns close",
      },
      hints: {
        ticket_hold_minutes: "5–60. Unpaid tickets go back on sale afterwards.",
        ticket_offer_hours: "1–168. Then the ticket is offered to the next person.",
        ticket_refund_hours: "0–720. Applies to orders from now on.",
      },
    },
  },
  tr: {
    chrome: { links: { myTickets: "Biletlerim" } },
    settings: {
      fields: {
        ticket_hold_minutes: "Bilet ödemesi için süre (dakika)",
        ticket_offer_hours: "Bekleme listesinden gelen bileti alma süresi (saat)",
        ticket_refund_hours: "Son bilet iadesi (etkinlikten kaç saat önce)",
      },
      hints: {
        ticket_hold_minutes: "5–60. Süre dolunca ödenmeyen biletler yeniden satışa çıkar.",
        ticket_offer_hours: "1–168. Süre dolunca bilet sıradaki kişiye geçer.",
        ticket_refund_hours: "0–720. Bundan sonraki siparişler için geçerli olur.",
      },
    },
  },
} as const;
