/** Words for messages of organizers that advertise. */
export const ticketNews = {
  options: { transactional: "About the ticket", commercial: "News and offers" },
  hints: {
    transactional: "Time, place, entry, cancellation. Everyone you choose gets it. Nothing in it may advertise.",
    commercial: "Other events, discounts, sponsors. Only goes to those who agreed to get news, with the sender and a way to stop it.",
  },
  closed: "Write only about the ticket: time, place, entry, cancellation. This site can't send news and offers yet.",
  reaches_one: "This will go to at least {{count}} person who agreed to get news.",
  reaches_other: "This will go to at least {{count}} people who agreed to get news.",
  reachesWilling:
    "This will go to those of them who agreed to get news. How many that is isn't shown, so that nobody's choice can be worked out.",
  send: "Send to those who agreed",
  people_one: "news, at least {{count}} person",
  people_other: "news, at least {{count}} people",
  willing: "news, to those who agreed",
} as const;
