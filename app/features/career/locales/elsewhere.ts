/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    acts: {
      things: { "career-opening": "an opening of the team", "career-application": "an application to the team" },
      kinds: { "career-opening": "Team opening", "career-application": "Team application" },
      own: {
        "career-application": {
          take: "took an application to the team",
          "hand-over": "handed an application to the team over",
          "let-go": "let an application to the team go",
          note: "changed the staff's note on an application to the team",
          invited: "invited an applicant to the team",
          declined: "declined an application to the team",
        },
      },
    },
    chrome: { links: { career: "Career" } },
    admin: { tools: { career: { title: "Career", text: "Open roles, applications" } } },
  },
  tr: {
    acts: {
      things: { "career-opening": "ekipteki bir açık pozisyonu", "career-application": "bir ekip başvurusunu" },
      kinds: { "career-opening": "Ekip pozisyonu", "career-application": "Ekip başvurusu" },
      own: {
        "career-application": {
          take: "bir ekip başvurusunu üstlendi",
          "hand-over": "bir ekip başvurusunu devretti",
          "let-go": "bir ekip başvurusunu bıraktı",
          note: "bir ekip başvurusunun ekip notunu değiştirdi",
          invited: "ekibe başvuran birini davet etti",
          declined: "bir ekip başvurusunu geri çevirdi",
        },
      },
    },
    chrome: { links: { career: "Kariyer" } },
    admin: { tools: { career: { title: "Kariyer", text: "Ekipteki açık pozisyonlar, başvurular" } } },
  },
} as const;
