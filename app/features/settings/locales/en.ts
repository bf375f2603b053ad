/** Words of the settings. */
export const settings = {
  pages: { main: "Settings" },
  fields: {
    vip_threshold: "Contributions that open the databank",
    mail_domains: "Email domains that can sign up",
    report_threshold: "Reports that hide an item",
    ticket_hold_minutes: "Minutes to pay for tickets",
    ticket_offer_hours: "Hours to accept a waiting-list offer",
    ticket_refund_hours: "Hours before an event when ticket returns close",
    assistant_questions: "Assistant questions per person per day",
    assistant_days: "Days to keep assistant conversations",
    version: "Version",
    is_whole: "Close the whole site",
    closed: "Closed parts",
    note_en: "Note in English",
    note_tr: "Note in Turkish",
    flags: "Flags that are on",
  },
  hints: {
    vip_threshold: "1–20. People with fewer approved contributions lose access.",
    report_threshold: "2–20. When this many trusted people report the same item, it goes back to review.",
    ticket_hold_minutes: "5–60. Unpaid tickets go back on sale afterwards.",
    ticket_offer_hours: "1–168. Then the ticket is offered to the next person.",
    ticket_refund_hours: "0–720. Applies to orders from now on.",
    assistant_questions: "1–1000",
    assistant_days: "1–730, counted from the last question.",
    note_en: "Shown to visitors while something is closed; say, for example, when it reopens.",
    closed: "Closes their pages and their part of the API.",
    mail_domains: "One per line, such as metu.edu.tr. Existing accounts stay as they are.",
  },
  errors: {
    maintenanceChanged: "{{changed_by}} changed the settings after you opened this page. Check what is closed, then save again.",
    unknownName: "Nothing is called {{name}}. Check the name.",
    changed:
      "{{changed_by}} changed the settings after you opened this page. They are now: {{vip_threshold}} contributions; {{mail_domains}}; {{report_threshold}} reports; {{ticket_hold_minutes}} minutes to pay; {{ticket_offer_hours}} hours to accept; returns close {{ticket_refund_hours}} hours before an event; {{assistant_questions}} assistant questions a day; conversations kept for {{assistant_days}} days. Save again to replace them with yours.",
  },
  maintenance: {
    title: "Maintenance",
    lead: "Closed pages ask visitors to come back later. Staff still have access, and everyone can log in. Changes reach everyone within two minutes.",
  },
  form: {
    domain: "Enter one domain per line, such as metu.edu.tr.",
    needsDomain: "Keep at least one domain.",
  },
  main: {
    lead: "Changes reach everyone within a minute or two and are kept in the audit trail.",
    changed: "Last changed by {{name}}",
    never: "Never changed: these are the defaults.",
    gone: "a deleted account",
    saved: "Settings saved",
  },
} as const;
