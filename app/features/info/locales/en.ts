/** Words of the pages about the product. */
export const info = {
  pages: {
    about: "About",
    faq: "Frequently asked questions",
    pages: "All pages",
    preparation: "Before the term",
    privacy: "Privacy notice",
    terms: "Terms of use",
    "cookie-policy": "Cookie policy",
  },
  descriptions: {
    about: "What this platform is, how it works and who is behind it.",
    pages: "Every page you can open, by topic.",
    preparation: "What to do before a term starts and in the English preparatory year: courses, schedule, rules, dates.",
    faq: "Answers about accounts, anonymity, VIP, moderation and your data.",
    privacy: "Which data we store, why, where and how long, and what your rights are.",
    terms: "The rules for accounts, contributions, moderation and the databank.",
    "cookie-policy": "The cookies we set, by name, and your choice.",
  },
  article: {
    contents: "On this page",
    updated: "Last changed:",
  },
  about: {
    act: "Find a course",
  },
  preparation: {
    dates: "Next dates",
    noDates: "No dates for the coming months yet. The university announces them in its academic calendar.",
    datesNote: "Staff enter these from the university's academic calendar. If they differ, the calendar is right.",
  },
  faq: {
    lead: "Can't find an answer? Write to us:",
    nothingText: "Try another word, or write to us: {{email}}",
  },
  pageList: {
    lead: "Every page you can open.",
    more: "Log in to see the pages for members.",
    logIn: "Log in",
  },
  /** The pages that list a feature's pages. */
  paths: {
    lead: "Every page in this section.",
    page: "Page",
    path: "Address",
    access: "Who can open it",
    state: "Status",
    open: "Open",
    maintenance: "Under maintenance: admins only",
    consent: "After consent",
    leadsTo: "Leads to",
    public: "Everyone",
    guest: "Logged-out visitors",
    user: "Logged-in users",
    moderator: "Moderators and admins",
    admin: "Admins",
  },
  consent: {
    title: "Your choice",
    undecided: "You haven't chosen yet. Until you do, everything optional is off.",
    decided: "Your choice is stored. You can change it at any time.",
    essential: "Essential",
    essentialHint: "Login, language, theme and your choice. Always on.",
    analytics: "Analytics",
    analyticsHint: "Which pages help, and where browsers run into errors.",
    marketing: "Marketing",
    marketingHint: "How many people follow an invitation to the community.",
    save: "Save my choice",
    all: "Allow all",
    none: "Essential only",
  },
} as const;

/** What other places say of this feature, by their namespaces. */
export const elsewhere = {
  chrome: {
    links: { about: "About", allPages: "All pages", preparation: "Before the term", faq: "FAQ", privacy: "Privacy", terms: "Terms" },
  },
} as const;
