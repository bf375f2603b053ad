/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    acts: {
      things: { user: "{{name}}" },
      kinds: { user: "User" },
      own: {
        user: {
          "set-role": "set {{name}}'s role to {{role}}",
          add: "opened an account for {{name}}",
          remove: "marked {{name}}'s account for deletion",
          unblock: "ended {{name}}'s block",
          verify: "confirmed {{name}}'s address by hand",
          "clear-profile": "cleared {{name}}'s bio and links",
          "end-session": "ended a session of {{name}}",
          "end-sessions": "logged {{name}} out everywhere",
        },
      },
    },
    chrome: { links: { users: "Users" } },
    admin: {
      tools: { users: { title: "Users", text: "Find, add, block" }, profiles: { title: "Public profiles", text: "What people publish" } },
    },
  },
  tr: {
    acts: {
      things: { user: "{{name}} adlı kullanıcıyı" },
      kinds: { user: "Kullanıcı" },
      own: {
        user: {
          "set-role": "{{name}} adlı kullanıcının rolünü {{role}} yaptı",
          add: "{{name}} için hesap açtı",
          remove: "{{name}} adlı kullanıcının hesabını silinecek olarak işaretledi",
          unblock: "{{name}} adlı kullanıcının engelini kaldırdı",
          verify: "{{name}} adlı kullanıcının adresini elle doğruladı",
          "clear-profile": "{{name}} adlı kullanıcının hakkında yazısını ve bağlantılarını temizledi",
          "end-session": "{{name}} adlı kullanıcının bir oturumunu kapattı",
          "end-sessions": "{{name}} adlı kullanıcıyı her yerden çıkardı",
        },
      },
    },
    chrome: { links: { users: "Kullanıcılar" } },
    admin: {
      tools: {
        users: { title: "Kullanıcılar", text: "Bul, ekle, engelle" },
        profiles: { title: "Herkese açık profiller", text: "Kim ne yayımlıyor" },
      },
    },
  },
} as const;
