/** Words around the pages. */
export const chrome = {
  tagline: "What your university is really like, from those who lived it",
} as const;
