/** Words of the chronicle. */
export const chronicle = {
  behind: "How the campus lived, year after year, told by those who were there.",
  pages: {
    all: "Campus memories",
    demo: "Sample campus memories",
    one: "Campus memory",
    add: "Share a memory",
    edit: "Edit memory",
    personal: "My campus memories",
    "admin-all": "Campus memories (staff)",
    "admin-users": "Campus memory authors",
    paths: "Campus memory pages",
  },
  lead: "What happened here, told by people who were there.",
  fields: {
    title: "Title",
    text: "What happened",
    happened_on: "Date",
    era: "Period",
    place: "Place",
  },
  names: { text: "What happened" },
  hints: {
    happened_on: "If you only know the month, choose its first day.",
  },
  options: {
    era: {
      founding: "Founding years",
      seventies: "1970s",
      eighties: "1980s",
      nineties: "1990s",
      "two-thousands": "2000s",
      "twenty-tens": "2010s",
      today: "Today",
    },
  },
} as const;
