/** Words of notes. */
export const notes = {
  pages: {
    all: "Notes",
    demo: "Sample notes",
    one: "Note",
    add: "Share a note",
    edit: "Edit note",
    "of-course": "Course notes",
    personal: "My notes",
    "admin-all": "Notes (staff)",
    "admin-users": "Note authors",
    "admin-edit": "Edit note (staff)",
    "admin-user": "One person's notes",
    paths: "Note pages",
  },
  lead: "Students' own notes, by course.",
  rule: "Share only what you wrote yourself. Exams, solutions and lecturers' slides are removed.",
  ofCourse: { none: "No notes about {{code}} yet", noneText: "Notes that mention {{code}} in their course, title or text appear here." },
  fields: {
    title: "Title",
    text: "Contents",
    course: "Course code",
    term: "Term",
    kind: "Kind",
    link: "Link",
    file: "PDF",
    remove_file: "Remove the current PDF",
  },
  hints: {
    course: "For example, CENG140.",
    term: "For example, 2025-2026 Fall.",
    link: "Where the note is, such as a shared folder. You can add a PDF instead.",
    file: "At most 10 MB.",
  },
  options: {
    kind: {
      lecture: "Lecture notes",
      summary: "Summary",
      "formula-sheet": "Formula sheet",
    },
  },
  file: {
    title: "PDF",
    present: "Current PDF: {{name}}. A new one replaces it.",
    download: "Download PDF",
    size: "{{megabytes}} MB",
    downloads: "downloads: {{count}}",
  },
} as const;

/** What other places say of this feature, by their namespaces. */
export const elsewhere = {
  chrome: { links: { notes: "Notes" } },
  search: { sources: { notes: "Notes" } },
} as const;
