/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { users: "Users" } },
    admin: {
      tools: { users: { title: "Users", text: "Find, add, block" }, profiles: { title: "Public profiles", text: "What people publish" } },
    },
  },
  tr: {
    chrome: { links: { users: "Kullanıcılar" } },
    admin: {
      tools: {
        users: { title: "Kullanıcılar", text: "Bul, ekle, engelle" },
        profiles: { title: "Herkese açık profiller", text: "Kim ne yayımlıyor" },
      },
    },
  },
} as const;
