/** What other places call this feature, by their namespaces. */
export const elsewhere = {
  en: {
    acts: {
      things: { experience: "a course experience", "course-submission": "a course suggestion" },
      kinds: { experience: "Course experience", "course-submission": "Course suggestion" },
    },
    chrome: { links: { courses: "Courses", myExperiences: "My experiences" } },
    admin: { inbox: { experiences: "Course experiences", course_submissions: "Suggested courses" } },
    reporting: { types: { experience: "Course experience" } },
    overview: {
      collections: {
        experiences: "Course experiences",
        course_submissions: "Suggested courses",
        one: { experiences: "Experience", course_submissions: "Suggested course" },
      },
    },
    search: { sources: { courses: "Courses", instructors: "Instructors" } },
  },
  tr: {
    acts: {
      things: { experience: "bir ders deneyimini", "course-submission": "bir ders önerisini" },
      kinds: { experience: "Ders deneyimi", "course-submission": "Ders önerisi" },
    },
    chrome: { links: { courses: "Dersler", myExperiences: "Deneyimlerim" } },
    admin: { inbox: { experiences: "Ders deneyimleri", course_submissions: "Önerilen dersler" } },
    reporting: { types: { experience: "Ders deneyimi" } },
    overview: {
      collections: {
        experiences: "Ders deneyimleri",
        course_submissions: "Önerilen dersler",
        one: { experiences: "Deneyim", course_submissions: "Önerilen ders" },
      },
    },
    search: { sources: { courses: "Dersler", instructors: "Hocalar" } },
  },
} as const;
