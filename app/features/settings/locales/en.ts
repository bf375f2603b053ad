/** Words of the settings. */
export const settings = {
  pages: { main: "Settings" },
  fields: {
    vip_threshold: "Contributions that open the databank",
    mail_domains: "Email domains that may register",
    report_threshold: "Reports that hide something",
    version: "Version",
    is_whole: "Close the whole site",
    closed: "Closed parts",
    note_en: "Note in English",
    note_tr: "Note in Turkish",
    flags: "Flags that are on",
  },
  hints: {
    vip_threshold: "1–20. Who has fewer approved contributions loses access.",
    report_threshold: "2–20. So many trusted people must report the same thing before it waits for review again.",
    note_en: "Shown to readers while something is closed, such as when you expect to be back.",
    closed: "Their pages and their part of the API.",
    mail_domains: "One a line, such as metu.edu.tr. Accounts that exist stay as they are.",
  },
  errors: {
    maintenanceChanged: "{{changed_by}} changed the settings after you opened this page. Check what is closed, then save again.",
    unknownName: "There is nothing called {{name}}.",
    changed:
      "{{changed_by}} changed the settings after you opened this page. They are now: {{vip_threshold}} contributions; {{mail_domains}}; {{report_threshold}} reports. Save again to replace them with yours.",
  },
  maintenance: {
    title: "Maintenance",
    lead: "Closed pages tell readers to come back later. Staff still get in, and logging in always works. Changes reach everyone within two minutes.",
  },
  form: {
    domain: "Write domains such as metu.edu.tr, one a line.",
    needsDomain: "At least one domain must stay.",
  },
  main: {
    lead: "They hold for everyone within a minute or two; every change is kept in the audit trail.",
    changed: "Last changed by {{name}}",
    never: "Never changed: these are the defaults.",
    gone: "somebody who is gone",
    saved: "The settings are saved.",
  },
} as const;
