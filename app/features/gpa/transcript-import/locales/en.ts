/** What is said while a transcript is brought in; whoever only calculates doesn't need it. */
export const transcriptImport = {
  paste: {
    read_one: "{{count}} course found",
    read_other: "{{count}} courses found",
    refused_one: "{{count}} line skipped",
    refused_other: "{{count}} lines skipped",
    nothing: "No course found. Each line needs a code, credits and a grade.",
    line: "Line {{number}}",
    columns: "names of columns",
    unsure_one: "{{count}} to check",
    unsure_other: "{{count}} to check",
  },
  refusals: {
    notCourse: "not a course",
    noCredits: "no credits",
    credits: "credits must be whole or half numbers from 0 to 40",
    grade: "not a [[shortEn]] grade",
    term: "a term without a year",
    tooLong: "longer than 500 characters",
    tooMuch: "This text is too long. Paste at most 1.5 million characters.",
    tooManyLines: "Paste at most 10,000 courses.",
    json: "This JSON isn't a transcript from this calculator.",
  },
  doubts: {
    title: "Check these courses",
    credits: "Which number is the credit? Check it.",
    date: "A spreadsheet turned this credit into a date. Check it.",
    ects: "Only ECTS is named here. Check the [[shortEn]] credit.",
    term: "The term isn't clear. It was put in {{term}}.",
    mark: "The mark at the code was read as NI. Remove NI if it means something else.",
    code: "No course code here. Check that it's a course.",
  },
} as const;
