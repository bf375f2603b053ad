/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    acts: { things: { department: "a department" }, kinds: { department: "Department" } },
    chrome: { links: { departments: "Departments" } },
    admin: { tools: { departments: { title: "Departments", text: "Options offered in forms" } } },
  },
  tr: {
    acts: { things: { department: "bir bölümü" }, kinds: { department: "Bölüm" } },
    chrome: { links: { departments: "Bölümler" } },
    admin: { tools: { departments: { title: "Bölümler", text: "Formlarda sunulan bölümler" } } },
  },
} as const;
