/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { waitlist: "Waitlists", waitlists: "Waitlists" } },
    admin: { tools: { waitlist: { title: "Waitlists", text: "Who's waiting for what, invitations" } } },
  },
  tr: {
    chrome: { links: { waitlist: "Bekleme listeleri", waitlists: "Bekleme listeleri" } },
    admin: { tools: { waitlist: { title: "Bekleme listeleri", text: "Kim neyi bekliyor, davetler" } } },
  },
} as const;
