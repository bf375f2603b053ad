/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    // Said at home: its own words are many.
    tickets: {
      questions: {
        title: "Questions to buyers",
        lead: "Buyers answer when they order. Up to five questions at a time; once someone has answered a question, it can only be hidden.",
        addTitle: "Add a question",
        add: "Add question",
        full: "Five questions are the limit. Remove or hide one to add another.",
        hide: "Hide",
        remove: "Remove",
        ask: "Ask again",
        hidden: "Hidden",
        required: "required",
        optional: "optional",
        kinds: { text: "Text", choice: "One of several", tick: "Checkbox" },
        scopes: { order: "Once per order", ticket: "For each ticket" },
        fewOptions: "Enter at least two options, one per line.",
        answers: "Answers",
        unanswered: "No answer",
        yes: "Yes",
        no: "No",
        perTicket: "Choose how many tickets you want; a few questions follow for each.",
        ofTicket: "{{name}}, ticket {{number}}",
        yours: "Questions from the organizers",
        yoursLead: "You can change your answers until the event begins.",
        save: "Save answers",
      },
    },
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
    // Said at home: its own words are many.
    tickets: {
      questions: {
        title: "Alıcılara sorular",
        lead: "Alıcılar sipariş verirken yanıtlar. Aynı anda en fazla beş soru sorabilirsin; yanıtlanan bir soru yalnızca gizlenebilir.",
        addTitle: "Soru ekle",
        add: "Soruyu ekle",
        full: "En fazla beş soru sorulabilir. Yenisini eklemek için birini sil ya da gizle.",
        hide: "Gizle",
        remove: "Sil",
        ask: "Yeniden sor",
        hidden: "Gizli",
        required: "zorunlu",
        optional: "isteğe bağlı",
        kinds: { text: "Metin", choice: "Seçeneklerden biri", tick: "Onay kutusu" },
        scopes: { order: "Sipariş başına bir kez", ticket: "Her bilet için" },
        fewOptions: "Her satıra bir tane olmak üzere en az iki seçenek yaz.",
        answers: "Yanıtlar",
        unanswered: "Yanıt yok",
        yes: "Evet",
        no: "Hayır",
        perTicket: "Kaç bilet istediğini seç; her bilet için birkaç soru gelecek.",
        ofTicket: "{{name}}, {{number}}. bilet",
        yours: "Etkinlik ekibinin soruları",
        yoursLead: "Yanıtlarını etkinlik başlayana kadar değiştirebilirsin.",
        save: "Yanıtları kaydet",
      },
    },
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
