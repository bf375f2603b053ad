/** Words of adverts. */
export const advert = {
  behind: "Rooms, books, lessons, rides and jobs, offered by other students. Log in to see how to reach who wrote them.",
  pages: {
    all: "Classifieds",
    demo: "Sample classifieds",
    one: "Ad",
    add: "Post an ad",
    edit: "Edit ad",
    "admin-all": "Classifieds (staff)",
    "admin-users": "Classifieds authors",
    paths: "Classifieds pages",
  },
  lead: "Rooms, books, lessons, rides and jobs, offered by other students.",
  fields: {
    title: "Title",
    text: "Description",
    category: "Category",
    price: "Price",
    contact: "Contact",
    expires: "Expires on",
  },
  hints: {
    price: "In whole lira. Leave it empty if there's no price.",
    contact: "A phone number or an address. Only people who are logged in see it.",
    expires: "Up to 60 days from now; 30 days if left empty.",
    text: "You add pictures on the advert's page.",
  },
  options: {
    category: {
      housing: "Housing",
      books: "Books",
      lessons: "Lessons",
      rides: "Rides",
      jobs: "Jobs",
      other: "Something else",
    },
  },
  states: { sold: "Sold", over: "No longer available" },
  answer: { call: "Call", write: "Send an email" },
  acts: {
    close: "Mark as sold",
    closeTitle: "Mark this as sold?",
    closeText: "People can still read it, but it leaves the list. You can't open it again.",
    closed: "Marked as sold",
  },
} as const;
