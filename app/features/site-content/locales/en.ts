/** Words of the page where the site's content is chosen. */
export const siteContent = {
  pages: { panel2: "Site content" },
  fields: {
    numbers: "Numbers on the home page",
    banners: "Banners",
    text_en: "Text in English",
    text_tr: "Text in Turkish",
    link: "Link",
    from: "From",
    until: "Until",
    demo_picks: "Picks for demo pages",
    faq: "Order of FAQ groups",
    order: "Position",
    group: "Group",
    version: "Version",
    act: "Action",
  },
  hints: {
    banners: "Shown to everyone at the top of every page, from the first day to the last.",
    demo_picks: "One post per line: its address or ID. These come first on the demo pages that visitors see.",
    link: "A page on this site, such as /event/all, or an https address.",
    numbers: "A number that's 0 is never shown.",
  },
  errors: {
    changed: "Someone else changed the site content or settings after you opened this page. Reload and try again.",
    unknownPost: "No published post has the ID {{post}}. Check the address.",
    nothingToUndo: "There's no earlier version to go back to.",
    noDraft: "There's no draft any more.",
  },
  form: {
    day: "Enter a valid date",
    until: "Choose a day on or after the first one",
    link: "Enter a page such as /event/all, or an https address",
    post: "Enter one post per line: its address or ID",
    addBanner: "Add a banner",
    save: "Save draft and preview",
  },
  numbers: {
    courses: "Courses in the catalog",
    describedCourses: "Courses with experiences",
    experiences: "Approved experiences",
    databankEntries: "Databank entries",
  },
  view: { none: "None", gone: "{{id}} (no longer published)" },
  board: {
    lead: "Change the numbers on the home page, banners, demo pages and the order of the FAQ. Save a draft, preview it, then publish.",
    leadModerator: "The numbers on the home page, banners, demo pages and the order of the FAQ. Admins can change them.",
    changed: "Settings last changed by {{name}}",
    gone: "a deleted account",
    draft: "Preview of the draft",
    draftLead: "Only staff see this until it's published.",
    live: "Live now",
    edit: "Edit",
    editLead: "Changes reach everyone within two minutes of publishing.",
  },
  acts: { publish: "Publish", discard: "Discard draft", undo: "Undo last change" },
  undo: { title: "Go back to the previous version?", text: "Visitors will see what was live before the last change." },
  toasts: { draft: "Draft saved", publish: "Published", discard: "Draft discarded", undo: "Previous version restored" },
} as const;

/** What other places say of this feature, by their namespaces. */
export const elsewhere = {
  chrome: { links: { panel2: "Site content" } },
} as const;
