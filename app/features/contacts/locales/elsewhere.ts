/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    acts: {
      things: { contact: "a contact message" },
      kinds: { contact: "Contact message" },
      own: {
        contact: {
          take: "took a contact message",
          "hand-over": "handed a contact message over",
          "let-go": "let a contact message go",
          note: "changed the staff's note on a contact message",
          answered: "answered a contact message",
          closed: "closed a contact message without an answer",
          open: "reopened a contact message",
        },
      },
    },
    chrome: { links: { contacts: "Feedback" } },
    admin: {
      inbox: { contacts: "Messages to the team" },
      tools: { contacts: { title: "Messages to the team", text: "From the contact form, answered by email" } },
    },
  },
  tr: {
    acts: {
      things: { contact: "bir iletişim mesajını" },
      kinds: { contact: "İletişim mesajı" },
      own: {
        contact: {
          take: "bir iletişim mesajını üstlendi",
          "hand-over": "bir iletişim mesajını devretti",
          "let-go": "bir iletişim mesajını bıraktı",
          note: "bir iletişim mesajının ekip notunu değiştirdi",
          answered: "bir iletişim mesajını yanıtladı",
          closed: "bir iletişim mesajını yanıtlamadan kapattı",
          open: "bir iletişim mesajını yeniden açtı",
        },
      },
    },
    chrome: { links: { contacts: "Geri bildirim" } },
    admin: {
      inbox: { contacts: "Ekibe gelen mesajlar" },
      tools: { contacts: { title: "Ekibe gelen mesajlar", text: "İletişim formundan; yanıtlar e-postayla" } },
    },
  },
} as const;
