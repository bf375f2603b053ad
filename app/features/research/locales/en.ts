/** Words of research. */
export const research = {
  behind: "Research groups that look for students, and how to apply.",
  pages: {
    all: "Research",
    one: "Research call",
    add: "Add a call",
    edit: "Edit call",
    paths: "Research pages",
  },
  lead: "Calls for participants, projects looking for students, and labs.",
  fields: {
    title: "Title",
    text: "Description",
    kind: "Kind",
    field: "Field",
    deadline: "Deadline",
    contact: "Contact",
    pay: "Pay",
    ethics_number: "Ethics approval number",
  },
  hints: {
    deadline: "The call closes by itself after this day.",
    ethics_number: "For studies with human participants.",
  },
  options: {
    kind: {
      participants: "Call for participants",
      project: "Project",
      lab: "Lab",
    },
  },
} as const;
