/** What somebody reads who hasn't accepted the terms of use as they are now. */
export const termsOfUse = {
  errors: {
    notAccepted: "Accept our current terms of use before you send this. They open in another tab; what you typed here stays.",
    changedAgain: "The terms have changed since you opened this page. Please read them again.",
  },
  banner: "Our terms of use have changed. See what's new and accept them to keep posting.",
  lead: "You can read everything without this. To post or to pay, accept the terms as they are now.",
  changes: "What's new",
  short: "In short",
  whole: "Read the whole text",
  submit: "Accept the terms",
  accepted: "Terms accepted",
  isAccepted: "You've accepted the terms as they are now.",
} as const;
