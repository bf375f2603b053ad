/** Words of alarms. */
export const alarm = {
  pages: {
    personal: "Alarms",
    add: "New alarm",
    one: "Alarm",
    edit: "Edit alarm",
    "admin-all": "All alarms",
    paths: "Alarm pages",
  },
  fields: {
    title: "Title",
    note: "Note",
    day: "Day",
    time: "Time",
    repeat: "Repeat",
    sends_mail: "Email me too",
    minutes: "Snooze",
    link_path: "About",
    link_title: "About",
  },
  hints: {
    sends_mail: "Otherwise it appears only in your notifications.",
  },
  input: {
    badDay: "Choose a day",
  },
  errors: {
    notFound: "This alarm isn't here any more.",
    tooMany: "You have 100 alarms. Delete some first.",
    changedElsewhere: "You changed this alarm on another device. Reload the page to see it.",
    inThePast: "Choose a time that hasn't passed",
    notRung: "You can snooze an alarm once it has rung.",
  },
  toasts: {
    added: "Alarm set",
    saved: "Saved",
    deleted: "Deleted",
    snoozed: "We'll remind you again",
  },
  repeat: {
    none: "Never",
    daily: "Every day",
    weekdays: "Every weekday",
    weekly: "Every week",
    monthly: "Every month",
  },
  notices: {
    due: "{{title}} · {{time}}",
    due_late: "Late: {{title}}, set for {{time}}",
    dueChoice: "Alarms you set",
  },
  mail: {
    due: {
      subject: "{{title}} · {{time}}",
      text: "You asked to be reminded at {{time}}:\n\n{{title}}\n{{note}}\n\n{{url}}",
    },
    late: {
      subject: "Late: {{title}} · {{time}}",
      text: "You asked to be reminded at {{time}}. Sorry this is late:\n\n{{title}}\n{{note}}\n\n{{url}}",
    },
  },
  list: {
    lead: "We remind you on the site, and by email if you like.",
    add: "New alarm",
    none: "No alarms",
    noneText: "Set one here, or from an event, a to-do or your schedule.",
    coming: "Coming up",
    over: "Past",
    rungAt: "Rang",
    snoozed: "Snoozed",
  },
  one: {
    next: "Rings next",
    never: "Doesn't ring again",
    rung: "Last rang",
    late: "{{minutes}} minutes late",
    about: "About",
    edit: "Edit",
    mail: "Also by email",
    snooze: "Remind me again",
    in: {
      "10": "In 10 minutes",
      "60": "In an hour",
      "1440": "In a day",
    },
  },
  form: {
    about: "About: {{title}}",
    add: "Set alarm",
    save: "Save",
    delete: "Delete this alarm",
    deleteText: "It won't ring any more.",
  },
  admin: {
    lead: "When alarms ring. Whose they are and what they say stays private.",
    coming: "Waiting",
    stuck: "Overdue",
    rung: "Rang in the last 24 hours",
    late: "of these, late",
    next: "Rings next",
    repeat: "Repeat",
    mail: "Email",
    rungAt: "Last rang",
    yes: "Yes",
    no: "No",
    never: "Not yet",
    none: "No alarms waiting",
  },
} as const;

/** What other places say of this feature, by their namespaces. */
export const elsewhere = {
  chrome: { links: { alarms: "Alarms", alarmsAll: "All alarms" } },
  overview: { planner: { ways: { alarms: "Alarms" }, kinds: { alarm: "Alarm" } }, calendar: { kinds: { alarm: "Alarms" } } },
} as const;
