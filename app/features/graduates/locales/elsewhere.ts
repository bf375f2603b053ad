/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    acts: { things: { "graduate-application": "a graduate's application" }, kinds: { "graduate-application": "Graduate application" } },
    admin: { inbox: { graduate_applications: "Graduate applications" } },
  },
  tr: {
    acts: { things: { "graduate-application": "bir mezun başvurusunu" }, kinds: { "graduate-application": "Mezun başvurusu" } },
    admin: { inbox: { graduate_applications: "Mezun başvuruları" } },
  },
} as const;
