/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { myCommunities: "My communities", communitiesAll: "Communities", communities: "Communities" } },
    admin: { tools: { communities: { title: "Communities", text: "Members, events, trust" } } },
    search: { sources: { communities: "Communities" } },
  },
  tr: {
    chrome: { links: { myCommunities: "Topluluklarım", communitiesAll: "Topluluklar", communities: "Topluluklar" } },
    admin: { tools: { communities: { title: "Topluluklar", text: "Üyeler, etkinlikler, güven" } } },
    search: { sources: { communities: "Topluluklar" } },
  },
} as const;
