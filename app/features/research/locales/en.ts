/** Words of research. */
export const research = {
  pages: {
    all: "Research",
    one: "A research call",
    add: "Add a call",
    edit: "Change the call",
    paths: "Pages of research",
  },
  lead: "Calls for participants, projects that look for students, and labs.",
  fields: {
    title: "Title",
    text: "What it is about",
    kind: "Kind",
    field: "Field",
    deadline: "Deadline",
    contact: "Contact",
    pay: "Pay",
    ethics_number: "Ethics approval number",
  },
  hints: {
    deadline: "After this day the call is closed by itself.",
    ethics_number: "For studies with people.",
  },
  options: {
    kind: {
      participants: "Call for participants",
      project: "Project",
      lab: "Lab",
    },
  },
} as const;
