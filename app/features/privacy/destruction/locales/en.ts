/** Words of the page on what was destroyed. */
export const destruction = {
  title: "What was deleted when its time was over",
  lead: "A job deletes every night what is past its time. Here is how much of what it was; nothing of the content is kept.",
  howLong: "How long we keep data",
  accounts: "Accounts that their owners deleted",
  technical: "Technical records",
  fixed: "Fixed time",
  dry: {
    title: "Dry run",
    lead: "Counts what the job would delete if it ran now, by the same conditions, and deletes nothing.",
    start: "Count",
    none: "Nothing is past its time.",
  },
  done: { title: "Deleted", lead: "The last 200 entries. They are kept for five years.", none: "Nothing yet." },
} as const;
