/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: { chrome: { links: { courseMarks: "Courses I took" } } },
  tr: { chrome: { links: { courseMarks: "Aldığım dersler" } } },
} as const;
