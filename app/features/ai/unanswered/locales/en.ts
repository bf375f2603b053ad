/** Words of the page about unanswered questions, which staff alone read. */
export const unanswered = {
  lead: "Questions that the assistant found no answer to, by their words. Nobody can see who asked.",
  tabs: { label: "Status", open: "Open", done: "Done" },
  people: "{{count}}+ people",
  languages: { en: "English", tr: "Turkish" },
  lastWeek: { this: "Last asked this week", ago_one: "Last asked {{count}} week ago", ago_other: "Last asked {{count}} weeks ago" },
  answer: "Write an answer",
  done: "Done",
  reopen: "Undo",
  none: {
    open: "No unanswered questions",
    openText: "A question appears here when five people have asked it and the assistant found nothing. It's kept for 90 days.",
    done: "Nothing marked as done",
    doneText: "A question that you mark as done comes back when five more people ask it.",
  },
  toasts: { done: "Marked as done", reopened: "Back on the list" },
} as const;
