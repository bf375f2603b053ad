/** Words of the settings. */
export const settings = {
  pages: { main: "Settings" },
  fields: {
    mail_domains: "Email domains that can sign up",
    version: "Version",
    is_whole: "Close the whole site",
    closed: "Closed parts",
    closed_pages: "Closed pages",
    note_en: "Note in English",
    note_tr: "Note in Turkish",
    flags: "Flags that are on",
  },
  hints: {
    closed_pages: "One address per line, such as /survey/all. Each section's page list shows its addresses.",
    note_en: "Shown to visitors while the whole site is closed; say, for example, when it reopens.",
    closed: "Closes their pages and their part of the API.",
    mail_domains: "One per line, such as metu.edu.tr. Existing accounts stay as they are.",
  },
  errors: {
    needsSecret: "{{secret}} isn't set, or can't be read. Set the secret first, then switch this on.",
    maintenanceChanged: "{{changed_by}} changed the settings after you opened this page. Check what is closed, then save again.",
    unknownPage: "{{path}} isn't a page that can be closed. Check the address.",
    unknownName: "Nothing is called {{name}}. Check the name.",
    changed:
      "{{changed_by}} changed the settings after you opened this page. Current values that differ from yours: {{differences}}. Save again to replace them with yours.",
  },
  maintenance: {
    title: "Maintenance",
    save: "Save maintenance",
    lead: "Closed pages lead visitors home and ask them to come back later. Admins still have access, and everyone can log in. Changes reach everyone within two minutes.",
  },
  form: {
    among: "Enter one of the numbers in the hint.",
    path: "Start each address with /.",
    domain: "Enter one domain per line, such as metu.edu.tr.",
    needsDomain: "Keep at least one domain.",
  },
  main: {
    lead: "Changes reach everyone within a minute or two and are kept in the audit log.",
    changed: "Last changed by {{name}}",
    never: "Never changed: these are the defaults.",
    save: "Save limits and addresses",
    gone: "a deleted account",
    saved: "Settings saved",
  },
} as const;
