/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    acts: {
      things: { waitlist: "a waitlist", "waitlist-entry": "someone on a waitlist" },
      kinds: { waitlist: "Waitlist", "waitlist-entry": "Waitlist entry" },
    },
    chrome: { links: { waitlist: "Waitlists", waitlists: "Waitlists" } },
    admin: { tools: { waitlist: { title: "Waitlists", text: "Who's waiting for what, invitations" } } },
  },
  tr: {
    acts: {
      things: { waitlist: "bir bekleme listesini", "waitlist-entry": "bekleme listesindeki birini" },
      kinds: { waitlist: "Bekleme listesi", "waitlist-entry": "Bekleme listesindeki kişi" },
    },
    chrome: { links: { waitlist: "Bekleme listeleri", waitlists: "Bekleme listeleri" } },
    admin: { tools: { waitlist: { title: "Bekleme listeleri", text: "Kim neyi bekliyor, davetler" } } },
  },
} as const;
