/** Words of the whys. */
export const why = {
  pages: {
    all: "Why",
    one: "A reason why",
    add: "Tell why",
    personal: "My reasons",
  },
  lead: "Why others chose a department, the university or a minor, and why some left.",
  fields: {
    title: "In one sentence",
    text: "Why",
    choice: "Choice",
    department: "Department",
    is_anonymous: "Post anonymously",
  },
  hints: {
    department: "As people call it, such as Computer Engineering.",
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
