/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    chrome: { links: { exams: "My exams" } },
    catalog: { tabs: { exams: "Exams" }, merge: { names: { exams: "Exams" } } },
    acts: { things: { exam: "an exam date" }, kinds: { exam: "Exam date" } },
    overview: { planner: { ways: { exams: "Exams" }, kinds: { exam: "Exam" } }, calendar: { kinds: { exam: "Exams" } } },
  },
  tr: {
    chrome: { links: { exams: "Sınavlarım" } },
    catalog: { tabs: { exams: "Sınavlar" }, merge: { names: { exams: "Sınavlar" } } },
    acts: { things: { exam: "bir sınav tarihini" }, kinds: { exam: "Sınav tarihi" } },
    overview: { planner: { ways: { exams: "Sınavlar" }, kinds: { exam: "Sınav" } }, calendar: { kinds: { exam: "Sınavlar" } } },
  },
} as const;
