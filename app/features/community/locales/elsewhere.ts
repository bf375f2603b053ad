/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    acts: {
      things: { community: "a community" },
      kinds: { community: "Community" },
      own: {
        community: {
          hide: "hid a community from guests",
          show: "showed a community to guests",
          approve: "let someone into a community",
          reject: "turned down a request to join a community",
          "set-role": "changed a member's role in a community",
          remove: "removed a member from a community",
          "add-member": "added a member to a community",
          "set-seller": "changed in whose name a community sells",
        },
      },
    },
    chrome: { links: { myCommunities: "My communities", communitiesAll: "Communities", communities: "Communities" } },
    admin: { tools: { communities: { title: "Communities", text: "Members, events, trust" } } },
    search: { sources: { communities: "Communities" } },
  },
  tr: {
    acts: {
      things: { community: "bir topluluğu" },
      kinds: { community: "Topluluk" },
      own: {
        community: {
          hide: "bir topluluğu ziyaretçilerden gizledi",
          show: "bir topluluğu ziyaretçilere açtı",
          approve: "birini bir topluluğa aldı",
          reject: "bir topluluğa katılma isteğini reddetti",
          "set-role": "bir topluluk üyesinin rolünü değiştirdi",
          remove: "bir üyeyi topluluktan çıkardı",
          "add-member": "bir topluluğa üye ekledi",
          "set-seller": "bir topluluğun bilet satıcısını değiştirdi",
        },
      },
    },
    chrome: { links: { myCommunities: "Topluluklarım", communitiesAll: "Topluluklar", communities: "Topluluklar" } },
    admin: { tools: { communities: { title: "Topluluklar", text: "Üyeler, etkinlikler, güven" } } },
    search: { sources: { communities: "Topluluklar" } },
  },
} as const;
