/** Words of writing to the team. */
export const contacts = {
  pages: { write: "Contact us", "admin-all": "Messages to the team", "admin-one": "Message" },
  descriptions: { write: "Ask us a question, or tell us what's missing or broken. We read everything and answer by email." },
  fields: {
    first_name: "First name",
    last_name: "Last name",
    email: "Email",
    phone: "Phone",
    subject: "Subject",
    platform: "Where you use Hocam",
    details: "Message",
    website: "Website",
    status: "Status",
    answer: "Answer",
    act: "Action",
  },
  platforms: { web: "Web", mobile: "Phone", both: "Both", other: "Somewhere else" },
  status: { open: "Open", answered: "Answered", closed: "Closed" },
  form: { phone: "Enter a phone number, such as +90 532 000 00 00." },
  write: {
    lead: "A question, an idea, something broken? Write to us. We read every message and answer by email.",
    privacy: "We use what you enter to answer you, and delete it a year after we've answered.",
    privacyLink: "Privacy policy",
    submit: "Send message",
  },
  places: {
    faq: "Frequently asked questions",
    qa: "Answers about METU",
    report: "Report content that breaks the rules",
  },
  sent: {
    title: "We've got your message",
    text: "We'll answer at the email address you gave, usually within a few days.",
    another: "Write another message",
  },
  inbox: {
    lead: "Messages from the contact form. Answers go out by email.",
    state: "Messages by status",
    search: "Name, email or subject",
    none: "No messages here",
  },
  one: {
    member: "has an account",
    guest: "wrote without an account",
    answer: "Answer",
    answerLead: "Your answer goes to {{email}}. Write it in the language of the message.",
    answered: "Our answer",
    send: "Send answer",
    close: "Close without answering",
    reopen: "Reopen",
  },
  toasts: { answer: "Answer sent", close: "Message closed", reopen: "Message reopened" },
  errors: {
    notFound: "This message doesn't exist.",
    alreadyAnswered: "Someone else has answered this message in the meantime.",
    changedMeanwhile: "Someone else changed this message in the meantime. Reload the page.",
  },
  mail: {
    answered: {
      subject: "Re: {{subject}}",
      text: "Hi {{name}},\n\n{{answer}}\n\nThe Hocam team",
    },
  },
};

/** What other places say of this feature, by their namespaces. */
export const elsewhere = {
  chrome: { links: { contacts: "Feedback" } },
  admin: { tools: { contacts: { title: "Messages to the team", text: "From the contact form, answered by email" } } },
} as const;
