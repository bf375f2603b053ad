/** Words of the audit log. */

export const audit = {
  pages: { all: "Audit log" },
  list: {
    lead: "What admins, moderators and organizers did, newest first.",
    search: "Id, or part of it: the end of a page's address",
    from: "From",
    to: "To",
    file: "Export as CSV",
    none: "No actions match these filters",
    noneText: "Try other dates or fewer filters.",
  },
  columns: {
    when: "When",
    actor: "Who",
    what: "Action",
    kind: "Kind",
    subject: "Id",
    changes: "Changes",
    reason: "Reason",
  },
  one: {
    gone: "A deleted account",
    product: "Hocam",
    command: "The command line",
    became: "became",
    reason: "Reason: {{reason}}",
  },
};
