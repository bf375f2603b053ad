/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    acts: { things: { "instagram-post": "an Instagram post" }, kinds: { "instagram-post": "Instagram post" } },
    chrome: { links: { instagramAll: "Instagram" } },
  },
  tr: {
    acts: { things: { "instagram-post": "bir Instagram gönderisini" }, kinds: { "instagram-post": "Instagram gönderisi" } },
    chrome: { links: { instagramAll: "Instagram" } },
  },
} as const;
