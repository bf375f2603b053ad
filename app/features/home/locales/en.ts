/** Words of the front page. */
export const home = {
  pages: {
    index: "Home",
  },
  descriptions: {
    index: "What courses are really like, written by the students who took them: workload, exams, grading, advice. Open to everybody.",
  },
  hero: {
    title: "Know the course before you take it",
    lead: "Students of {{university}} tell how it really was: the workload, the exams, the grade. Honest, and always without their names.",
    label: "Course code, name or instructor",
    placeholder: "MATH119, thermodynamics, …",
    act: "Find your course",
    browse: "or look through all courses",
  },
  blocks: {
    title: "What's on Hocam",
    experiences: {
      title: "Experiences",
      text: "How hard, how useful, how many hours a week, and tips from people who took it. Open to everyone.",
      act: "Read experiences",
    },
    databank: {
      title: "Databank",
      text: "How the grade is made and which topics came up. It opens for those who contribute.",
      act: "See the databank",
    },
    catalog: {
      title: "Catalog",
      text: "Courses with their terms, sections and instructors, ready for planning your term.",
      act: "Open the catalog",
    },
  },
  numbers: {
    title: "Hocam in numbers",
    courses: "open courses in the catalog",
    describedCourses: "courses with experiences",
    experiences: "approved experiences",
    databankEntries: "databank entries",
  },
  latest: {
    title: "Latest experiences",
    rating: "{{value}} of 5",
    all: "All courses",
  },
  top: {
    title: "Courses with the most experiences",
    count_one: "{{formatted}} experience",
    count_other: "{{formatted}} experiences",
    mean: "{{mean}} of 5",
  },
  join: {
    vip_one: "One approved contribution opens the databank for you.",
    vip_other: "{{count}} approved contributions open the databank for you.",
    guestTitle: "What you know helps the next one",
    guestText: "Register with your university address. Your name never stands beside what you write.",
    guestAct: "Create an account",
    userTitle: "You took a course. Tell how it was.",
    userText: "Ten minutes of yours save somebody a term.",
    userAct: "Add an experience",
    how: "How VIP works",
  },
  empty: {
    title: "No experience yet",
    text: "Be the first to tell how a course was.",
  },
} as const;
