/** What to do before a term and before the English preparatory year, in English. */
import type { Article } from "./article";

export const preparation: Article = {
  lead: "What to check before a term starts, and how to use the English preparatory year. Each step leads to where you can do it.",
  sections: [
    {
      id: "courses",
      title: "Choose your courses",
      blocks: [
        {
          list: [
            "See what your [curriculum](/catalog/departments) expects this term: must courses, electives, prerequisites.",
            "Read [experiences](/courses/all) of the courses you're unsure about: hours a week, exams, attendance, tips.",
            "Look up sections and instructors in the [catalog](/catalog/all), and save the courses you're considering.",
            "Need an elective? Sort courses by difficulty or usefulness, and check how many people a rating comes from.",
          ],
        },
      ],
    },
    {
      id: "schedule",
      title: "Make a schedule that fits",
      blocks: [
        "Add your courses to a [schedule](/schedule/all). It shows which sections clash, which ones are open to your department and surname, and which combinations leave a day free. Make a second one: sections fill up.",
        "Export it to your phone's calendar. Lectures, holidays and make-up days come along once staff have entered the term's dates.",
      ],
    },
    {
      id: "gpa",
      title: "Know where you stand",
      blocks: [
        "Enter your grades in the [GPA calculator](/gpa-calculator). It tells you what you need this term, which courses have to be repeated, and whether your load is allowed. No account needed.",
      ],
    },
    {
      id: "rules",
      title: "Rules worth knowing before you register",
      blocks: [
        "From the undergraduate regulation of {{universityShort}}, with the article. If they differ, the regulation itself applies. [All rules](/rules) can be searched.",
      ],
    },
    {
      id: "english",
      title: "Your English preparatory year",
      blocks: [
        "Exam dates, levels, attendance and exemptions are set by the university and can change; read them there. Here is what you can do on {{name}} meanwhile:",
        {
          list: [
            "See what's ahead: your department's [first-year courses](/catalog/departments) and what students [say about them](/courses/all).",
            "Ask what you'd rather ask a student in [questions and answers](/qa/all).",
            "Study with others: open a [study room](/study-room/all) or read [study tips](/study-tip/all).",
            "Meet people: [communities](/community/demo/all) and [events](/event/all) are open to preparatory students too, unless an event names its departments.",
            "Find out how things are done: [information projects](/information/all) go step by step, and the [campus map](/map/all) shows where.",
          ],
        },
      ],
    },
    {
      id: "missing",
      title: "Something missing?",
      blocks: [
        "This page says only what the site knows for sure. If you know a step that helped you, [write to us](/contacts) or [share a tip](/study-tip/all).",
      ],
    },
  ],
};
