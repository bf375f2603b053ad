/** Words of study tips. */
export const studyTip = {
  pages: {
    all: "Study tips",
    demo: "Study tips, a few of them",
    one: "Study tip",
    add: "Write a study tip",
    edit: "Change the study tip",
    personal: "My study tips",
    "admin-all": "Study tips, for staff",
    "admin-users": "Who wrote study tips",
    paths: "Pages of the study tips",
  },
  lead: "What helped others to study, in their own words.",
  fields: {
    title: "Title",
    text: "Your tip",
    category: "About",
    tags: "Tags",
  },
  hints: {
    tags: "A few words, such as calculus, midterm.",
  },
  options: {
    category: {
      exams: "Exams",
      homework: "Homework and projects",
      notes: "Taking notes",
      time: "Time",
      motivation: "Motivation",
      tools: "Tools",
      language: "English",
      other: "Something else",
    },
  },
} as const;
