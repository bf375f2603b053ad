/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { career: "Career" } },
    admin: { tools: { career: { title: "Career", text: "Open roles, applications" } } },
  },
  tr: {
    chrome: { links: { career: "Kariyer" } },
    admin: { tools: { career: { title: "Kariyer", text: "Ekipteki açık pozisyonlar, başvurular" } } },
  },
} as const;
