/** The page about the product in English. */
import type { Article } from "./article";

export const about: Article = {
  lead: "Every term, thousands of students choose courses by hearsay. {{name}} collects what students who took them know and shares it with everyone.",
  sections: [
    {
      id: "what",
      title: "What's here",
      blocks: [
        {
          list: [
            "[Course experiences](/courses/all): how a course really went, with overall, difficulty and usefulness ratings, hours per week, attendance and tips. Open to everyone, always without the author's name.",
            "[The databank](/databank/all): how courses are graded and what came up, for people who contribute.",
            "[The catalog](/catalog/all): the courses of {{universityShort}} with their terms, sections and instructors.",
          ],
        },
      ],
    },
    {
      id: "how",
      title: "How it works",
      blocks: [
        "Sign up with your university address and write about a course you took. A moderator reads it. Then it's published without your name and helps the next student choose. After {{threshold}} approved contributions the databank opens for you.",
        "Averages appear once there are three experiences, with their number and spread. One angry or happy voice doesn't decide a course's rating.",
      ],
    },
    {
      id: "principles",
      title: "Our principles",
      blocks: [
        {
          list: [
            "Authors of experiences stay anonymous. Lecturers stay respected. Reading texts before they are published makes both possible.",
            "Numbers are shown with how many people they come from, or not at all.",
            "No exams, no lecturers' files, no paid access, no advertising, no selling of data.",
            "Every decision of a moderator has a reason, and you can object to it.",
            "Turkish and English are equal. So are phone and desktop, mouse and keyboard.",
          ],
        },
      ],
    },
    {
      id: "who",
      title: "Who runs it",
      blocks: [
        "{{name}} is made by and for the student community of {{university}}. In Turkish, “hocam” is how people at {{universityShort}} address each other, from the first-year student to the professor. The platform isn't an official service of the university.",
      ],
    },
    {
      id: "contact",
      title: "Write to us",
      blocks: [
        "Questions, mistakes, ideas, or a text about you that shouldn't be here: {{email}}. A person reads it. Many answers are on the [questions page](/faq); the rules are in the [terms](/policies/terms) and the [privacy notice](/policies/privacy).",
      ],
    },
  ],
};
