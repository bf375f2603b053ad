/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { contacts: "Feedback" } },
    admin: {
      inbox: { contacts: "Messages to the team" },
      tools: { contacts: { title: "Messages to the team", text: "From the contact form, answered by email" } },
    },
  },
  tr: {
    chrome: { links: { contacts: "Geri bildirim" } },
    admin: {
      inbox: { contacts: "Ekibe gelen mesajlar" },
      tools: { contacts: { title: "Ekibe gelen mesajlar", text: "İletişim formundan; yanıtlar e-postayla" } },
    },
  },
} as const;
