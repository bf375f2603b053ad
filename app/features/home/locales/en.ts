/** Words of the front page. */
export const home = {
  pages: {
    index: "Home",
  },
  descriptions: {
    index: "What courses are really like, written by the students who took them: workload, exams, grading, tips. Open to everyone.",
  },
  hero: {
    title: "Know the course before you take it",
    lead: "{{university}} students share what it was really like: workload, exams, grading. Honest and anonymous.",
    label: "Course code, name or instructor",
    placeholder: "MATH119, thermodynamics, …",
    act: "Find your course",
    browse: "Browse all courses",
  },
  hello: "Hello, {{name}}",
  begin: {
    title: "Where to start",
    save: "Save a course",
    saveText: "It stays one tap away, right here.",
    go: "Find an event",
    goText: "Say you're going and it shows up here.",
    follow: "Follow a discussion",
    followText: "See new replies when you come back.",
    write: "Share a course experience",
    writeText: "It takes ten minutes and helps the next student.",
  },
  events: {
    mine: "My next events",
    allMine: "My events",
    week: "This week",
    next: "Upcoming events",
    all: "All events",
    going: "Going",
    people_one: "{{formatted}} going",
    people_other: "{{formatted}} going",
  },
  threads: {
    title: "My discussions",
    all: "All discussions",
    news_one: "{{count}} new reply",
    news_other: "{{count}} new replies",
    replies_one: "{{count}} reply",
    replies_other: "{{count}} replies",
  },
  work: {
    title: "My contributions",
    all: "My space",
    add: "Share your experience",
  },
  saved: {
    title: "Saved courses",
    all: "All saved",
  },
  blocks: {
    title: "What you can do here",
    experiences: { title: "Read course experiences", text: "How hard, how useful, how many hours a week, with tips." },
    catalog: { title: "Browse the catalog", text: "Terms, sections, instructors and curricula." },
    databank: { title: "Use the databank", text: "How courses are graded. Opens once you contribute." },
    events: { title: "Go to events", text: "See what's on and say you're going." },
    discussions: { title: "Ask and answer", text: "Discussions about courses, dorms and campus." },
    communities: { title: "Join a community", text: "Clubs and teams with their events." },
    notes: { title: "Share notes", text: "Students' own notes by course." },
    gpa: { title: "Calculate your GPA", text: "By the university's rules, no account needed." },
    abroad: { title: "Compare Work & Travel", text: "What was promised and what really happened." },
  },
  numbers: {
    title: "Hocam in numbers",
    courses: "courses in the catalog",
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
    title: "Help the next student",
    text: "Sign up with your university address. Course experiences are always anonymous.",
    act: "Sign up",
    how: "How VIP works",
  },
  empty: {
    title: "No experiences yet",
    text: "Be the first to share one.",
    act: "Share your experience",
  },
} as const;

/** What other places say of this feature, by their namespaces. */
export const elsewhere = {
  chrome: { links: { home: "Home" } },
} as const;
