/** Words of notes. */
export const notes = {
  pages: {
    all: "Notes",
    demo: "Notes, a few of them",
    one: "Note",
    add: "Share a note",
    edit: "Change the note",
    personal: "My notes",
    "admin-all": "Notes, for staff",
    "admin-users": "Who shared notes",
    "admin-edit": "Change a note, as staff",
    "admin-user": "One person's notes",
    paths: "Pages of the notes",
  },
  lead: "Notes that students wrote themselves, by course.",
  rule: "Share what you wrote yourself. Never exams, their solutions, or lecturers' slides: they are removed.",
  fields: {
    title: "Title",
    text: "What is in it",
    course: "Course code",
    term: "Term",
    kind: "Kind",
    link: "Link",
    file: "PDF",
    remove_file: "Take the present PDF away",
  },
  hints: {
    course: "Such as CENG140.",
    term: "Such as 2025-2026 Fall.",
    link: "Where the note lies, such as a shared folder. A PDF will do as well.",
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
    present: "Present PDF: {{name}}. A new one takes its place.",
    download: "Download PDF",
    size: "{{megabytes}} MB",
    downloads: "downloads: {{count}}",
  },
} as const;
