// The shapes shared by all seed content files, so that the lists themselves stay pure data.
export type Faculty =
  | "Architecture"
  | "Arts and Sciences"
  | "Economic and Administrative Sciences"
  | "Education"
  | "Engineering"
  | "Graduate Schools"
  | "Northern Cyprus Campus"
  | "Rectorate";

export interface SeedDepartment {
  numericCode: string;
  /** Letter prefix of the department's courses; null where it offers none of its own. */
  code: string | null;
  nameEn: string;
  nameTr: string;
  campus: "ankara" | "cyprus";
  faculty: Faculty;
}

/** One department on one line: numeric code, prefix, names, faculty; the campus follows from the faculty. */
export type SeedDepartmentRow = [numericCode: string, code: string | null, nameEn: string, nameTr: string, faculty: Faculty];

export interface SeedCourse {
  /** Seven digits: department, then the course number padded to four. */
  numericCode: string;
  code: string;
  nameEn: string;
  nameTr: string;
  theory: number;
  practice: number;
  /** Theory plus half of practice; 0 for the non-credit courses. */
  credit: number;
  ects: number | null;
  level: "undergraduate" | "graduate" | "phd";
  type: "mandatory" | "elective" | "technical_elective";
  departmentNumericCode: string;
  /** Any one of the sets is enough; within a set every course is needed. */
  prerequisites?: string[][];
}

/** One course on one line: names, theory, practice, credit, ECTS, level, type, prerequisites. */
export type SeedCourseRow = [
  numericCode: string,
  code: string,
  nameEn: string,
  nameTr: string,
  theory: number,
  practice: number,
  credit: number,
  ects: number | null,
  level: "u" | "g" | "p",
  type: "m" | "e" | "t",
  prerequisites?: string[][],
];

export interface ExperienceFragmentSet {
  opening: string[];
  body: string[];
  workload: string[];
  closing: string[];
}

export type ExperienceMood = "positive" | "mixed" | "negative";
export type ContentLanguage = "en" | "tr";

/** A reply of an invented student; `to` is the reply that it answers, by its place in the list. */
export interface SeedReply {
  text: string;
  /** The discussion's author writes it. */
  isAuthor?: boolean;
  isAnonymous?: boolean;
  to?: number;
}

export interface SeedDiscussion {
  title: string;
  text: string;
  category: "courses" | "campus" | "dorms" | "bureaucracy" | "housing" | "social" | "tech" | "other";
  tags: string;
  isAnonymous?: boolean;
  replies: SeedReply[];
  /** The accepted reply, by its place in the list. */
  accepted?: number;
}

export interface SignatureExperience {
  code: string;
  language: ContentLanguage;
  overall: 1 | 2 | 3 | 4 | 5;
  difficulty: 1 | 2 | 3 | 4 | 5;
  usefulness: 1 | 2 | 3 | 4 | 5;
  weeklyHours: number;
  attendance: "none" | "partial" | "required";
  text: string;
  tips: string;
}

export interface DatabankFragmentSet {
  /** Each list is one way to split the grade and sums to 100. */
  parts: { name: string; weight: number }[][];
  examKinds: string[];
  topics: string[];
  boundaries: string[];
  resources: string[];
  advice: string[];
}
