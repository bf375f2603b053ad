/** What notifications say whatever they are about. */
export const notices = {
  mail: {
    one: {
      subject: "{{title}}",
      text: "{{title}}\n{{text}}\n\n{{url}}\n\nStop emails of this kind: {{unsubscribe}}",
    },
    always: {
      subject: "{{title}}",
      text: "{{title}}\n{{text}}\n\n{{url}}",
    },
    commercial: {
      subject: "{{title}}",
      text: "{{title}}\n{{text}}\n\n{{url}}\n\n{{sender}}\nYou get this because you agreed to news and offers. Stop them with one press: {{unsubscribe}}",
    },
    sentFor: "Advertisement. {{name}}, {{number}}, sent this for {{from}}.",
    sentBy: "Advertisement. Sent by {{name}}, {{number}}.",
    mersis: "MERSİS no. {{number}}",
    tax: "tax no. {{number}}",
    digest: {
      subject: "Your notifications: {{count}} new",
      text: "Hello,\n\nHere's what's new since yesterday:\n\n{{list}}\n\nAll notifications: {{url}}\nStop daily emails: {{unsubscribe}}",
    },
  },
  review: {
    approved: "Your contribution is published: {{title}}",
    approvedChoice: "Your approved contributions",
    rejected: "Your contribution wasn't published: {{title}}",
    rejectedChoice: "Your rejected contributions",
    claimed: "Still waiting after you claimed it: {{title}}",
    claimedChoice: "Contributions you claimed that are still waiting",
  },
  reviewMail: {
    approved: {
      subject: "Published: {{title}}",
      text: "Hello {{name}},\n\nYour contribution is published. Thank you.\n\n{{kind}}: {{title}}\n{{url}}",
    },
    rejected: {
      subject: "Not published: {{title}}",
      text: "Hello {{name}},\n\nA moderator has read your contribution, and it won't be published.\n\n{{kind}}: {{title}}\nReason: {{reason}}\n\nYou can edit it and send it again:\n{{url}}",
    },
    removed: {
      subject: "Not published: {{title}}",
      text: "Hello {{name}},\n\nA moderator has read your contribution, and it won't be published.\n\n{{kind}}: {{title}}\nReason: {{reason}}\n\nYou can edit it and send it again:\n{{url}}\n\nIf you think that's wrong, appeal once; another moderator decides:\n{{appeal}}",
    },
    rejectedInPause: {
      subject: "Not published: {{title}}",
      text: "Hello {{name}},\n\nA moderator has read your contribution, and it won't be published.\n\n{{kind}}: {{title}}\nReason: {{reason}}\n\nYou can't publish until {{until}}. After that you can edit it and send it again:\n{{url}}",
    },
    removedInPause: {
      subject: "Not published: {{title}}",
      text: "Hello {{name}},\n\nA moderator has read your contribution, and it won't be published.\n\n{{kind}}: {{title}}\nReason: {{reason}}\n\nYou can't publish until {{until}}. After that you can edit it and send it again:\n{{url}}\n\nIf you think that's wrong, appeal once; another moderator decides:\n{{appeal}}",
    },
  },
  gone: "This notification is about something that isn't available now.",
  goneMany: "{{count}} notifications are about things that aren't available now.",
} as const;
