/** Words of the whys. */
export const why = {
  behind: "Why students chose their department, and whether they would again.",
  pages: {
    all: "Why I chose my department",
    one: "Reason",
    add: "Share your reason",
    personal: "My reasons",
  },
  lead: "Why students chose their department, university or minor, and why some left.",
  fields: {
    title: "In one sentence",
    text: "Your reason",
    choice: "Choice",
    department: "Department",
    is_anonymous: "Post anonymously",
  },
  names: { title: "One-sentence summary" },
  hints: {
    department: "Its usual name, such as Computer Engineering.",
  },
  options: {
    choice: {
      department: "Choosing the department",
      university: "Choosing the university",
      minor: "Choosing a minor",
      leaving: "Leaving",
    },
  },
} as const;
