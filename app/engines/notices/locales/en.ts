/** What notifications say whatever they are about. */
export const notices = {
  mail: {
    one: {
      subject: "{{title}}",
      text: "{{title}}\n{{text}}\n\n{{url}}\n\nStop emails of this kind: {{unsubscribe}}",
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
  gone: "This notification is about something that isn't available now.",
  goneMany: "{{count}} notifications are about things that aren't available now.",
} as const;
