/** Words of Work & Travel. */
export const wat = {
  pages: {
    compare: "Work & Travel comparison",
    all: "Work & Travel",
    one: "Work & Travel season",
    add: "Write about your season",
    personal: "My Work & Travel seasons",
    edit: "Edit season",
  },
  lead: "What agencies promised, and what it was really like.",
  fields: {
    title: "In one sentence",
    text: "How was it?",
    year: "Year",
    agency: "Agency",
    employer: "Employer",
    state: "State",
    job: "Job",
    promised_wage: "Promised hourly wage ($)",
    real_wage: "Actual hourly wage ($)",
    promised_hours: "Promised hours per week",
    real_hours: "Actual hours per week",
    housing: "Housing",
    deductions: "Deductions",
    would_return: "I'd go again",
  },
  compare: {
    lead: "The latest 50 seasons side by side.",
    all: "All seasons",
    wage: "$/h: promised → actual",
    hours: "Hours: promised → actual",
    place: "Employer",
    choose: "Compare",
    chooseOne: "Compare “{{title}}”",
    compare: "Compare selected",
    hint: "Select up to {{count}} seasons.",
    none: "No seasons to compare",
  },
} as const;

/** What other places say of this feature, by their namespaces. */
export const elsewhere = {
  chrome: { links: { wat: "Work & Travel" } },
  search: { sources: { wat: "Work & Travel" } },
} as const;
