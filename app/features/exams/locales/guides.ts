/** How exam dates are found and added, for the assistant. */
import type { Guide } from "~/engines/intents";

export const examGuides = {
  own: {
    to: "/schedule/exams",
    title: { en: "My exams", tr: "Sınavlarım" },
    text: {
      en: "Exam dates of the courses in your schedule, and which are at the same time. A course's Exams tab has “Add exam date”; two students have to agree.",
      tr: "Programındaki derslerin sınav tarihleri ve çakışanlar. Dersin Sınavlar sekmesinde “Sınav tarihi ekle” var; iki öğrencinin aynı tarihi vermesi gerekir.",
    },
    asked: {
      en: ["my exam dates", "when are my exams", "do my exams clash", "add the date of an exam", "is the midterm date known"],
      tr: ["sınav tarihlerim", "sınavlarım ne zaman", "sınavlarım çakışıyor mu", "sınav tarihi eklemek", "ara sınav tarihi belli mi"],
    },
  },
} as const satisfies Record<string, Guide>;
