/** Words of the page on which a president says in whose name a community sells. */
export const selling = {
  lead: "If this community sells tickets in its own name, fill in who the seller is. Buyers see it in the contract before they pay. As long as this is empty, the site's operator is the seller.",
  isOperator: "Right now the site's operator sells this community's tickets.",
  isCommunity: "This community sells its tickets in its own name.",
  duty: "Whoever is named here issues the invoice and answers to buyers. Orders that are being paid right now are shown the new seller and confirmed again.",
  fields: {
    kind: "Legal form",
    name: "Name or title",
    address: "Address",
    email: "Email",
    phone: "Phone",
    tax: "Tax number",
    version: "Version",
    act: "Action",
  },
  hints: {
    name: "The full title as registered, not the community's short name.",
    tax: "10 digits.",
  },
  remove: "Let the operator sell",
  removeTitle: "Let the operator sell?",
  removeText: "The details here are deleted. Contracts that buyers agreed to stay as they were.",
  saved: "Seller saved",
  removed: "The operator sells now",
} as const;
