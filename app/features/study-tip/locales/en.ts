/** Words of study tips. */
export const studyTip = {
  behind: "How students study, course by course and in general.",
  pages: {
    all: "Study tips",
    demo: "Sample study tips",
    one: "Study tip",
    add: "Write a study tip",
    edit: "Edit study tip",
    personal: "My study tips",
    "admin-all": "Study tips (staff)",
    "admin-users": "Study tip authors",
    paths: "Study tip pages",
  },
  lead: "What helped others study, in their own words.",
  fields: {
    title: "Title",
    text: "Your tip",
    category: "Category",
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
      time: "Time management",
      motivation: "Motivation",
      tools: "Tools",
      language: "English",
      other: "Something else",
    },
  },
} as const;
