/** The page about the product in English. */
import type { Article } from "./article";

export const about: Article = {
  lead: "Every term, thousands of students choose courses by hearsay. {{name}} collects what those who took them know, and gives it back to everybody.",
  sections: [
    {
      id: "what",
      title: "What you find here",
      blocks: [
        {
          list: [
            "[Course experiences](/courses/all): how a course really went, with ratings for content, difficulty and usefulness, hours a week, attendance and advice. Open to everybody, always without the author.",
            "[The databank](/databank/all): how a grade is made and what came up, for those who contribute themselves.",
            "[The catalog](/catalog/all): the courses of {{universityShort}} with their terms, sections and instructors.",
          ],
        },
      ],
    },
    {
      id: "how",
      title: "How it works",
      blocks: [
        "You register with your university address and write about a course that you took. A moderator reads it. Then it stands in the list, without your name, and helps the next one to choose. After {{threshold}} approved contributions the databank opens for you.",
        "Averages appear from three experiences on, with their number and their spread. One angry or one happy voice doesn't make a grade for a course.",
      ],
    },
    {
      id: "principles",
      title: "What we hold to",
      blocks: [
        {
          list: [
            "Authors stay unnamed. Lecturers stay respected. Both at once is possible when texts are read before they appear.",
            "Numbers are shown with how many people they rest on, or not at all.",
            "No exams, no lecturers' files, no selling of access, no advertising, no data trade.",
            "Every decision of a moderator has a reason, and can be objected to.",
            "Turkish and English are equals. So are phone and desktop, mouse and keyboard.",
          ],
        },
      ],
    },
    {
      id: "who",
      title: "Who is behind it",
      blocks: [
        "{{name}} is made for and by the student community of {{university}}. In Turkish, “hocam” is how people at {{universityShort}} address each other, from the first-year student to the professor. The platform isn't an official service of the university.",
      ],
    },
    {
      id: "contact",
      title: "Write to us",
      blocks: [
        "Questions, mistakes, ideas, or a text about you that shouldn't stand: {{email}}. A person reads it. Much is answered on the [questions page](/faq); the rules are in the [terms](/policies/terms) and the [privacy notice](/policies/privacy).",
      ],
    },
  ],
};
