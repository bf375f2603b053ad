/** What a university pack holds, part by part: each is a file of the pack's folder. What may be empty says so (docs/another-university.md). */
import type { FacultyColor } from "~/kit/faculty-color";
import type { Rule, RuleDocument, RuleWays } from "./rule";

interface MailProvider {
  domains: readonly string[];
  ignored: string;
}

/** `index.ts`: names, mail, time. Every page carries it. */
export interface University {
  code: string;
  nameEn: string;
  nameTr: string;
  shortEn: string;
  shortTr: string;
  turkishNames: Readonly<Record<string, string>>;
  mailDomains: readonly string[];
  mailboxes: { suffix: string; providers: readonly MailProvider[] };
  timeZone: string;
  cityEn: string;
  cityTr: string;
  terms: readonly { number: number; key: "fall" | "spring" | "summer" }[];
  centre: { lat: number; lng: number };
  region: string;
}

/** `places.ts`: a place of the campus. Lists may be short, but none is without a source. */
export interface Place {
  id: string;
  kind: "campus" | "teaching" | "service" | "culture" | "dorm" | "gate";
  nameEn: string;
  nameTr: string;
  lat: number;
  lng: number;
  source: string;
  /** Event forms offer it. */
  isPreset: boolean;
  /** What people call it beside its names. */
  also?: string;
}

/** `grading.ts`: grades, and what the regulation makes of them. Averages are in hundredths. */
export interface Grading {
  /** Coefficients are whole multiples of one part of a point: halves (2) or tenths (10). */
  partsOfPoint: number;
  /** Grade → its coefficient in those parts, the best first. */
  coefficients: Readonly<Record<string, number>>;
  /** Grade → the least of a hundred points that makes it, the best first; empty where the regulation has no scale. */
  points: Readonly<Record<string, number>>;
  outside: readonly string[];
  pending: string;
  withdrawn: string;
  exempt: string;
  passedOutside: readonly string[];
  pendingBecomes: { credited: string; nonCredit: string };
  failing: readonly string[];
  mustRepeat: readonly string[];
  standing: { satisfactory: number; honour: number; highHonour: number; honourCourses: number };
  graduation: { least: number; honour: number; highHonour: number; lastSemesters: number };
  /** `newCourses`: null where the regulation doesn't count them in courses. */
  probation: { least: number; strict: number; semesters: number; newCourses: number | null };
  maximumDuration: { semesters: number; countedFrom: string };
  /** Null: courses that were passed are repeated without such a limit. */
  repeats: { withinSemesters: number; most: number; from: string } | null;
  /** Null: no such limit. `notOfFirst`: 0 for none. */
  withdrawals: { most: number | null; mostPerTerm: number | null; week: number; notOfFirst: number };
  /** `least`: 0 for none. */
  load: { least: number; more: readonly { from: number; courses: number }[]; graduating: number };
  /** Courses that are taken as not included, in a term; null where there is no such thing. */
  mostNotIncluded: number | null;
  mostNotIncludedRepeats: number;
  mostInSummer: number;
}

/** The articles that decisions name; empty for what isn't known. */
export type Articles = Readonly<
  Record<
    | "averages"
    | "standing"
    | "graduation"
    | "probation"
    | "mustRepeat"
    | "replacement"
    | "repeats"
    | "lastGrade"
    | "withdrawals"
    | "load"
    | "notIncluded"
    | "summer"
    | "doubleMajor"
    | "pending",
    string
  >
>;

/** `help.ts`: where students turn to when they aren't well. */
export interface Help {
  counselling: { nameEn: string; nameTr: string; url: string };
  /** A page that says nothing about its reader. */
  neutralPage: string;
}

type Choices = readonly [string, ...string[]];

/** `event-choices.ts`: what the form of an event offers; `turkishNames` says in Turkish what is called otherwise there. */
export type EventChoices = Readonly<Record<"locations" | "cities" | "countries" | "universities" | "campuses", Choices>>;

/** A whole pack; `app/university/` holds the chosen one. */
export interface Pack {
  index: { university: University };
  places: { places: readonly Place[] };
  grading: { grading: Grading; articles: Articles };
  help: { help: Help };
  eventChoices: { eventChoices: EventChoices };
  /** English name → Turkish name: empty where the catalog is in Turkish. Without a colour a faculty has none. */
  faculties: { faculties: ReadonlyMap<string, string>; colorOfFaculty: (faculty: string) => FacultyColor | null };
  /** How the timetable's rooms begin → the id of a place; may be empty. */
  buildings: { buildings: Readonly<Record<string, string>> };
  /** Three digits → letters, where courses have seven digits too; may be empty. */
  departments: { departments: ReadonlyMap<string, string> };
  /** A course under one key, however its code is written. */
  courseKey: { courseKey: (code: string) => string };
  /** Courses that stand side by side in curricula → the first of them; may be empty. */
  alternatives: { alternatives: ReadonlyMap<string, string> };
  /** Courses of the first two semesters in every curriculum that has them; may be empty. */
  firstYear: { firstYear: ReadonlySet<string> };
  /** `rules`: all, of which `regulation` are what the calculator shows; both may be empty. */
  regulation: { rules: readonly Rule[]; regulation: readonly Rule[]; documents: Readonly<Record<string, RuleDocument>> };
  /** How else people ask for rules, by their ids; may be empty. */
  waysToAsk: { waysToAsk: RuleWays };
}
