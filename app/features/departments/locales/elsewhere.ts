/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { departments: "Departments" } },
    admin: { tools: { departments: { title: "Departments", text: "Options offered in forms" } } },
  },
  tr: {
    chrome: { links: { departments: "Bölümler" } },
    admin: { tools: { departments: { title: "Bölümler", text: "Formlarda sunulan bölümler" } } },
  },
} as const;
