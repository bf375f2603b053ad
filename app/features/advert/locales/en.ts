/** Words of adverts. */
export const advert = {
  pages: {
    all: "Adverts",
    demo: "Adverts, a few of them",
    one: "Advert",
    add: "Place an advert",
    edit: "Change the advert",
    "admin-all": "Adverts, for staff",
    "admin-users": "Who placed adverts",
    paths: "Pages of the adverts",
  },
  lead: "Rooms, books, lessons, rides and jobs, from students to students.",
  picturesLater: "You can add pictures as soon as it is published.",
  fields: {
    title: "Title",
    text: "Description",
    category: "Category",
    price: "Price",
    contact: "How to reach you",
    expires: "Shown until",
  },
  hints: {
    price: "In whole lira. Leave it out if there is none.",
    contact: "A phone number or an address. Only people who are signed in see it.",
    expires: "At most 60 days from now; 30 days if you leave it out.",
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
  acts: {
    close: "Mark as sold",
    closeTitle: "Mark this as sold?",
    closeText: "It stays readable, but leaves the list. You can't open it again.",
    closed: "It is marked as sold.",
  },
} as const;
