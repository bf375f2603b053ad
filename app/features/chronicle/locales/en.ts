/** Words of the chronicle. */
export const chronicle = {
  pages: {
    all: "Chronicle",
    demo: "Chronicle, a few pages",
    one: "From the chronicle",
    add: "Add to the chronicle",
    edit: "Change the entry",
    personal: "My entries in the chronicle",
    "admin-all": "Chronicle, for staff",
    "admin-users": "Who wrote into the chronicle",
    paths: "Pages of the chronicle",
  },
  lead: "What happened here, told by those who were there.",
  fields: {
    title: "Title",
    text: "What happened",
    happened_on: "Day",
    era: "Era",
    place: "Place",
  },
  hints: {
    happened_on: "If you only know the month, take its first day.",
  },
  options: {
    era: {
      founding: "Founding years",
      seventies: "The seventies",
      eighties: "The eighties",
      nineties: "The nineties",
      "two-thousands": "The two thousands",
      "twenty-tens": "The twenty-tens",
      today: "Today",
    },
  },
} as const;
